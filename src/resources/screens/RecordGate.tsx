import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { SIZES } from '../../ui/theme/tokens';
import { WhyButton } from '../../ui/access/WhyButton';
import { HOME } from '../../domain/access/paths';
import { useT } from '../../i18n/useT';
import { permissionFor } from '../../providers/authProvider';
import type { ResourceName } from '../registry';
import type { ResourceAction } from '../schema/defineResource';
import { isRecordId, type RecordQuery } from './freshRecord';
import { listPath } from './paths';
import { useDelayed } from '../../ui/useDelayed';
import { statusOf, useMessageOf } from '../../ui/useMessageOf';

/** Milliseconds before a skeleton shows (field-notes 21). */
const SKELETON_AFTER = 150;

interface ForRoleProps {
  name: ResourceName;
  action: ResourceAction;
  children: ReactNode;
}

/** Draws its children for whom the action is allowed; else says why not. */
export function ForRole({ name, action, children }: ForRoleProps) {
  return (
    <CanAccess resource={name} action={action} accessDenied={<NotForRole name={name} action={action} />}>
      {children}
    </CanAccess>
  );
}

function NotForRole({ name, action }: Omit<ForRoleProps, 'children'>) {
  const translate = useT();
  return (
    <Closed title={translate('screens.empty.forbiddenTitle')} text={translate('screens.empty.forbidden')}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <WhyButton needs={permissionFor(action, name)} />
        <Button component={Link} to={HOME} variant="outlined">
          {translate('screens.empty.home')}
        </Button>
      </Box>
    </Closed>
  );
}

/** In place of a record that is not there: not yet, not for now, or not at all. */
export function RecordPending({ name, query }: { name: ResourceName; query: RecordQuery }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const { id } = useParams();
  const waits = useDelayed(!query.error, SKELETON_AFTER);
  if (!isRecordId(id) || statusOf(query.error) === 404) {
    return (
      <Closed title={translate('screens.record.notFoundTitle')} text={translate('screens.record.notFound')}>
        <Button component={Link} to={listPath(name) ?? HOME} variant="outlined">
          {translate('screens.record.back')}
        </Button>
      </Closed>
    );
  }
  if (query.error) {
    return (
      <Closed title={translate('screens.empty.errorTitle')} text={messageOf(query.error)}>
        <Button variant="outlined" onClick={() => void query.refetch()}>
          {translate('screens.empty.retry')}
        </Button>
      </Closed>
    );
  }
  return waits ? <RecordSkeleton /> : null;
}

function Closed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 4, py: 14, textAlign: 'center' }}
    >
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '56ch' }}>{text}</Typography>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

function RecordSkeleton() {
  const translate = useT();
  return (
    <Box
      role="status"
      aria-label={translate('screens.list.loading')}
      sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}
    >
      <Skeleton variant="rounded" width={240} height={28} />
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={160} />
    </Box>
  );
}
