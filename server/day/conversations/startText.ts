import type { FastifyRequest } from 'fastify';
import type { StartedText, Texting, TextPhone } from '../../../src/contract/conversations/startText';
import { windowText } from '../../../src/domain/conversations/windowText';
import { quietUntil } from '../../../src/domain/messages/quietHours';
import { formatPhone, realPhone } from '../../../src/domain/people/phone';
import { toWire } from '../../../src/domain/time/dates';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { readConsents } from '../../outside/messages/consents';
import { sendMessage } from '../../outside/messages/sendMessage';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { readSettings } from '../../platform/settings/readSettings';
import { readPhones } from '../../records/participants/phoneBook';
import { findRow } from '../../records/resources/crudRepository';
import { resourceOf } from '../../records/resources/fieldSql';
import { scopeOf } from '../../records/resources/scopes';
import { openDeliveriesOf, type NamedDelivery } from './openDeliveries';
import { publishConversation } from './publishConversation';
import { readBy } from './readBy';
import { languageOf, type Language } from '../../../src/domain/wire/languages';

interface Place {
  cdp_id: number | null;
  cdp_name: string | null;
  cdp_phone: string | null;
  time_zone: string;
}

async function personOf(db: Db | Trx, request: FastifyRequest, id: number) {
  const person = await findRow(db, resourceOf('participants'), id, scopeOf('participants', actorOf(request)));
  if (!person) throw notFound();
  return person;
}

/** The stop that a text is about, which must be this person's and of the reader's CDP. */
async function stopOf(db: Db | Trx, request: FastifyRequest, participantId: number, stopId: number) {
  const { cdp_id } = actorOf(request);
  const stop = await db
    .selectFrom('delivery_events')
    .select(['id', 'close_door_pharmacy_id'])
    .where('id', '=', stopId)
    .where('participant_id', '=', participantId)
    .$if(cdp_id !== null, (query) => query.where('close_door_pharmacy_id', '=', cdp_id))
    .executeTakeFirst();
  if (!stop) throw notFound();
  return stop;
}

/** Where the person is served: by the stop, the writer's own CDP, the next delivery, else the last one. */
async function placeOf(
  db: Db | Trx,
  participantId: number,
  cdpId: number | null,
  next: NamedDelivery | undefined,
): Promise<Place> {
  const { default_time_zone, operation_phone } = await readSettings(db);
  const of = cdpId ?? next?.cdp_id ?? null;
  const cdp = await db
    .selectFrom('cdps as c')
    .select(['c.id', 'c.name', 'c.phone_number', 'c.time_zone'])
    .where((eb) =>
      of === null
        ? eb(
            'c.id',
            '=',
            eb
              .selectFrom('delivery_events as e')
              .select('e.close_door_pharmacy_id')
              .where('e.participant_id', '=', participantId)
              .orderBy('e.delivery_date', 'desc')
              .orderBy('e.id', 'desc')
              .limit(1)
              .$castTo<number>(),
          )
        : eb('c.id', '=', of),
    )
    .executeTakeFirst();
  return {
    cdp_id: cdp?.id ?? null,
    cdp_name: cdp?.name ?? null,
    cdp_phone: operation_phone || cdp?.phone_number || null,
    time_zone: cdp?.time_zone ?? default_time_zone,
  };
}

async function phonesOf(db: Db | Trx, participantId: number): Promise<TextPhone[]> {
  const phones = (await readPhones(db, participantId)).filter(
    (phone) => phone.is_active && realPhone(phone.phone_number) !== null,
  );
  const consents = await readConsents(
    db,
    phones.map(({ phone_number }) => phone_number),
  );
  return phones
    .map(({ phone_number, number_type, contact_name, is_default }) => {
      const word = consents.of('sms', phone_number);
      return {
        phone_number,
        number_type,
        contact_name,
        is_default,
        consent: word ? { state: word.state, source: word.source, at: word.at } : null,
      };
    })
    .sort((a, b) => Number(b.number_type === 'mobile') - Number(a.number_type === 'mobile'));
}

async function factsOf(db: Db | Trx, request: FastifyRequest, id: number, stopId: number | null, now: Date) {
  const person = await personOf(db, request, id);
  const stop = stopId === null ? null : await stopOf(db, request, id, stopId);
  const { cdp_id: own } = actorOf(request);
  const open = await openDeliveriesOf(db, [id], now);
  const next =
    open.find((each) => each.id === stopId) ?? open.find((each) => own === null || each.cdp_id === own);
  const place = await placeOf(db, id, stop?.close_door_pharmacy_id ?? own, next);
  return { person, stop, next, place, phones: await phonesOf(db, id) };
}

