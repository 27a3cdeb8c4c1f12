import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { SETTING_GROUP_NAMES } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import type { ResourceName } from '../resources/registry';
import { showPath } from '../resources/screens/paths';
import { useLogPeople } from '../ui/log/logCalls';
import { isResourceName } from '../ui/resourceOf';
import { useReferenceTitle } from '../resources/screens/useReferenceTitle';
import { ACTIVITY_LOG } from './activityLog';

interface RecordNameProps {
  resource: string;
  id: number;
  /** Names of runs of a day, which have no page of their own. */
  runNames?: Readonly<Record<string, string>>;
}

/** Name of the record, with a link to it. */
export function RecordName({ resource, id, runNames }: RecordNameProps) {
  const translate = useT();
  const people = useLogPeople(ACTIVITY_LOG);
  if (isResourceName(resource)) return <DeclaredRecord resource={resource} id={id} />;
  const group = resource === 'settings' ? SETTING_GROUP_NAMES[id - 1] : undefined;
  if (group) return <>{translate(`settings.groups.${group}.title`)}</>;
  const person = resource === 'users' ? people.find((one) => one.id === id) : undefined;
  const name = person?.full_name ?? (resource === 'delivery_manifest' ? runNames?.[id] : undefined);
  return <>{name ?? translate('changeLog.removedRecord', { id })}</>;
}

function DeclaredRecord({ resource, id }: { resource: ResourceName; id: number }) {
  const translate = useT();
  const title = useReferenceTitle(resource, id) ?? translate('changeLog.removedRecord', { id });
  const path = showPath(resource, id);
  if (!path) return <>{title}</>;
  return (
    <Link component={RouterLink} to={path} color="inherit" underline="hover">
      {title}
    </Link>
  );
}
