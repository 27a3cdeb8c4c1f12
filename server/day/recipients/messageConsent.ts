import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { MessageWish } from '../../../src/domain/conversations/recipientRequest';
import { contactKey, messageChoice, type MessageChoice } from '../../../src/domain/messages/consent';
import { waysTo, type Reachable, type Way } from '../../../src/domain/messages/recipientWay';
import type { Db, Trx } from '../../platform/database/database';
import { writeAudits } from '../../platform/plugins/audit';
import { wrongState } from '../../platform/plugins/errors';
import { lockConsent, readConsents, setConsent, type Consents } from '../../outside/messages/consents';
import { RECIPIENT } from './recipient';

interface Asking extends Reachable {
  participant_id: number;
  recipient_requests: boolean | null;
}

/** Whom the messages about a delivery reach, and whether the client lets them answer. */
async function askingOf(db: Db | Trx, eventId: number): Promise<Asking | null> {
  const { rows } = await sql<Asking>`
    select p.id as participant_id, f.recipient_requests, p.email::text as email, p.phone_number, p.mobile_phone_number,
      coalesce((select jsonb_object_agg(n.phone_number, n.number_type) from participant_phones n
        where n.participant_id = p.id and n.is_active), '{}') as phone_types
    from delivery_events e
    join participants p on p.id = e.participant_id
    join funding_sources f on f.id = p.funding_source_id
    where e.id = ${eventId}`.execute(db);
  const [asking] = rows;
  // A client that takes no answers takes this one by text message only.
  return asking && asking.recipient_requests !== false ? asking : null;
}

interface ContactWay extends Way {
  contact: string;
}

function contactWaysOf(asking: Asking): ContactWay[] {
  return waysTo(asking).flatMap((way) => {
    const contact = contactKey(way.channel, way.to);
    return contact === null ? [] : [{ ...way, contact }];
  });
}

const contactsIn = (ways: readonly ContactWay[]) => [...new Set(ways.map(({ contact }) => contact))].sort();

function choiceOf(ways: readonly ContactWay[], consents: Consents): MessageChoice {
  return messageChoice(
    ways.map(({ channel, contact }) => ({ channel, word: consents.of(channel, contact) ?? null })),
  );
}

/** What the page of a delivery offers about messages; undefined: nothing. Never a phone or an address. */
export async function readMessageChoice(db: Db, eventId: number): Promise<MessageChoice | undefined> {
  const asking = await askingOf(db, eventId);
  if (!asking) return undefined;
  const ways = contactWaysOf(asking);
  return choiceOf(ways, await readConsents(db, contactsIn(ways)));
}

/**
 * Keeps what a recipient says about messages by the page of a delivery, as their STOP and START by text message are kept.
 * Throws 409 for what the page does not offer. To call last in a transaction (`publish`).
 */
export async function setMessageConsent(
  trx: Trx,
  request: FastifyRequest,
  eventId: number,
  wish: MessageWish,
  now: Date,
): Promise<void> {
  const asking = await askingOf(trx, eventId);
  const ways = asking ? contactWaysOf(asking) : [];
  const contacts = contactsIn(ways);
  for (const contact of contacts) await lockConsent(trx, contact);
  const consents = await readConsents(trx, contacts);
  const { on, off } = choiceOf(ways, consents);
  const channels = wish.request === 'stopMessages' ? wish.channels : off;
  const isOffered =
    channels.length > 0 && (wish.request === 'startMessages' || channels.every((each) => on.includes(each)));
  if (!asking || !isOffered)
    throw wrongState('This is not possible any more', { reason: 'notOffered', request: wish.request });
  const state = wish.request === 'stopMessages' ? 'stopped' : 'given';
  const changed = ways.filter(({ channel }) => channels.includes(channel));
  await writeAudits(
    trx,
    { ...RECIPIENT, remote_address: request.ip, request_id: request.id },
    changed.map(({ channel, contact }) => ({
      action: 'recordConsent',
      resource: 'participants',
      record_id: asking.participant_id,
      changes: { [`consent_${channel}`]: { from: consents.of(channel, contact)?.state ?? null, to: state } },
      patient_ids: [asking.participant_id],
    })),
  );
  for (const { channel, contact } of changed)
    await setConsent(trx, { contact, channel, state, source: 'page', at: now });
}
