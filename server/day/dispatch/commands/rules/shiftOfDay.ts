import { sql } from 'kysely';
import { toWire } from '../../../../../src/domain/time/dates';
import { shiftOn, type ShiftTimes } from '../../../../../src/domain/runs/runCalendar';
import type { UnitOfWork } from '../work/unitOfWork';

/** A shift of a day as instants; an end at or before the start is the next morning's. */
export function shiftOfDay(
  date: string,
  times: ShiftTimes,
  time_zone: string,
): { start_at: string; end_at: string } {
  const everyDay = { shift_days: [1, 2, 3, 4, 5, 6, 7], daily_times: [], suspensions: [], end_date: null };
  const { start, end } = shiftOn({ ...everyDay, ...times, start_date: date, time_zone }, date);
  return { start_at: toWire(start), end_at: toWire(end) };
}

/** Serializes commands that create runs for the same day, so that no driver gets two runs at the same time. */
export async function lockDayRuns(work: UnitOfWork, date: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`day_runs:${date}`}))`.execute(work.trx);
}
