import { addDays } from '../../src/domain/time/dates';

const CDPS = [1, 2, 3];
// Behind the demo's own small days: weeks of about 3,000 deliveries per CDP.
const WEEKS_BACK = [10, 20, 30, 40];

/** What an office looks at: one CDP's deliveries of one week. A total that is counted and not estimated. */
export function weeksOfOffices(today = new Date().toISOString().slice(0, 10)): string[] {
  return WEEKS_BACK.flatMap((weeks) => {
    const to = addDays(today, -7 * weeks);
    const from = addDays(to, -6);
    return CDPS.map(
      (cdp) => `close_door_pharmacy_id=${cdp}&delivery_date_from=${from}&delivery_date_to=${to}`,
    );
  });
}
