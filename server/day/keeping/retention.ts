import {
  RETENTION_KINDS,
  RETENTION_SETTING,
  type RetentionKind,
} from '../../../src/domain/keeping/retention';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import { fromWire } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import { removeNotedFiles } from '../../outside/files/removeLater';
import { inTransaction } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import { writeAudit } from '../../platform/plugins/audit';
import { readSettings } from '../../platform/settings/readSettings';
import { KEPT_KINDS } from './kinds/all';
import { KEEPER } from './kinds/keeper';

export const RETENTION_JOB = 'retention.part';
/** A part works this long, then other jobs have their turn. */
const PART_MS = MINUTE_MS;
/** A round begins in these hours of the operation's day; one that is overdue begins at any time. */
const NIGHT = { from: 1, to: 5 } as const;
const EVERY_MS = 20 * HOUR_MS;
const OVERDUE_MS = 36 * HOUR_MS;

/** What is older than its kind's setting, at this moment. */
export async function olderThan({ db, clock }: ServerContext, kind: RetentionKind) {
  const settings = await readSettings(db);
  const days = settings[RETENTION_SETTING[kind]];
  return { days, until: new Date(clock().getTime() - days * DAY_MS) };
}

function hourIn(zone: string, now: Date): number {
  return Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now),
  );
}

/** Begins tonight's round of every kind, unless one has begun lately. */
export async function beginRetention(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const { default_time_zone } = await readSettings(db);
  const last = await db
    .selectFrom('retention_rounds')
    .select('started_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = last ? now.getTime() - fromWire(last.started_at).getTime() : OVERDUE_MS;
  const hour = hourIn(default_time_zone, now);
  const isNight = hour >= NIGHT.from && hour < NIGHT.to;
  if (since < (isNight ? EVERY_MS : OVERDUE_MS)) return;
  await startRounds(context);
}

/** Rounds of all kinds, now. One that is not finished goes on instead. */
export async function startRounds(context: ServerContext): Promise<void> {
  const now = context.clock();
  const rounds = await Promise.all(
    RETENTION_KINDS.map(async (kind) => {
      const { days, until } = await olderThan(context, kind);
      return { kind, kept_days: days, until, started_at: now };
    }),
  );
  await inTransaction(context.db, async (trx) => {
    await trx
      .insertInto('retention_rounds')
      .values(rounds)
      .onConflict((conflict) => conflict.column('kind').where('finished_at', 'is', null).doNothing())
      .execute();
    await enqueue(trx, { name: RETENTION_JOB, run_at: now, unique_key: RETENTION_JOB });
  });
}

/**
 * One batch of a round, in a transaction that also says how far it is. A server that dies loses one batch, which the next
 * part does again. Answers its kind; null: nothing is left to do, or another server is at it.
 */
async function workOnBatch(
  { db, clock }: ServerContext,
  failed: ReadonlySet<RetentionKind>,
): Promise<RetentionKind | null> {
  const kinds = RETENTION_KINDS.filter((kind) => !failed.has(kind));
  if (kinds.length === 0) return null;
  let worked: RetentionKind | null = null;
  try {
    await inTransaction(db, async (trx) => {
      const round = await trx
        .selectFrom('retention_rounds')
        .select(['id', 'kind', 'until', 'removed'])
        .where('finished_at', 'is', null)
        .where('kind', 'in', kinds)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      worked = round?.kind ?? null;
      if (!round) return;
      const removed = await KEPT_KINDS[round.kind].removeBatch(trx, fromWire(round.until));
      const sum = round.removed + removed;
      await trx
        .updateTable('retention_rounds')
        .set({ removed: sum, ...(removed === 0 ? { finished_at: clock() } : {}) })
        .where('id', '=', round.id)
        .execute();
      if (removed > 0 || sum === 0) return;
      await writeAudit(trx, KEEPER, {
        action: 'prune',
        resource: 'kept_data',
        record_id: null,
        changes: {
          kept_kind: { from: null, to: round.kind },
          removed: { from: null, to: sum },
          until: { from: null, to: round.until },
        },
      });
    });
    return worked;
  } catch (cause) {
    throw new RoundFailed(worked, cause);
  }
}

/** What stops one kind does not stop the others. */
class RoundFailed extends Error {
  override name = 'RoundFailed';
  constructor(
    readonly kind: RetentionKind | null,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.name : 'unknown', { cause });
  }
}

/** One part of the night: batches of the oldest unfinished round until all are done or the time is over. */
export async function workOnRetention(context: ServerContext): Promise<void> {
  const { db, clock, log } = context;
  const ends = performance.now() + PART_MS;
  const failed = new Map<RetentionKind, RoundFailed>();
  for (;;) {
    if (performance.now() > ends) {
      await inTransaction(db, (trx) => enqueue(trx, { name: RETENTION_JOB, run_at: clock() }));
      break;
    }
    try {
      if ((await workOnBatch(context, new Set(failed.keys()))) === null) break;
    } catch (error) {
      if (!(error instanceof RoundFailed) || error.kind === null) throw error;
      log.error({ kind: error.kind, reason: error.message }, 'old data could not be removed');
      failed.set(error.kind, error);
    }
  }
  await removeNotedFiles(context);
  const [first] = failed.values();
  if (first) throw first;
}
