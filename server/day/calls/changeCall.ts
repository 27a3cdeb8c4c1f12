import type { Selectable } from 'kysely';
import { afterEvent, type CallEvent } from '../../../src/domain/calls/callState';
import { fromWire } from '../../../src/domain/time/dates';
import type { Db, Trx } from '../../platform/database/database';
import type { CallLegTable, CallTable } from '../../platform/database/tables/calls';
import { writeAudit, type AuditAuthor } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { publishAll, type LiveEvent } from '../../platform/plugins/outbox';
import { tellOfMissed } from './tellOfMissed';

export type CallLeg = Selectable<CallLegTable>;
export type LockedCall = Selectable<CallTable> & { legs: CallLeg[] };

/** Topic of the live stream: that a call of the person has changed, never whose it is. */
export const CALLS_TOPIC = 'calls';

async function withLegs(db: Db | Trx, call: Selectable<CallTable> | undefined): Promise<LockedCall> {
  if (!call) throw notFound();
  const legs = await db
    .selectFrom('call_legs')
    .selectAll()
    .where('call_id', '=', call.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { ...call, legs };
}

/** The call's row is the lock of its parts. Throws 404. */
export async function lockCall(trx: Trx, id: number): Promise<LockedCall> {
  const row = trx.selectFrom('calls').selectAll().where('id', '=', id).forUpdate();
  return withLegs(trx, await row.executeTakeFirst());
}

/** The call as it is, for a look at it. Throws 404. */
export async function readCall(db: Db | Trx, id: number): Promise<LockedCall> {
  return withLegs(db, await db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst());
}

/** Everybody whose window shows the call; of a call that rings for all, or at the line outside, everybody. */
export async function publishCall(trx: Trx, call: LockedCall, isForAll: boolean): Promise<void> {
  const of = {
    topic: CALLS_TOPIC,
    event: 'calls.changed',
    body: { call_id: call.id, version: call.version },
  };
  const users = [...new Set(call.legs.map((leg) => leg.user_id))].filter((id) => id !== null);
  const events: LiveEvent[] = isForAll
    ? [{ ...of, cdp_id: call.close_door_pharmacy_id }]
    : users.map((user_id) => ({ ...of, user_id }));
  await publishAll(trx, events);
}

/** Seconds of talk; null: nobody has answered. */
function secondsOf({ answered_at }: LockedCall, now: Date): number | null {
  return answered_at === null
    ? null
    : Math.max(0, Math.round((now.getTime() - fromWire(answered_at).getTime()) / 1000));
}

async function logEnd(trx: Trx, now: Date, call: LockedCall, author: AuditAuthor): Promise<void> {
  const { party, party_name, direction, outcome, delivery_event_id } = call;
  const told = { party, party_name, direction, outcome, delivery_event_id, seconds: secondsOf(call, now) };
  await writeAudit(trx, author, {
    action: 'call',
    resource: 'calls',
    record_id: call.id,
    changes: Object.fromEntries(
      Object.entries(told)
        .filter(([, value]) => value !== null)
        .map(([field, to]) => [field, { from: null, to }]),
    ),
    ...(call.participant_id !== null && { patient_ids: [call.participant_id] }),
  });
}

interface Turn {
  now: Date;
  author: AuditAuthor;
  /** Sets parts of the call besides its state. */
  values?: Partial<Pick<LockedCall, 'user_id' | 'transferring_id'>>;
}

/**
 * The call after an event, written with its parts and told to its people. Null when the event means nothing any more,
 * e.g. two who answer at once. To be called last in a transaction (`publish`).
 */
export async function turnCall(
  trx: Trx,
  call: LockedCall,
  event: CallEvent,
  { now, author, values = {} }: Turn,
): Promise<LockedCall | null> {
  const turn = afterEvent(call.state, event);
  if (!turn) return null;
  const isOver = turn.state === 'ended';
  const rangForAll = call.state === 'ringing' && call.phone_number !== null;
  const changed = await trx
    .updateTable('calls')
    .set({
      ...turn,
      transferring_id: null,
      ...values,
      version: call.version + 1,
      ...(isOver && { ended_at: now }),
      ...(event === 'answer' && call.answered_at === null && { answered_at: now }),
    })
    .where('id', '=', call.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const leaving = call.legs.filter(
    (leg) =>
      leg.state !== 'left' &&
      (isOver || (event !== 'answer' && leg.state === 'ringing' && turn.state === 'inCall')),
  );
  if (leaving.length > 0) await leave(trx, leaving);
  if (isOver) await trx.deleteFrom('call_signals').where('call_id', '=', call.id).execute();
  const left = new Set(leaving.map((leg) => leg.id));
  const after: LockedCall = {
    ...changed,
    legs: call.legs.map((leg) => (left.has(leg.id) ? { ...leg, state: 'left' } : leg)),
  };
  if (isOver) {
    await logEnd(trx, now, after, author);
    await tellOfMissed(trx, after, now);
  }
  await publishCall(trx, after, rangForAll);
  return after;
}

export async function leave(trx: Trx, legs: readonly CallLeg[]): Promise<void> {
  await trx
    .updateTable('call_legs')
    .set({ state: 'left' })
    .where(
      'id',
      'in',
      legs.map((leg) => leg.id),
    )
    .execute();
}
