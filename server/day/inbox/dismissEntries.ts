import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { DismissResult } from '../../../src/contract/inbox/entries';
import type { InboxEntry } from '../../../src/domain/imports/inboxView';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Trx } from '../../platform/database/database';
import { writeAudit, writeAudits } from '../../platform/plugins/audit';
import { wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { requireVersion } from '../../platform/plugins/versions';
import { answerWith } from './changeEntry';
import { lockEntries, lockEntry, assertOpen, RESOURCE } from './lockEntries';
import { publishInbox } from './publishInbox';

async function dismiss(
  trx: Trx,
  request: FastifyRequest,
  entries: readonly InboxEntry[],
  dismiss_reason: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('deliveries_inbox')
    .set({ state: 'dismissed', dismiss_reason, version: sql`version + 1`, updated_at: now })
    .where(sql<boolean>`id = any(${entries.map(({ id }) => id)}::bigint[])`)
    .execute();
  await writeAudits(
    trx,
    request,
    entries.map(({ id, state, version }) => ({
      action: 'dismiss',
      resource: RESOURCE,
      record_id: id,
      before: { state, version },
      after: { state: 'dismissed', dismiss_reason, version: version + 1 },
    })),
  );
  if (entries.length > 0) await publishInbox(trx);
}

/** Takes an order out of the inbox with a reason; it stays readable. Throws 404, 409, 412 and 428. */
export async function dismissEntry(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  reason: string,
  now: Date,
): Promise<CommandAnswer<InboxEntry>> {
  const entry = await lockEntry(trx, request, id);
  await requireVersion(request, trx, { resource: RESOURCE, id, version: entry.version });
  assertOpen(entry);
  await dismiss(trx, request, [entry], reason, now);
  return answerWith(trx, request, id);
}

/** Several at once, with an answer per order. */
export async function dismissEntries(
  trx: Trx,
  request: FastifyRequest,
  ids: readonly number[],
  reason: string,
  now: Date,
): Promise<CommandAnswer<{ results: DismissResult[] }>> {
  const entries = await lockEntries(trx, request, ids);
  await dismiss(
    trx,
    request,
    entries.filter((entry) => entry.state === 'open'),
    reason,
    now,
  );
  const results = entries.map(({ id, state }) =>
    state === 'open'
      ? { id, ok: true }
      : {
          id,
          ok: false,
          status_code: ERROR_CODE.wrongState,
          message: `This order is ${state}`,
          args: { state },
        },
  );
  return { status: 200, body: { results } };
}

/** What was dismissed or merged waits for a person again. Throws 404, 409, 412 and 428. */
export async function reopenEntry(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  now: Date,
): Promise<CommandAnswer<InboxEntry>> {
  const entry = await lockEntry(trx, request, id);
  await requireVersion(request, trx, { resource: RESOURCE, id, version: entry.version });
  if (entry.state !== 'dismissed' && entry.state !== 'merged')
    throw wrongState(`This order is ${entry.state}: it cannot be restored`, { state: entry.state });
  const { state, dismiss_reason, merged_into_id, version } = entry;
  await trx
    .updateTable('deliveries_inbox')
    .set({
      state: 'open',
      dismiss_reason: null,
      merged_into_id: null,
      version: version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, request, {
    action: 'reopen',
    resource: RESOURCE,
    record_id: id,
    before: { state, dismiss_reason, merged_into_id, version },
    after: { state: 'open', version: version + 1 },
  });
  await publishInbox(trx);
  return answerWith(trx, request, id);
}
