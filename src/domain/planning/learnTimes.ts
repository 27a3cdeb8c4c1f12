import type { DrivenLeg } from './drivenLegs';
import { LEARNED_HOURS, type LearnedTimes } from './learnedTimes';

/**
 * What can be corrected, in the order in which it is tried: drives by the hour before visits by the place, as the same
 * places are visited at the same hours, and an hour is known from more legs.
 */
export const CORRECTIONS = ['hours', 'places', 'line', 'drivers'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** Fewer say nothing. */
const FEWEST = { line: 20, hour: 10, driver: 60, place: 5 } as const;
/** As many legs as if everything had been as planned: the line of a CDP that has driven little is drawn to the plan. */
const PRIOR = 20;
/** Beyond these something else was wrong than traffic. Factors; seconds. */
const LIMITS = { drive: [0.6, 2], driver: [0.8, 1.25], stop: [-120, 600], place: [-180, 1_200] } as const;
/** A leg that is off by more than so many usual errors counts less, by still more not at all: a pause, or a late word. */
const ODD = { from: 3, beyond: 8 } as const;
/** The usual error of a leg: so many seconds, and this share of the drive. */
const USUAL = { seconds: 60, share: 0.2 } as const;
/** No leg is odd for being so exact that others are not. */
const LEAST_SPREAD = 0.6;
/** Each correction is learned from what the others leave: after some rounds none changes any more. */
const ROUNDS = 8;

/** Learned of one CDP. */
export interface FittedTimes {
  /** On all of its drives, and seconds on all of its visits. */
  factor: number;
  seconds: number;
  hours: ReadonlyMap<number, number>;
  drivers: ReadonlyMap<number, number>;
  places: ReadonlyMap<string, number>;
}

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.min(most, Math.max(least, value));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

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

/** What a leg takes by what was learned. Seconds. */
export function fittedSeconds(leg: DrivenLeg, fitted: FittedTimes): number {
  const ofHour = fitted.hours.get(leg.hour) ?? fitted.factor;
  const ofDriver = leg.driver === null ? 1 : (fitted.drivers.get(leg.driver) ?? 1);
  return leg.drive * ofHour * ofDriver + leg.visit + fitted.seconds + (fitted.places.get(leg.place) ?? 0);
}

type Weigh = (leg: DrivenLeg) => number;

/** How much each leg counts, by how far it is off. */
function weights(legs: readonly DrivenLeg[], fitted: FittedTimes): Weigh {
  const errorOf = (leg: DrivenLeg) =>
    Math.abs(leg.took - fittedSeconds(leg, fitted)) / (USUAL.seconds + USUAL.share * leg.drive);
  // 1.5: from the median of errors to their usual size.
  const spread = Math.max(LEAST_SPREAD, 1.5 * median(legs.map(errorOf)));
  return (leg) => {
    const off = errorOf(leg) / spread;
    return off <= ODD.from ? 1 : off > ODD.beyond ? 0 : ODD.from / off;
  };
}

/** Line through what legs took: a factor on the drive and seconds on the visit, both drawn to nothing. */
function lineOf(
  legs: readonly DrivenLeg[],
  weigh: Weigh,
  left: (leg: DrivenLeg) => number,
  drive: (leg: DrivenLeg) => number,
) {
  let [n, xx, x, xy, y] = [0, 0, 0, 0, 0];
  for (const leg of legs) {
    const [weight, along, took] = [weigh(leg), drive(leg), left(leg)];
    n += weight;
    xx += weight * along ** 2;
    x += weight * along;
    xy += weight * along * took;
    y += weight * took;
  }
  const prior = n === 0 ? 0 : (xx / n) * PRIOR;
  [n, xx, xy] = [n + PRIOR, xx + prior, xy + prior];
  const determinant = xx * n - x * x;
  if (determinant <= 0) return { factor: 1, seconds: 0 };
  return {
    factor: within((xy * n - x * y) / determinant, LIMITS.drive),
    seconds: within((xx * y - x * xy) / determinant, LIMITS.stop),
  };
}

/**
 * How much of what a group differs by is believed: nothing where it is no more than its own uncertainty, nearly all of it
 * where it is many times as much (the estimate of James and Stein).
 */
function believed(difference: number, uncertainty: number): number {
  return difference === 0 ? 0 : difference * Math.max(0, 1 - (uncertainty / difference) ** 2);
}

/** What legs took of their planned drives, drawn towards the factor of those that they are among. */
function ratio(
  legs: readonly DrivenLeg[],
  weigh: Weigh,
  took: (leg: DrivenLeg) => number,
  planned: (leg: DrivenLeg) => number,
  among: number,
): number {
  const total = (of: (leg: DrivenLeg) => number) => legs.reduce((sum, leg) => sum + weigh(leg) * of(leg), 0);
  const plan = total(planned);
  if (plan <= 0) return among;
  const own = total(took) / plan;
  const least = USUAL.seconds / 2;
  const uncertainty = Math.sqrt(total((leg) => least ** 2 + (took(leg) - own * planned(leg)) ** 2)) / plan;
  return among + believed(own - among, uncertainty);
}

/** Seconds that most visits of a place took longer, as far as they agree. */
function extraOf(left: readonly number[]): number {
  const middle = median(left);
  const spread = Math.max(USUAL.seconds / 2, 1.5 * median(left.map((each) => Math.abs(each - middle))));
  return believed(middle, spread / Math.sqrt(left.length));
}

const NOTHING: FittedTimes = {
  factor: 1,
  seconds: 0,
  hours: new Map(),
  drivers: new Map(),
  places: new Map(),
};

/**
 * Learns from the legs of one CDP, the asked kinds of corrections alone. Each is drawn towards the one above it by as many
 * legs as would be needed to believe it.
 */
export function fitTimes(legs: readonly DrivenLeg[], kinds: ReadonlySet<Correction>): FittedTimes {
  let fitted = NOTHING;
  const byHour = groupedBy(legs, (leg) => leg.hour, FEWEST.hour);
  const byDriver = groupedBy(legs, (leg) => leg.driver, FEWEST.driver);
  const byPlace = groupedBy(legs, (leg) => leg.place, FEWEST.place);
  if (kinds.size === 0 || legs.length < FEWEST.line) return fitted;
  for (let round = 0; round < ROUNDS; round++) {
    // Places first: many visits that take longer are no line, and none of them is odd.
    if (kinds.has('places')) {
      const without = { ...fitted, places: NOTHING.places };
      const places = [...byPlace].map(([place, group]) => {
        const left = extraOf(group.map((leg) => leg.took - fittedSeconds(leg, without)));
        return [place, within(left, LIMITS.place)] as const;
      });
      fitted = { ...fitted, places: new Map(places.filter(([, seconds]) => seconds !== 0)) };
    }
    const weigh = weights(legs, fitted);
    const placeOf = (leg: DrivenLeg) => fitted.places.get(leg.place) ?? 0;
    const driverOf = ({ driver }: DrivenLeg) => (driver === null ? 1 : (fitted.drivers.get(driver) ?? 1));
    const hourOf = ({ hour }: DrivenLeg) => fitted.hours.get(hour) ?? fitted.factor;
    const driven = (leg: DrivenLeg) => leg.took - leg.visit - fitted.seconds - placeOf(leg);
    if (kinds.has('line')) {
      // What an hour has of its own is no line of the CDP.
      const drive = (leg: DrivenLeg) => (leg.drive * driverOf(leg) * hourOf(leg)) / fitted.factor;
      fitted = { ...fitted, ...lineOf(legs, weigh, (leg) => leg.took - leg.visit - placeOf(leg), drive) };
    }
    if (kinds.has('hours')) {
      const planned = (leg: DrivenLeg) => leg.drive * driverOf(leg);
      const hours = [...byHour].map(
        ([hour, group]) =>
          [hour, within(ratio(group, weigh, driven, planned, fitted.factor), LIMITS.drive)] as const,
      );
      fitted = { ...fitted, hours: new Map(hours) };
    }
    if (kinds.has('drivers')) {
      const planned = (leg: DrivenLeg) => leg.drive * hourOf(leg);
      const drivers = [...byDriver].map(
        ([driver, group]) =>
          [driver, within(ratio(group, weigh, driven, planned, 1), LIMITS.driver)] as const,
      );
      fitted = { ...fitted, drivers: new Map(drivers) };
    }
  }
  return fitted;
}

/** What was learned of each CDP as one: a driver or a place of several CDPs has the mean of them. */
export function joinFitted(fitted: ReadonlyMap<number, FittedTimes>): LearnedTimes {
  const drives: Record<string, number[]> = {};
  const stops: Record<string, number> = {};
  const drivers = new Map<number, number[]>();
  const places = new Map<string, number[]>();
  const add = <K>(to: Map<K, number[]>, of: ReadonlyMap<K, number>) => {
    for (const [key, value] of of) to.set(key, [...(to.get(key) ?? []), value]);
  };
  for (const [cdp, of] of fitted) {
    if (of.factor !== 1 || of.hours.size > 0)
      drives[cdp] = Array.from({ length: LEARNED_HOURS }, (_, hour) => of.hours.get(hour) ?? of.factor);
    if (Math.round(of.seconds) !== 0) stops[cdp] = Math.round(of.seconds);
    add(drivers, of.drivers);
    add(places, of.places);
  }
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  return {
    drives,
    stops,
    drivers: Object.fromEntries([...drivers].map(([driver, values]) => [driver, mean(values)])),
    places: Object.fromEntries([...places].map(([place, values]) => [place, Math.round(mean(values))])),
  };
}
