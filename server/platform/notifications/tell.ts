import type { FactsOf, NotificationType } from '../../../src/domain/notifications/notificationTypes';
import { hearersOf } from '../../../src/domain/notifications/following';
import { isNothing } from '../../../src/domain/notifications/waysOf';
import { groupBy } from '../../../src/domain/wire/groupBy';
import type { Trx } from '../database/database';
import { enqueue } from '../jobs/enqueue';
import { publishAll } from '../plugins/outbox';
import { Followers } from './following';
import { freshKeys } from './freshKeys';
import { gathered } from './gathered';
import { listenersOf } from './listeners';
import { storeNotifications, type Telling } from './storeNotifications';

/** The job that calls a person on their devices and by email. */
export const REACH_JOB = 'notifications.reach';

type NewsOf<T extends NotificationType> = {
  readonly type: T;
  readonly facts: FactsOf<T>;
  /** The CDP that it is about; null: the whole operation. */
  readonly cdp_id: number | null;
  /** Says what and about whom; the same key is told once. */
  readonly key?: string;
  /** People beside those whose right hears it: who looks after it, the driver. */
  readonly also?: readonly (number | null)[];
  /** Nobody is told what they did themselves. */
  readonly by?: number | null;
  /** For the record only: nobody is told of it. */
  readonly isAttended?: true;
};

/** Something to tell; facts that its type lacks do not compile. */
export type News = { [T in NotificationType]: NewsOf<T> }[NotificationType];

/** The run that a notification is about; null: none. */
function runOf({ facts }: News): number | null {
  return 'delivery_manifest_id' in facts ? facts.delivery_manifest_id : null;
}

function audienceKey({ type, cdp_id, also = [], by = null }: News): string {
  return JSON.stringify([type, cdp_id, also, by]);
}

/**
 * Tells whoever has to know, in the transaction of the cause: bell and sound at once, devices and email by a job. To call
 * last in a transaction (`publish`). Answers who was told, with the number of the notification.
 */
export async function tell(
  trx: Trx,
  news: readonly News[],
  now: Date,
): Promise<{ id: number; user_id: number }[]> {
  const fresh = await freshKeys(
    trx,
    news.flatMap(({ key }) => key ?? []),
  );
  const untold = news.filter(({ key }) => key === undefined || fresh.has(key));
  const followers = await Followers.read(
    trx,
    untold.map((one) => ({ run_id: runOf(one), cdp_id: one.cdp_id })),
    now,
  );
  const tellings: Telling[] = [];
  for (const [, alike] of groupBy(untold, audienceKey)) {
    const [first] = alike;
    if (!first) continue;
    const { type, cdp_id, by = null } = first;
    const also = (first.also ?? []).filter((id) => id !== null);
    const listeners = (await listenersOf(trx, { type, cdp_id, also, by }, now)).filter(
      ({ ways }) => !isNothing(ways),
    );
    for (const one of alike)
      for (const { user_id, ways } of hearersOf(
        listeners,
        followers.of({ run_id: runOf(one), cdp_id }, also),
      ))
        tellings.push({ user_id, type, ways, facts: one.facts, isAttended: one.isAttended ?? false });
  }
  const stored = await storeNotifications(trx, await gathered(trx, tellings, now), now);
  for (const { id, reach } of stored)
    if (reach.push || reach.email)
      await enqueue(trx, { name: REACH_JOB, payload: { notification_id: id, ...reach }, run_at: now });
  await publishAll(
    trx,
    stored
      .filter(({ isAttended }) => !isAttended)
      .map(({ id, type, user_id, sound }) => ({
        topic: 'notifications',
        event: 'notification.created',
        body: { id, type, sound },
        user_id,
      })),
  );
  return stored.map(({ id, user_id }) => ({ id, user_id }));
}
