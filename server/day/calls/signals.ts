import type { CallSignal, SignalKind } from '../../../src/contract/calls/calls';
import { toWire } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import { notFound } from '../../platform/plugins/errors';
import { publish } from '../../platform/plugins/outbox';
import { CALLS_TOPIC, lockCall, type LockedCall } from './changeCall';

/** More than one call ever needs: a browser with many networks has some dozens of candidates. */
const MOST_SIGNALS = 500;

interface Signal {
  callId: number;
  userId: number;
  from: string;
  to: string;
  kind: SignalKind;
  payload: string;
  now: Date;
}

/** Leaves a message for the other browser of a call. Throws 404 unless both are in it now. */
export async function sendSignal(trx: Trx, signal: Signal): Promise<void> {
  const { callId, userId, from, to, kind, payload, now } = signal;
  const call = await lockCall(trx, callId);
  const joined = call.legs.filter((leg) => leg.state === 'joined');
  const own = joined.find((leg) => leg.id === from && leg.user_id === userId);
  const other = joined.find((leg) => leg.id === to && leg.id !== from);
  if (!own || !other || other.user_id === null) throw notFound();
  const { count } = await trx
    .selectFrom('call_signals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('call_id', '=', callId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_SIGNALS) throw notFound();
  await trx
    .insertInto('call_signals')
    .values({ call_id: callId, from_leg: from, to_leg: to, kind, payload, created_at: now })
    .execute();
  const body = { call_id: callId, leg: to };
  await publish(trx, { topic: CALLS_TOPIC, event: 'calls.signal', body, user_id: other.user_id });
}

/** What the browser has not heard yet; that it asks says that it is there. Throws 404 for a part of somebody else. */
export async function hearSignals(
  trx: Trx,
  {
    callId,
    userId,
    leg,
    after,
    now,
  }: { callId: number; userId: number; leg: string; after: number; now: Date },
): Promise<{ call: LockedCall; signals: CallSignal[] }> {
  const call = await lockCall(trx, callId);
  const own = call.legs.find((each) => each.id === leg && each.user_id === userId);
  if (!own) throw notFound();
  if (own.state !== 'joined') return { call, signals: [] };
  await trx.updateTable('call_legs').set({ seen_at: now }).where('id', '=', leg).execute();
  const signals = await trx
    .selectFrom('call_signals')
    .select(['id', 'from_leg', 'kind', 'payload'])
    .where('to_leg', '=', leg)
    .where('id', '>', after)
    .orderBy('id')
    .execute();
  const seen_at = toWire(now);
  return {
    call: { ...call, legs: call.legs.map((each) => (each.id === leg ? { ...each, seen_at } : each)) },
    signals,
  };
}