/** What a person needs to know before they write. Throws 404. */
export async function readTexting(
  db: Db,
  request: FastifyRequest,
  id: number,
  stopId: number | null,
  now: Date,
): Promise<Texting> {
  const { person, next, place, phones } = await factsOf(db, request, id, stopId, now);
  const { recipient_clock } = await readSettings(db);
  const until = quietUntil(now, place.time_zone);
  const window = (language: Language) => (next ? windowText(next, language, recipient_clock) : '');
  return {
    participant_name: String(person.participant_full_name),
    language: languageOf(String(person.language)) ?? 'en',
    quiet_until: until && toWire(until),
    time_zone: place.time_zone,
    phones,
    values: {
      name: String(person.first_name),
      pharmacy: place.cdp_name,
      phone: place.cdp_phone && formatPhone(place.cdp_phone),
      window: next ? { en: window('en'), es: window('es'), ar: window('ar') } : null,
    },
  };
}

/** The conversation with a phone, locked; of another CDP it is not the writer's to join. */
async function joinConversation(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  given: StartedText,
  place: Place,
  now: Date,
) {
  const { cdp_id: own } = actorOf(request);
  const conversation = await trx
    .insertInto('conversations')
    .values({
      phone_number: given.phone_number,
      last_text_at: now,
      created_at: now,
      updated_at: now,
      close_door_pharmacy_id: place.cdp_id,
      participant_id: id,
    })
    .onConflict((conflict) => conflict.column('phone_number').doUpdateSet({ last_text_at: now }))
    .returning(['id', 'close_door_pharmacy_id'])
    .executeTakeFirstOrThrow();
  const theirs = conversation.close_door_pharmacy_id;
  if (own !== null && theirs !== null && theirs !== own)
    throw wrongState('Another CDP writes with this phone', { reason: 'conversationElsewhere' });
  await trx
    .updateTable('conversations')
    .set({
      ...readBy(request, now),
      language: given.language,
      close_door_pharmacy_id: place.cdp_id ?? theirs,
      participant_id: id,
      ...(given.delivery_event_id == null ? {} : { delivery_event_id: given.delivery_event_id }),
    })
    .where('id', '=', conversation.id)
    .execute();
  return conversation.id;
}

/**
 * Sends the office's own text to a participant and opens the conversation with that phone. Throws 404, 422 for a phone
 * that is not theirs or a land line, and 409 after STOP, and in quiet hours unless it may wait for the morning.
 */
export async function startText(
  trx: Trx,
  request: FastifyRequest,
  id: number,
  given: StartedText,
  now: Date,
) {
  const { place, phones } = await factsOf(trx, request, id, given.delivery_event_id ?? null, now);
  const phone = phones.find(({ phone_number }) => phone_number === given.phone_number);
  if (!phone) throw invalid({ phone_number: { message: VALIDATION.reference } });
  if (phone.number_type === 'land') throw wrongState('This is a land line', { reason: 'textLandLine' });
  if (phone.consent?.state === 'stopped')
    throw wrongState('This phone has asked for no more messages', { reason: 'consentStopped' });
  const until = quietUntil(now, place.time_zone);
  if (until && !given.in_the_morning)
    throw wrongState('Recipients are not woken at this hour', {
      reason: 'quietHours',
      until: toWire(until),
    });
  const conversation_id = await joinConversation(trx, request, id, given, place, now);
  const { user_id, full_name } = actorOf(request);
  await writeAudit(trx, request, {
    action: 'startText',
    resource: 'conversations',
    record_id: conversation_id,
    changes: {},
    patient_ids: [id],
  });
  const message_id = await sendMessage(trx, {
    channel: 'sms',
    to: phone.phone_number,
    language: given.language,
    is_private: true,
    ...(place.cdp_id === null ? {} : { close_door_pharmacy_id: place.cdp_id }),
    participant_id: id,
    ...(given.delivery_event_id == null ? {} : { delivery_event_id: given.delivery_event_id }),
    created_by: { user_id, full_name },
    at: now,
    ...(until ? { held: { reason: 'quiet', until } } : {}),
    template: 'recipientText',
    args: { text: given.text },
  });
  await publishConversation(trx, conversation_id, place.cdp_id);
  return { status: 201, body: { message_id, conversation_id } };
}
