import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { number, object } from 'yup';
import { loginCodeCall, newLoginCodeCall } from '../../../src/contract/vehicles/loginCode';
import { HOUR_MS } from '../../../src/domain/time/durations';
import type { RouteModule, ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { serve } from '../../platform/plugins/serve';
import { requireVersion } from '../../platform/plugins/versions';
import { endPhoneSessions } from '../accounts/sessions';
import { warnOfInspections } from './inspectionWarnings';
import { codeSheet } from './codeSheet';
import { codeOf, qrPicture } from './loginCode';

const params = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });
const tags = ['vehicles'];
const INSPECTION_CHECK_MS = 6 * HOUR_MS;

interface WithId {
  Params: { id: number };
}

async function vehicleOf(db: Db | Trx, id: number) {
  const vehicle = await db
    .selectFrom('vehicles')
    .select(['id', 'name', 'license_plate', 'version', 'smartphone_login', 'is_active'])
    .select(['login_nonce', 'server_key_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!vehicle) throw notFound();
  return vehicle;
}

async function logReading(context: ServerContext, request: FastifyRequest, id: number): Promise<void> {
  await inTransaction(context.db, (trx) =>
    writeAudit(trx, request, {
      action: 'readLoginCode',
      resource: 'vehicles',
      record_id: id,
      changes: {},
    }),
  );
}

/** The code with which a driver's phone identifies its vehicle (spec §3, "QR login code"). */
export const vehiclesRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const own = { access: 'own', scope: 'everybody' } as const;

  app.jobs.every(INSPECTION_CHECK_MS, 'inspectionWarnings', () => warnOfInspections(context));

  const asReader = { access: { as: ['GET', loginCodeCall.path] }, scope: 'everybody' } as const;

  serve(app, loginCodeCall, own, async (request, reply) => {
    const vehicle = await vehicleOf(db, request.params.id);
    const code = await codeOf(context, vehicle);
    await logReading(context, request, vehicle.id);
    reply.header('cache-control', 'no-store');
    const picture = (await qrPicture(code)).toString('base64');
    return {
      code,
      picture: `data:image/png;base64,${picture}`,
      smartphone_login: vehicle.smartphone_login,
    };
  });

  app.get<WithId>(
    `${loginCodeCall.path}/pdf`,
    { config: asReader, schema: { params, tags, summary: 'The code to print, as PDF' } },
    async (request, reply) => {
      const vehicle = await vehicleOf(db, request.params.id);
      const { name: title, license_plate: subtitle } = vehicle;
      const sheet = await codeSheet({ title, subtitle, code: await codeOf(context, vehicle) });
      await logReading(context, request, vehicle.id);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="vehicle-${vehicle.id}.pdf"`)
        .send(sheet);
    },
  );

  serve(app, newLoginCodeCall, own, async (request, reply) =>
    sendAnswer(
      reply,
      await once(context, request, async (trx) => {
        const { id } = request.params;
        await trx.selectFrom('vehicles').select('id').where('id', '=', id).forUpdate().execute();
        const vehicle = await vehicleOf(trx, id);
        await requireVersion(request, trx, { resource: 'vehicles', id, version: vehicle.version });
        const version = vehicle.version + 1;
        await trx
          .updateTable('vehicles')
          .set({ login_nonce: randomUUID(), server_key_id: sql`newest_server_key()` })
          .set({ version, updated_at: context.clock() })
          .where('id', '=', id)
          .execute();
        // That there is a new code, never the code.
        await writeAudit(trx, request, {
          action: 'newLoginCode',
          resource: 'vehicles',
          record_id: id,
          changes: { version: { from: vehicle.version, to: version } },
        });
        // Phones that have read the former code are signed out.
        const phones = await trx
          .selectFrom('sessions')
          .select('id')
          .where('vehicle_id', '=', id)
          .where('ended_at', 'is', null)
          .execute();
        const ids = phones.map((phone) => phone.id);
        await publish(trx, { topic: 'resources', event: 'vehicles.changed', body: { id, version } });
        await endPhoneSessions(trx, context.clock(), ids, 'code');
        return { status: 200, body: { id, version }, headers: { etag: `"${version}"` } };
      }),
    ),
  );
};
