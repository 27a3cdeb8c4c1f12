import { toDecimal } from '../domain/wire/decimal';

/** "7.50" for 450 minutes; a dash for none. */
export function hoursText(minutes: number): string {
  return minutes === 0 ? '–' : toDecimal(minutes / 60, 2);
}
