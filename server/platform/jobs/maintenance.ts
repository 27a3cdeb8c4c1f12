import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import { analyzeChanged } from '../database/analyzeChanged';
import type { JobRunner } from './jobRunner';

/** How long a browser can be away and still resume its event stream (contract.md, Live). */
const OUTBOX_KEPT_MS = DAY_MS;
/** How long a command can be repeated under its key. */
const KEYS_KEPT_MS = 3 * DAY_MS;
const SESSIONS_KEPT_MS = 30 * DAY_MS;
const JOBS_KEPT_MS = 7 * DAY_MS;
const LINKS_KEPT_MS = 30 * DAY_MS;
const DEVICES_KEPT_MS = 365 * DAY_MS;
const DRAFTS_KEPT_MS = 30 * DAY_MS;
const TOLD_KEPT_MS = 30 * DAY_MS;

/** Deletes records that can no longer be requested. Returns nothing; safe to run at any time. */
export async function prune({ db, clock }: ServerContext): Promise<void> {
  const before = (ms: number) => sql<string>`${new Date(clock().getTime() - ms)}::timestamptz`;
  // The newest entry stays, so that a stream can distinguish "nothing happened" from "too long ago".
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', before(OUTBOX_KEPT_MS))
    .where('seq', '<', (query) =>
      query.selectFrom('outbox as newest').select(sql<number>`max(newest.seq)`.as('seq')),
    )
    .execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(KEYS_KEPT_MS)).execute();
  await db.deleteFrom('sign_in_throttle').where('window_started_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('call_counts').where('minute', '<', before(DAY_MS)).execute();
  await db.deleteFrom('password_links').where('expires_at', '<', before(LINKS_KEPT_MS)).execute();
  await db.deleteFrom('second_steps').where('expires_at', '<', before(0)).execute();
  await db.deleteFrom('passkey_setups').where('expires_at', '<', before(0)).execute();
  await db.deleteFrom('known_devices').where('last_used_at', '<', before(DEVICES_KEPT_MS)).execute();
  await db.deleteFrom('scheduling_drafts').where('created_at', '<', before(DRAFTS_KEPT_MS)).execute();
  await db.deleteFrom('told_once').where('told_at', '<', before(TOLD_KEPT_MS)).execute();
  await db.deleteFrom('jobs').where('finished_at', '<', before(JOBS_KEPT_MS)).execute();
  await db
    .updateTable('sessions')
    .set({ ended_at: clock(), end_reason: 'expired' })
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', before(0))
    .execute();
  await db.deleteFrom('sessions').where('ended_at', '<', before(SESSIONS_KEPT_MS)).execute();
}

/** The recurring jobs that keep the database small and its statistics fresh. */
export function scheduleMaintenance(jobs: JobRunner, context: ServerContext): void {
  jobs.every(15 * MINUTE_MS, 'prune', () => prune(context));
  // Kept outside the database: by it `npm run audit:verify -- --anchor` sees newest entries that were cut off.
  jobs.every(DAY_MS, 'auditAnchor', async () => {
    const { db, log } = context;
    const last = await db.selectFrom('audit_chain').selectAll().orderBy('seq', 'desc').executeTakeFirst();
    if (last) log.info({ anchor: `${last.seq}:${last.hash}` }, 'the log of changes ends here');
  });
  // The embedded database has no autovacuum.
  if (context.database.kind === 'pglite') {
    jobs.every(5 * MINUTE_MS, 'analyze', () => analyzeChanged(context.db));
    jobs.every(DAY_MS, 'vacuum', async () => {
      await sql`vacuum analyze`.execute(context.db);
    });
  }
}
