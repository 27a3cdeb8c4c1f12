import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { boolean, object, string } from 'yup';
import { withSchemas } from '../../../src/contract/call';
import {
  consentsCall,
  LONGEST_CONSENT_NOTE,
  recordConsentCall,
  type ContactConsent,
  type RecordedConsent,
} from '../../../src/contract/participants/consents';
import { MESSAGE_CHANNELS, type MessageChannel } from '../../../src/domain/messages/channels';
import { contactKey, HOW_ASKED, needsNewConsent } from '../../../src/domain/messages/consent';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { ServerContext } from '../../context';
import {
  channelsTo,
  lockConsent,
  readConsents,
  setConsent,
  type Consents,
} from '../../outside/messages/consents';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { findRow, type StoredRow } from '../resources/crudRepository';
import { resourceOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import { readPhones } from './phoneBook';

/** Enough to prove years of one phone. */
const MOST_WORDS = 50;

const body = object({
  contact: string().trim().max(254).required(),
  channel: string().oneOf(MESSAGE_CHANNELS).required(),
  state: string().oneOf(['given', 'stopped']).required(),
  how: string().oneOf(HOW_ASKED).required(),
  note: string().trim().max(LONGEST_CONSENT_NOTE).nullable().defined(),
  is_new: boolean(),
});

type Contact = Pick<ContactConsent, 'contact' | 'number_type' | 'contact_name'>;

async function personOf(db: Db | Trx, request: FastifyRequest, id: number): Promise<StoredRow> {
  const scope = scopeOf('participants', actorOf(request));
  const person = await findRow(db, resourceOf('participants'), id, scope);
  if (!person) throw notFound();
  return person;
}

/** Phones in use and the address, each once. */
async function contactsOf(db: Db | Trx, person: StoredRow): Promise<Contact[]> {
  const phones = (await readPhones(db, person.id)).filter(({ is_active }) => is_active);
  const book = phones.map(({ phone_number: contact, number_type, contact_name }): Contact => ({
    contact,
    number_type,
    contact_name,
  }));
  const email = typeof person.email === 'string' ? contactKey('email', person.email) : null;
  return email === null ? book : [...book, { contact: email, number_type: null, contact_name: null }];
}

/** Every word about these contacts, the newest first. */
function wordsOf(db: Db | Trx, contacts: readonly string[]) {
  return db
    .selectFrom('consents')
    .select(['id', 'contact', 'state', 'source', 'at', 'channel', 'user_name', 'how', 'note'])
    .where(sql<boolean>`contact = any(${[...contacts]}::text[])`)
    .orderBy('id', 'desc');
}

const aboutChannel = (channel: MessageChannel) =>
  sql<boolean>`coalesce(channel, ${channel}::text) = ${channel}::text`;

/** A land line is called; a text message goes to it only if somebody has said something about that. */
function channelsOf({ contact, number_type }: Contact, consents: Consents) {
  return channelsTo(contact)
    .map((channel) => ({ channel, word: consents.of(channel, contact) ?? null }))
    .filter(({ channel, word }) => channel !== 'sms' || number_type !== 'land' || word !== null);
}

async function readContactConsents(db: Db | Trx, person: StoredRow): Promise<ContactConsent[]> {
  const contacts = await contactsOf(db, person);
  const keys = contacts.map(({ contact }) => contact);
  if (keys.length === 0) return [];
  const consents = await readConsents(db, keys);
  const words = await wordsOf(db, keys)
    .limit(MOST_WORDS * keys.length)
    .execute();
  return contacts.map((contact) => ({
    ...contact,
    channels: channelsOf(contact, consents),
    history: words
      .filter((word) => word.contact === contact.contact)
      .slice(0, MOST_WORDS)
      .map(({ contact: _contact, ...word }) => word),
  }));
}

/**
 * Keeps what the office has learnt of a person. Throws 404, 422 for a phone or address that is not theirs, and 409 over
 * the person's own STOP unless they have agreed anew, which needs a note of what they said.
 */
async function recordConsent(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  given: RecordedConsent,
  now: Date,
) {
  const person = await personOf(trx, request, id);
  const { channel, state, how, is_new = false } = given;
  const note = given.note === '' ? null : given.note;
  const contact = contactKey(channel, given.contact);
  const known = await contactsOf(trx, person);
  if (
    contact === null ||
    !channelsTo(contact).includes(channel) ||
    !known.some((each) => each.contact === contact)
  )
    throw invalid({ contact: { message: VALIDATION.reference } });
  await lockConsent(trx, contact);
  const words = await wordsOf(trx, [contact]).where(aboutChannel(channel)).execute();
  const [before] = words;
  if (needsNewConsent(state, words)) {
    if (!is_new) throw wrongState('The recipient has stopped messages', { reason: 'consentOwnWord' });
    if (note === null) throw invalid({ note: { message: VALIDATION.required } });
  }
  const { user_id, full_name } = actorOf(request);
  await writeAudit(trx, request, {
    action: 'recordConsent',
    resource: 'participants',
    record_id: id,
    changes: { [`consent_${channel}`]: { from: before?.state ?? null, to: state } },
    patient_ids: [id],
  });
  await setConsent(trx, {
    contact,
    channel,
    state,
    source: 'office',
    at: now,
    how,
    user: { user_id, full_name },
    ...(note === null ? {} : { note }),
  });
  return { status: 201, body: await readContactConsents(trx, person) };
}

/** Consent of one participant to messages, for the office. */
export function consentRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, clock } = context;
  const config = { scope: 'run' } as const;

  serve(app, consentsCall, config, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return readContactConsents(db, await personOf(db, request, request.params.id));
  });

  serveWrite(app, context, withSchemas(recordConsentCall, { body }), config, (trx, request) =>
    recordConsent(trx, request, request.params.id, request.body, clock()),
  );
}
