import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { object, string, type InferType } from 'yup';
import { createFirstAdministratorCall } from '../../../src/contract/account/passwords';
import { withSchemas } from '../../../src/contract/call';
import type { RouteModule, ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { routePermissions } from '../../platform/plugins/access';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { guessProblem, passwordProblem } from './choosePassword';
import { hashPassword } from './passwords';
import { grantPermissions } from './permissions';

const administrator = object({
  token: string().required().max(100),
  email: string().email().required().max(254),
  full_name: string().required().max(120),
  password: string().required().max(200),
});
type Administrator = InferType<typeof administrator>;

function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

async function hasUsers(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

// Valid for the lifetime of the server: after a restart, an older link is invalid.
const tokens = new WeakMap<ServerContext, string>();

function tokenOf(context: ServerContext): string {
  const token = tokens.get(context) ?? randomBytes(32).toString('base64url');
  tokens.set(context, token);
  return token;
}

/** Address where the first administrator is created; null once there is a user. */
export async function firstAdministratorLink(context: ServerContext): Promise<string | null> {
  if (await hasUsers(context.db)) return null;
  return `${context.config.publicUrl}/#/first-administrator?token=${tokenOf(context)}`;
}

async function createAdministrator(
  app: FastifyInstance,
  trx: Trx,
  given: Administrator,
  password_hash: string,
) {
  // Two at once: the second waits here and then finds the first one's user.
  await sql`lock table users in share row exclusive mode`.execute(trx);
  if (await hasUsers(trx)) throw notFound();
  const type = await trx
    .insertInto('user_types')
    .values({ name: 'Administrator' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantPermissions(trx, type.id, routePermissions(app));
  const { email, full_name } = given;
  const user = await trx
    .insertInto('users')
    .values({ email: email.trim(), full_name, password_hash, user_type_id: type.id, preferences: '{}' })
    .returning(['id', 'email', 'full_name'])
    .executeTakeFirstOrThrow();
  const author = { user_id: user.id, full_name };
  await writeAudit(trx, author, { action: 'create', resource: 'users', record_id: user.id, changes: {} });
  return user;
}

/**
 * POST /users/first_administrator: creates the one user who can create the others, with the token that was printed at
 * the start. Works once, on a database without users; otherwise, and with a wrong token, it is a 404.
 */
export const firstAdministratorRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const token = tokenOf(context);

  serve(
    app,
    withSchemas(createFirstAdministratorCall, { body: administrator }),
    { access: 'public', scope: 'none', bodyLimit: 4096 },
    async (request, reply) => {
      if (!isSame(request.body.token, token)) throw notFound();
      const { password } = request.body;
      const problem = passwordProblem(password) ?? (await guessProblem(context, request.body, password));
      if (problem) throw invalid({ password: problem });
      const password_hash = await hashPassword(password);
      const user = await inTransaction(db, (trx) =>
        createAdministrator(app, trx, request.body, password_hash),
      );
      void reply.code(201);
      return user;
    },
  );
};
