import type { ImportLotView } from '../domain/imports/importView';
import { request } from '../providers/http';

export const LOTS_PATH = '/file_import';
/** First part of every query key of lots. */
export const LOTS_KEY = 'file_import';

export function lotPath(lotId: number): string {
  return `${LOTS_PATH}/${lotId}`;
}

/** The page of a lot. */
export function lotPage(lotId: number): string {
  return `/schedule/imports/${lotId}`;
}

/** The page on which a draft is typed. */
export function typedPage(lotId: number): string {
  return `/schedule/imports/create-csv?lot=${lotId}`;
}

/** The scheduling page of the day, where imported deliveries are planned. */
export function schedulingPage(date: string): string {
  return `/schedule/scheduling?date=${date}`;
}

export interface LotFilters {
  state: string | null;
  clientId: number | null;
  cdpId: number | null;
  /** YYYY-MM-DD; null: every day. */
  date: string | null;
}

function queryOf({ state, clientId, cdpId, date }: LotFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (clientId !== null) query.set('funding_source_id', String(clientId));
  if (cdpId !== null) query.set('close_door_pharmacy_id', String(cdpId));
  if (date) query.set('delivery_date', date);
  return query;
}

/** The newest lots up to this number, and the total. */
export async function readLots(filters: LotFilters, count: number, signal: AbortSignal) {
  const options = { signal, toast: false } as const;
  const query = queryOf(filters);
  const paged = new URLSearchParams(query);
  paged.set('per_page', String(count));
  const [rows, total] = await Promise.all([
    request<ImportLotView[]>(`${LOTS_PATH}?${paged.toString()}`, options),
    request<{ total_items: number }>(`${LOTS_PATH}/total_items?${query.toString()}`, options),
  ]);
  return { lots: rows.data, total: total.data.total_items };
}

export async function readLot(lotId: number, signal: AbortSignal): Promise<ImportLotView> {
  return (await request<ImportLotView>(lotPath(lotId), { signal, toast: false })).data;
}
