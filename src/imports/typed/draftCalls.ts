import type { ImportLotView, ImportRowAnswer, ImportRowView } from '../../domain/imports/importView';
import type { OrderRow } from '../../domain/imports/orderRow';
import { request } from '../../providers/http';
import { LOTS_PATH, lotPath } from '../lotCalls';
import { ALL_ROWS, readRows } from '../rows/rowCalls';

/** Client, CDP, day and name of a draft. */
export interface DraftTerms {
  file_name: string;
  funding_source_id: number;
  close_door_pharmacy_id: number;
  delivery_date: string;
}

const PAGE = 1000;
const quiet = { toast: false } as const;

/** Every row of a lot by line. */
export async function readAllRows(lotId: number, signal: AbortSignal): Promise<ImportRowView[]> {
  const found: ImportRowView[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await readRows(lotId, ALL_ROWS, { page, perPage: PAGE }, signal);
    found.push(...rows);
    if (rows.length === 0 || found.length >= total) return found;
  }
}

export async function createDraft(terms: DraftTerms, rows: readonly OrderRow[]): Promise<ImportLotView> {
  const body = { ...terms, rows };
  return (await request<ImportLotView>(LOTS_PATH, { ...quiet, method: 'POST', body })).data;
}

export async function changeTerms(lot: ImportLotView, body: DraftTerms): Promise<ImportLotView> {
  const options = { ...quiet, method: 'PUT', body, version: lot.version } as const;
  return (await request<ImportLotView>(lotPath(lot.id), options)).data;
}

export async function changeDraftRow(
  lotId: number,
  { id, version }: { id: number; version: number },
  values: OrderRow,
): Promise<ImportRowAnswer> {
  const options = { ...quiet, method: 'PUT', body: { values }, version } as const;
  return (await request<ImportRowAnswer>(`${lotPath(lotId)}/rows/${id}`, options)).data;
}

/** Adds rows after one of the draft's rows, or before all of them (null). */
export async function addDraftRows(
  lotId: number,
  rows: readonly OrderRow[],
  after_row_id: number | null,
): Promise<ImportLotView> {
  const path = `${lotPath(lotId)}/rows`;
  const options = { ...quiet, method: 'POST', body: { rows, after_row_id } } as const;
  return (await request<{ lot: ImportLotView }>(path, options)).data.lot;
}

export async function removeDraftRow(lotId: number, rowId: number): Promise<ImportLotView> {
  const path = `${lotPath(lotId)}/rows/${rowId}`;
  return (await request<{ lot: ImportLotView }>(path, { ...quiet, method: 'DELETE' })).data.lot;
}

export async function checkDraft(lot: ImportLotView): Promise<void> {
  await request(`${lotPath(lot.id)}/check`, { ...quiet, method: 'POST', version: lot.version });
}
