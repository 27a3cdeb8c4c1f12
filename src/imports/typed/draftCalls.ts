import { changeLotCall, checkLotCall, newLotCall } from '../../contract/imports/lots';
import { changeRowCall, newRowsCall, removeRowCall } from '../../contract/imports/rows';
import type { ImportLotView, ImportRowView } from '../../domain/imports/importView';
import type { OrderRow } from '../../domain/imports/orderRow';
import { readApi } from '../../providers/callApi';
import { ALL_ROWS, readRows } from '../rows/rowCalls';

/** Client, CDP, day and name of a draft. */
export interface DraftTerms {
  file_name: string;
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
}

const PAGE = 1000;

/** Every row of a lot by line. */
export async function readAllRows(lotId: number, signal: AbortSignal): Promise<ImportRowView[]> {
  const found: ImportRowView[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await readRows(lotId, ALL_ROWS, { page, perPage: PAGE }, signal);
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

export function createDraft(terms: DraftTerms, rows: readonly OrderRow[]) {
  return readApi(newLotCall, { body: { ...terms, rows: [...rows] } });
}

export function changeTerms({ id, version }: ImportLotView, body: DraftTerms) {
  return readApi(changeLotCall, { params: { lotId: id }, body }, { version });
}

export function changeDraftRow(
  lotId: number,
  { id, version }: { id: number; version: number },
  values: OrderRow,
) {
  return readApi(changeRowCall, { params: { lotId, rowId: id }, body: { values } }, { version });
}

/** Adds rows after one of the draft's rows, or before all of them (null). */
export async function addDraftRows(lotId: number, rows: readonly OrderRow[], after_row_id: number | null) {
  return (await readApi(newRowsCall, { params: { lotId }, body: { rows: [...rows], after_row_id } })).lot;
}

export async function removeDraftRow(lotId: number, rowId: number) {
  return (await readApi(removeRowCall, { params: { lotId, rowId } })).lot;
}

export async function checkDraft({ id, version }: ImportLotView): Promise<void> {
  await readApi(checkLotCall, { params: { lotId: id } }, { version });
}
