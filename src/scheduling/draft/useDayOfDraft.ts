import { useQuery } from '@tanstack/react-query';
import { poolCall, runsCall, type ListedRun } from '../../contract/board/runs';
import type { EventView } from '../../domain/runs/dispatchView';
import { MANIFESTS_PER_PAGE } from '../../domain/wire/lists';
import { manifestPermits } from '../../domain/runs/manifestStatus';
import { readApi } from '../../providers/callApi';
import type { HttpError } from '../../providers/http';

export interface DayOfDraft {
  /** Runs that can be planned. */
  runs: ListedRun[];
  /** Runs that are over or locked. */
  fixed: ListedRun[];
  pool: EventView[];
}

const isPlannable = (run: ListedRun) =>
  manifestPermits(run.delivery_manifest_status_id).assign !== 'no' && !run.locked_at;

/** What can be planned on a day, for one CDP or all. */
export function useDayOfDraft(date: string, cdpId: number | null) {
  return useQuery<DayOfDraft, HttpError>({
    queryKey: ['day of draft', date, cdpId],
    queryFn: async ({ signal }) => {
      const [manifests, pool] = await Promise.all([
        readApi(runsCall, { query: { date, per_page: MANIFESTS_PER_PAGE } }, { signal }),
        readApi(poolCall, { query: { date } }, { signal }),
      ]);
      const isHere = (one: { close_door_pharmacy_id: number }) =>
        cdpId === null || one.close_door_pharmacy_id === cdpId;
      const runs = manifests.filter(isHere);
      return {
        runs: runs.filter(isPlannable),
        fixed: runs.filter((run) => !isPlannable(run)),
        pool: pool.filter(isHere).filter((stop) => !stop.locked_at),
      };
    },
    gcTime: 0,
  });
}
