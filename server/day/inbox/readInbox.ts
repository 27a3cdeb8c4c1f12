import { sql, type RawBuilder } from 'kysely';
import { oldBefore } from '../../../src/domain/imports/inbox';
import { duplicateOf, lookUpOf } from '../../../src/domain/imports/inboxDuplicates';
import type { InboxDuplicate, InboxEntry, InboxState } from '../../../src/domain/imports/inboxView';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import type { InboxFilters } from '../../../src/contract/inbox/entries';

/** Most duplicates that an entry is shown with. */
const MOST_DUPLICATES = 5;

/**
 * What an entry is now, of the tables of `entries`. What became a delivery is done; what was in a lot that is undone, or
 * gone, waits again.
 */
const STATE = sql<InboxState>`case when e.state <> 'in_lot' then e.state
  when r.id is null or l.state in ('cancelled', 'undone', 'failed') then 'open'
  when r.delivery_event_id is not null then 'done' else 'in_lot' end`;

function whose({ cdp_id }: Actor): RawBuilder<boolean> {
  return cdp_id === null ? sql<boolean>`true` : sql<boolean>`e.close_door_pharmacy_id = ${cdp_id}`;
}

function entries(db: Db | Trx, actor: Actor) {
  return db
    .selectFrom('deliveries_inbox as e')
    .leftJoin('import_lots as l', 'l.id', 'e.lot_id')
    .leftJoin('import_rows as r', (join) =>
      join.onRef('r.inbox_id', '=', 'e.id').onRef('r.lot_id', '=', 'e.lot_id'),
    )
    .where(whose(actor));
}

/** Entries of these filters that are this person's to see. */
export function filteredInbox(db: Db | Trx, actor: Actor, filters: InboxFilters, now: Date) {
  const { state, origin, funding_source_id, close_door_pharmacy_id, lot_id, is_old, has_problems } = filters;
  return entries(db, actor)
    .$if(state !== undefined, (query) => query.where(STATE, '=', state ?? 'open'))
    .$if(origin !== undefined, (query) => query.where('e.origin', '=', origin ?? 'api'))
    .$if(funding_source_id !== undefined, (query) =>
      query.where('e.funding_source_id', '=', funding_source_id ?? 0),
    )
    .$if(close_door_pharmacy_id !== undefined, (query) =>
      query.where('e.close_door_pharmacy_id', '=', close_door_pharmacy_id ?? 0),
    )
    .$if(lot_id !== undefined, (query) => query.where('e.lot_id', '=', lot_id ?? 0))
    .$if(is_old === '1', (query) =>
      query.where('e.created_at', '<', sql<string>`${oldBefore(now)}::timestamptz`),
    )
    .$if(has_problems === '1', (query) => query.where(sql<boolean>`e.problems <> '{}'::jsonb`))
    .$if(has_problems === '0', (query) => query.where(sql<boolean>`e.problems = '{}'::jsonb`));
}

type Row = Omit<InboxEntry, 'duplicates'>;

function rowsOf(query: ReturnType<typeof filteredInbox>) {
  return query
    .innerJoin('funding_sources as f', 'f.id', 'e.funding_source_id')
    .leftJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
    .leftJoin('participants as p', 'p.client_code', 'e.client_code')
    .select([
      'e.id',
      'e.version',
      'e.origin',
      'e.created_at as received_at',
      'e.funding_source_id',
      'f.name as funding_source_name',
      'e.close_door_pharmacy_id',
      'c.name as cdp_name',
      'e.delivery_date',
      'e.values',
      'e.problems',
      'p.id as participant_id',
      'e.created_by_name',
      'e.dismiss_reason',
      'e.merged_into_id',
    ])
    .select(STATE.as('state'))
    .select([
      sql<number | null>`case when ${STATE} in ('in_lot', 'done') then e.lot_id end`.as('lot_id'),
      sql<number | null>`case when ${STATE} = 'done' then r.delivery_event_id end`.as('delivery_event_id'),
    ]);
}

/** Each open entry with the others that may be the same order: one query for all. */
async function withDuplicates(db: Db | Trx, actor: Actor, rows: readonly Row[]): Promise<InboxEntry[]> {
  const open = rows.filter((row) => row.state === 'open');
  const keys = open.map((row) => lookUpOf(row.values));
  const [orders, places] = [keys.map((key) => key.order_key), keys.map((key) => key.place_key)];
  const others =
    open.length === 0
      ? []
      : await entries(db, actor)
          .select(['e.id', 'e.funding_source_id', 'e.values', 'e.delivery_date', 'e.created_at'])
          .where(STATE, '=', 'open')
          .where(sql<boolean>`(e.order_key = any(${orders}::text[]) or e.place_key = any(${places}::text[]))`)
          .orderBy('e.id')
          .execute();
  return rows.map((row) => {
    const found = others.flatMap((other): InboxDuplicate[] => {
      const isOther = other.id !== row.id && other.funding_source_id === row.funding_source_id;
      const match = isOther && row.state === 'open' ? duplicateOf(row, other) : null;
      return match ? [{ id: other.id, ...match }] : [];
    });
    const duplicates = found.sort((a, b) => b.score - a.score).slice(0, MOST_DUPLICATES);
    return { ...row, duplicates };
  });
}

export async function readInbox(
  db: Db | Trx,
  actor: Actor,
  { sort, page, per_page, ...filters }: InboxFilters & { sort: string; page: number; per_page: number },
  now: Date,
): Promise<InboxEntry[]> {
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await rowsOf(filteredInbox(db, actor, filters, now))
    .orderBy('e.created_at', order)
    .orderBy('e.id', order)
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return withDuplicates(db, actor, rows);
}

/** These entries, in the order of their ids, as far as they are this person's to see. */
export async function readEntries(db: Db | Trx, actor: Actor, ids: readonly number[]): Promise<InboxEntry[]> {
  const rows = await rowsOf(filteredInbox(db, actor, {}, new Date(0)))
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .orderBy('e.id')
    .execute();
  return withDuplicates(db, actor, rows);
}

/** What an entry has taken in by merging. */
export async function readMergedInto(db: Db | Trx, actor: Actor, id: number): Promise<InboxEntry[]> {
  const rows = await rowsOf(filteredInbox(db, actor, {}, new Date(0)))
    .where('e.merged_into_id', '=', id)
    .where('e.state', '=', 'merged')
    .orderBy('e.id')
    .execute();
  return withDuplicates(db, actor, rows);
}
