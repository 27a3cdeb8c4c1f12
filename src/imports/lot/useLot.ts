import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAtWork } from '../../domain/imports/importRules';
import type { ImportLotView } from '../../domain/imports/importView';
import { useLive } from '../../providers/useLive';
import { LOTS_KEY, readLot } from '../lotCalls';
import { useSteadyRefresh } from '../useSteadyRefresh';

/** Interval at which a lot at work is fetched without live updates. Milliseconds. */
const ASK_AGAIN_MS = 2_000;

/** The current state of a lot, with live updates of the server's work and colleagues' changes. */
export function useLot(lotId: number) {
  const client = useQueryClient();
  const key = [LOTS_KEY, 'lot', lotId];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readLot(lotId, signal),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? ASK_AGAIN_MS : false),
  });
  const refresh = useSteadyRefresh(query.refetch);
  useLive('imports', {
    onEvent: ({ body }) => {
      const isNews = typeof body.version !== 'number' || body.version !== query.data?.version;
      if (body.lot_id === lotId && (isNews || (query.data && isAtWork(query.data)))) refresh();
    },
    onGap: refresh,
  });
  /** Stores the lot of an answer, unless a newer one is stored. */
  const take = useCallback(
    (lot: ImportLotView) =>
      client.setQueryData<ImportLotView>([LOTS_KEY, 'lot', lot.id], (current) =>
        current && current.version > lot.version ? current : lot,
      ),
    [client],
  );
  return { ...query, refresh, take };
}
