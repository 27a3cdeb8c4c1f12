import type { FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { confirmEmailCall } from '../../../src/contract/account/passwords';
import { withSchemas } from '../../../src/contract/call';
import { accountOfUser } from '../../platform/accessLog/accountOf';
import type { RouteModule, ServerContext } from '../../context';
import { sqlStateOf } from '../../platform/database/databaseErrors';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { sendMessage } from '../../outside/messages/sendMessage';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { serve } from '../../platform/plugins/serve';
import { hashOfToken } from '../../platform/plugins/sessionTokens';
import { instantWriter } from './instantWriter';
import { revokeLinks } from './passwordLinks';
import { endOtherSessions } from './sessions';

const TAKEN = '23505';
const linkBody = object({ token: string().required().max(200) });

/** The person who owns the link. A wrong, used, revoked or expired link is the same 404, as is a blocked account. */
async function consume({ clock }: ServerContext, trx: Trx, token: string) {
  const now = clock();
  const change = await trx
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('confirmed_at', 'is', null)
    .where('canceled_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!change) throw notFound();
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'default_language', 'time_zone', 'employee_id'])
    .where('id', '=', change.user_id)
    .where('is_active', '=', true)
    .where('is_blocked', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  return { user, email: change.email };
}

/** Open pages of the employee ask again. */
async function notifyPages(trx: Trx, employee_id: number | null): Promise<void> {
  if (employee_id === null) return;
  const employee = await trx
    .selectFrom('employees')
    .select(['id', 'version'])
    .where('id', '=', employee_id)
    .executeTakeFirst();
  if (employee) await publish(trx, { topic: 'resources', event: 'employees.changed', body: employee });
}

/**
 * Makes the new address valid: sign-in uses it from now on, links sent to the old address become invalid, every
 * session ends, and the old address is notified.
 */
async function confirm(context: ServerContext, trx: Trx, request: FastifyRequest, token: string) {
  const { user, email } = await consume(context, trx, token);
  const now = context.clock();
  await trx.updateTable('users').set({ email }).where('id', '=', user.id).execute();
  await revokeLinks(trx, user.id, now);
  const { id: user_id, full_name, default_language: language } = user;
  const author = { user_id, full_name, remote_address: request.ip, request_id: request.id };
  await writeAudit(trx, author, {
    action: 'confirmEmail',
    resource: 'users',
    record_id: user_id,
    changes: { email: { from: user.email, to: email } },
  });
  await endOtherSessions(trx, now, user_id, null, 'email');
  const words = await instantWriter(trx, { ...user, user_id });
  await sendMessage(trx, {
    channel: 'email',
    to: user.email,
    language,
    user_id,
    template: 'emailChanged',
    args: { name: full_name, email, at: words(now) },
  });
  await notifyPages(trx, user.employee_id);
  return user_id;
}

/** Confirms a new e-mail by the link that went to it: a public door, like that of a password. */
export const confirmEmailRoutes: RouteModule = (app, context) => {
  serve(
    app,
    withSchemas(confirmEmailCall, { body: linkBody }),
    { access: 'public', scope: 'none', bodyLimit: 4096 },
    async (request, reply) => {
      try {
        const { token } = request.body;
        const user_id = await inTransaction(context.db, (trx) => confirm(context, trx, request, token));
        app.sessions.dropUser(user_id);
        const account = await accountOfUser(context, user_id);
        await app.accessLog.note(request, { kind: 'emailChanged', ...account });
      } catch (error) {
        // Another account now has the address. The answer does not reveal which one.
        if (sqlStateOf(error) === TAKEN) throw notFound();
        throw error;
      }
      return reply.code(204).send();
    },
  );
};
