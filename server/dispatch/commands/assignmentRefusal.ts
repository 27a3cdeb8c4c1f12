import {
  assignmentProblems,
  type AssignmentStop,
  type SoftAssignmentProblem,
} from '../../../src/domain/assignmentRules';
import { arrivalsOf } from '../../../src/domain/etas';
import { EVENT_STATUS } from '../../../src/domain/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/eventType';
import { loadingTimes } from '../../../src/domain/loadingTimes';
import { brokenRule } from '../../../src/domain/planMove';
import { readSettings } from '../../settings/readSettings';
import { readRunFacts } from '../assignmentFacts';
import { NEW_DELIVERY_ID } from '../planning/runProblem';
import type { LockedRun } from './lockedRun';
import { rulesBroken } from './moveFacts';
import type { Work } from './work';

type Wanted = Pick<
  AssignmentStop,
  | 'close_door_pharmacy_id'
  | 'funding_source_id'
  | 'driver_gender'
  | 'refrigeration_needed'
  | 'delivery_start_time'
>;

/**
 * Throws 400 `plan001` that names the soft rules against a new delivery at this place of the run; the hard ones are
 * those of the command itself.
 *
 * @param at place from 1
 * @param arrival expected, Unix seconds
 */
export async function refuseBrokenRules(
  work: Work,
  run: LockedRun,
  wanted: Wanted,
  { at, arrival }: { at: number; arrival: number | undefined },
): Promise<void> {
  const settings = await readSettings(work.trx);
  const facts = (await readRunFacts(work.trx, [run.id]))(run.id);
  const stop = {
    ...wanted,
    id: NEW_DELIVERY_ID,
    secuence: at - 0.5,
    delivery_date: run.delivery_date,
    delivery_event_type_id: EVENT_TYPE.delivery,
    delivery_event_status_id: EVENT_STATUS.scheduled,
    datetime: null,
  };
  const arrivals = arrivalsOf(run, work.now, settings);
  const loadedAt =
    loadingTimes([...run.stops, stop], arrivals, work.now, settings).get(NEW_DELIVERY_ID) ?? null;
  const times = arrival === undefined ? undefined : { arrival: arrival * 1000, loadedAt };
  const soft = assignmentProblems({ ...run, ...facts }, stop, settings, times).filter(
    (problem): problem is SoftAssignmentProblem => problem.kind === 'soft',
  );
  if (soft.length === 0) return;
  const errors = soft.map(({ code, args }) => [code, { message: `assignment.${code}`, args }] as const);
  throw rulesBroken(
    soft.map((problem) => brokenRule(run, null, problem)),
    Object.fromEntries(errors),
  );
}
