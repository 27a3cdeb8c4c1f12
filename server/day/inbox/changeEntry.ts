import type { FastifyRequest } from 'fastify';
import type { InboxChange, InboxEntry } from '../../../src/domain/imports/inboxView';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { requireVersion } from '../../platform/plugins/versions';
import { lockEntry, assertOpen, RESOURCE } from './lockEntries';
import { orderInside } from './orderInside';
import { publishInbox } from './publishInbox';
import { readEntries } from './readInbox';
import { readSettings } from '../../platform/settings/readSettings';

/** The fields of an entry as the log compares them. */
export function loggedEntry({ values, version, state, ...entry }: InboxEntry) {
  const { funding_source_id, close_door_pharmacy_id, delivery_date, dismiss_reason, merged_into_id } = entry;
  return {
    ...values,
    state,
    funding_source_id,
    close_door_pharmacy_id,
    delivery_date,
    dismiss_reason,
    merged_into_id,
    version,
  };
}

/** The entry after a write, as the answer of the command. */
export async function answerWith(
  trx: Trx,
  request: FastifyRequest,
  id: number,
): Promise<CommandAnswer<InboxEntry>> {
  const [entry] = await readEntries(trx, actorOf(request), [id]);
  if (!entry) throw notFound();
  return { status: 200, body: entry, headers: { etag: `"${entry.version}"` } };
}

async function assertKnown(trx: Trx, request: FastifyRequest, change: InboxChange): Promise<void> {
  const { cdp_id } = actorOf(request);
  const cdp = change.close_door_pharmacy_id;
  if (cdp_id !== null && cdp !== cdp_id) throw notFound();
  const [source, known] = [
    await trx
      .selectFrom('funding_sources')
      .select('id')
      .where('id', '=', change.funding_source_id)
      .executeTakeFirst(),
    cdp === null ? true : await trx.selectFrom('cdps').select('id').where('id', '=', cdp).executeTakeFirst(),
  ];
  if (!source) throw invalid({ funding_source_id: { message: VALIDATION.reference } });
  if (!known) throw invalid({ close_door_pharmacy_id: { message: VALIDATION.reference } });
}

/** Mends an open entry. Throws 404, 409, 412, 422 and 428. */
export async function changeEntry(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  change: InboxChange,
  now: Date,
): Promise<CommandAnswer<InboxEntry>> {
  const before = await lockEntry(trx, request, id);
  await requireVersion(request, trx, { resource: RESOURCE, id, version: before.version });
  assertOpen(before);
  await assertKnown(trx, request, change);
  const { said: _, ...inside } = await orderInside(change.values, (await readSettings(trx)).default_state);
  const { funding_source_id, close_door_pharmacy_id, delivery_date } = change;
  await trx
    .updateTable('deliveries_inbox')
    .set({
      ...inside,
      funding_source_id,
      close_door_pharmacy_id,
      delivery_date,
      // It may come back from a lot that was undone.
      state: 'open',
      lot_id: null,
      version: before.version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  const answer = await answerWith(trx, request, id);
  await writeAudit(trx, request, {
    action: 'update',
    resource: RESOURCE,
    record_id: id,
    before: loggedEntry(before),
    after: loggedEntry(answer.body as InboxEntry),
  });
  await publishInbox(trx);
  return answer;
}
