import { createHmac, randomUUID } from 'node:crypto';
import type { InboxKey } from '../../src/contract/inbox/keys';
import type { InboxEntry, InboxResult } from '../../src/domain/imports/inboxView';
import { command, type Problem } from '../support/dispatchDay';
import type { TestServer, TestSession } from '../support/server';

let counter = 0;

/** An order without problems, of a number of its own. */
export function order(changes: object = {}) {
  counter += 1;
  return {
    order_number: `IB${String(counter).padStart(6, '0')}`,
    client_code: `BOX${String(counter).padStart(6, '0')}`,
    participant_name: `ROSA TEST${counter}`,
    phone_number: '6195550142',
    address: `${100 + counter} OAK ST, SAN DIEGO, CA 92103`,
    ...changes,
  };
}

export async function insertClient(server: TestServer): Promise<number> {
  const { id } = await server.db
    .insertInto('funding_sources')
    .values({ name: `INBOX CLIENT ${randomUUID()}`, is_active: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type KeyWithSecret = InboxKey & { secret: string };

export async function makeKey(
  server: TestServer,
  admin: TestSession,
  changes: object = {},
): Promise<KeyWithSecret> {
  const funding_source_id = await insertClient(server);
  const body = { name: 'Pharmacy system', funding_source_id, ...changes };
  const { body: key } = await server.call<KeyWithSecret>('POST', '/inbox_keys', command(admin, null, body));
  return key;
}

export interface Signing {
  /** Seconds since 1970; the server's time when left out. */
  timestamp?: number;
  secret?: string;
  keyId?: string;
  idempotencyKey?: string;
  /** What is sent instead of what was signed. */
  altered?: string;
}

/** Sends a body as a client's system does. */
export function sendSigned<T = { results: InboxResult[] }>(
  server: TestServer,
  key: KeyWithSecret,
  body: object | string,
  signing: Signing = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(signing.timestamp ?? Math.floor(server.clock.now().getTime() / 1000));
  const signature = createHmac('sha256', signing.secret ?? key.secret)
    .update(`${timestamp}.${text}`)
    .digest('hex');
  return server.call<T>('POST', '/deliveries_inbox', {
    body: signing.altered ?? text,
    headers: {
      'x-client-key': signing.keyId ?? key.key_id,
      'x-timestamp': timestamp,
      'x-signature': signature,
      'idempotency-key': signing.idempotencyKey ?? randomUUID(),
    },
  });
}

/** An order that a person types. */
export async function typeOrder(server: TestServer, as: TestSession, changes: object): Promise<InboxResult> {
  const body = { ...order(), ...changes };
  const answer = await server.call<{ results: InboxResult[] }>(
    'POST',
    '/deliveries_inbox',
    command(as, null, body),
  );
  const [result] = answer.body.results;
  if (!result) throw new Error('The order was not taken');
  return result;
}

export async function readEntry(server: TestServer, as: TestSession, id: number) {
  const path = `/deliveries_inbox/${id}`;
  return (await server.call<InboxEntry & { merged: InboxEntry[] }>('GET', path, { as })).body;
}

export function changeOrder(
  server: TestServer,
  as: TestSession,
  entry: InboxEntry,
  changes: object,
  version = entry.version,
) {
  const { funding_source_id, close_door_pharmacy_id, delivery_date } = entry;
  const values = { ...entry.values, ...changes };
  return server.call<InboxEntry & Problem>(
    'PUT',
    `/deliveries_inbox/${entry.id}`,
    command(as, version, { values, funding_source_id, close_door_pharmacy_id, delivery_date }),
  );
}
