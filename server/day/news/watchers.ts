import { sql } from 'kysely';
import { PRESENCE_SECONDS, type Presence } from '../../../src/domain/runs/presence';
import type { Db, Trx } from '../../platform/database/database';

/** The latest report of everybody who has the day open, with the CDP of the run that they look at. */
export async function readPresence(
  db: Db | Trx,
  date: string,
): Promise<{ who: Presence; cdp_id: number | null }[]> {
  const entries = await db
    .selectFrom('outbox')
    .select(['body', 'cdp_id'])
    .distinctOn(sql`body->>'user_id'`)
    .where(sql<boolean>`created_at > now() - make_interval(secs => ${PRESENCE_SECONDS})`)
    .where('topic', '=', `presence:${date}`)
    .orderBy(sql`body->>'user_id'`)
    .orderBy('seq', 'desc')
    .execute();
  return entries.map(({ body, cdp_id }) => ({ who: body as unknown as Presence, cdp_id }));
}
