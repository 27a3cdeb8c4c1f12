import { sql } from 'kysely';
import { gatherNews } from '../../../src/domain/notifications/gatherNews';
import { notificationType } from '../../../src/domain/notifications/notificationTypes';
import { fromWire } from '../../../src/domain/time/dates';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Trx } from '../database/database';
import type { Telling, ToStore } from './storeNotifications';

/** What a burst of a type is about, as `delivery_manifest_id 12`; without a value, those that have none. */
function groupKeyOf({ type, facts }: Telling): string | null {
  const { gathers } = notificationType(type);
  return gathers && gathers in facts ? `${gathers} ${String(facts[gathers] ?? 0)}` : null;
}

async function unreadOf(trx: Trx, tellings: readonly Telling[]) {
  const people = [...new Set(tellings.map(({ user_id }) => user_id))];
  const keys = [...new Set(tellings.flatMap((one) => groupKeyOf(one) ?? []))];
  if (keys.length === 0) return [];
  return trx
    .selectFrom('notifications')
    .select(['id', 'user_id', 'type', 'group_key', 'count', 'created_at', 'json_body'])
    .where(sql<boolean>`user_id = any(${people}::bigint[])`)
    .where(sql<boolean>`group_key = any(${keys}::text[])`)
    .where('is_attended', '=', false)
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}

/** The stops that a notification stands for. */
function eventsOf(facts: object): number[] {
  const { events, event_id } = facts as { events?: readonly number[]; event_id?: number | null };
  return events ? [...events] : event_id == null ? [] : [event_id];
}

/** Orders that wait, over all that a burst stands for; nothing where the type has no such fact. */
function issuesOf(all: readonly object[]): { issues?: number } {
  const counts = all.flatMap((facts) => ('issues' in facts ? Number(facts.issues) : []));
  return counts.length > 0 ? { issues: counts.reduce((sum, count) => sum + count, 0) } : {};
}

/** Several of one person, type and run within minutes become one. The unread ones of them are locked. */
export async function gathered(trx: Trx, tellings: readonly Telling[], now: Date): Promise<ToStore[]> {
  const unread = await unreadOf(trx, tellings);
  const groups = groupBy(tellings, (one) => JSON.stringify([one.user_id, one.type, groupKeyOf(one)]));
  return [...groups.values()].flatMap((group): ToStore[] => {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) return [];
    const group_key = groupKeyOf(first);
    const single = group.map((one) => ({
      ...one,
      group_key,
      count: 1,
      into: null,
      absorbs: [],
      isSilent: false,
    }));
    if (group_key === null) return single;
    const open = unread.filter(
      (one) => one.user_id === first.user_id && one.type === first.type && one.group_key === group_key,
    );
    const burst = gatherNews(
      open.map(({ id, count, created_at }) => ({ id, count, at: fromWire(created_at).getTime() })),
      group.length,
      now.getTime(),
    );
    if (!burst) return single;
    const taken = open.filter(({ id }) => id === burst.into || burst.absorbs.includes(id));
    const all = [...taken.map(({ json_body }) => json_body), ...group.map(({ facts }) => facts)];
    const events = [...new Set(all.flatMap(eventsOf))];
    return [{ ...last, ...burst, group_key, facts: { ...last.facts, ...issuesOf(all), events } }];
  });
}
