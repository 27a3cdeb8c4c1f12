import { useMemo } from 'react';
import { useRecords } from '../../ui/useRecords';

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Clients (funding sources) of deliveries; empty without permission to read them. */
export function useClients(): readonly Named[] {
  const { data } = useRecords('funding_sources', { filter: { is_active: true }, perPage: 100, sort: 'name' });
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ id, name })), [data]);
}
