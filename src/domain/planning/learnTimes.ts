import { LEARNED_HOURS, type LearnedTimes } from './learnedTimes';

/** A drive and the visit at its end, as planned without anything learned, and how long both took. Seconds. */
export interface DrivenLeg {
  readonly cdp: number;
  readonly driver: number | null;
  /** `learnedHour` of its beginning. */
  readonly hour: number;
  /** `placeKey` of its end. */
  readonly place: string;
  readonly drive: number;
  readonly visit: number;
  readonly took: number;
}

/** Fewer say nothing. */
const FEWEST = { cdp: 20, hour: 10, driver: 60, place: 5 } as const;
/** As many legs as if everything had been as planned: what little was seen is drawn to the mean. */
const PRIOR = { cdp: 20, hour: 10, driver: 60, place: 4 } as const;
/** Beyond these something else was wrong than traffic. Factors; seconds. */
const LIMITS = { drive: [0.6, 2], driver: [0.8, 1.25], stop: [-120, 600], place: [-180, 1_200] } as const;
/** A leg that took so much more or less than expected was a pause, or closed from the desk. */
const ODD = { factor: 3, seconds: 1_200 } as const;
/** Each correction is learned from what the others leave: after some rounds none changes any more. */
const ROUNDS = 6;

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));

function groupedBy<K>(legs: readonly DrivenLeg[], keyOf: (leg: DrivenLeg) => K | null, fewest: number) {
  const groups = new Map<K, DrivenLeg[]>();
  for (const leg of legs) {
    const key = keyOf(leg);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(leg);
    else groups.set(key, [leg]);
  }
  return new Map([...groups].filter(([, group]) => group.length >= fewest));
}

const meanOf = (legs: readonly DrivenLeg[], value: (leg: DrivenLeg) => number) =>
  legs.reduce((sum, leg) => sum + value(leg), 0) / legs.length;

/** What a group took of its planned drives, drawn towards a factor as by so many mean legs of it. */
function ratio(
  legs: readonly DrivenLeg[],
  real: (leg: DrivenLeg) => number,
  planned: (leg: DrivenLeg) => number,
  prior: { legs: number; factor: number },
): number {
  const [took, drive] = [meanOf(legs, real), meanOf(legs, planned)];
  if (drive <= 0) return prior.factor;
  const weight = legs.length / (legs.length + prior.legs);
  return prior.factor + weight * (took / drive - prior.factor);
}

/** Line through what the legs of a CDP took: a factor on the drive and seconds on the visit, both drawn to nothing. */
function lineOf(
  legs: readonly DrivenLeg[],
  left: (leg: DrivenLeg) => number,
  drive: (leg: DrivenLeg) => number,
) {
  const prior = PRIOR.cdp;
  const square = meanOf(legs, (leg) => drive(leg) ** 2);
  let [xx, x, xy, y] = [square * prior, 0, square * prior, 0];
  for (const leg of legs) {
    xx += drive(leg) ** 2;
    x += drive(leg);
    xy += drive(leg) * left(leg);
    y += left(leg);
  }
  const n = legs.length + prior;
  const determinant = xx * n - x * x;
  if (determinant <= 0) return { factor: 1, seconds: 0 };
  return { factor: (xy * n - x * y) / determinant, seconds: (xx * y - x * xy) / determinant };
}

/**
 * Learns from driven legs: a line for each CDP, then what its hours, the drivers and the places differ from it. Every
 * correction is drawn towards the one above it by as many legs as would be needed to believe it.
 */
export function learnTimes(legs: readonly DrivenLeg[]): LearnedTimes {
  const lines = new Map<number, { factor: number; seconds: number }>();
  const hours = new Map<string, number>();
  const drivers = new Map<number, number>();
  const places = new Map<string, number>();
  const hourKey = ({ cdp, hour }: DrivenLeg) => `${cdp} ${hour}`;
  const driverOf = ({ driver }: DrivenLeg) => (driver === null ? 1 : (drivers.get(driver) ?? 1));
  const lineFactor = ({ cdp }: DrivenLeg) => lines.get(cdp)?.factor ?? 1;
  const factorOf = (leg: DrivenLeg) => hours.get(hourKey(leg)) ?? lineFactor(leg);
  const extraOf = ({ cdp, place }: DrivenLeg) => (lines.get(cdp)?.seconds ?? 0) + (places.get(place) ?? 0);
  const driven = (leg: DrivenLeg) => leg.took - leg.visit - extraOf(leg);

  for (let round = 0; round < ROUNDS; round++) {
    const sound = legs.filter((leg) => {
      const expected = leg.drive * factorOf(leg) * driverOf(leg) + leg.visit + extraOf(leg);
      return (
        leg.took <= expected * ODD.factor + ODD.seconds && leg.took >= expected / ODD.factor - ODD.seconds
      );
    });
    for (const [cdp, group] of groupedBy(sound, (leg) => leg.cdp, FEWEST.cdp)) {
      // What an hour has of its own is no line of the CDP.
      const drive = (leg: DrivenLeg) => (leg.drive * driverOf(leg) * factorOf(leg)) / lineFactor(leg);
      const left = (leg: DrivenLeg) => leg.took - leg.visit - (places.get(leg.place) ?? 0);
      const { factor, seconds } = lineOf(group, left, drive);
      lines.set(cdp, { factor: within(factor, LIMITS.drive), seconds: within(seconds, LIMITS.stop) });
    }
    for (const [key, group] of groupedBy(sound, hourKey, FEWEST.hour)) {
      const [first] = group;
      const prior = { legs: PRIOR.hour, factor: first ? lineFactor(first) : 1 };
      const factor = ratio(group, driven, (leg) => leg.drive * driverOf(leg), prior);
      hours.set(key, within(factor, LIMITS.drive));
    }
    for (const [driver, group] of groupedBy(sound, (leg) => leg.driver, FEWEST.driver)) {
      const factor = ratio(group, driven, (leg) => leg.drive * factorOf(leg), {
        legs: PRIOR.driver,
        factor: 1,
      });
      drivers.set(driver, within(factor, LIMITS.driver));
    }
    for (const [place, group] of groupedBy(sound, (leg) => leg.place, FEWEST.place)) {
      const ofCdp = ({ cdp }: DrivenLeg) => lines.get(cdp)?.seconds ?? 0;
      const left = meanOf(
        group,
        (leg) => leg.took - leg.visit - ofCdp(leg) - leg.drive * factorOf(leg) * driverOf(leg),
      );
      places.set(place, within((left * group.length) / (group.length + PRIOR.place), LIMITS.place));
    }
  }

  const drives: Record<string, number[]> = {};
  for (const [cdp, { factor }] of lines)
    drives[cdp] = Array.from({ length: LEARNED_HOURS }, (_, hour) => hours.get(`${cdp} ${hour}`) ?? factor);
  const whole = (seconds: number) => Math.round(seconds);
  return {
    drives,
    drivers: Object.fromEntries(drivers),
    stops: Object.fromEntries([...lines].map(([cdp, { seconds }]) => [cdp, whole(seconds)])),
    places: Object.fromEntries([...places].map(([place, seconds]) => [place, whole(seconds)])),
  };
}
