import type { InboxChange, InboxEntry, InboxLot, InboxResult } from '../domain/imports/inboxView';
import type { OrderRow } from '../domain/imports/orderRow';
import { request } from '../providers/http';
import type { InboxFilters } from './useInboxFilters';

export const INBOX_PATH = '/deliveries_inbox';
/** First part of every query key of the inbox. */
export const INBOX_KEY = 'inbox';

/** An entry with the entries that were merged into it. */
export type InboxDetail = InboxEntry & { merged: InboxEntry[] };

const quiet = { toast: false } as const;
const pathOf = (id: number) => `${INBOX_PATH}/${id}`;

/** The filters as the server has them. */
export function filterFields({ state, clientId, cdpId, origin, isOld, hasProblems }: InboxFilters) {
  return {
    ...(state && { state }),
    ...(origin && { origin }),
    ...(clientId !== null && { funding_source_id: clientId }),
    ...(cdpId !== null && { close_door_pharmacy_id: cdpId }),
    ...(isOld && { is_old: '1' }),
    ...(hasProblems && { has_problems: '1' }),
  };
}

export async function readInbox(filters: InboxFilters, count: number, signal: AbortSignal) {
  const fields = Object.entries(filterFields(filters)).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields);
  const paged = new URLSearchParams(query);
  paged.set('per_page', String(count));
  const options = { ...quiet, signal };
  const [rows, total] = await Promise.all([
    request<InboxEntry[]>(`${INBOX_PATH}?${paged.toString()}`, options),
    request<{ total_items: number }>(`${INBOX_PATH}/total_items?${query.toString()}`, options),
  ]);
  return { entries: rows.data, total: total.data.total_items };
}

export async function readEntry(id: number, signal?: AbortSignal): Promise<InboxDetail> {
  return (await request<InboxDetail>(pathOf(id), { ...quiet, signal })).data;
}

export async function changeEntry(entry: InboxEntry, change: InboxChange): Promise<InboxEntry> {
  const options = { ...quiet, method: 'PUT', version: entry.version, body: change } as const;
  return (await request<InboxEntry>(pathOf(entry.id), options)).data;
}

/** Flags are sent as a list. */
export async function addEntry({ values, ...rest }: InboxChange, idempotencyKey: string) {
  const flags = values.flags?.split(/[\s,;|]+/).filter(Boolean) ?? [];
  const body = { ...values, flags, ...rest };
  const options = { ...quiet, method: 'POST', body, idempotencyKey } as const;
  return (await request<{ results: InboxResult[] }>(INBOX_PATH, options)).data.results[0];
}

export async function reopenEntry(entry: InboxEntry): Promise<void> {
  const path = `${pathOf(entry.id)}/reopen`;
  await request(path, { ...quiet, method: 'POST', version: entry.version, body: {} });
}

export interface DismissResult {
  id: number;
  ok: boolean;
}

export async function dismissEntries(ids: readonly number[], reason: string) {
  const options = { ...quiet, method: 'POST', body: { ids, reason } } as const;
  return (await request<{ results: DismissResult[] }>(`${INBOX_PATH}/dismiss`, options)).data.results;
}

export async function mergeEntries(entries: readonly InboxEntry[], keep: number, values: OrderRow) {
  const body = {
    ids: entries.map(({ id }) => id),
    versions: entries.map(({ version }) => version),
    keep,
    values,
  };
  return (await request<InboxEntry>(`${INBOX_PATH}/merge`, { ...quiet, method: 'POST', body })).data;
}

export interface ProcessTarget {
  delivery_date: string;
  close_door_pharmacy_id: number;
}

/** These entries, or all open ones that match the filters. */
export async function processEntries(chosen: readonly number[] | InboxFilters, target: ProcessTarget) {
  const { state: _, ...all } = 'state' in chosen ? filterFields(chosen) : { state: null };
  const which = 'state' in chosen ? { all } : { ids: chosen };
  const options = { ...quiet, method: 'POST', body: { ...which, ...target } } as const;
  return (await request<{ lots: InboxLot[] }>(`${INBOX_PATH}/process_csv`, options)).data.lots;
}
