import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

/** Rows of a lot after which the tables that it fills are counted first. Then each time that it has four times as many. */
const FIRST_AT = 200;
const GROWTH = 4;

/**
 * Keeps the database's figures about the tables that a lot fills. The checks of foreign keys keep their plan for as long
 * as the figures are the same: one made for a table of ten people reads all of it for each row, also when there are
 * 50,000. A server counts a table by itself within a minute, the embedded database once a day. One column is enough:
 * the number of rows is written with it.
 */
export class TableFigures {
  #at = FIRST_AT;

  constructor(private readonly db: Db) {}

  /** @param rows how many rows of the lot are done */
  async after(rows: number): Promise<void> {
    if (rows < this.#at) return;
    this.#at = rows * GROWTH;
    await sql`analyze import_rows (id), participants (id), participant_phones (id), participant_addresses (id),
      delivery_event_rows (id)`.execute(this.db);
  }
}
