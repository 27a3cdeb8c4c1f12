import type {
  ImportProblemGroup,
  ImportRepairAnswer,
  ImportRowView,
  RowResult,
} from '../../domain/imports/importView';
import type { OrderColumn, OrderRow } from '../../domain/imports/orderRow';
import { request } from '../../providers/http';
import { lotPath } from '../lotCalls';

export interface RowFilters {
  result: RowResult | null;
  /** i18n key of an error, and its column; without a column it is about the whole row. */
  problem: string | null;
  column: OrderColumn | null;
}

export const ALL_ROWS: RowFilters = { result: null, problem: null, column: null };

function queryOf({ result, problem, column }: RowFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (result) query.set('result', result);
  if (problem) query.set('problem', problem);
  if (column) query.set('column', column);
  return query;
}

/** One page of the rows that fit the filters, and how many fit. Pages count from 1. */
export async function readRows(
  lotId: number,
  filters: RowFilters,
  { page, perPage }: { page: number; perPage: number },
  signal: AbortSignal,
) {
  const options = { signal, toast: false } as const;
  const query = queryOf(filters);
  const paged = new URLSearchParams(query);
  paged.set('page', String(page));
  paged.set('per_page', String(perPage));
  const [rows, total] = await Promise.all([
    request<ImportRowView[]>(`${lotPath(lotId)}/rows?${paged.toString()}`, options),
    request<{ total_items: number }>(`${lotPath(lotId)}/rows/total_items?${query.toString()}`, options),
  ]);
  return { rows: rows.data, total: total.data.total_items };
}

export async function readProblems(lotId: number, signal: AbortSignal): Promise<ImportProblemGroup[]> {
  const path = `${lotPath(lotId)}/problems`;
  return (await request<ImportProblemGroup[]>(path, { signal, toast: false })).data;
}

/** A user's changes of a row: values, participant, address. */
export interface RowChange {
  values?: OrderRow;
  participant_id?: number;
  is_new_participant?: boolean;
  address?: PickedDoor | null;
}

export interface PickedDoor {
  address: string;
  address_1: string | null;
  city: string;
  state: string;
  zipcode: string;
  latitude: number;
  longitude: number;
  formatted_address: string | null;
  is_approximate: boolean;
}

/** Changes one row with the version that was seen; it is checked again at once. Throws `HttpError`. */
export async function changeRow(row: ImportRowView, change: RowChange): Promise<ImportRepairAnswer> {
  const { data } = await request<ImportRepairAnswer>(`${lotPath(row.lot_id)}/rows/${row.id}`, {
    method: 'PUT',
    body: change,
    version: row.version,
    toast: false,
  });
  return data;
}

export interface Repair {
  column: OrderColumn;
  /** The common value of all rows with the error; null: empty. */
  from: string | null;
  to: string;
}

/** The same repair in every row with the same text in that column. Throws `HttpError`. */
export async function repairRows(
  lot: { id: number; version: number },
  repair: Repair,
): Promise<ImportRepairAnswer> {
  const { data } = await request<ImportRepairAnswer>(`${lotPath(lot.id)}/repairs`, {
    method: 'POST',
    body: repair,
    version: lot.version,
    toast: false,
  });
  return data;
}
