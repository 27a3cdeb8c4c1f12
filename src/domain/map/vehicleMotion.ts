import { metresBetween, type Point } from '../addresses/distance';

/** Where a vehicle was at a time. */
export interface TimedPoint extends Point {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Degrees clockwise from north; null: the device does not know. */
  readonly heading: number | null;
  /** Metres per second; null: the device does not know. */
  readonly speed: number | null;
}

/** A position older than this says nothing about now: the vehicle is drawn grey. Milliseconds. */
const STALE_AFTER = 5 * 60_000;
/** Below this a vehicle stands. Metres per second. */
const WALKING_PACE = 1;
/** Vehicles are drawn this much later than now, so that the next position is usually known already. Milliseconds. */
const DRAWN_LATE = 10_000;
/** After a longer gap the way between two positions is not known: the vehicle jumps. Milliseconds. */
const LONGEST_GAP = 2 * 60_000;
/** Positions behind a vehicle that its trail shows. Milliseconds. */
const TRAIL_LENGTH = 10 * 60_000;

export type VehicleState = 'moving' | 'standing' | 'silent';

/** Keeps the positions in the order of their times, one for each time, and none older than a trail needs. */
export function withPosition(track: readonly TimedPoint[], next: TimedPoint): readonly TimedPoint[] {
  const same = track.findIndex(({ at }) => at === next.at);
  if (same >= 0) return track;
  const all = [...track, next].sort((a, b) => a.at - b.at);
  const newest = all.at(-1)?.at ?? next.at;
  const kept = all.findIndex(({ at }) => at >= newest - TRAIL_LENGTH);
  return all.slice(Math.max(kept, 0));
}

function bearing(from: Point, to: Point): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/**
 * Where to draw a vehicle at a moment: between the two positions around it, and never ahead of the last one that is
 * known. Null before the first one.
 *
 * @param track in the order of the times
 */
export function positionAt(track: readonly TimedPoint[], moment: number): TimedPoint | null {
  const after = track.findIndex(({ at }) => at > moment);
  if (after === 0) return null;
  const from = after < 0 ? track.at(-1) : track[after - 1];
  const to = after < 0 ? undefined : track[after];
  if (!from || !to || to.at - from.at > LONGEST_GAP) return from ?? null;
  const share = (moment - from.at) / (to.at - from.at);
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    at: moment,
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
    heading: metresBetween(from, to) > WALKING_PACE ? bearing(from, to) : from.heading,
    speed: from.speed,
  };
}

/** A vehicle as a live map draws it; before its first position is that old, the first one. */
export function drawnPosition(track: readonly TimedPoint[], now: number): TimedPoint | null {
  return positionAt(track, now - DRAWN_LATE) ?? track[0] ?? null;
}

/** Whether a live map has to draw the vehicle again a moment later. */
export function isStillMoving(track: readonly TimedPoint[], now: number): boolean {
  const last = track.at(-1);
  return track.length > 1 && last !== undefined && last.at > now - DRAWN_LATE;
}

/** The way behind a vehicle, to where it is drawn. */
export function trailOf(track: readonly TimedPoint[], moment: number): readonly Point[] {
  const end = positionAt(track, moment);
  if (!end) return [];
  return [...track.filter(({ at }) => at <= end.at && at >= end.at - TRAIL_LENGTH), end];
}

export function trailDrawn(track: readonly TimedPoint[], now: number): readonly Point[] {
  return trailOf(track, now - DRAWN_LATE);
}

/** Whether a position of that time no longer says where the vehicle is. */
export function isStale(at: number, now: number): boolean {
  return now - at > STALE_AFTER;
}

export function vehicleState(last: TimedPoint, now: number): VehicleState {
  if (isStale(last.at, now)) return 'silent';
  return last.speed !== null && last.speed < WALKING_PACE ? 'standing' : 'moving';
}
