import { metresBetween, type Point } from '../../../src/domain/addresses/distance';

/** A way between two doors, and when each of its points is reached: seconds since the start, ascending. */
export interface Way {
  readonly points: readonly Point[];
  readonly seconds: readonly number[];
  /** Along roads, or as the crow flies. */
  readonly isOnRoads: boolean;
}

/** Where a vehicle is on its way. */
interface OnWay extends Point {
  /** Metres per second, as a device would show it. */
  readonly speed: number;
  /** Degrees clockwise from north; null when standing. */
  readonly heading: number | null;
}

/** What traffic allows, whatever the simulation makes of the waiting: in a city, and on motorways. Metres per second. */
const FASTEST = { straight: 18, onRoads: 30 } as const;

/** Where a vehicle is after this share (0 to 1) of the straight way. Degrees with the six decimals of a good device. */
export function pointAlong(from: Point, to: Point, share: number): Point {
  const between = (a: number, b: number) => Number((a + (b - a) * share).toFixed(6));
  return {
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
  };
}

/** Degrees clockwise from north, 0 to 359. */
export function headingOf(from: Point, to: Point): number {
  const radians = Math.PI / 180;
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * radians);
  return Math.round((Math.atan2(east, north) / radians + 360) % 360) % 360;
}

/** The way of who knows no roads. */
export function straightWay(from: Point, to: Point, seconds: number): Way {
  return { points: [from, to], seconds: [0, seconds], isOnRoads: false };
}

/** The way along streets from door to door: the driver leaves the street in front of it. */
export function wayOnRoads(from: Point, to: Point, line: readonly Point[], seconds: readonly number[]): Way {
  return {
    points: [from, ...line, to],
    seconds: [0, ...line.map((_, index) => seconds[index] ?? 0), seconds.at(-1) ?? 0],
    isOnRoads: true,
  };
}

export const secondsOf = ({ seconds }: Way) => seconds.at(-1) ?? 0;

/**
 * Where a vehicle is that needs so many minutes for the whole way, after a share of them: it is slow where the way is
 * slow.
 */
export function alongWay(way: Way, share: number, minutes: number): OnWay {
  const { points, seconds, isOnRoads } = way;
  const whole = secondsOf(way);
  const at = Math.min(Math.max(share, 0), 1) * whole;
  const after = seconds.findIndex((second) => second > at);
  const index = after < 0 ? points.length - 1 : after;
  const [from, to] = [points[index - 1], points[index]];
  if (!to) throw new RangeError('A way has two points at least');
  const begins = seconds[index - 1] ?? 0;
  const lasts = (seconds[index] ?? 0) - begins;
  if (!from || after < 0) return { ...to, speed: 0, heading: null };
  const pace = whole > 0 ? (minutes * 60) / whole : 0;
  const fastest = isOnRoads ? FASTEST.onRoads : FASTEST.straight;
  const speed = pace > 0 ? Math.min(fastest, metresBetween(from, to) / (lasts * pace)) : 0;
  return {
    ...pointAlong(from, to, (at - begins) / lasts),
    speed: Number(speed.toFixed(1)),
    heading: speed > 0 ? headingOf(from, to) : null,
  };
}
