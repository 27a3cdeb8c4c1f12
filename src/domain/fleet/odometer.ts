import type { Problem } from '../wire/problem';

/** What an odometer showed on a day. */
export interface OdometerReading {
  readonly id: number;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Whole miles. */
  readonly odometer: number;
}

/** Readings in the order in which the vehicle was driven: by day, and on one day by the odometer. */
export function inDrivenOrder<R extends OdometerReading>(readings: readonly R[]): R[] {
  return [...readings].sort((a, b) => a.day.localeCompare(b.day) || a.odometer - b.odometer || a.id - b.id);
}

/**
 * Why this reading cannot stand among the others of its vehicle: an odometer never runs backwards. On the same day the
 * order is open, as a reading has no hour.
 */
export function odometerProblem(
  reading: OdometerReading,
  others: readonly OdometerReading[],
): Problem | null {
  const rest = others.filter(({ id }) => id !== reading.id);
  const before = rest.filter(({ day }) => day < reading.day);
  const highest = before.reduce<OdometerReading | null>(
    (found, each) => (found && found.odometer >= each.odometer ? found : each),
    null,
  );
  if (highest && reading.odometer < highest.odometer)
    return {
      message: 'validation.odometerBelow',
      args: { odometer: highest.odometer, date: highest.day },
    };
  const lowest = rest
    .filter(({ day }) => day > reading.day)
    .reduce<OdometerReading | null>(
      (found, each) => (found && found.odometer <= each.odometer ? found : each),
      null,
    );
  return lowest && reading.odometer > lowest.odometer
    ? { message: 'validation.odometerAbove', args: { odometer: lowest.odometer, date: lowest.day } }
    : null;
}
