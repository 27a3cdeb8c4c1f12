import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { dateInZone, timeInZone } from '../../../src/domain/time/dates';
import { groupBy } from '../../../src/domain/wire/groupBy';
import { INBOX_BULK_MAX } from '../../../src/domain/imports/inbox';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { InboxEntry, InboxLot } from '../../../src/domain/imports/inboxView';
import type { Trx } from '../../platform/database/database';
import { createLot } from '../imports/lots/createLot';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudits } from '../../platform/plugins/audit';
import { ApiError, invalid, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import type { InboxFilters } from '../../../src/contract/inbox/entries';
import { lockEntries, RESOURCE } from './lockEntries';
import { publishInbox } from './publishInbox';
import { filteredInbox } from './readInbox';

interface Processing {
  ids?: readonly number[];
  all?: Omit<InboxFilters, 'state' | 'lot_id'>;
  delivery_date: string;
  close_door_pharmacy_id: number;
}

/** The entries that are meant: those that were named, or all open ones of the filters. Throws 422. */
async function chosenIds(
  trx: Trx,
  request: FastifyRequest,
  { ids, all }: Processing,
  now: Date,
): Promise<readonly number[]> {
  if ((ids === undefined) === (all === undefined)) throw invalid({ ids: { message: 'validation.required' } });
  if (ids) return ids;
  const found = await filteredInbox(trx, actorOf(request), { ...all, state: 'open' }, now)
    .select('e.id')
    .orderBy('e.id')
    .limit(INBOX_BULK_MAX + 1)
    .execute();
  if (found.length > INBOX_BULK_MAX)
    throw invalid({ all: { message: 'inbox.process.tooMany', args: { max: INBOX_BULK_MAX } } });
  if (found.length === 0) throw invalid({ all: { message: 'inbox.process.none' } });
  return found.map(({ id }) => id);
}

/** What has become a delivery says so in its own words; what is in a lot, dismissed or merged names that state. */
function assertNotTaken(entries: readonly InboxEntry[]): void {
  const scheduled = entries.filter((entry) => entry.delivery_event_id !== null);
  if (scheduled.length > 0)
    throw new ApiError(
      400,
      ERROR_CODE.alreadyScheduled,
      `${scheduled.length} of these deliveries are already scheduled`,
      {
        args: {
          ids: scheduled.map(({ id }) => id),
          delivery_event_ids: scheduled.map(({ delivery_event_id }) => delivery_event_id),
        },
      },
    );
  const taken = entries.filter((entry) => entry.state !== 'open');
  if (taken.length > 0)
    throw wrongState(`${taken.length} of these orders no longer wait`, {
      state: taken[0]?.state,
      ids: taken.map(({ id }) => id),
    });
}

/**
 * Makes lots of open orders, one per client as a lot has one, all or none. Each order then names its lot; when that is
 * undone or goes, it waits again. Throws 404, 400 `dsch037` for orders that have become deliveries, 409 for others that no
 * longer wait, and 422.
 */
export async function processToLots(
  trx: Trx,
  request: FastifyRequest,
  processing: Processing,
  now: Date,
): Promise<CommandAnswer<{ lots: InboxLot[] }>> {
  const entries = await lockEntries(trx, request, await chosenIds(trx, request, processing, now));
  assertNotTaken(entries);
  const { delivery_date, close_door_pharmacy_id } = processing;
  const { time_zone } = actorOf(request);
  const file_name = `Inbox ${dateInZone(now, time_zone)} ${timeInZone(now, time_zone).slice(0, 5)}`;
  const lots: InboxLot[] = [];
  for (const [funding_source_id, ofClient] of groupBy(entries, (entry) => entry.funding_source_id)) {
    const rows = ofClient.map(({ id, values }) => ({ values, inbox_id: id }));
    const named = { file_name, origin: 'inbox', funding_source_id, close_door_pharmacy_id } as const;
    const lot = await createLot(trx, request, { ...named, delivery_date, rows }, now);
    await trx
      .updateTable('deliveries_inbox')
      .set({ state: 'in_lot', lot_id: lot.id, version: sql`version + 1`, updated_at: now })
      .where(sql<boolean>`id = any(${ofClient.map(({ id }) => id)}::bigint[])`)
      .execute();
    await writeAudits(
      trx,
      request,
      ofClient.map(({ id, version }) => ({
        action: 'process',
        resource: RESOURCE,
        record_id: id,
        before: { state: 'open', version },
        after: { state: 'in_lot', lot_id: lot.id, version: version + 1 },
      })),
    );
    const client_name = ofClient[0]?.funding_source_name ?? '';
    lots.push({ ...lot, funding_source_id, client_name, rows: rows.length });
  }
  await publishInbox(trx);
  return { status: 201, body: { lots } };
}
