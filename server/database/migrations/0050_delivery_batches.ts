import { sql, type Kysely } from 'kysely';
import { showDeliveryEvents } from './deliveryEventsView';

/**
 * Deliveries of an import are written in short transactions and seen together: their batch is hidden until the last one
 * is there, and again while an undo takes them back. Every query reads the view, so that none has to know.
 */
const STATEMENTS = [
  `create table delivery_batches (
    id bigserial primary key, lot_id bigint references import_lots on delete set null,
    is_hidden boolean not null default true, created_at timestamptz not null default now()
  )`,
  `create index delivery_batches_lot on delivery_batches (lot_id)`,
  `create index delivery_batches_hidden on delivery_batches (id) where is_hidden`,
  `alter table delivery_events rename to delivery_event_rows`,
  `alter table delivery_event_rows add column batch_id bigint references delivery_batches`,
  // Which commit dealt with a row: it is counted, and taken back when the commit is given up.
  `alter table import_rows add column batch_id bigint references delivery_batches`,
  `alter table import_lots drop constraint import_lots_state_check`,
  `alter table import_lots add constraint import_lots_state_check check (state in ('draft', 'reading', 'mapping',
    'checking', 'ready', 'committing', 'committed', 'failed', 'cancelled', 'undoing', 'undone'))`,
  `drop index import_lots_at_work`,
  `create index import_lots_at_work on import_lots (worked_at)
    where state in ('reading', 'checking', 'committing', 'undoing')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await showDeliveryEvents(db);
}
