import { sql } from 'kysely';
import {
  notificationType,
  type NotificationType,
  type Ways,
} from '../../../src/domain/notifications/notificationTypes';
import type { NotificationFacts } from '../../../src/domain/notifications/notificationFacts';
import type { Trx } from '../database/database';

/** One person is told one thing. */
export interface Telling {
  user_id: number;
  type: NotificationType;
  ways: Ways;
  facts: Partial<NotificationFacts>;
  /** For the record only. */
  isAttended: boolean;
}

export interface ToStore extends Telling {
  group_key: string | null;
  count: number;
  /** The unread notification that goes on standing for all. */
  into: number | null;
  absorbs: readonly number[];
  isSilent: boolean;
}

/** Those that the type declares, and nothing else that its teller knew. */
function declaredFacts({ type, facts }: ToStore): Partial<NotificationFacts> {
  const names = new Set<string>([...notificationType(type).facts, 'events']);
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.has(name)));
}

const soundOf = ({ ways, type, isSilent }: ToStore) =>
  ways.sound && !isSilent ? notificationType(type).level : null;

/** Writes them, each as its own row or over the row that it joins, and answers their numbers in the same order. */
export async function storeNotifications(trx: Trx, toStore: readonly ToStore[], now: Date) {
  const absorbed = toStore.flatMap(({ absorbs }) => absorbs);
  if (absorbed.length > 0)
    await trx
      .deleteFrom('notifications')
      .where(sql<boolean>`id = any(${absorbed}::bigint[])`)
      .execute();
  const rows = toStore.map((one) => ({
    user_id: one.user_id,
    type: one.type,
    json_body: JSON.stringify(declaredFacts(one)),
    is_attended: one.isAttended,
    is_in_bell: one.ways.bell,
    sound: soundOf(one),
    group_key: one.group_key,
    count: one.count,
    created_at: now,
  }));
  const fresh = toStore.flatMap(({ into }, index) => (into === null ? (rows[index] ?? []) : []));
  const inserted =
    fresh.length > 0 ? await trx.insertInto('notifications').values(fresh).returning('id').execute() : [];
  const ids = inserted.map(({ id }) => id).sort((one, other) => one - other);
  for (const [index, { into }] of toStore.entries()) {
    const row = rows[index];
    if (into !== null && row)
      await trx.updateTable('notifications').set(row).where('id', '=', into).execute();
  }
  return toStore.map((one) => ({
    id: one.into ?? ids.shift() ?? 0,
    user_id: one.user_id,
    type: one.type,
    sound: soundOf(one),
    isAttended: one.isAttended,
    reach: {
      push: one.ways.push && !one.isSilent && !one.isAttended,
      email: one.ways.email && !one.isSilent && !one.isAttended,
    },
  }));
}
