import { isWireTimestamp } from '../domain/time/dates';
import { manifestStatusKey } from '../domain/runs/manifestStatus';
import { isBlank } from '../domain/wire/problem';
import { settingOf } from '../domain/wire/settings';
import { useT } from '../i18n/useT';
import type { ResourceName } from '../resources/registry';
import { FieldValue } from '../resources/screens/display/FieldValue';
import { isResourceName, resourceOf } from '../ui/resourceOf';
import { useNumber } from '../ui/useNumber';
import { useZonedTime } from '../ui/useZonedTime';
import { settingInWords } from '../ui/settingText';
import { RecordName } from './RecordName';

/** Fields of records without a declaration that name a record which has one. */
const REFERENCES: Readonly<Partial<Record<string, ResourceName>>> = {
  close_door_pharmacy_id: 'cdps',
  delivery_event_id: 'delivery_events',
  driver_id: 'employees',
  employee_id: 'employees',
  facility_id: 'facilities',
  funding_source_id: 'funding_sources',
  participant_id: 'participants',
  run_id: 'runs',
  vehicle_id: 'vehicles',
};

interface LoggedValueProps {
  resource: string;
  field: string;
  value: unknown;
  recordId: number | null;
  runNames: Readonly<Record<string, string>>;
}

/** A value as on the record's own page: references by name, choices as text, times with their zone. */
export function LoggedValue({ resource, field, value, recordId, runNames }: LoggedValueProps) {
  const translate = useT();
  const number = useNumber();
  const zoned = useZonedTime();
  const setting = resource === 'settings' ? settingOf(field) : undefined;
  if (setting) return <>{settingInWords(setting, value, translate, number)}</>;
  if (field === 'delivery_manifest_id' && typeof value === 'number' && runNames[value] !== undefined)
    return <>{runNames[value]}</>;
  const referred = typeof value === 'number' ? REFERENCES[field] : undefined;
  if (referred !== undefined && typeof value === 'number')
    return <RecordName resource={referred} id={value} />;
  if (field === 'delivery_manifest_status_id' && typeof value === 'number')
    return <>{translate(manifestStatusKey(value))}</>;
  if (isResourceName(resource) && Object.hasOwn(resourceOf(resource).fields, field)) {
    return <FieldValue resource={resource} name={field} record={{ id: recordId ?? 0, [field]: value }} />;
  }
  if (isBlank(value)) return <>{translate('screens.record.emptyValue')}</>;
  if (typeof value === 'boolean') return <>{translate(`screens.record.${value ? 'yes' : 'no'}`)}</>;
  if (typeof value === 'string') return <>{isWireTimestamp(value) ? zoned(value) : value}</>;
  return <>{typeof value === 'number' ? String(value) : JSON.stringify(value)}</>;
}
