import { sql } from 'kysely';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { MessageChannel } from '../../../src/domain/messages/channels';
import { contactKey } from '../../../src/domain/messages/consent';
import { gateOf } from '../../../src/domain/messages/outboxGate';
import { isPassing, weightiest, type RecipientEvent } from '../../../src/domain/messages/recipientEvents';
import { householdsOf } from '../../../src/domain/messages/recipientHouseholds';
import { wayTo } from '../../../src/domain/messages/recipientWay';
import { fillTemplate, type TemplateWords } from '../../../src/domain/messages/templateText';
import { readConsents, type Consents } from '../../outside/messages/consents';
import { publishMessageChange } from '../../outside/messages/publishMessageChange';
import { wakePumps } from '../../outside/messages/sendMessage';
import type { Trx } from '../../platform/database/database';
import { readSettings } from '../../platform/settings/readSettings';
import { timeFormOfRecipients } from '../../platform/settings/timeForm';
import { causeOf, eventsByStop, readCauses, stopOvertaken, type News } from './causes';
import { messageLinks } from './messageLinks';
import { languageFor, messageValues } from './messageValues';
import { isOneOf, readRecipientFacts, type RecipientFacts } from './recipientFacts';
import { readRules, readWords } from './readRules';

interface Told {
  stop: RecipientFacts;
  /** All that happened to it and is told here; the first is what the message says. */
  events: readonly RecipientEvent[];
  channel: MessageChannel;
  /** Null: no way that is allowed reaches them. */
  to: string | null;
  participant_id: number | null;
  destination_id: number | null;
}

type Household = readonly [Told, ...Told[]];

/** What each delivery's recipient has not heard yet, and how they would. */
async function notTold(trx: Trx, news: readonly News[], commandId: string | null): Promise<Told[]> {
  const events = eventsByStop(news);
  const ids = [...events.keys()];
  if (ids.length === 0) return [];
  const rules = await readRules(trx);
  if (rules.isOff) return [];
  const known = await readCauses(trx, ids);
  return (await readRecipientFacts(trx, isOneOf(ids))).flatMap((stop) => {
    const fresh = (events.get(stop.id) ?? []).filter(
      (event) => rules.channelsOf(stop, event).length > 0 && !known.has(causeOf(event, stop, commandId)),
    );
    const event = weightiest(fresh);
    if (event === undefined) return [];
    const allowed = rules.channelsOf(stop, event);
    const way = wayTo(stop, allowed);
    const { participant_id, destination_id } = stop;
    const channel = way?.channel ?? allowed[0] ?? 'sms';
    const ordered = [event, ...fresh.filter((other) => other !== event)];
    return [{ stop, events: ordered, channel, to: way?.to ?? null, participant_id, destination_id }];
  });
}

/** What is said of the same moment: where the driver is, or one and the same ending. */
function momentOf({ stop, events }: Told): string {
  const [event = 'next'] = events;
  const run = stop.delivery_manifest_id ?? `day ${stop.delivery_date}`;
  return `${run} ${isPassing(event) ? 'on the way' : event}`;
}

/** One message per household: those who live together, or share a phone. It says the weightiest of their news. */
function messagesOf(told: readonly Told[]): Household[] {
  return [...groupBy(told, momentOf).values()].flatMap((group) =>
    householdsOf(group).flatMap((household): Household[] => {
      const event = weightiest(household.flatMap(({ events }) => events));
      const first = household.find(({ events }) => events[0] === event);
      return first ? [[first, ...household.filter((each) => each !== first)]] : [];
    }),
  );
}

interface Making {
  now: Date;
  commandId: string | null;
  wordsOf: (event: RecipientEvent) => TemplateWords;
  consents: Consents;
  form: Awaited<ReturnType<typeof timeFormOfRecipients>>;
  operationPhone: string;
}

/** The text of the household's language and channel, with its variables. */
function textOf([{ stop, events, channel }]: Household, { wordsOf }: Making): string {
  const [event = 'next'] = events;
  return wordsOf(event)[languageFor(stop)][channel];
}

