import { number, object } from 'yup';
import { inviteUser } from '../accounts/passwordLinks';
import type { Room } from '../context';
import { actorOf } from '../plugins/actor';
import { writeAudit } from '../plugins/audit';
import { notFound } from '../plugins/errors';
import { once, sendAnswer } from '../plugins/idempotency';
import { publishAccessChange } from '../plugins/permissionCache';
import { accountBody, readAccount, rolesFor, saveAccount, type AccountBody } from './account';
import { bypassStartWork } from './bypassStartWork';
import { driversOnCall } from './driversOnCall';
import { warnOfLicenses } from './licenseWarnings';
import { concludeEmployee, lockEmployee } from './lockedEmployee';
import { defaultsBody, setDefaults, type Defaults } from './setDefault';

const params = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });
const tags = ['employees'];
const LICENSE_CHECK_MS = 6 * 3_600_000;

interface WithId {
  Params: { id: number };
}

/** What can be done with an employee beyond the record: defaults, account, the start of a day, on-call drivers. */
export const employeesRoom: Room = (app, context) => {
  const { db } = context;
  const own = { access: 'own' } as const;
  const asReader = { access: { as: ['GET', '/employees/:id'] } } as const;
  const asAccountEditor = { access: { as: ['PUT', '/employees/:id/account'] } } as const;

  app.jobs.every(LICENSE_CHECK_MS, 'licenseWarnings', () => warnOfLicenses(context));

  app.get('/employees/drivers-on-call', { config: own, schema: { tags, summary: 'Drivers on call' } }, () =>
    driversOnCall(db, context.clock()),
  );

  app.get(
    '/employees/account_roles',
    { config: asAccountEditor, schema: { tags, summary: 'Roles that I may give' } },
    (request) => rolesFor(db, actorOf(request)),
  );

  app.post<WithId>(
    '/employees/:id/bypass_start_work',
    { config: own, schema: { params, tags, summary: "Start the driver's run of today from the office" } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await once(context, request, async (trx) => ({
          status: 200,
          body: await bypassStartWork(context, trx, request, request.params.id),
        })),
      ),
  );

  app.put<WithId & { Body: Defaults }>(
    '/employees/:id/set_default',
    {
      config: own,
      schema: {
        params,
        body: defaultsBody,
        tags,
        summary: 'Dispatcher and vehicle that a driver starts with',
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await once(context, request, async (trx) => {
          const before = await lockEmployee(trx, request, request.params.id);
          const changes = await setDefaults(trx, before, request.body);
          return concludeEmployee(trx, { context, request, before, action: 'setDefault', changes });
        }),
      ),
  );

  app.get<WithId>(
    '/employees/:id/account',
    { config: asReader, schema: { params, tags, summary: "The employee's account, or null" } },
    async (request) => {
      const { id } = request.params;
      const found = await db.selectFrom('employees').select('id').where('id', '=', id).executeTakeFirst();
      if (!found) throw notFound();
      return { account: await readAccount(db, id) };
    },
  );

  app.put<WithId & { Body: AccountBody }>(
    '/employees/:id/account',
    {
      config: own,
      schema: { params, body: accountBody, tags, summary: 'Give an employee an account, or change it' },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await once(context, request, async (trx) => {
          const actor = actorOf(request);
          const before = await lockEmployee(trx, request, request.params.id);
          const { user_id, isNew, changes } = await saveAccount(trx, actor, before, request.body);
          await writeAudit(trx, request, {
            action: isNew ? 'create' : 'update',
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
          await publishAccessChange(trx, request.body.user_type_id);
          if (isNew) await inviteUser(context, trx, user_id, actor);
          return { ...answer, body: { employee: answer.body, account: await readAccount(trx, before.id) } };
        }),
      ),
  );
};
