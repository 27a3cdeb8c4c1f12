import { sql, type Kysely } from 'kysely';

/**
 * An undo looks for the rows of earlier lots with the deliveries that it restores. It finds them by their order number in any
 * lot. An index on the delivery itself would be written again with each row of a commit.
 */
const STATEMENTS = [
  `create index import_rows_number on import_rows (order_number, lot_id)`,
  `drop index import_rows_order`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
