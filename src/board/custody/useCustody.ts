import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BagRecord } from '../../domain/custody/custody';
import type { RunCustody } from '../../domain/custody/custodyView';
import {
  closeDayCall,
  custodyCall,
  handOverCall,
  reopenRunCall,
  runCustodyCall,
} from '../../contract/custody/custody';
import { readApi } from '../../providers/callApi';

const KEY = 'custody';

/** The bags of a day in numbers. */
export function useCustody(date: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [KEY, date],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readApi(custodyCall, { query: { date } }, { signal }),
  });
  const refetch = useCallback(() => client.invalidateQueries({ queryKey: [KEY] }), [client]);
  return { ...query, refetch };
}

/** The bags of one run. */
export function useRunCustody(manifestId: number) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [KEY, 'run', manifestId],
    // Contains names: removed from the cache when the dialog closes.
    gcTime: 0,
    queryFn: ({ signal }) => readApi(runCustodyCall, { params: { manifestId } }, { signal }),
  });
  const settled = () => client.invalidateQueries({ queryKey: [KEY] });
  return {
    ...query,
    handOver: async ({ id, version }: RunCustody, bags: readonly BagRecord[]) => {
      await readApi(handOverCall, { params: { manifestId: id }, body: { bags: [...bags] } }, { version });
      await settled();
    },
    reopen: async ({ id, version }: RunCustody) => {
      await readApi(reopenRunCall, { params: { manifestId: id } }, { version });
      await settled();
    },
  };
}

export async function closeDay(date: string, close_door_pharmacy_id: number): Promise<void> {
  await readApi(closeDayCall, { body: { date, close_door_pharmacy_id } });
}
