import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keptDataCall } from '../contract/keeping/keptData';
import { legalHoldsCall } from '../contract/keeping/legalHolds';
import { readApi } from '../providers/callApi';
import { useLive } from '../providers/useLive';

const KEY = 'keptData';

/** How long each kind is kept, and what its last night removed. */
export function useKeptData() {
  return useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => readApi(keptDataCall, {}, { signal }),
    retry: false,
  });
}

/** Legal holds, also when somebody else places or releases one. They name patients: gone with the page. */
export function useLegalHolds(isAllowed: boolean) {
  const client = useQueryClient();
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [KEY, 'holds'] }), [client]);
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'legal_holds.changed') void refresh();
    },
    onGap: () => void refresh(),
  });
  const query = useQuery({
    queryKey: [KEY, 'holds'],
    enabled: isAllowed,
    gcTime: 0,
    queryFn: ({ signal }) => readApi(legalHoldsCall, {}, { signal }),
    retry: false,
  });
  return { ...query, refresh };
}
