import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  accountCall,
  accountRolesCall,
  cancelEmailChangeCall,
  saveAccountCall,
  sendEmailChangeCall,
  type AccountBody,
} from '../../../src/contract/employees/account';
import { normaliseEmail } from '../../../src/domain/wire/formats';
import { accountOfUser } from '../../platform/accessLog/accountOf';
import { lockAccountInReach, obstacleToUser } from '../accounts/accountReach';
import { cancelEmailChange, pendingEmail, sendEmailChange } from '../accounts/emailChange';
import { requireOwnPassword } from '../accounts/ownPassword';
import { revokeLinks, inviteUser } from '../accounts/passwordLinks';
import type { RouteModule, ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { publish } from '../../platform/plugins/outbox';
import { publishAccessChange } from '../../platform/plugins/permissionCache';
import { readAccount, rolesFor, saveAccount } from './account';
import { concludeEmployee, lockEmployee } from './lockedEmployee';

interface WithId {
  Params: { id: number };
}

/** A new e-mail of one's own asks for the password. */
async function confirmOwnEmail(context: ServerContext, request: FastifyRequest<WithId>, body: AccountBody) {
  const { user_id } = actorOf(request);
  const account = await readAccount(context.db, request.params.id);
  if (account?.id !== user_id || normaliseEmail(body.email) === normaliseEmail(account.email)) return;
  await requireOwnPassword(context, user_id, body.password);
}

/** The account as pages show it: what waits to be confirmed, and why the person who looks may not act on it. */
async function shownAccount(context: ServerContext, db: Db | Trx, request: FastifyRequest, id: number) {
  const account = await readAccount(db, id);
  if (!account) return null;
  const obstacle = await obstacleToUser(db, request, account.id);
  return { ...account, obstacle, pending_email: await pendingEmail(context, db, account.id) };
}

async function setAccount(
  context: ServerContext,
  trx: Trx,
  request: FastifyRequest<WithId>,
  body: AccountBody,
) {
  const { user_id: actor_id, full_name } = actorOf(request);
  const created_by = { user_id: actor_id, full_name };
  const before = await lockEmployee(trx, request, request.params.id);
  const { user_id, changes, isInvited, newEmail } = await saveAccount(trx, request, before, body);
  await writeAudit(trx, request, {
    action: changes.user_type_id?.from === null ? 'create' : 'update',
    resource: 'users',
    record_id: user_id,
    changes,
  });
  const answer = await concludeEmployee(trx, {
    context,
    request,
    before,
    action: 'setAccount',
    changes: Object.fromEntries(
      Object.entries(changes).map(([field, change]) => [`account_${field}`, change]),
    ),
  });
  // An open page still listens as the role that it was opened with.
  const left = changes.user_type_id?.from;
  if (typeof left === 'number') await publishAccessChange(trx, left);
  await publishAccessChange(trx, body.user_type_id);
  if (isInvited) {
    await revokeLinks(trx, user_id, context.clock());
    await inviteUser(context, trx, user_id, created_by);
  }
  if (newEmail) await sendEmailChange(context, trx, { user_id, email: newEmail, created_by, tellsOld: true });
  return {
    ...answer,
    body: { employee: answer.body, account: await shownAccount(context, trx, request, before.id) },
  };
}

/** The account of an employee: its e-mail, role and sight. Who may act on it is asked in `accounts/accountReach`. */
export const employeeAccountRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const asReader = { access: { as: ['GET', '/employees/:id'] }, scope: 'everybody' } as const;
  const asAccountEditor = { access: { as: ['PUT', '/employees/:id/account'] }, scope: 'cdp' } as const;

  serve(app, accountRolesCall, { ...asAccountEditor, scope: 'everybody' }, (request) =>
    rolesFor(db, request),
  );

  serve(app, accountCall, asReader, async (request) => {
    const { id } = request.params;
    const found = await db.selectFrom('employees').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound();
    return { account: await shownAccount(context, db, request, id) };
  });

  serve(app, saveAccountCall, { scope: 'cdp' }, async (request, reply) => {
    const body = request.body;
    await confirmOwnEmail(context, request, body);
    // A repeat is known by the hash of the body: the password is not kept, not even as a part of one.
    const { password: _password, ...kept } = body;
    request.body = kept;
    const answer = await once(context, request, (trx) => setAccount(context, trx, request, body));
    const { account } = answer.body;
    if (account?.pending_email?.email === normaliseEmail(body.email)) {
      const { full_name: actor_name } = actorOf(request);
      const whose = await accountOfUser(context, account.id);
      await app.accessLog.note(request, { kind: 'emailChangeAsked', ...whose, actor_name });
    }
    return sendAnswer(reply, answer);
  });

  /** One command on a pending address, whose employee's open pages hear of it. */
  const onPendingEmail = async (
    request: FastifyRequest<WithId>,
    reply: FastifyReply,
    action: 'cancelEmailChange' | 'sendEmailChange',
    run: (trx: Trx, user_id: number, email: string) => Promise<void>,
  ) => {
    const { id } = request.params;
    const answer = await once(context, request, async (trx) => {
      const employee = await trx
        .selectFrom('employees')
        .select(['id', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const account = employee && (await readAccount(trx, id));
      if (!account) throw notFound();
      await lockAccountInReach(trx, request, account.id);
      const pending = await pendingEmail(context, trx, account.id);
      if (!pending) throw wrongState('There is no email to confirm', { reason: 'noPendingEmail' });
      await writeAudit(trx, request, { action, resource: 'users', record_id: account.id, changes: {} });
      await run(trx, account.id, pending.email);
      await publish(trx, { topic: 'resources', event: 'employees.changed', body: employee });
      return { status: 200, body: { pending_email: await pendingEmail(context, trx, account.id) } };
    });
    return sendAnswer(reply, answer);
  };

  serve(app, cancelEmailChangeCall, asAccountEditor, (request, reply) =>
    onPendingEmail(request, reply, 'cancelEmailChange', async (trx, user_id) => {
      await cancelEmailChange(trx, user_id, context.clock());
    }),
  );

  serve(app, sendEmailChangeCall, asAccountEditor, (request, reply) =>
    onPendingEmail(request, reply, 'sendEmailChange', async (trx, user_id, email) => {
      const { user_id: by, full_name } = actorOf(request);
      const created_by = { user_id: by, full_name };
      await sendEmailChange(context, trx, { user_id, email, created_by, tellsOld: false });
    }),
  );
};
