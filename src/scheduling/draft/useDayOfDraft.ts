import { useQuery } from '@tanstack/react-query';
import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import { MANIFESTS_PER_PAGE } from '../../domain/wire/lists';
import { manifestPermits } from '../../domain/runs/manifestStatus';
import { request, type HttpError } from '../../providers/http';

export interface DayOfDraft {
  /** Runs that can be planned. */
  runs: ManifestView[];
  /** Runs that are over or locked. */
  fixed: ManifestView[];
  pool: EventView[];
}

const isPlannable = (run: ManifestView) =>
  manifestPermits(run.delivery_manifest_status_id).assign !== 'no' && !run.locked_at;

/** What can be planned on a day, for one CDP or all. */
export function useDayOfDraft(date: string, cdpId: number | null) {
  return useQuery<DayOfDraft, HttpError>({
    queryKey: ['day of draft', date, cdpId],
    queryFn: async ({ signal }) => {
      const [manifests, pool] = await Promise.all([
        request<ManifestView[]>(`/delivery_manifest?date=${date}&per_page=${MANIFESTS_PER_PAGE}`, {
          signal,
          toast: false,
        }),
        request<EventView[]>(`/delivery_manifest/unassigned?date=${date}`, { signal, toast: false }),
      ]);
      const isHere = (one: { close_door_pharmacy_id: number }) =>
        cdpId === null || one.close_door_pharmacy_id === cdpId;
      const runs = manifests.data.filter(isHere);
      return {
        runs: runs.filter(isPlannable),
        fixed: runs.filter((run) => !isPlannable(run)),
        pool: pool.data.filter(isHere).filter((stop) => !stop.locked_at),
      };
    },
    gcTime: 0,
  });
}
