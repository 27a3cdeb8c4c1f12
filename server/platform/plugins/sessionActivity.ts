import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { Settings } from '../../../src/domain/wire/settings';
import type { Db } from '../database/database';
import type { StoredSession } from './sessionCache';

/** Header of a request that the person's own doing has caused; polls and live streams come without it. */
export const SAYS_ACTIVITY = 'x-user-activity';

/**
 * The browser counts the idle time and reports it only from time to time, so the server waits a little longer than
 * the setting.
 */
const GRACE_MS = 30_000;
/** Written at most this often. */
const WRITE_EVERY_MS = 15_000;

/**
 * Whether the person has been inactive for too long (setting `idle_logoff_minutes`; 0 is never). Drivers are exempt.
 */
export function isIdle(
  { client, ended_at, end_reason, active_at_ms }: StoredSession,
  now: Date,
  { idle_logoff_minutes }: Pick<Settings, 'idle_logoff_minutes'>,
): boolean {
  if (ended_at) return end_reason === 'idle';
  if (client !== 'web' || idle_logoff_minutes === 0) return false;
  return now.getTime() - active_at_ms > idle_logoff_minutes * MINUTE_MS + GRACE_MS;
}

/** Puts the idle end of a session off. `session` is the cache's own: the next request sees it too. */
export async function noteActivity(db: Db, session: StoredSession, now: Date): Promise<void> {
  if (now.getTime() - session.active_at_ms < WRITE_EVERY_MS) return;
  session.active_at_ms = now.getTime();
  await db
    .updateTable('sessions')
    .set({ last_activity_at: now })
    .where('id', '=', session.session_id)
    .where('ended_at', 'is', null)
    .execute();
}