function rowOf(household: Household, link: string, making: Making) {
  const [{ stop, events, channel, to }] = household;
  const [first, ...others] = household.map((each) => each.stop);
  const [event = 'next'] = events;
  const { now, form, operationPhone } = making;
  const language = languageFor(stop);
  const words = making.wordsOf(event)[language];
  // The link is filled in when it leaves: a copy of the outbox's texts opens no page.
  const values = messageValues(
    [first ?? stop, ...others],
    { language, form, now, operationPhone },
    '%{link}',
  );
  const consent = to === null ? null : (making.consents.of(channel, contactKey(channel, to))?.state ?? null);
  const gate = gateOf(
    { event, is_private: true, time_zone: stop.time_zone, cost: 0 },
    { now, consent, budgets: [] },
  );
  const state =
    to === null
      ? { state: 'stopped' as const, reason: 'noWay', next_try_at: null }
      : gate.pass
        ? { state: 'waiting' as const, reason: null, next_try_at: null }
        : { state: gate.state, reason: gate.reason, next_try_at: gate.state === 'held' ? gate.until : null };
  return {
    ...state,
    channel,
    recipient: to ?? '',
    is_private: true,
    template: 'recipient',
    args: JSON.stringify({
      subject: fillTemplate(words.subject, values),
      text: fillTemplate(textOf(household, making), values),
      link,
    }),
    language,
    event,
    delivery_event_id: stop.id,
    participant_id: stop.participant_id,
    funding_source_id: stop.funding_source_id,
    close_door_pharmacy_id: stop.close_door_pharmacy_id,
    command_id: making.commandId,
    time_zone: stop.time_zone,
    created_by: null,
    created_at: now,
  };
}

/** All causes of a household: also of the lesser news, so that a later command does not tell them. */
function causesOf(household: Household, messageId: number, commandId: string | null) {
  const [{ channel }] = household;
  return household.flatMap(({ stop, events }) =>
    events.map((event) => ({
      cause: causeOf(event, stop, commandId),
      channel,
      message_id: messageId,
      delivery_event_id: stop.id,
      event,
    })),
  );
}

/**
 * Tells recipients, in the transaction of what happened: at most once per cause, one message per household, in their
 * language. What it overtakes does not leave any more. To call last in a transaction (`publish`).
 */
export async function tellRecipients(
  trx: Trx,
  news: readonly News[],
  { now, commandId = null }: { now: Date; commandId?: string | null },
): Promise<void> {
  const told = await notTold(trx, news, commandId);
  await stopOvertaken(trx, news);
  if (told.length === 0) return;
  const households = messagesOf(told);
  const contacts = told.flatMap(({ channel, to }) => (to === null ? [] : (contactKey(channel, to) ?? [])));
  const words = await readWords(trx);
  const making: Making = {
    now,
    commandId,
    wordsOf: (event) => words(event).words,
    consents: await readConsents(trx, contacts),
    form: await timeFormOfRecipients(trx),
    operationPhone: (await readSettings(trx)).operation_phone,
  };
  const links = await messageLinks(
    trx,
    households.map((household) => ({
      stops: household.map(({ stop }) => stop),
      hasLink: household[0].to !== null && textOf(household, making).includes('{link}'),
    })),
    now,
  );
  const made = await trx
    .insertInto('messages')
    .values(households.map((household, index) => rowOf(household, links[index] ?? '', making)))
    .returning('id')
    .execute();
  await trx
    .insertInto('message_causes')
    .values(households.flatMap((household, index) => causesOf(household, made[index]?.id ?? 0, commandId)))
    // Two commands at a time: the first one's message counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await dropWithoutCause(
    trx,
    made.map(({ id }) => id),
  );
  await wakePumps(trx);
  const [first] = made;
  if (first) await publishMessageChange(trx, first.id);
}

async function dropWithoutCause(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`delete from messages m where m.id = any(${[...ids]}::bigint[])
    and not exists (select from message_causes c where c.message_id = m.id)`.execute(trx);
}
