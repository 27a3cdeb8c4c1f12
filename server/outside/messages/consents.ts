import { sql } from 'kysely';
import type { MessageChannel } from '../../../src/domain/messages/channels';
import type { ConsentSource, ConsentState, HowAsked } from '../../../src/domain/messages/consent';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Db, Trx } from '../../platform/database/database';
import { publish, publishAll } from '../../platform/plugins/outbox';

export interface Consent {
  id: number;
  state: ConsentState;
  source: ConsentSource;
  at: string;
  /** The way that it is about; null: every way to this contact. */
  channel: MessageChannel | null;
  user_name: string | null;
  how: HowAsked | null;
  note: string | null;
}

interface NewConsent {
  /** As `contactKey` writes it: ten digits, or an e-mail address in small letters. */
  contact: string;
  state: ConsentState;
  source: ConsentSource;
  at: Date;
  /** Absent: every way to this contact. */
  channel?: MessageChannel;
  /** Who recorded it for the person, and how they learnt it. */
  user?: { user_id: number; full_name: string };
  how?: HowAsked;
  /** What they said, or where. */
  note?: string;
}

/** What contacts have said, by channel. */
export class Consents {
  constructor(private readonly words: ReadonlyMap<string, readonly Consent[]>) {}

  /** The newest word that counts for a way to a contact; undefined: nothing was said. */
  of(channel: MessageChannel, contact: string | null): Consent | undefined {
    const words = contact === null ? [] : (this.words.get(contact) ?? []);
    return words
      .filter((word) => word.channel === null || word.channel === channel)
      .reduce<Consent | undefined>(
        (newest, word) => (newest && newest.id > word.id ? newest : word),
        undefined,
      );
  }
}

/** Two words at a time about one contact: the later waits for the first. */
export async function lockConsent(trx: Trx, contact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${contact}`}, 0))`.execute(trx);
}

const CHANNELS_OF = { phone: ['sms', 'voice'], email: ['email'] } as const;

/** The ways to a contact. */
export function channelsTo(contact: string): readonly MessageChannel[] {
  return contact.includes('@') ? CHANNELS_OF.email : CHANNELS_OF.phone;
}

/**
 * Keeps what a person has said about messages to a phone or address. A stop also stops what has not left yet. Says
 * whether it was kept: a recipient who repeats their last word adds nothing, a record of the office is always proof. To
 * call last in a transaction (`publish`).
 */
export async function setConsent(
  trx: Trx,
  { contact, state, source, at, channel, user, how, note }: NewConsent,
): Promise<boolean> {
  await lockConsent(trx, contact);
  const known = await readConsents(trx, [contact]);
  const channels = channel ? [channel] : channelsTo(contact);
  const isKnown = channels.every((each) => {
    const word = known.of(each, contact);
    // Whoever has the link can take back what the page has stopped: a STOP from the phone itself weighs more.
    return word?.state === state && (word.source !== 'page' || source === 'page');
  });
  if (isKnown && source !== 'office') return false;
  const { id } = await trx
    .insertInto('consents')
    .values({
      contact,
      state,
      source,
      at,
      channel: channel ?? null,
      user_id: user?.user_id ?? null,
      user_name: user?.full_name ?? null,
      how: how ?? null,
      note: note ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stopped = state === 'stopped' ? await stopMessagesTo(trx, contact, channels) : [];
  const changed = (resource: string, changedId: number) => ({
    topic: 'resources' as const,
    event: `${resource}.changed`,
    body: { resource, id: changedId },
  });
  const [first] = stopped;
  if (first) await publishAll(trx, [changed('messages', first.id), changed('consents', id)]);
  else await publish(trx, changed('consents', id));
  return true;
}

/** What these contacts have said. */
export async function readConsents(db: Db | Trx, contacts: readonly string[]): Promise<Consents> {
  if (contacts.length === 0) return new Consents(new Map());
  const rows = await db
    .selectFrom('consents')
    .distinctOn(['contact', 'channel'])
    .select(['id', 'contact', 'state', 'source', 'at', 'channel', 'user_name', 'how', 'note'])
    .where(sql<boolean>`contact = any(${[...contacts]}::text[])`)
    .orderBy('contact')
    .orderBy('channel')
    .orderBy('id', 'desc')
    .execute();
  return new Consents(groupBy(rows, ({ contact }) => contact));
}

/** Only what a recipient is told by itself, and links that the office sends: an account's messages go on. */
function stopMessagesTo(
  trx: Trx,
  contact: string,
  channels: readonly MessageChannel[],
): Promise<{ id: number }[]> {
  return trx
    .updateTable('messages')
    .set({ state: 'stopped', reason: 'consent', next_try_at: null })
    .where('recipient', '=', contact)
    .where('channel', 'in', [...channels])
    .where('is_private', '=', true)
    .where('state', 'in', ['waiting', 'held'])
    .where('begun_at', 'is', null)
    .returning('id')
    .execute();
}
