import { object } from 'yup';
import type { InboxEntry, InboxLot, InboxResult } from '../../domain/imports/inboxView';
import { answer, NO_ANSWER, TOTAL } from '../answer';
import { callContract, type Read } from '../call';
import {
  changeBody,
  dismissBody,
  dismissManyBody,
  filterQuery,
  listQuery,
  mergeBody,
  processBody,
  receiveBody,
} from './entryBodies';

const LIST = '/deliveries_inbox';
const ONE = '/deliveries_inbox/:id';
const tags = ['deliveries_inbox'];

const ENTRY = { id: 'number', values: 'record', problems: 'record', duplicates: 'list?' } as const;

/** An entry with the entries that were merged into it. */
export type InboxDetail = InboxEntry & { merged: InboxEntry[] };

export interface DismissResult {
  id: number;
  ok: boolean;
}

export type InboxFilters = Partial<Read<typeof filterQuery>>;
export type ReceivedOrder = Omit<Read<typeof receiveBody>, 'orders' | 'funding_source_id'>;

export const inboxCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Orders of the inbox, newest first',
  query: listQuery,
  answer: answer<InboxEntry[]>([ENTRY]),
});

export const inboxTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many orders of the inbox',
  query: filterQuery,
  answer: TOTAL,
});

export const inboxEntryCall = callContract({
  method: 'GET',
  path: ONE,
  tags,
  summary: 'One order of the inbox',
  answer: answer<InboxDetail>({ ...ENTRY, merged: 'list?' }),
});

/** By a client's system with its signature, or by a user who types. */
export const receiveOrdersCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'Receive orders into the inbox',
  body: receiveBody,
  answer: answer<{ results: InboxResult[] }>({ results: 'list' }),
});

export const changeEntryCall = callContract({
  method: 'PUT',
  path: ONE,
  tags,
  summary: 'Correct an order of the inbox',
  body: changeBody,
  answer: answer<InboxEntry>(ENTRY),
});

export const dismissEntryCall = callContract({
  method: 'DELETE',
  path: ONE,
  tags,
  summary: 'Dismiss an order, with a reason',
  body: dismissBody,
  answer: NO_ANSWER,
});

export const dismissEntriesCall = callContract({
  method: 'POST',
  path: `${LIST}/dismiss`,
  tags,
  summary: 'Dismiss several orders',
  body: dismissManyBody,
  answer: answer<{ results: DismissResult[] }>({ results: 'list' }),
});

export const reopenEntryCall = callContract({
  method: 'POST',
  path: `${ONE}/reopen`,
  tags,
  summary: 'Reopen a dismissed or merged order',
  body: object({}),
  answer: NO_ANSWER,
});

export const mergeEntriesCall = callContract({
  method: 'POST',
  path: `${LIST}/merge`,
  tags,
  summary: 'Merge several orders into one',
  body: mergeBody,
  answer: answer<InboxEntry>(ENTRY),
});

export const processEntriesCall = callContract({
  method: 'POST',
  path: `${LIST}/process_csv`,
  tags,
  summary: 'Create a lot of open orders, one per client',
  body: processBody,
  answer: answer<{ lots: InboxLot[] }>({ lots: 'list' }),
});
