import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BagRecord } from '../../domain/custody/custody';
import type { CustodyOfDate, RunCustody } from '../../domain/custody/custodyView';
import { request } from '../../providers/http';

const KEY = 'custody';

/** The bags of a day in numbers. */
export function useCustody(date: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [KEY, date],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await request<CustodyOfDate>(`/custody?date=${date}`, { signal, toast: false })).data,
  });
  const refetch = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  return { ...query, refetch };
}

const pathOf = (manifestId: number) => `/delivery_manifest/${manifestId}/custody`;

/** The bags of one run. */
export function useRunCustody(manifestId: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [KEY, 'run', manifestId],
    // Contains names: removed from the cache when the dialog closes.
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await request<RunCustody>(pathOf(manifestId), { signal, toast: false })).data,
  });
  const settled = () => client.invalidateQueries({ queryKey: [KEY] });
  return {
    ...query,
    handOver: async (run: RunCustody, bags: readonly BagRecord[]) => {
      await request(pathOf(run.id), { method: 'POST', body: { bags }, version: run.version, toast: false });
      await settled();
    },
    reopen: async (run: RunCustody) => {
      await request(pathOf(run.id), { method: 'DELETE', version: run.version, toast: false });
      await settled();
    },
  };
}

export async function closeDay(date: string, close_door_pharmacy_id: number): Promise<void> {
  const body = { date, close_door_pharmacy_id };
  await request('/custody/days', { method: 'POST', body, toast: false });
}
