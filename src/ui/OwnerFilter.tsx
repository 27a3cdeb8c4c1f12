import { useGetList } from 'react-admin';
import { PERMISSIONS } from '../domain/access/permissions';
import { useAllowed } from '../providers/usePermissions';
import { FieldFrame } from './FieldFrame';
import { Select } from './Select';

const LISTS = {
  cdp: { resource: 'cdps', text: 'name', right: PERMISSIONS.cdps.readAll, filter: {} },
  client: { resource: 'funding_sources', text: 'name', right: PERMISSIONS.funding_source.list, filter: {} },
  facility: { resource: 'facilities', text: 'name', right: PERMISSIONS.facilities.list, filter: {} },
  driver: {
    resource: 'employees',
    text: 'full_name',
    right: PERMISSIONS.employees.list,
    filter: { type: 'Driver' },
  },
  vehicle: { resource: 'vehicles', text: 'name', right: PERMISSIONS.vehicles.list, filter: {} },
} as const;
const ALL = { page: 1, perPage: 1000 };

/** A kind of record that things are filtered by. */
export type OwnerName = keyof typeof LISTS;

interface OwnerFilterProps {
  owner: OwnerName;
  label: string;
  /** Label of no choice. */
  all: string;
  /** Id of the chosen record. */
  value: string | null;
  onChange: (id: string) => void;
}

/** A filter by record; nothing for those who may not read the list, or have one CDP only. */
export function OwnerFilter({ owner, label, all, value, onChange }: OwnerFilterProps) {
  const { resource, text, right, filter } = LISTS[owner];
  const isAllowed = useAllowed(right);
  const { data = [] } = useGetList<{ id: number } & Record<string, unknown>>(
    resource,
    { filter, pagination: ALL, sort: { field: text, order: 'ASC' } },
    { enabled: isAllowed, retry: false },
  );
  if (!isAllowed || (owner === 'cdp' && data.length === 1)) return null;
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <Select
          id={id}
          value={value ?? ''}
          options={[
            { value: '', text: all },
            ...data.map((record) => ({ value: record.id, text: String(record[text] ?? record.id) })),
          ]}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  );
}
