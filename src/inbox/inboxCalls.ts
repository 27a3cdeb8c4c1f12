import {
  changeEntryCall,
  dismissEntriesCall,
  inboxCall,
  inboxEntryCall,
  inboxTotalCall,
  mergeEntriesCall,
  processEntriesCall,
  receiveOrdersCall,
  reopenEntryCall,
} from '../contract/inbox/entries';
import type { InboxChange, InboxEntry } from '../domain/imports/inboxView';
import type { OrderRow } from '../domain/imports/orderRow';
import { readApi } from '../providers/callApi';
import type { InboxFilters } from './useInboxFilters';

/** First part of every query key of the inbox. */
export const INBOX_KEY = 'inbox';

/** The filters as the server has them. */
export function filterFields({ state, clientId, cdpId, origin, isOld, hasProblems }: InboxFilters) {
  return {
    ...(state && { state }),
    ...(origin && { origin }),
    ...(clientId !== null && { funding_source_id: clientId }),
    ...(cdpId !== null && { close_door_pharmacy_id: cdpId }),
    ...(isOld && { is_old: '1' as const }),
    ...(hasProblems && { has_problems: '1' as const }),
  };
}

export async function readInbox(filters: InboxFilters, count: number, signal: AbortSignal) {
  const query = filterFields(filters);
  const [entries, { total_items: total }] = await Promise.all([
    readApi(inboxCall, { query: { ...query, per_page: count } }, { signal }),
    readApi(inboxTotalCall, { query }, { signal }),
  ]);
  return { entries, total };
}

export function readEntry(id: number, signal?: AbortSignal) {
  return readApi(inboxEntryCall, { params: { id } }, { signal });
}

export function changeEntry({ id, version }: InboxEntry, body: InboxChange) {
  return readApi(changeEntryCall, { params: { id }, body }, { version });
}

/** Flags are sent as a list. */
export async function addEntry({ values, ...rest }: InboxChange, idempotencyKey: string) {
  const flags = values.flags?.split(/[\s,;|]+/).filter(Boolean) ?? [];
  const { results } = await readApi(
    receiveOrdersCall,
    { body: { ...values, flags, ...rest } },
    { idempotencyKey },
  );
  return results[0];
}

export async function reopenEntry({ id, version }: InboxEntry): Promise<void> {
  await readApi(reopenEntryCall, { params: { id } }, { version });
}

export async function dismissEntries(ids: readonly number[], reason: string) {
  return (await readApi(dismissEntriesCall, { body: { ids: [...ids], reason } })).results;
}

export function mergeEntries(entries: readonly InboxEntry[], keep: number, values: OrderRow) {
  const ids = entries.map(({ id }) => id);
  const versions = entries.map(({ version }) => version);
  return readApi(mergeEntriesCall, { body: { ids, versions, keep, values } });
}

export interface ProcessTarget {
  delivery_date: string;
  close_door_pharmacy_id: number;
}

/** These entries, or all open ones that match the filters. */
export async function processEntries(chosen: readonly number[] | InboxFilters, target: ProcessTarget) {
  const { state: _, ...all } = 'state' in chosen ? filterFields(chosen) : { state: null };
  const which = 'state' in chosen ? { all } : { ids: [...chosen] };
  return (await readApi(processEntriesCall, { body: { ...which, ...target } })).lots;
}
