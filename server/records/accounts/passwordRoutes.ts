import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import {
  changePasswordCall,
  requestPasswordLinkCall,
  setPasswordByLinkCall,
} from '../../../src/contract/account/passwords';
import { withSchemas } from '../../../src/contract/call';
import { sendPasswordLinkCall } from '../../../src/contract/employees/users';
import type { RouteModule, ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { toWire } from '../../../src/domain/time/dates';
import { accountOfEmail, accountOfUser } from '../../platform/accessLog/accountOf';
import { lockAccountInReach } from './accountReach';
import { hashOfNewPassword, requireGoodPassword, storePassword } from './choosePassword';
import { forgetDevices } from './devices';
import { ownerOfLink, sendPasswordLink, consumeToken } from './passwordLinks';
import { isPassword } from './passwords';
import { forgiveAccount, forgivePasswordTries, takePasswordTry, takeResetRequest } from './signInThrottle';

const REQUEST_JOB = 'passwords.request';

const password = string().required().max(200);
const requestBody = object({ email: string().required().max(254) });
const linkBody = object({ new_password: password, token: string().required().max(200) });
const changeBody = object({ new_password: password, old_password: password });
const bodyLimit = 4096;

async function ownerOf({ db }: ServerContext, user_id: number) {
  const owner = await db
    .selectFrom('users')
    .select(['id as user_id', 'email', 'full_name', 'password_hash', 'is_active', 'is_blocked'])
    .where('id', '=', user_id)
    .executeTakeFirst();
  if (!owner) throw notFound();
  return owner;
}

/** The job behind a forgotten password: only here it shows whether there is such an account. */
function answerRequest(context: ServerContext) {
  return async ({ email }: Record<string, unknown>) => {
    await inTransaction(context.db, async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select('id')
        .where('email', '=', String(email))
        .where('is_active', '=', true)
        .where('is_blocked', '=', false)
        .executeTakeFirst();
      if (user) await sendPasswordLink(context, trx, { user_id: user.id, purpose: 'reset' });
    });
  };
}

async function setByToken(context: ServerContext, request: FastifyRequest, token: string, chosen: string) {
  const link = await ownerOfLink(context, context.db, token);
  // A wrong link, a used one and an old one look the same.
  if (!link) throw notFound();
  const owner = await ownerOf(context, link.user_id);
  if (!owner.is_active) throw notFound();
  const password_hash = await hashOfNewPassword(context, owner, chosen);
  await inTransaction(context.db, async (trx) => {
    if (!(await consumeToken(context, trx, link))) throw notFound();
    await forgiveAccount(trx, owner.email);
    // Another person may have known the old password, so no earlier device is trusted.
    await forgetDevices(trx, link.user_id);
    const { user_id, full_name } = owner;
    await storePassword(context, trx, {
      user_id,
      password_hash,
      session_id: null,
      author: { user_id, full_name, remote_address: request.ip, request_id: request.id },
      action: 'setPassword',
    });
  });
  return link.user_id;
}

/** Passwords: forgotten, chosen by link, changed by the person, asked for by an administrator (spec §5, §7). */
export const passwordRoutes: RouteModule = (app, context) => {
  const { db } = context;
  app.jobs.handle(REQUEST_JOB, answerRequest(context));

  serve(
    app,
    withSchemas(requestPasswordLinkCall, { body: requestBody }),
    { access: 'public', scope: 'none', bodyLimit },
    async (request) => {
      await takeResetRequest(context, request.ip);
      const email = request.body.email.trim().toLowerCase();
      const key = createHash('sha256').update(email).digest('hex');
      await inTransaction(db, (trx) =>
        enqueue(trx, { name: REQUEST_JOB, payload: { email }, unique_key: `${REQUEST_JOB}:${key}` }),
      );
      // The same work for a known and an unknown address.
      const account = await accountOfEmail(context, email);
      await app.accessLog.note(request, { kind: 'passwordLinkAsked', ...account });
      return { message: 'If there is an account with this e-mail, a link is on its way to it' };
    },
  );

  serve(
    app,
    withSchemas(setPasswordByLinkCall, { body: linkBody }),
    { access: 'public', scope: 'none', bodyLimit },
    async (request, reply) => {
      const { new_password, token } = request.body;
      requireGoodPassword(new_password);
      const userId = await setByToken(context, request, token, new_password);
      const account = await accountOfUser(context, userId);
      await app.accessLog.note(request, { kind: 'passwordLinkUsed', ...account });
      app.sessions.dropUser(userId);
      return reply.code(204).send();
    },
  );

  serve(
    app,
    withSchemas(changePasswordCall, { body: changeBody }),
    { access: 'signedIn', scope: 'self', whileSettingPassword: true, bodyLimit },
    async (request, reply) => {
      const { user_id, session_id } = actorOf(request);
      if (request.params.id !== user_id) throw notFound();
      const { new_password, old_password } = request.body;
      requireGoodPassword(new_password);
      await takePasswordTry(context, user_id);
      const owner = await ownerOf(context, user_id);
      if (!(await isPassword(owner.password_hash, old_password)))
        throw invalid({ old_password: { message: 'validation.passwordWrong' } });
      const password_hash = await hashOfNewPassword(context, owner, new_password);
      await inTransaction(db, async (trx) => {
        await forgivePasswordTries(trx, user_id);
        await storePassword(context, trx, {
          user_id,
          password_hash,
          session_id,
          author: request,
          action: 'changePassword',
        });
      });
      app.sessions.dropUser(user_id);
      return reply.code(204).send();
    },
  );

  serve(app, sendPasswordLinkCall, { scope: 'cdp' }, async (request, reply) => {
    const { id } = request.params;
    const { user_id, full_name } = actorOf(request);
    const { sent_to, expires_at } = await inTransaction(db, async (trx) => {
      const owner = await lockAccountInReach(trx, request, id);
      if (!owner.is_active) throw notFound();
      await writeAudit(trx, request, {
        action: 'sendPasswordLink',
        resource: 'users',
        record_id: id,
        changes: {},
      });
      const created_by = { user_id, full_name };
      const link = await sendPasswordLink(context, trx, { user_id: id, purpose: 'reset', created_by });
      return { sent_to: owner.email, expires_at: link.expires_at };
    });
    const account = await accountOfUser(context, id);
    await app.accessLog.note(request, { kind: 'passwordLinkAsked', ...account, actor_name: full_name });
    reply.header('cache-control', 'no-store');
    // Never a password, and not the link either: it goes to the person alone.
    return { sent_to, expires_at: toWire(expires_at) };
  });
};
