import { lotCall, lotsCall, lotsTotalCall } from '../contract/imports/lots';
import type { LotState } from '../domain/imports/importView';
import { readApi } from '../providers/callApi';

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
  state: LotState | null;
  clientId: number | null;
  cdpId: number | null;
  /** YYYY-MM-DD; null: every day. */
  date: string | null;
}

const queryOf = ({ state, clientId, cdpId, date }: LotFilters) => ({
  state: state ?? undefined,
  funding_source_id: clientId ?? undefined,
  close_door_pharmacy_id: cdpId ?? undefined,
  delivery_date: date ?? undefined,
});

/** The newest lots up to this number, and the total. */
export async function readLots(filters: LotFilters, count: number, signal: AbortSignal) {
  const query = queryOf(filters);
  const [lots, { total_items: total }] = await Promise.all([
    readApi(lotsCall, { query: { ...query, per_page: count } }, { signal }),
    readApi(lotsTotalCall, { query }, { signal }),
  ]);
  return { lots, total };
}

export function readLot(lotId: number, signal: AbortSignal) {
  return readApi(lotCall, { params: { lotId } }, { signal });
}
