import { sql } from 'kysely';
import type { ConsentSource, ConsentState } from '../../../src/domain/messages/consent';
import type { Db, Trx } from '../../platform/database/database';
import { publish } from '../../platform/plugins/outbox';

export interface Consent {
  state: ConsentState;
  source: ConsentSource;
  at: string;
  user_name: string | null;
}

interface NewConsent {
  /** As `contactKey` writes it: ten digits, or an e-mail address in small letters. */
  contact: string;
  state: ConsentState;
  source: ConsentSource;
  at: Date;
  /** Who recorded it for the person. */
  user?: { user_id: number; full_name: string };
  /** What they said, or where. */
  note?: string;
}

/**
 * Keeps what a person has said about messages to a phone or address. A stop also stops what has not left yet. Says
 * whether it changed anything; what repeats the last word is not kept again. To call last in a transaction (`publish`).
 */
export async function setConsent(
  trx: Trx,
  { contact, state, source, at, user, note }: NewConsent,
): Promise<boolean> {
  // Two words at a time from one phone: the later waits for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${contact}`}, 0))`.execute(trx);
  const known = (await readConsents(trx, [contact])).get(contact);
  if (known?.state === state) return false;
  await trx
    .insertInto('consents')
    .values({
      contact,
      state,
      source,
      at,
      user_id: user?.user_id ?? null,
      user_name: user?.full_name ?? null,
      note: note ?? null,
    })
    .execute();
  if (state === 'stopped') await stopMessagesTo(trx, contact);
  return true;
}

/** What these contacts have said; who has said nothing is missing. */
export async function readConsents(
  db: Db | Trx,
  contacts: readonly string[],
): Promise<ReadonlyMap<string, Consent>> {
  if (contacts.length === 0) return new Map();
  const rows = await db
    .selectFrom('consents')
    .distinctOn('contact')
    .select(['contact', 'state', 'source', 'at', 'user_name'])
    .where(sql<boolean>`contact = any(${[...contacts]}::text[])`)
    .orderBy('contact')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ contact, ...consent }) => [contact, consent]));
}

/** Only what a recipient is told by itself, and links that the office sends: an account's messages go on. */
async function stopMessagesTo(trx: Trx, contact: string): Promise<void> {
  const stopped = await trx
    .updateTable('messages')
    .set({ state: 'stopped', reason: 'consent', next_try_at: null })
    .where('recipient', '=', contact)
    .where('is_private', '=', true)
    .where('state', 'in', ['waiting', 'held'])
    .where('begun_at', 'is', null)
    .returning('id')
    .execute();
  const [first] = stopped;
  if (first)
    await publish(trx, {
      topic: 'resources',
      event: 'messages.changed',
      body: { resource: 'messages', id: first.id },
    });
}
