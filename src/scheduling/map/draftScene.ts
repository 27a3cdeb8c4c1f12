import { stopIndex } from '../../board/interaction/stopIndex';
import { pharmacyPlaces, stopMarkers } from '../../board/map/dayMarkers';
import { alongStreets, type Streets } from '../../board/map/streets';
import { chainOf } from '../../board/map/useStreets';
import type { Board } from '../../board/mergeBoard';
import type { Point } from '../../domain/addresses/distance';
import type { DraftResult, DraftRun } from '../../domain/planning/draftView';
import type { MapLine, MapScene, MapStop } from '../../map/mapScene';
import { runColor } from './runColors';

/** From the CDP of a run through stops in an order. */
function wayOf(board: Board, runId: number, order: readonly number[]): Point[] {
  const index = stopIndex(board);
  const run = board.manifests.find(({ id }) => id === runId);
  const start = pharmacyPlaces(board.manifests).find(({ id }) => id === run?.close_door_pharmacy_id);
  const stops = chainOf(order.flatMap((id) => index.get(id)?.event ?? []));
  return start && run ? [start, ...stops] : stops;
}

/** The points between which the streets of a plan lie; null: the server has no roads. */
export function draftChains(board: Board, { runs }: DraftResult): Point[][] | null {
  if (!board.manifests.some(({ legs }) => legs)) return null;
  return runs.flatMap(({ delivery_manifest_id: id, order, order_before }) => [
    wayOf(board, id, order),
    wayOf(board, id, order_before),
  ]);
}

/** An automatic plan on the map: each changed run as it is (dashed) and as it would be, and what stays left out. */
export function draftScene(board: Board, result: DraftResult, streets: Streets): MapScene {
  const index = stopIndex(board);
  const places = pharmacyPlaces(board.manifests);
  const linesOf = (run: DraftRun): MapLine[] => {
    const { delivery_manifest_id: runId } = run;
    const color = runColor(board.manifests.findIndex(({ id }) => id === runId));
    return [
      { key: `${runId} former`, look: 'former' as const, weight: 'plain' as const, order: run.order_before },
      { key: `${runId} drafted`, look: 'ahead' as const, weight: 'bold' as const, order: run.order },
    ]
      .map(({ order, ...line }) => ({
        ...line,
        runId,
        color,
        points: alongStreets(wayOf(board, runId, order), streets),
      }))
      .filter(({ points }) => points.length > 1);
  };
  const drafted = result.runs.flatMap(({ order }) =>
    order.flatMap((id, place): MapStop[] => {
      const event = index.get(id)?.event;
      return event
        ? stopMarkers([event]).map((stop) => ({ ...stop, isWaiting: false, number: String(place + 1) }))
        : [];
    }),
  );
  const leftOut = result.unassigned.flatMap(({ delivery_event_id: id }) => {
    const event = index.get(id)?.event;
    // Red, as a problem: no run takes it.
    return event ? stopMarkers([event]).map((stop) => ({ ...stop, tone: 'red' as const })) : [];
  });
  return { stops: [...drafted, ...leftOut], lines: result.runs.flatMap(linesOf), places };
}
