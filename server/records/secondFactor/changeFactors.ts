import type { FastifyRequest } from 'fastify';
import type { AccessKind, AccessReason } from '../../../src/domain/access/accessLog';
import { accountOfUser } from '../../platform/accessLog/accountOf';
import { endOtherSessions } from '../accounts/sessions';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit, type Changes } from '../../platform/plugins/audit';
import { wrongState } from '../../platform/plugins/errors';
import { publishAccessChange } from '../../platform/plugins/permissionCache';
import { hasFactor, readFactors } from '../../platform/plugins/readFactors';
import { makeRecoveryCodes } from './recoveryCodes';
import { forgetSecondSteps } from './secondStep';
import { notifyOwner, type FactorNews } from './notifyOwner';

export async function isFactorRequired(db: Db | Trx, user_id: number): Promise<boolean> {
  const role = await db
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select('user_types.second_factor_required')
    .where('users.id', '=', user_id)
    .where('user_types.is_driver', '=', false)
    .executeTakeFirst();
  return role?.second_factor_required ?? false;
}

/** Two changes of one person's factors wait for each other, so that two removals do not both leave one. */
export async function lockFactors(trx: Trx, user_id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
}

/** Recovery codes come with the first factor; null when the person has some. */
export async function firstRecoveryCodes(trx: Trx, user_id: number, at: Date): Promise<string[] | null> {
  const { recovery_codes_left } = await readFactors(trx, user_id);
  return recovery_codes_left > 0 ? null : makeRecoveryCodes(trx, user_id, at);
}

/** After a factor was removed: refused with 409 when it was the last and the role needs one. Codes go with the last. */
export async function afterRemoval(trx: Trx, user_id: number): Promise<void> {
  if (hasFactor(await readFactors(trx, user_id))) return;
  if (await isFactorRequired(trx, user_id))
    throw wrongState('Your role needs a second factor. Set up another one first', { reason: 'lastFactor' });
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
}

interface FactorChange {
  action: string;
  changes?: Changes;
  news: FactorNews;
}

/** Log, other sessions and message of a change of one's own factors. To call last in a transaction (`publish`). */
export async function concludeChange(
  context: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  { action, changes = {}, news }: FactorChange,
): Promise<void> {
  const { user_id, session_id, user_type_id } = actorOf(request);
  await writeAudit(trx, request, { action, resource: 'users', record_id: user_id, changes });
  await forgetSecondSteps(trx, user_id);
  await endOtherSessions(trx, context.clock(), user_id, session_id, 'factor');
  // Every server asks again whether the person has a factor.
  await publishAccessChange(trx, user_type_id);
  await notifyOwner(context, trx, user_id, news);
}

/** The entry in the log of accesses; to call after the commit. */
export async function noteChange(
  context: ServerContext,
  request: FastifyRequest,
  kind: AccessKind,
  reason?: AccessReason,
): Promise<void> {
  const { user_id } = actorOf(request);
  request.server.sessions.dropUser(user_id);
  await request.server.accessLog.note(request, {
    kind,
    ...(await accountOfUser(context, user_id)),
    reason,
  });
}
