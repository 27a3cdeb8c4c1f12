import { nextWorkdayCall } from '../../../../../src/contract/dispatch/nextWorkday';
import { addDays, nextWorkday as mondayToFriday } from '../../../../../src/domain/time/dates';
import { moveRefusal } from '../../../../../src/domain/planning/moveRules';
import { runDay, type RunPattern } from '../../../../../src/domain/runs/runCalendar';
import { detailsOf } from '../../../../records/runs/runDetails';
import { readPace } from '../../../../planning/roads/readPace';
import { defineCommand } from '../command';
import type { LockedRun } from '../work/lockedRun';
import { assertPoolHasSpace } from '../rules/poolLimit';
import { openSelection, reportDone, reportRefused } from '../selection';
import type { UnitOfWork } from '../work/unitOfWork';

/** Number of days to search. A calendar without a workday in this time cannot be used for planning. */
const DAYS_AHEAD = 31;

async function patternOf(work: UnitOfWork, run: LockedRun): Promise<RunPattern | null> {
  if (run.run_id === null) return null;
  const row = await work.trx
    .selectFrom('runs')
    .select(['start_date', 'end_date', 'start_time', 'end_time', 'shift_days'])
    .where('id', '=', run.run_id)
    .executeTakeFirst();
  return row ? { ...row, time_zone: run.time_zone, ...(await detailsOf(work.trx, run.run_id)) } : null;
}

/** The next day on which the run runs; for a stop of no planned run the next day from Monday to Friday. */
function dayAfter(date: string, pattern: RunPattern | null): string {
  if (pattern) {
    for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
      const day = addDays(date, ahead);
      if (runDay(pattern, day) === 'runs') return day;
    }
  }
  return mondayToFriday(date);
}

/**
 * Moves stops of any runs or of the pool to the pool of the next workday, by the calendar of their run: one
 * transaction, one undo, a result per stop. Promises for the day become void.
 */
export const nextWorkday = defineCommand(nextWorkdayCall, {
  onClosedDay: 'reopen',
  async apply(work, _target, given) {
    const selected = await openSelection(work, given);
    const patterns = new Map<LockedRun | null, RunPattern | null>([[null, null]]);
    for (const { run } of selected)
      if (run && !patterns.has(run)) patterns.set(run, await patternOf(work, run));
    const stopIds = selected.map(({ stop }) => stop.id);
    const going = selected.flatMap(({ run, stop }) => {
      const refusal = moveRefusal(stop, run, null, { stopIds });
      if (refusal && refusal.reason !== 'alreadyPooled') {
        reportRefused(work, stop.id, refusal);
        return [];
      }
      return [{ stop, date: dayAfter(stop.delivery_date, patterns.get(run) ?? null) }];
    });
    const settings = await readPace(work.trx);
    const arriving = going.map(({ date }) => ({ delivery_date: date }));
    await assertPoolHasSpace(work, arriving, settings.max_unassigned_deliveries);
    for (const { stop, date } of going) {
      work.placeStop(stop, { run: null, date, promise: null }, { comments: given.reason ?? null });
      reportDone(work, stop);
    }
  },
});
