import { ERROR_CODE } from '../../../../../src/domain/wire/errorCodes';
import type { BrokenRule } from '../../../../../src/domain/planning/planMove';
import type { PlannedRun, PlannedStop } from '../../../../../src/domain/planning/plannedRun';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import type { Trx } from '../../../../platform/database/database';
import { invalid, type ApiError } from '../../../../platform/plugins/errors';
import { readClients, readRunFacts } from '../../assignmentFacts';
import type { LockedRun, LockedStop } from './lockedRun';
import { refusalOf, unanswered, type Question } from '../rules/questions';
import type { UnitOfWork } from './unitOfWork';

/** Runs and stops of the pool as the planning rules see them: with crew, vehicle and clients. Two queries. */
export async function planningFacts(
  trx: Trx,
  runs: readonly LockedRun[],
  pool: readonly LockedStop[] = [],
): Promise<{ runs: PlannedRun[]; pool: PlannedStop[] }> {
  const stops = [...pool, ...runs.flatMap((run) => run.stops)];
  const clients = await readClients(trx, stops);
  const facts = await readRunFacts(
    trx,
    runs.map((run) => run.id),
  );
  const planned = (stop: LockedStop): PlannedStop => ({
    ...stop,
    funding_source_id: clients.get(stop.participant_id ?? 0) ?? null,
  });
  return {
    runs: runs.map((run) => ({ ...run, ...facts(run.id), stops: run.stops.map(planned) })),
    pool: pool.map(planned),
  };
}

/** The question for broken rules. In the specification, only the end of the shift has its own code. */
export function rulesQuestion(broken: readonly BrokenRule[]): Question {
  const overtime = broken.find((each) => each.rule === 'overtime');
  const isOnlyOvertime = broken.every((each) => each.rule === 'overtime');
  const code = isOnlyOvertime ? ERROR_CODE.overtimeWork : ERROR_CODE.planningRule;
  const names = [...new Set(broken.map((each) => each.rule))];
  const message = isOnlyOvertime
    ? `The run would end ${overtime?.minutes ?? 0} minutes past the end of the shift`
    : `Rules speak against this: ${names.join(', ')}`;
  return { code, message, rules: broken, args: { minutes: overtime?.minutes ?? null } };
}

/** 400 that names them. */
export function rulesBroken(broken: readonly BrokenRule[]): ApiError {
  return refusalOf(rulesQuestion(broken));
}

/** Asks about those that the request does not go over. */
export function askRules(work: UnitOfWork, broken: readonly BrokenRule[]): void {
  const open = unanswered(work, broken);
  if (open.length > 0) work.questions.ask(rulesQuestion(open));
}

/**
 * The same for an add-on and a rescheduling. The specification's clients know only one question there (spec §4) and
 * get it for every rule. `args.rules` lists the broken rules, and the message describes them.
 */
export function askContinue(work: UnitOfWork, broken: readonly BrokenRule[]): void {
  const open = unanswered(work, broken);
  if (open.length > 0) work.questions.ask({ ...rulesQuestion(open), code: ERROR_CODE.overtimeWork });
}

/** Overriding a rule requires a reason: throws 422 without one. */
export function requireReason(isForced: boolean, reason: string | null | undefined): void {
  if (isForced && !reason?.trim()) throw invalid({ reason: { message: VALIDATION.required } });
}
