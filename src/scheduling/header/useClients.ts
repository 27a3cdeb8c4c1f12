import { useGetList } from 'react-admin';
import { useMemo } from 'react';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Clients (funding sources) of deliveries; empty without permission to read them. */
export function useClients(): readonly Named[] {
  const { data } = useGetList('funding_sources', {
    filter: { is_active: true },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ id: Number(id), name: String(name) })), [data]);
}
