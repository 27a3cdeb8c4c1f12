import { sql } from 'kysely';
import { ERROR_CODE } from '../../../../../src/domain/wire/errorCodes';
import { PERMISSIONS } from '../../../../../src/domain/access/permissions';
import { isBlank } from '../../../../../src/domain/wire/problem';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import { missingPermission } from '../../../../platform/plugins/access';
import { may, type PermissionPair } from '../../../../platform/plugins/actor';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { isWitness } from '../../../../records/runs/runScope';
import type { CommandLog } from '../work/commandLog';
import type { OpenRecords } from '../work/openRecords';
import { unanswered, type Questions } from './questions';

/**
 * A user with this permission may also change counted values, through verbs that have no override path of their own.
 */
const REOPEN: PermissionPair = ['DELETE', PERMISSIONS.custody.reopen.path_route];

/**
 * After a CDP's day is closed, its counted values are fixed: the office can change them only after a question, and
 * must give a reason. A record that a driver's device made earlier and could not send is not such a change.
 *
 * `free`: the verb changes nothing that is counted.
 * `refused`: the verb plans a day, and this day is over.
 * `override`: the verb asks, and runs on the override path with the reason from the body field that `override` names.
 * `reopen`: the verb has no override path; it runs with `closed_day_reason` for users who may undo a hand-over.
 * `own`: the purpose of the verb is to finish what earlier days left open, and it always needs a reason.
 */
export type ClosedDayRule = 'free' | 'refused' | 'reopen' | 'own' | { override: 'comments' | 'reason' };

/** A command whose changes are made. */
interface CommittedWork extends Pick<OpenRecords, 'trx' | 'request' | 'actor' | 'openRuns'> {
  readonly isForced: boolean;
  readonly questions: Pick<Questions, 'ask' | 'end'>;
  readonly touchedRuns: ReadonlySet<number>;
  readonly log: Pick<CommandLog, 'addAudit'>;
}

/** The question about a change of counted values, named so that a request can override it by name. */
const CLOSED_DAY = { rule: 'closedDay', delivery_event_id: null, message: `errors.${ERROR_CODE.closedDay}` };

/** The closed day that this command changes, if it does. One query. */
async function closedDay(work: CommittedWork) {
  const runs = await work.openRuns([...work.touchedRuns]);
  const counted = runs.filter((run) => !isWitness(work.actor, run));
  if (counted.length === 0) return undefined;
  return work.trx
    .selectFrom('custody_days')
    .select(['closed_by_name', 'closed_at', 'delivery_date'])
    .where(
      sql<boolean>`(close_door_pharmacy_id, delivery_date) in (
        select * from unnest(${counted.map((run) => run.close_door_pharmacy_id)}::bigint[],
          ${counted.map((run) => run.delivery_date)}::date[]))`,
    )
    .limit(1)
    .executeTakeFirst();
}

/**
 * Every command calls this after its changes and before it ends. Asks with `cust001`. Throws 422 when forced without
 * a reason, 403 without the permission, and 409 where no override exists.
 */
async function askAboutClosedDay(work: CommittedWork, rule: ClosedDayRule): Promise<void> {
  if (rule === 'free' || rule === 'own') return;
  const day = await closedDay(work);
  if (!day) return;
  const args = { who: day.closed_by_name, when: day.closed_at, date: day.delivery_date };
  const message = 'The day of this CDP is closed';
  if (rule === 'refused') throw wrongState(message, { ...args, reason: 'dayClosed' });
  const body = work.request.body as Readonly<Record<string, unknown>> | null | undefined;
  const field = rule === 'reopen' ? 'closed_day_reason' : rule.override;
  const reason = body?.[field] ?? (field === 'comments' ? body?.remarks : null);
  const isSaid = typeof reason === 'string' && !isBlank(reason);
  const question = { code: ERROR_CODE.closedDay, message, args, rules: [CLOSED_DAY] };
  const isGoneOver = work.isForced && unanswered(work, question.rules).length === 0;
  if (rule !== 'reopen' && isGoneOver) {
    if (!isSaid) throw invalid({ [field]: { message: VALIDATION.required } });
  } else if (rule === 'reopen' && isSaid) {
    if (!may(work.actor, REOPEN)) throw missingPermission(REOPEN);
  } else {
    work.questions.ask(question);
    return;
  }
  for (const id of work.touchedRuns)
    work.log.addAudit({
      resource: 'delivery_manifest',
      record_id: id,
      after: { closed_day_reason: reason },
    });
}

/** Ends the questions of a command: throws one answer that names all of them. */
export async function endQuestions(work: CommittedWork, rule: ClosedDayRule): Promise<void> {
  await askAboutClosedDay(work, rule);
  work.questions.end();
}

/** Throws 409 for an undo of a command from before the day was closed, because it would change counted values. */
export async function assertNotClosedSince(work: CommittedWork, since: string): Promise<void> {
  const day = await closedDay(work);
  if (!day || day.closed_at <= since) return;
  const args = { who: day.closed_by_name, when: day.closed_at, date: day.delivery_date };
  throw wrongState('The day of this CDP was closed in the meantime', { ...args, reason: 'dayClosed' });
}
