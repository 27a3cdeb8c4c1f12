import { decodePolyline } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import { splitWay, type SplitWay } from '../../domain/map/drivenWay';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { isUnderWay } from '../../domain/runs/manifestStatus';
import { inOrder, isOpenStop } from '../../domain/runs/stopOrder';
import { isCanceledStatus } from '../../domain/stops/eventStatus';
import type { MapLine } from '../../map/mapScene';
import { alongStreets, NO_STREETS, type Streets } from './streets';
import { chainOf } from './useStreets';

interface RunWay {
  readonly points: readonly Point[];
  /** How many of them, from the start, are done. */
  readonly closed: number;
}

const ways = new WeakMap<Streets, WeakMap<ManifestView, RunWay>>();

/** The points of a run's stops, those that are closed first. */
function placesOf(manifest: ManifestView): { closed: Point[]; open: Point[] } {
  const events = inOrder(manifest.events).filter(
    (event) => !isCanceledStatus(event.delivery_event_status_id),
  );
  return {
    closed: chainOf(events.filter((event) => !isOpenStop(event))),
    open: chainOf(events.filter(isOpenStop)),
  };
}

/** The points between which the streets of a run lie; null: its server has no roads. */
export function runChain(manifest: ManifestView): Point[] | null {
  if (!manifest.legs) return null;
  const { closed, open } = placesOf(manifest);
  return [...closed, ...open];
}

/** The way of a run: after its closed stops the planned route if there is one, else along streets from stop to stop. */
export function runWay(manifest: ManifestView, streets: Streets = NO_STREETS): RunWay {
  const byRun = ways.get(streets) ?? new WeakMap<ManifestView, RunWay>();
  ways.set(streets, byRun);
  const known = byRun.get(manifest);
  if (known) return known;
  const { closed, open } = placesOf(manifest);
  const done = alongStreets(closed, streets);
  const { route_polyline: polyline } = manifest;
  const ahead = polyline ? decodePolyline(polyline) : alongStreets([...closed.slice(-1), ...open], streets);
  // Both parts have the last closed stop.
  const points = [...done, ...(polyline || closed.length === 0 ? ahead : ahead.slice(1))];
  const way = { points, closed: done.length };
  byRun.set(manifest, way);
  return way;
}

interface LineOptions {
  colorOf: (manifest: ManifestView, index: number) => string;
  /** Runs that are looked at; the others are quiet then. */
  bold: ReadonlySet<number>;
  /** Where the vehicles of the runs are, as far as that is known. */
  vehicleAt?: (runId: number) => Point | null;
  /** Without them lines are straight. */
  streets?: Streets;
}

/** Splits per way: a vehicle that has not moved keeps the line. */
const splits = new WeakMap<RunWay, { vehicle: Point | null; split: SplitWay }>();

function splitOf(way: RunWay, vehicle: Point | null): SplitWay {
  const known = splits.get(way);
  if (known?.vehicle === vehicle) return known.split;
  const split = splitWay(way.points, way.closed, vehicle);
  splits.set(way, { vehicle, split });
  return split;
}

/** The runs as lines: what has been driven, and what lies ahead. */
export function runLines(
  manifests: readonly ManifestView[],
  { colorOf, bold, vehicleAt, streets }: LineOptions,
): MapLine[] {
  return manifests.flatMap((manifest, index) => {
    const { id: runId } = manifest;
    const isDriving = isUnderWay(manifest.delivery_manifest_status_id);
    const { driven, ahead } = splitOf(
      runWay(manifest, streets),
      isDriving ? (vehicleAt?.(runId) ?? null) : null,
    );
    const weight = bold.has(runId) ? 'bold' : bold.size > 0 ? 'quiet' : 'plain';
    const line = { runId, color: colorOf(manifest, index), weight } as const;
    return [
      { ...line, key: `${runId} driven`, points: driven, look: 'driven' as const },
      { ...line, key: `${runId} ahead`, points: ahead, look: 'ahead' as const },
    ].filter(({ points }) => points.length > 1);
  });
}
