import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/errorCodes';
import type { BrokenRule, PlannedRun } from '../../../src/domain/planMove';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../database/database';
import { invalid, Refusal } from '../../plugins/errors';
import type { LockedRun } from './lockedRun';

/** Runs as the planning rules see them: with the gender of their drivers. One query. */
export async function plannedRuns(trx: Trx, runs: readonly LockedRun[]): Promise<PlannedRun[]> {
  const drivers = await trx
    .selectFrom('employees')
    .select(['id', 'gender'])
    .where(sql<boolean>`id = any(${runs.flatMap((run) => run.employee_id ?? [])}::bigint[])`)
    .execute();
  const genders = new Map(drivers.map((driver) => [driver.id, driver.gender]));
  return runs.map((run) => ({ ...run, driver_gender: genders.get(run.employee_id ?? 0) ?? null }));
}

/** 400 that says which rules speak against it: only the shift's end has a code of its own in the specification. */
export function rulesBroken(broken: readonly BrokenRule[]): Refusal {
  const overtime = broken.find((each) => each.rule === 'overtime');
  const isOnlyOvertime = broken.every((each) => each.rule === 'overtime');
  const code = isOnlyOvertime ? ERROR_CODE.overtimeWork : ERROR_CODE.planningRule;
  const names = [...new Set(broken.map((each) => each.rule))];
  const message = isOnlyOvertime
    ? `The run would end ${overtime?.minutes ?? 0} minutes past the end of the shift`
    : `Rules speak against this: ${names.join(', ')}`;
  const args = { minutes: overtime?.minutes ?? null, rules: broken.map((each) => ({ ...each })) };
  return new Refusal(400, code, message, { args });
}

/** Whoever goes over a rule says why: 422 without a reason. */
export function requireReason(isForced: boolean, reason: string | null | undefined): void {
  if (isForced && !reason?.trim()) throw invalid({ reason: { message: VALIDATION.required } });
}
