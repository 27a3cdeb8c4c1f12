import { useGetList, type UseGetListOptions } from 'react-admin';
import type { Registry, ResourceName } from '../resources/registry';
import type { RecordFor } from '../resources/schema/defineResource';

type RecordOf<Name extends ResourceName> = RecordFor<Registry[Name]>;
type Field<Name extends ResourceName> = keyof RecordOf<Name> & string;

interface ListOf<Name extends ResourceName> {
  /** By declared field; a list means any of its values. */
  filter?: Partial<Record<Field<Name>, unknown>>;
  sort?: Field<Name>;
  perPage: number;
}

/** The first page of declared records, with the fields of their declaration; ascending when sorted. */
export function useRecords<Name extends ResourceName>(
  name: Name,
  { filter, sort, perPage }: ListOf<Name>,
  options?: Pick<UseGetListOptions<RecordOf<Name>>, 'enabled'>,
) {
  const pagination = { page: 1, perPage };
  const params = { filter, pagination, ...(sort && { sort: { field: sort, order: 'ASC' as const } }) };
  return useGetList<RecordOf<Name>>(name, params, options);
}
