import { sql, type Kysely } from 'kysely';

interface Column {
  name: string;
}

/**
 * Makes the view `delivery_events` over `delivery_event_rows`: every column but `batch_id`, without the rows of a batch
 * that is hidden. A migration that adds a column to `delivery_event_rows` calls this afterwards.
 */
export async function showDeliveryEvents(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Column>`
    select attname::text as name from pg_attribute
    where attrelid = 'delivery_event_rows'::regclass and attnum > 0 and not attisdropped and attname <> 'batch_id'
    order by attnum`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(`e.${name}`)));
  // The list of hidden batches is read once per statement, and nearly always empty.
  await sql`create or replace view delivery_events as
    select ${columns} from delivery_event_rows e
    where e.batch_id is null
      or e.batch_id <> all (array(select b.id from delivery_batches b where b.is_hidden))`.execute(db);
}
