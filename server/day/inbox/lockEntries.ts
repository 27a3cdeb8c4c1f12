import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { InboxEntry } from '../../../src/domain/imports/inboxView';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { readEntries } from './readInbox';

export const RESOURCE = 'deliveries_inbox';

/** These entries, locked in the order of their ids. Throws 404 when one is not there for this person. */
export async function lockEntries(
  trx: Trx,
  request: FastifyRequest,
  ids: readonly number[],
): Promise<InboxEntry[]> {
  const wanted = [...new Set(ids)];
  await trx
    .selectFrom('deliveries_inbox')
    .select('id')
    .where(sql<boolean>`id = any(${wanted}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const entries = await readEntries(trx, actorOf(request), wanted);
  if (entries.length < wanted.length) throw notFound();
  return entries;
}

/** One entry, locked. Throws 404. */
export async function lockEntry(trx: Trx, request: FastifyRequest, id: number): Promise<InboxEntry> {
  const [entry] = await lockEntries(trx, request, [id]);
  if (!entry) throw notFound();
  return entry;
}

/** Only what waits for a person can be changed. Throws 409 with the state. */
export function assertOpen(entry: InboxEntry): void {
  if (entry.state !== 'open')
    throw wrongState(`This order is ${entry.state}, so it cannot be changed here`, {
      state: entry.state,
      id: entry.id,
    });
}
