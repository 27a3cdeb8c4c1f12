import { toCents } from '../money/money';
import { addDays } from '../time/dates';
import { toDecimal } from '../wire/decimal';
import { inDrivenOrder, type OdometerReading } from './odometer';

/** One fueling as it is entered. */
export interface Fueling extends OdometerReading {
  /** Decimal with three places. */
  readonly gallons: string;
  /** Dollars. */
  readonly total_price: string;
  /** Consumption is known from one full tank to the next. */
  readonly is_full_tank: boolean;
}

/** What follows from a fueling and those before it. Null where it is not known. */
export interface FuelFigures {
  readonly miles_since: number | null;
  /** Since the last full tank; decimal with one place. */
  readonly miles_per_gallon: string | null;
  /** Dollars since the last full tank; decimal with three places. */
  readonly cost_per_mile: string | null;
  /** Consumption far from what this vehicle usually needs. */
  readonly is_outlier: boolean;
  /** First and last day whose runs were driven since the fueling before; null for the first, or on the same day. */
  readonly runs_from: string | null;
  readonly runs_to: string | null;
}

/** A consumption further than this share from the vehicle's usual one is marked. */
const OUTLIER_SHARE = 0.3;
/** Tanks that a vehicle must have used before anything is unusual. */
const USUAL_AFTER = 3;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const isUnusual = (consumption: number, usual: number) =>
  usual > 0 && Math.abs(consumption - usual) / usual > OUTLIER_SHARE;

interface Tank {
  gallons: number;
  cents: number;
  /** Odometer at the last full tank. */
  since: number;
}

/**
 * The figures of all fuelings of one vehicle, in the order in which they were driven. Gallons of a part filling count
 * with the next full tank. A vehicle's usual consumption is the median of its other tanks.
 */
export function fuelFigures(fuelings: readonly Fueling[]): { id: number; figures: FuelFigures }[] {
  let tank: Tank | null = null;
  let previous: Fueling | null = null;
  const measured = inDrivenOrder(fuelings).map((fueling) => {
    const before = previous;
    previous = fueling;
    const used = tank && {
      ...tank,
      gallons: tank.gallons + Number(fueling.gallons),
      cents: tank.cents + (toCents(fueling.total_price) ?? 0),
    };
    tank = fueling.is_full_tank ? { gallons: 0, cents: 0, since: fueling.odometer } : used;
    const miles = used ? fueling.odometer - used.since : 0;
    const isKnown = used !== null && fueling.is_full_tank && miles > 0 && used.gallons > 0;
    return {
      fueling,
      before,
      consumption: isKnown ? miles / used.gallons : null,
      costPerMile: isKnown ? used.cents / 100 / miles : null,
    };
  });
  return measured.map(({ fueling, before, consumption, costPerMile }) => {
    const others = measured.flatMap((other) =>
      other.fueling === fueling || other.consumption === null ? [] : [other.consumption],
    );
    const runsTo = before && addDays(fueling.day, -1);
    const hasRuns = before !== null && runsTo !== null && before.day <= runsTo;
    return {
      id: fueling.id,
      figures: {
        miles_since: before && fueling.odometer - before.odometer,
        miles_per_gallon: consumption === null ? null : toDecimal(consumption, 1),
        cost_per_mile: costPerMile === null ? null : toDecimal(costPerMile, 3),
        is_outlier:
          consumption !== null && others.length >= USUAL_AFTER && isUnusual(consumption, median(others)),
        runs_from: hasRuns ? before.day : null,
        runs_to: hasRuns ? runsTo : null,
      },
    };
  });
}
