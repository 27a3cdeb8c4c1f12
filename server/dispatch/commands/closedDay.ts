import { ERROR_CODE } from '../../../src/domain/errorCodes';
import { isBlank } from '../../../src/domain/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid, Refusal } from '../../plugins/errors';
import { isWitness } from '../runScope';
import type { LockedRun } from './lockedRun';
import type { Work } from './work';

/**
 * What was counted when a CDP's day was closed stands: the office changes it afterwards only over this, and says why.
 * What a driver's device saw and could not send before is no change. Throws 400 `cust001`; forced, 422 without a comment.
 */
export async function refuseClosedDay(
  work: Work,
  run: LockedRun,
  comments: string | null | undefined,
): Promise<void> {
  if (isWitness(work.actor, run)) return;
  const day = await work.trx
    .selectFrom('custody_days')
    .select(['closed_by_name', 'closed_at'])
    .where('close_door_pharmacy_id', '=', run.close_door_pharmacy_id)
    .where('delivery_date', '=', run.delivery_date)
    .executeTakeFirst();
  if (!day) return;
  if (work.isForced) {
    if (isBlank(comments)) throw invalid({ comments: { message: VALIDATION.required } });
    return;
  }
  const args = { who: day.closed_by_name, when: day.closed_at, date: run.delivery_date };
  throw new Refusal(400, ERROR_CODE.closedDay, 'The day of this CDP is closed', { args });
}
