import { legsCall } from '../../contract/board/legs';
import type { Point } from '../../domain/addresses/distance';
import { encodePolyline } from '../../domain/addresses/encodePolyline';
import { pointOf } from '../../domain/addresses/travelTime';
import { fromWireLeg, legPairs } from '../../domain/runs/runLegs';
import { isLegKnown, keepLeg } from '../../providers/browserRoads';
import { readApi } from '../../providers/callApi';
import type { Board } from '../mergeBoard';

/** Drives of one question, as the server limits them. */
const MOST_LEGS = 150_000;

async function fetchLegs(from: readonly Point[], to: readonly Point[]): Promise<void> {
  if (from.length === 0 || to.length === 0 || from.length * to.length > MOST_LEGS) return;
  const body = { from: encodePolyline(from), to: encodePolyline(to) };
  const { legs } = await readApi(legsCall, { body }, { toast: false });
  legs.forEach((row, start) =>
    row.forEach((leg, end) => {
      const [a, b] = [from[start], to[end]];
      if (a && b) keepLeg(a, b, fromWireLeg(leg));
    }),
  );
}

function distinct(points: readonly Point[]): Point[] {
  return [...new Map(points.map((point) => [`${point.latitude} ${point.longitude}`, point])).values()];
}

const cdpOf = ({ cdp_latitude: latitude, cdp_longitude: longitude }: Board['manifests'][number]): Point[] =>
  latitude != null && longitude != null ? [{ latitude, longitude }] : [];

/** Drives to and from moving stops, past the gaps that they leave and back to the CDP for their bags, that are not known yet. */
function unknownLegs({ manifests, pool }: Board, ids: ReadonlySet<number>) {
  const cdps = distinct(manifests.flatMap(cdpOf));
  const stops = distinct(manifests.flatMap(({ events }) => events.flatMap((event) => pointOf(event) ?? [])));
  const all = distinct([...stops, ...cdps]);
  const events = [...pool, ...manifests.flatMap((run) => run.events)].filter(({ id }) => ids.has(id));
  const moving = distinct(events.flatMap((event) => pointOf(event) ?? []));
  const gaps = manifests
    .filter((run) => run.events.some(({ id }) => ids.has(id)))
    .flatMap((run) => legPairs(run.events.filter(({ id }) => !ids.has(id))))
    .filter(([from, to]) => !isLegKnown(from, to));
  const isNew = (point: Point) => all.some((other) => !isLegKnown(point, other) || !isLegKnown(other, point));
  const isFar = (cdp: Point) => stops.some((stop) => !isLegKnown(stop, cdp));
  return { all, moving: moving.filter(isNew), cdps: cdps.filter(isFar), gaps };
}

/** Fetches the drives that a move of these stops asks for; afterwards its cost is that of the roads. */
export async function fetchMoveLegs(board: Board, ids: readonly number[]): Promise<void> {
  // A server with roads sends the drives of every run.
  if (!board.manifests.some(({ legs }) => legs)) return;
  const { all, moving, cdps, gaps } = unknownLegs(board, new Set(ids));
  await Promise.all([
    fetchLegs(moving, distinct([...all, ...moving])),
    fetchLegs(all, distinct([...moving, ...cdps])),
    fetchLegs(distinct(gaps.map(([from]) => from)), distinct(gaps.map(([, to]) => to))),
  ]);
}
