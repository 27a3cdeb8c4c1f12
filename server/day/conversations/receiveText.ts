import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Asked, NextStep } from '../../../src/domain/conversations/nextStep';
import { nextStep } from '../../../src/domain/conversations/nextStep';
import { readText, type ReadText } from '../../../src/domain/conversations/readText';
import { HOUR_MS } from '../../../src/domain/time/durations';
import { fromWire, toWire } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { readConsents } from '../../outside/messages/consents';
import { sendMessage } from '../../outside/messages/sendMessage';
import { readSettings } from '../../platform/settings/readSettings';
import { openDeliveriesOf, participantsOf, type NamedDelivery } from './openDeliveries';
import { publishConversation } from './publishConversation';
import { Replies } from './replies';
import { takeStep, type Outcome } from './takeStep';
import { tellOfText } from './tellOfText';
import { languageOfAll, type Language } from '../../../src/domain/wire/languages';

/** A text message as a service hands it over. */
export interface ReceivedText {
  /** The service's own number of it. */
  provider_id: string;
  /** Ten digits; a number of another country as it came. */
  phone: string;
  text: string;
  /** The service has answered STOP, START or HELP by itself. */
  isAnswered: boolean;
}

const LONGEST = 1600;
/** Two machines that answer each other are stopped here: beyond it a person looks. */
const MOST_PER_HOUR = 20;

/** The conversation with a phone, locked; it is new with the first text. */
async function openConversation(trx: Trx, phone: string, now: Date) {
  return trx
    .insertInto('conversations')
    .values({ phone_number: phone, last_text_at: now, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('phone_number').doUpdateSet({ last_text_at: now }))
    .returning(['id', 'language', 'asked', 'close_door_pharmacy_id', 'participant_id', 'delivery_event_id'])
    .executeTakeFirstOrThrow();
}

type Conversation = Awaited<ReturnType<typeof openConversation>>;

async function isFlood(trx: Trx, { id }: Conversation, now: Date): Promise<boolean> {
  const { count } = await trx
    .selectFrom('inbound_texts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('conversation_id', '=', id)
    .where('received_at', '>', sql<string>`${new Date(now.getTime() - HOUR_MS)}::timestamptz`)
    .executeTakeFirstOrThrow();
  return count > MOST_PER_HOUR;
}

function living(asked: Asked | null, now: Date): Asked | null {
  return asked && fromWire(asked.until) > now ? asked : null;
}

/** The language of the text, else that of the conversation, else the one of all who have this phone, else English. */
function languageFor(
  text: ReadText,
  known: Conversation['language'],
  participants: readonly { readonly language: string }[],
): Language {
  return text.language ?? known ?? languageOfAll(participants);
}

function subjectOf(step: NextStep, deliveries: readonly NamedDelivery[]): NamedDelivery | null {
  const id = 'id' in step ? step.id : null;
  const [only, ...others] = deliveries;
  return deliveries.find((each) => each.id === id) ?? (others.length === 0 ? (only ?? null) : null);
}

async function sendReply(
  trx: Trx,
  at: Date,
  to: string,
  language: Language,
  outcome: Outcome,
  cdpId: number | null,
) {
  if (outcome.reply === null) return;
  const { reply: text, link } = outcome;
  await sendMessage(trx, {
    channel: 'sms',
    to,
    language,
    is_private: true,
    at,
    ...(cdpId === null ? {} : { close_door_pharmacy_id: cdpId }),
    ...(link
      ? { template: 'recipientTextLink', args: { text, link } }
      : { template: 'recipientText', args: { text } }),
  });
}

/**
 * Takes a text message, at most once by the service's number of it: what it asks for is done, answered, and kept with the
 * conversation, or nothing of all that. Answers false for a text that was there before.
 */
export function receiveText(
  { db, clock, config }: ServerContext,
  request: FastifyRequest,
  received: ReceivedText,
): Promise<boolean> {
  const { provider_id, phone } = received;
  return inTransaction(db, async (trx) => {
    const now = clock();
    const conversation = await openConversation(trx, phone, now);
    const taken = await trx
      .insertInto('inbound_texts')
      .values({
        conversation_id: conversation.id,
        provider_id,
        text: received.text.slice(0, LONGEST),
        meaning: 'words',
        received_at: now,
      })
      .onConflict((conflict) => conflict.column('provider_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!taken) return false;
    const text = readText(received.text);
    const participants = await participantsOf(trx, phone);
    const deliveries = await openDeliveriesOf(
      trx,
      participants.map(({ id }) => id),
      now,
    );
    const consent = (await readConsents(trx, [phone])).of('sms', phone);
    const step: NextStep = (await isFlood(trx, conversation, now))
      ? { kind: 'person' }
      : nextStep(text, {
          asked: living(conversation.asked, now),
          deliveries,
          isStopped: consent?.state === 'stopped',
        });
    const language = languageFor(text, conversation.language, participants);
    const subject = subjectOf(step, deliveries);
    const { operation_phone, recipient_clock } = await readSettings(trx);
    const replies = new Replies(
      language,
      recipient_clock,
      operation_phone || (subject ?? deliveries[0])?.phone || '',
    );
    const outcome = await takeStep({
      trx,
      request,
      now,
      config,
      phone,
      step,
      deliveries,
      replies,
      said: received.text,
    });
    const [only, ...others] = participants;
    const cdpId = subject?.cdp_id ?? deliveries[0]?.cdp_id ?? conversation.close_door_pharmacy_id;
    const about = subject?.id ?? conversation.delivery_event_id;
    await trx
      .updateTable('inbound_texts')
      .set({ meaning: text.meaning, delivery_event_id: subject?.id ?? null })
      .where('id', '=', taken.id)
      .execute();
    await trx
      .updateTable('conversations')
      .set({
        language,
        asked: outcome.asked && JSON.stringify(outcome.asked),
        close_door_pharmacy_id: cdpId,
        participant_id: subject?.participant_id ?? (others.length === 0 ? (only?.id ?? null) : null),
        delivery_event_id: about,
        last_text_at: toWire(now),
        updated_at: now,
        version: sql<number>`version + 1`,
        ...(outcome.needsPerson ? { unread: sql<number>`unread + 1` } : {}),
      })
      .where('id', '=', conversation.id)
      .execute();
    const isQuiet = received.isAnswered && ['stop', 'start', 'help'].includes(text.meaning);
    if (!isQuiet) await sendReply(trx, now, phone, language, outcome, cdpId);
    await publishConversation(trx, conversation.id, cdpId);
    if (outcome.needsPerson)
      await tellOfText(trx, { conversation_id: conversation.id, text_id: taken.id, cdp_id: cdpId, now });
    return true;
  });
}
