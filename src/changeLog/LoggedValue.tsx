import { isWireTimestamp } from '../domain/time/dates';
import { isBlank } from '../domain/wire/problem';
import { settingOf } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import { FieldValue } from '../resources/screens/display/FieldValue';
import { isResourceName, resourceOf } from '../ui/resourceOf';
import { useNumber } from '../ui/useNumber';
import { useZonedTime } from '../ui/useZonedTime';
import { settingInWords } from '../ui/settingText';

interface LoggedValueProps {
  resource: string;
  field: string;
  value: unknown;
  recordId: number | null;
}

/** A value as on the record's own page: references by name, choices as text, times with their zone. */
export function LoggedValue({ resource, field, value, recordId }: LoggedValueProps) {
  const translate = useT();
  const number = useNumber();
  const zoned = useZonedTime();
  const setting = resource === 'settings' ? settingOf(field) : undefined;
  if (setting) return <>{settingInWords(setting, value, translate, number)}</>;
  if (isResourceName(resource) && Object.hasOwn(resourceOf(resource).fields, field)) {
    return <FieldValue resource={resource} name={field} record={{ id: recordId ?? 0, [field]: value }} />;
  }
  if (isBlank(value)) return <>{translate('screens.record.emptyValue')}</>;
  if (typeof value === 'boolean') return <>{translate(`screens.record.${value ? 'yes' : 'no'}`)}</>;
  if (typeof value === 'string') return <>{isWireTimestamp(value) ? zoned(value) : value}</>;
  return <>{typeof value === 'number' ? String(value) : JSON.stringify(value)}</>;
}
