import {
  changeRowCall,
  problemsCall,
  repairRowsCall,
  rowsCall,
  rowsTotalCall,
} from '../../contract/imports/rows';
import type { changeRowBody, repairBody } from '../../contract/imports/bodies';
import type { Sent } from '../../contract/call';
import type { ImportRowView, RowResult } from '../../domain/imports/importView';
import type { OrderColumn } from '../../domain/imports/orderRow';
import { readApi } from '../../providers/callApi';

export interface RowFilters {
  result: RowResult | null;
  /** i18n key of an error, and its column; without a column it is about the whole row. */
  problem: string | null;
  column: OrderColumn | null;
}

export const ALL_ROWS: RowFilters = { result: null, problem: null, column: null };

/** One page of the rows that fit the filters, and how many fit. Pages count from 1. */
export async function readRows(
  lotId: number,
  { result, problem, column }: RowFilters,
  { page, perPage }: { page: number; perPage: number },
  signal: AbortSignal,
) {
  const params = { lotId };
  const query = {
    result: result ?? undefined,
    problem: problem ?? undefined,
    column: column ?? undefined,
  };
  const [rows, { total_items: total }] = await Promise.all([
    readApi(rowsCall, { params, query: { ...query, page, per_page: perPage } }, { signal }),
    readApi(rowsTotalCall, { params, query }, { signal }),
  ]);
  return { rows, total };
}

export function readProblems(lotId: number, signal: AbortSignal) {
  return readApi(problemsCall, { params: { lotId } }, { signal });
}

/** A user's changes of a row: values, participant, address. */
export type RowChange = Sent<typeof changeRowBody>;
export type PickedDoor = NonNullable<RowChange['address']>;

/** Changes one row with the version that was seen; it is checked again at once. Throws `HttpError`. */
export function changeRow({ id, lot_id, version }: ImportRowView, body: RowChange) {
  return readApi(changeRowCall, { params: { lotId: lot_id, rowId: id }, body }, { version });
}

/** `from` is the common value of all rows with the error; null: empty. */
export type Repair = Sent<typeof repairBody>;

/** The same repair in every row with the same text in that column. Throws `HttpError`. */
export function repairRows({ id, version }: { id: number; version: number }, body: Repair) {
  return readApi(repairRowsCall, { params: { lotId: id }, body }, { version });
}
