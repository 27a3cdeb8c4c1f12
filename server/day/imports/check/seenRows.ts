import { sql } from 'kysely';
import { isSameName } from '../../../../src/domain/imports/importMatch';
import type { PersonName } from '../../../../src/domain/imports/orderRow';
import type { Db, Trx } from '../../../platform/database/database';
import { askByLines } from '../lots/lotLines';

/** Rows of the same lot that a row must not contradict: order numbers, and people who will be created. */
export class SeenRows {
  readonly #lines = new Map<string, number>();
  readonly #people = new Map<string, { line: number; person: PersonName }>();

  /** Line that has this order number already; takes it for `line` otherwise. */
  takeNumber(orderNumber: string, line: number): number | null {
    const first = this.#lines.get(orderNumber);
    if (first === undefined) this.#lines.set(orderNumber, line);
    return first !== undefined && first !== line ? first : null;
  }

  /** Line that gives this new code to a person of another name; takes it otherwise. */
  takeCode(code: string, line: number, person: PersonName): number | null {
    const first = this.#people.get(code);
    if (!first) this.#people.set(code, { line, person });
    return first && first.line !== line && !isSameName(first.person, person) ? first.line : null;
  }

  /** The rows of a lot that a commit has dealt with: their numbers are taken. */
  static async committed(db: Db | Trx, lotId: number): Promise<SeenRows> {
    const seen = new SeenRows();
    const rows = await askByLines(
      db,
      lotId,
      (lines) => sql<{ line: number; order_number: string }>`
        select line, order_number from import_rows
        where ${lines} and delivery_event_id is not null and order_number is not null`,
    );
    for (const { line, order_number } of rows) seen.takeNumber(order_number, line);
    return seen;
  }

  /** The rows of a lot that are not looked at again but share a number or a code with those that are. */
  static async around(
    db: Db | Trx,
    lotId: number,
    rowIds: readonly number[],
    numbers: readonly string[],
    codes: readonly string[],
  ): Promise<SeenRows> {
    const seen = new SeenRows();
    const { rows } = await sql<{
      line: number;
      order_number: string | null;
      client_code: string | null;
      person: PersonName | null;
    }>`
      select line, order_number, client_code, parsed -> 'person' as person from import_rows
      where lot_id = ${lotId} and id <> all(${[...rowIds]}::bigint[])
        and (order_number = any(${[...numbers]}::text[]) or client_code = any(${[...codes]}::text[]))
      order by line, id`.execute(db);
    for (const { line, order_number, client_code, person } of rows) {
      if (order_number !== null) seen.takeNumber(order_number, line);
      if (client_code !== null && person) seen.takeCode(client_code, line, person);
    }
    return seen;
  }
}
