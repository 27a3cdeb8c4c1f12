import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { InboxKey } from '../../../src/contract/inbox/keys';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';

const RESOURCE = 'inbox_keys';

/** Keys of one CDP, for its people; they make and revoke no others. */
function keysOf(db: Db | Trx, { cdp_id }: Actor) {
  return db
    .selectFrom('inbox_keys as k')
    .$if(cdp_id !== null, (query) => query.where('k.close_door_pharmacy_id', '=', cdp_id));
}

/** Clients' keys, those that work first, then the newest. */
export function readKeys(db: Db | Trx, actor: Actor): Promise<InboxKey[]> {
  return keysOf(db, actor)
    .innerJoin('funding_sources as f', 'f.id', 'k.funding_source_id')
    .leftJoin('cdps as c', 'c.id', 'k.close_door_pharmacy_id')
    .select(['k.id', 'k.key_id', 'k.name', 'k.funding_source_id', 'f.name as funding_source_name'])
    .select(['k.close_door_pharmacy_id', 'c.name as cdp_name', 'k.created_at', 'k.created_by_name'])
    .select(['k.last_used_at', 'k.revoked_at', 'k.revoked_by_name'])
    .orderBy((query) => query('k.revoked_at', 'is not', null))
    .orderBy('k.id', 'desc')
    .execute();
}

interface NewKey {
  name: string;
  funding_source_id: number;
  close_door_pharmacy_id: number | null;
}

/** Creates a key. A user of a CDP creates it for their own CDP. Throws 404 for another CDP, and 422. */
export async function createKey(
  trx: Trx,
  request: FastifyRequest,
  { name, funding_source_id, close_door_pharmacy_id: given }: NewKey,
  now: Date,
): Promise<{ key: InboxKey; server_key_id: number }> {
  const own = actorOf(request).cdp_id;
  const close_door_pharmacy_id = given ?? own;
  if (own !== null && own !== close_door_pharmacy_id) throw notFound();
  const source = await trx
    .selectFrom('funding_sources')
    .select('id')
    .where('id', '=', funding_source_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!source) throw invalid({ funding_source_id: { message: VALIDATION.reference } });
  const cdp =
    close_door_pharmacy_id === null ||
    (await trx.selectFrom('cdps').select('id').where('id', '=', close_door_pharmacy_id).executeTakeFirst());
  if (!cdp) throw invalid({ close_door_pharmacy_id: { message: VALIDATION.reference } });
  const key_id = `rx_${randomBytes(12).toString('hex')}`;
  const values = { key_id, name, funding_source_id, close_door_pharmacy_id };
  const { id, server_key_id } = await trx
    .insertInto('inbox_keys')
    .values({ ...values, created_by_name: actorOf(request).full_name, created_at: now })
    .returning(['id', 'server_key_id'])
    .executeTakeFirstOrThrow();
  await writeAudit(trx, request, { action: 'create', resource: RESOURCE, record_id: id, after: values });
  await publish(trx, { topic: 'resources', event: 'inbox_keys.changed', body: { id } });
  const key = (await readKeys(trx, actorOf(request))).find((each) => each.id === id);
  if (!key) throw notFound();
  return { key, server_key_id };
}

/** The key opens nothing any more, at once and for good. Throws 404 and 409. */
export async function revokeKey(trx: Trx, request: FastifyRequest, id: number, now: Date): Promise<InboxKey> {
  const locked = await keysOf(trx, actorOf(request))
    .select('k.revoked_at')
    .where('k.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound();
  if (locked.revoked_at) throw wrongState('This key is already revoked', { state: 'revoked' });
  const revoked_by_name = actorOf(request).full_name;
  await trx
    .updateTable('inbox_keys')
    .set({ revoked_at: now, revoked_by_name, updated_at: now })
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, request, {
    action: 'revoke',
    resource: RESOURCE,
    record_id: id,
    changes: { revoked: { from: false, to: true } },
  });
  await publish(trx, { topic: 'resources', event: 'inbox_keys.changed', body: { id } });
  const key = (await readKeys(trx, actorOf(request))).find((each) => each.id === id);
  if (!key) throw notFound();
  return key;
}
