import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAtWork } from '../../domain/imports/importRules';
import type { ImportLotView } from '../../domain/imports/importView';
import { useLive } from '../../providers/useLive';
import { LOTS_KEY, readLot } from '../lotCalls';
import { useSteadyRefresh } from '../useSteadyRefresh';

/** How often a lot that is being worked on is asked for where no news of it come in. Milliseconds. */
const ASK_AGAIN_MS = 2_000;

/** One lot, as it is now: it follows the server's work on it and what others do to it. */
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
  /** Takes a lot out of an answer; one that is older than what is held stays out. */
  const take = useCallback(
    (lot: ImportLotView) =>
      client.setQueryData<ImportLotView>([LOTS_KEY, 'lot', lot.id], (held) =>
        held && held.version > lot.version ? held : lot,
      ),
    [client],
  );
  return { ...query, refresh, take };
}
