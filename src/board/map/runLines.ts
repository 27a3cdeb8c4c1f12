import { decodePolyline } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import { pointOf } from '../../domain/addresses/travelTime';
import { splitWay, type SplitWay } from '../../domain/map/drivenWay';
import type { ManifestView } from '../../domain/runs/dispatchView';
import { isUnderWay } from '../../domain/runs/manifestStatus';
import { inOrder, isOpenStop } from '../../domain/runs/stopOrder';
import { isCanceledStatus } from '../../domain/stops/eventStatus';
import type { MapLine } from '../../map/mapScene';

interface RunWay {
  readonly points: readonly Point[];
  /** How many of them, from the start, are done. */
  readonly closed: number;
}

const ways = new WeakMap<ManifestView, RunWay>();

/** The planned route of the run after its closed stops, if there is one; else straight lines from stop to stop. */
export function runWay(manifest: ManifestView): RunWay {
  const known = ways.get(manifest);
  if (known) return known;
  const stops = inOrder(manifest.events)
    .filter((event) => !isCanceledStatus(event.delivery_event_status_id))
    .flatMap((event) => {
      const point = pointOf(event);
      return point ? [{ point, isOpen: isOpenStop(event) }] : [];
    });
  const closed = stops.filter(({ isOpen }) => !isOpen).map(({ point }) => point);
  const { route_polyline: polyline } = manifest;
  const points = polyline ? [...closed, ...decodePolyline(polyline)] : stops.map(({ point }) => point);
  const way = { points, closed: closed.length };
  ways.set(manifest, way);
  return way;
}

interface LineOptions {
  colorOf: (manifest: ManifestView, index: number) => string;
  /** Runs that are looked at; the others are quiet then. */
  bold: ReadonlySet<number>;
  /** Where the vehicles of the runs are, as far as that is known. */
  vehicleAt?: (runId: number) => Point | null;
}

/** Splits per way: a vehicle that has not moved keeps the line. */
const splits = new WeakMap<RunWay, { vehicle: Point | null; split: SplitWay }>();

function splitOf(manifest: ManifestView, vehicle: Point | null): SplitWay {
  const way = runWay(manifest);
  const known = splits.get(way);
  if (known?.vehicle === vehicle) return known.split;
  const split = splitWay(way.points, way.closed, vehicle);
  splits.set(way, { vehicle, split });
  return split;
}

/** The runs as lines: what has been driven, and what lies ahead. */
export function runLines(
  manifests: readonly ManifestView[],
  { colorOf, bold, vehicleAt }: LineOptions,
): MapLine[] {
  return manifests.flatMap((manifest, index) => {
    const { id: runId } = manifest;
    const isDriving = isUnderWay(manifest.delivery_manifest_status_id);
    const { driven, ahead } = splitOf(manifest, isDriving ? (vehicleAt?.(runId) ?? null) : null);
    const weight = bold.has(runId) ? 'bold' : bold.size > 0 ? 'quiet' : 'plain';
    const line = { runId, color: colorOf(manifest, index), weight } as const;
    return [
      { ...line, key: `${runId} driven`, points: driven, look: 'driven' as const },
      { ...line, key: `${runId} ahead`, points: ahead, look: 'ahead' as const },
    ].filter(({ points }) => points.length > 1);
  });
}
