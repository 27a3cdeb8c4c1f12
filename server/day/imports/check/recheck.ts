import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database';
import { isNews, rowToCheck, type RowRecord } from './checkLot';
import { LotCheck } from './lotCheck';
import type { LotTerms } from './rowOutcome';
import { SeenRows } from './seenRows';
import { updateRows } from './writeRows';

/** Order numbers and client codes by which rows of a lot hang together. */
export interface Ties {
  numbers: readonly string[];
  codes: readonly string[];
}

const texts = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
];

/** Values that connect rows with other rows: as last checked, and as written now. */
export function tiesOf(rows: readonly Pick<RowRecord, 'order_number' | 'client_code' | 'values'>[]): Ties {
  const upper = (text: string | null | undefined) => text?.trim().toUpperCase();
  return {
    numbers: texts(rows.flatMap((row) => [row.order_number, upper(row.values.order_number)])),
    codes: texts(rows.flatMap((row) => [row.client_code, upper(row.values.client_code)])),
  };
}

/** Checks rows of a lot again, together with the rows that share an old or new number or code with them. */
export async function recheckRows(
  trx: Trx,
  lot: LotTerms,
  rowIds: readonly number[],
  ties: Ties,
): Promise<void> {
  const rows = await trx
    .selectFrom('import_rows')
    .selectAll()
    .where('lot_id', '=', lot.id)
    .where('delivery_event_id', 'is', null)
    .where(
      sql<boolean>`(id = any(${[...rowIds]}::bigint[]) or order_number = any(${[...ties.numbers]}::text[])
        or client_code = any(${[...ties.codes]}::text[]))`,
    )
    .orderBy('line')
    .orderBy('id')
    .execute();
  const now = tiesOf(rows);
  const seen = await SeenRows.around(
    trx,
    lot.id,
    rows.map(({ id }) => id),
    now.numbers,
    now.codes,
  );
  const outcomes = await new LotCheck(trx, lot, seen).check(rows.map(rowToCheck));
  const news = rows.flatMap((row, index) => {
    const outcome = outcomes[index];
    if (!outcome || !isNews(row, outcome)) return [];
    return [{ id: row.id, values: row.values, reading: row.reading, outcome }];
  });
  await updateRows(trx, lot.id, news);
}
