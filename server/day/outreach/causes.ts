import { sql } from 'kysely';
import {
  isRecipientEvent,
  overtakenBy,
  type RecipientEvent,
} from '../../../src/domain/messages/recipientEvents';
import type { Trx } from '../../platform/database/database';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { RecipientFacts } from './recipientFacts';

/** News of deliveries. `command_id`: the command that made them. */
export interface News {
  event: RecipientEvent;
  ids: readonly number[];
}

/**
 * What a message is sent for, once: where a driver is, per day; an end, per try; a new time, each time that one is set.
 */
export function causeOf(event: RecipientEvent, stop: RecipientFacts, commandId: string | null): string {
  const { id, delivery_date, attempts } = stop;
  if (event === 'orderReceived' || event === 'delivered') return `${event} ${id}`;
  if (event === 'attemptFailed') return `${event} ${id} ${delivery_date} ${attempts}`;
  if (event === 'rescheduled') return `${event} ${id} ${commandId ?? delivery_date}`;
  return `${event} ${id} ${delivery_date}`;
}

/** What these deliveries were told already. */
export async function readCauses(trx: Trx, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('message_causes')
    .select('cause')
    .where(sql<boolean>`delivery_event_id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Set(rows.map(({ cause }) => cause));
}

/** Messages that have not left and say what is no longer so. */
export async function stopOvertaken(trx: Trx, news: readonly News[]): Promise<void> {
  for (const { event, ids } of news) {
    const pointless = overtakenBy(event);
    if (pointless.length === 0 || ids.length === 0) continue;
    await trx
      .updateTable('messages')
      .set({ state: 'stopped', reason: 'overtaken', next_try_at: null })
      .where('state', 'in', ['waiting', 'held'])
      .where('begun_at', 'is', null)
      .where('event', 'in', [...pointless])
      .where(sql<boolean>`delivery_event_id = any(${[...ids]}::bigint[])`)
      .execute();
  }
}

/** Takes back what an undone command has said and what has not left yet; its redo says it again. */
export async function stopUndone(trx: Trx, commandId: string): Promise<void> {
  await sql`
    with stopped as (
      update messages set state = 'stopped', reason = 'undone', next_try_at = null
      where command_id = ${commandId}::uuid and state in ('waiting', 'held') and begun_at is null
      returning id
    )
    delete from message_causes c using stopped s where c.message_id = s.id`.execute(trx);
}

/** Deliveries that are removed: messages about them that have not left are stopped. */
export async function stopForDeliveries(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ state: 'stopped', reason: 'undone', next_try_at: null })
    .where('state', 'in', ['waiting', 'held'])
    .where('begun_at', 'is', null)
    .where(sql<boolean>`delivery_event_id = any(${[...ids]}::bigint[])`)
    .execute();
}

/** The events of each delivery. */
export function eventsByStop(news: readonly News[]): ReadonlyMap<number, readonly RecipientEvent[]> {
  const pairs = news.flatMap(({ event, ids }) => ids.map((id) => ({ id, event })));
  const groups = groupBy(pairs, ({ id }) => id);
  return new Map(
    [...groups].map(([id, list]) => [id, list.map(({ event }) => event).filter(isRecipientEvent)]),
  );
}
