import type { FastifyRequest } from 'fastify';
import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { DeliveryEventTable } from '../../platform/database/tables/day';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';

type Values = Omit<Insertable<DeliveryEventTable>, 'created_by' | 'created_by_name'>;

/** Inserts a stop of an order in the name of whoever sends it, with its entry in the log. Its place is free. */
export async function insertStop(trx: Trx, request: FastifyRequest, given: Values): Promise<number> {
  const actor = actorOf(request);
  const values = { ...given, created_by: actor.user_id, created_by_name: actor.full_name };
  const { id } = await trx
    .insertInto('delivery_events')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, {
    action: 'create',
    resource: 'delivery_events',
    record_id: id,
    after: { ...values, version: 1 },
  });
  return id;
}
