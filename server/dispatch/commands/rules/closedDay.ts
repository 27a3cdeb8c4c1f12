import { sql } from 'kysely';
import { ERROR_CODE } from '../../../../src/domain/wire/errorCodes';
import { PERMISSIONS } from '../../../../src/domain/access/permissions';
import { isBlank } from '../../../../src/domain/wire/problem';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import { missingPermission } from '../../../plugins/access';
import { may, type PermissionPair } from '../../../plugins/actor';
import { invalid, wrongState } from '../../../plugins/errors';
import { isWitness } from '../../runScope';
import type { CommandLog } from '../work/commandLog';
import type { OpenRecords } from '../work/openRecords';
import { unanswered, type Questions } from './questions';

/** Whoever may take a hand-over back may change what was counted, by verbs that have no override path of their own. */
const REOPEN: PermissionPair = ['DELETE', PERMISSIONS.custody.reopen.path_route];

/**
 * What was counted when a CDP's day was closed stands: the office changes it afterwards only over a question, and says
 * why. What a driver's device saw and could not send before is no change.
 *
 * `free`: the verb changes nothing that is counted. `refused`: it plans a day, and this one is over.
 * `override`: asked, and done on the override path with what `reason` finds in the body.
 * `reopen`: has no such path; done with `closed_day_reason` by whoever may take a hand-over back.
 * `own`: the verb is there to end what earlier days have left, and always says why.
 */
export type ClosedDayRule = 'free' | 'refused' | 'reopen' | 'own' | { override: 'comments' | 'reason' };

/** A command that has changed what it changes. */
interface CommittedWork extends Pick<OpenRecords, 'trx' | 'request' | 'actor' | 'openRuns'> {
  readonly isForced: boolean;
  readonly questions: Pick<Questions, 'ask' | 'end'>;
  readonly touchedRuns: ReadonlySet<number>;
  readonly log: Pick<CommandLog, 'addAudit'>;
}

/** What was counted is changed: how a person goes over it by name. */
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
 * Asked by every command when it has changed what it changes, before it ends. Asks with `cust001`; throws, forced without a reason 422; 403 without the right; and 409 where nothing goes over it.
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

/** Ends what a command asks: throws one answer that names all of it. */
export async function endQuestions(work: CommittedWork, rule: ClosedDayRule): Promise<void> {
  await askAboutClosedDay(work, rule);
  work.questions.end();
}

/** An undo of what was done before the day was closed would change what was counted: 409. */
export async function assertNotClosedSince(work: CommittedWork, since: string): Promise<void> {
  const day = await closedDay(work);
  if (!day || day.closed_at <= since) return;
  const args = { who: day.closed_by_name, when: day.closed_at, date: day.delivery_date };
  throw wrongState('The day of this CDP was closed meanwhile', { ...args, reason: 'dayClosed' });
}
