import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Asked, NextStep } from '../../../src/domain/conversations/nextStep';
import type { OfferedWindow } from '../../../src/domain/conversations/offeredWindows';
import type { RecipientWish } from '../../../src/domain/conversations/recipientRequest';
import { trackingLink } from '../../../src/domain/access/shareLink';
import { HOUR_MS } from '../../../src/domain/time/durations';
import { toWire } from '../../../src/domain/time/dates';
import type { Config } from '../../config';
import type { Trx } from '../../platform/database/database';
import { setConsent } from '../../outside/messages/consents';
import { ApiError } from '../../platform/plugins/errors';
import { windowsOf } from '../recipients/choices';
import { runRequest } from '../recipients/runRequest';
import { insertTrackingLink } from '../tracking/trackingLinks';
import type { NamedDelivery } from './openDeliveries';
import type { Replies } from './replies';

/** What a text message has led to. */
export interface Outcome {
  /** The automatic answer; null: none. */
  readonly reply: string | null;
  /** To the page of the delivery, with the answer. */
  readonly link?: string;
  /** The question that now waits for a number. */
  readonly asked: Asked | null;
  /** A person reads and answers the text. */
  readonly needsPerson: boolean;
}

interface Step {
  trx: Trx;
  request: FastifyRequest;
  now: Date;
  config: Config;
  /** Of whoever wrote. */
  phone: string;
  step: NextStep;
  deliveries: readonly NamedDelivery[];
  replies: Replies;
  said: string;
}

/** A number that comes later answers nothing: people no longer know what it meant. */
const ASKED_FOR_MS = 3 * HOUR_MS;

const answered = (reply: string | null): Outcome => ({ reply, asked: null, needsPerson: false });
const forPerson = (reply: string | null): Outcome => ({ reply, asked: null, needsPerson: true });

/**
 * Runs a request of the recipient; false when a rule refuses it. What it had written until then is taken back, the text
 * that asked for it stays.
 */
async function isDone(
  { trx, request, now }: Step,
  delivery: NamedDelivery,
  wish: RecipientWish,
): Promise<boolean> {
  await sql`savepoint recipient_request`.execute(trx);
  try {
    await runRequest(trx, request, { manifestId: delivery.manifestId, eventId: delivery.id }, wish, now);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await sql`rollback to savepoint recipient_request`.execute(trx);
    return false;
  }
}

async function windowsNow({ trx, now }: Step, { id }: NamedDelivery): Promise<OfferedWindow[]> {
  const row = await trx
    .selectFrom('delivery_events as e')
    .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select(['e.delivery_event_type_id', 'e.delivery_event_status_id', 'e.delivery_date'])
    .select(['e.delivery_start_time', 'e.delivery_end_time', 'm.delivery_manifest_status_id'])
    .select(['m.close_door_pharmacy_id', 'm.start_at', 'm.end_at', 'm.time_zone'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return row ? windowsOf(trx, row, row, now) : [];
}

async function offerWindows(step: Step, delivery: NamedDelivery): Promise<Outcome> {
  const { trx, now, replies, config } = step;
  const windows = await windowsNow(step, delivery);
  if (windows.length === 0) return forPerson(replies.say('noWindows'));
  const { token } = await insertTrackingLink(trx, delivery, null, now);
  const until = toWire(new Date(now.getTime() + ASKED_FOR_MS));
  return {
    reply: replies.windows(windows),
    link: trackingLink(config.publicUrl, token),
    asked: { about: 'window', delivery_event_id: delivery.id, windows, until },
    needsPerson: false,
  };
}

/** Does what a text message asks for, and says what to answer. */
export async function takeStep(given: Step): Promise<Outcome> {
  const { trx, now, phone, step, deliveries, replies, said } = given;
  const deliveryOf = (id: number) => deliveries.find((each) => each.id === id);
  switch (step.kind) {
    case 'stop':
    case 'start': {
      const state = step.kind === 'stop' ? 'stopped' : 'given';
      await setConsent(trx, { contact: phone, state, source: 'text', at: now, note: said.slice(0, 40) });
      // Nothing goes out to a phone that has said STOP, not even this: the service confirms it, as carriers ask for.
      return answered(step.kind === 'stop' ? null : replies.say('started'));
    }
    case 'help':
      return answered(replies.say('help'));
    case 'askDelivery': {
      const asked = step.ids.flatMap((id) => deliveryOf(id) ?? []);
      const until = toWire(new Date(now.getTime() + ASKED_FOR_MS));
      return {
        reply: replies.which(asked),
        asked: { about: 'delivery', wish: step.wish, delivery_event_ids: step.ids, until },
        needsPerson: false,
      };
    }
    case 'confirm': {
      const delivery = deliveryOf(step.id);
      const done = delivery && (await isDone(given, delivery, { request: 'confirm' }));
      return done ? answered(replies.confirmed(delivery)) : forPerson(replies.say('notPossible'));
    }
    case 'reschedule': {
      const delivery = deliveryOf(step.id);
      return delivery ? offerWindows(given, delivery) : forPerson(replies.say('notPossible'));
    }
    case 'takeWindow': {
      const delivery = deliveryOf(step.id);
      const { window } = step;
      const done = delivery && (await isDone(given, delivery, { request: 'window', window }));
      return done ? answered(replies.moved(window)) : forPerson(replies.say('notPossible'));
    }
    case 'askAgain':
      return { reply: replies.say('askAgain'), asked: null, needsPerson: true };
    case 'noDelivery':
      return forPerson(replies.say('noDelivery'));
    case 'person':
      return forPerson(null);
  }
}
