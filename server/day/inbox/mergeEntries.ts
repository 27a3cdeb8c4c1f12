import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { InboxEntry } from '../../../src/domain/imports/inboxView';
import type { OrderRow } from '../../../src/domain/imports/orderRow';
import type { Trx } from '../../platform/database/database';
import { writeAudits } from '../../platform/plugins/audit';
import { invalid } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { staleVersion } from '../../platform/plugins/versions';
import { answerWith } from './changeEntry';
import { lockEntries, assertOpen, RESOURCE } from './lockEntries';
import { orderInside } from './orderInside';
import { publishInbox } from './publishInbox';
import { readSettings } from '../../platform/settings/readSettings';

interface Merge {
  ids: readonly number[];
  versions: readonly number[];
  keep: number;
  /** The order as it shall be. */
  values: OrderRow;
}

function assertMatching({ ids, versions, keep }: Merge): void {
  if (versions.length !== ids.length || new Set(ids).size !== ids.length)
    throw invalid({ versions: { message: 'validation.invalid' } });
  if (!ids.includes(keep)) throw invalid({ keep: { message: 'validation.choice' } });
}

/**
 * Makes one order of several: `keep` gets the chosen values, the others stay as they came and point to it. Throws 404,
 * 409 for what is no longer open, 412 for what changed since it was seen, and 422 for orders of different clients.
 */
export async function mergeEntries(
  trx: Trx,
  request: FastifyRequest,
  merge: Merge,
  now: Date,
): Promise<CommandAnswer<InboxEntry>> {
  assertMatching(merge);
  const entries = await lockEntries(trx, request, merge.ids);
  for (const entry of entries) {
    const named = merge.versions[merge.ids.indexOf(entry.id)] ?? 0;
    if (named !== entry.version)
      throw await staleVersion(trx, { resource: RESOURCE, id: entry.id, version: entry.version }, named);
    assertOpen(entry);
  }
  if (new Set(entries.map((entry) => entry.funding_source_id)).size > 1)
    throw invalid({ ids: { message: 'inbox.merge.otherClient' } });
  const others = entries.filter((entry) => entry.id !== merge.keep);
  const kept = entries.find((entry) => entry.id === merge.keep);
  const { said, ...inside } = await orderInside(merge.values, (await readSettings(trx)).default_state);
  await trx
    .updateTable('deliveries_inbox')
    .set({ ...inside, state: 'open', lot_id: null, version: sql`version + 1`, updated_at: now })
    .where('id', '=', merge.keep)
    .execute();
  await trx
    .updateTable('deliveries_inbox')
    .set({ state: 'merged', merged_into_id: merge.keep, version: sql`version + 1`, updated_at: now })
    .where(sql<boolean>`id = any(${others.map(({ id }) => id)}::bigint[])`)
    .execute();
  await writeAudits(trx, request, [
    {
      action: 'merge',
      resource: RESOURCE,
      record_id: merge.keep,
      before: { ...kept?.values, version: kept?.version },
      after: {
        ...said.values,
        merged: others.map(({ id }) => id).join(', '),
        version: (kept?.version ?? 0) + 1,
      },
    },
    ...others.map(({ id, state, version }) => ({
      action: 'merge',
      resource: RESOURCE,
      record_id: id,
      before: { state, version },
      after: { state: 'merged', merged_into_id: merge.keep, version: version + 1 },
    })),
  ]);
  await publishInbox(trx);
  return answerWith(trx, request, merge.keep);
}
