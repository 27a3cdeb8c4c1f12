import { ERROR_CODE } from '../../../src/domain/errorCodes';
import type { BrokenRule, PlannedRun, PlannedStop } from '../../../src/domain/planMove';
import type { Problems } from '../../../src/domain/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../database/database';
import { invalid, Refusal } from '../../plugins/errors';
import { readClients, readRunFacts } from '../assignmentFacts';
import type { LockedRun, LockedStop } from './lockedRun';

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

/** 400 that says which rules speak against it: only the shift's end has a code of its own in the specification. */
export function rulesBroken(broken: readonly BrokenRule[], errors?: Problems): Refusal {
  const overtime = broken.find((each) => each.rule === 'overtime');
  const isOnlyOvertime = broken.every((each) => each.rule === 'overtime');
  const code = isOnlyOvertime ? ERROR_CODE.overtimeWork : ERROR_CODE.planningRule;
  const names = [...new Set(broken.map((each) => each.rule))];
  const message = isOnlyOvertime
    ? `The run would end ${overtime?.minutes ?? 0} minutes past the end of the shift`
    : `Rules speak against this: ${names.join(', ')}`;
  const args = { minutes: overtime?.minutes ?? null, rules: broken.map((each) => ({ ...each })) };
  return new Refusal(400, code, message, { args, errors });
}

/** Whoever goes over a rule says why: 422 without a reason. */
export function requireReason(isForced: boolean, reason: string | null | undefined): void {
  if (isForced && !reason?.trim()) throw invalid({ reason: { message: VALIDATION.required } });
}
