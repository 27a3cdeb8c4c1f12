import type { FastifyRequest } from 'fastify';
import { number, object, string } from 'yup';
import {
  homeAddressCall,
  saveHomeAddressCall,
  type AddressBody,
} from '../../../src/contract/addresses/addresses';
import { addressSchema, type StoredAddress } from '../../../src/resources/addresses/address.resource';
import type { RouteModule, ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer, type CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { etag, requireVersion } from '../../platform/plugins/versions';
import { serve } from '../../platform/plugins/serve';
import { findRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { addressColumns, putAddressInForm, assertPlace } from './addressBody';

const RESOURCE = 'employee_home_addresses';
const answer = object({
  id: number().integer().required(),
  version: number().integer().required(),
  employee_id: number().integer().required(),
  full_address: string().required(),
}).concat(addressSchema('home'));

/** Throws 404 for an employee who is not there for this person. */
async function findEmployee(db: Db | Trx, request: FastifyRequest, id: number, lock = false) {
  const scope = scopeOf('employees', actorOf(request));
  const employee = await findRow(db, resourceOf('employees'), id, scope, { lock });
  if (!employee) throw notFound();
  return employee;
}

function findAddress(db: Db | Trx, employee_id: number) {
  return db.selectFrom(RESOURCE).selectAll().where('employee_id', '=', employee_id).executeTakeFirst();
}

/** The first save makes it and needs no version; every later one names the version that was seen. */
async function saveHomeAddress(
  trx: Trx,
  context: ServerContext,
  request: FastifyRequest<{ Params: { id: number }; Body: AddressBody }>,
): Promise<CommandAnswer<StoredAddress>> {
  const employee = await findEmployee(trx, request, request.params.id, true);
  const before: (StoredAddress & { employee_id: number }) | null =
    (await findAddress(trx, employee.id)) ?? null;
  if (before)
    await requireVersion(request, trx, { resource: RESOURCE, id: before.id, version: before.version });
  const now = context.clock();
  const columns = { ...addressColumns(request.body, before), updated_at: now };
  const after = before
    ? await trx
        .updateTable(RESOURCE)
        .set({ ...columns, version: before.version + 1 })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto(RESOURCE)
        .values({ ...columns, employee_id: employee.id, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: before ? 'update' : 'create',
    resource: RESOURCE,
    record_id: after.id,
    before: before && { ...before, created_at: undefined },
    after: { ...after, created_at: undefined },
  });
  await publish(trx, {
    topic: 'resources',
    event: `${RESOURCE}.changed`,
    body: { id: after.id, version: after.version, employee_id: employee.id },
  });
  return { status: before ? 200 : 201, body: after, headers: { etag: `"${after.version}"` } };
}

/** Home address of an employee (spec §3). Null until it is entered. */
export const homeAddressRoutes: RouteModule = (app, context) => {
  const config = { scope: 'everybody' } as const;

  serve(app, homeAddressCall, { ...config, response: { 200: answer.nullable() } }, async (request, reply) => {
    const employee = await findEmployee(context.db, request, request.params.id);
    const found = await findAddress(context.db, employee.id);
    if (!found) return reply.type('application/json; charset=utf-8').send('null');
    etag(reply, found.version);
    return found;
  });

  const saving = { ...config, preValidation: putAddressInForm, response: { 200: answer } };
  serve(app, saveHomeAddressCall, saving, async (request, reply) => {
    await assertPlace(request.body);
    return sendAnswer(reply, await once(context, request, (trx) => saveHomeAddress(trx, context, request)));
  });
};
