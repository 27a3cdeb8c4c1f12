import { object, string } from 'yup';
import { answer } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const tags = ['deliveries_inbox'];

/** A client's API key to the inbox; its secret is returned one time, at creation. */
export interface InboxKey {
  id: number;
  key_id: string;
  name: string;
  funding_source_id: number;
  funding_source_name: string;
  close_door_pharmacy_id: number | null;
  cdp_name: string | null;
  created_at: string;
  created_by_name: string;
  last_used_at: string | null;
  revoked_at: string | null;
  revoked_by_name: string | null;
}

/** A key with its secret, which is returned only one time. */
export type KeyWithSecret = InboxKey & { secret: string };

export const inboxKeysCall = callContract({
  method: 'GET',
  path: '/inbox_keys',
  tags,
  summary: 'Keys of clients’ systems, without secrets',
  answer: answer<InboxKey[]>([{ id: 'number' }]),
});

export const createKeyCall = callContract({
  method: 'POST',
  path: '/inbox_keys',
  tags,
  summary: 'Create a key; its secret is returned once',
  body: object({
    name: string().trim().max(60).required(),
    funding_source_id: idField().required(),
    close_door_pharmacy_id: idField().nullable(),
  }),
  answer: answer<KeyWithSecret>({ id: 'number', secret: 'text' }),
});

export const revokeKeyCall = callContract({
  method: 'DELETE',
  path: '/inbox_keys/:id',
  tags,
  summary: 'Revoke a key',
  answer: answer<InboxKey>({ id: 'number' }),
});
