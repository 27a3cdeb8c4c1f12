import { sql } from 'kysely';
import type { PersonWords } from '../../../../src/domain/keeping/erasedWords';
import { DAY_MS, MINUTE_MS } from '../../../../src/domain/time/durations';
import { fromWire } from '../../../../src/domain/time/dates';
import type { ServerContext } from '../../../context';
import { removeLater, removeNotedFiles } from '../../../outside/files/removeLater';
import type { Db } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction';
import { enqueue } from '../../../platform/jobs/enqueue';
import { writeAudit } from '../../../platform/plugins/audit';
import { KEEPER } from '../kinds/keeper';
import { ERASURE_JOB } from './erase';
import { removeLinked } from './ownRows';
import { redactEntries } from './redactLog';
import { stillTheirs } from './stillTheirs';
import { readSweptTables, sweepPages, type Looked } from './sweep';

/** A part works this long, then other jobs have their turn. */
const PART_MS = MINUTE_MS;
/** Of what the person's rows leave behind in the pages of their tables and indexes. */
const VACUUMED = sql.raw(
  'participants, participant_phones, participant_addresses, delivery_event_rows, delivery_event_transitions, audit_entries',
);

/**
 * After the first search, from the day of the erasure on: entries and commands that were under way then, and who wrote the
 * name down again in the first days.
 */
const LOOKS_AFTER_DAYS: readonly number[] = [1, 7];

interface Erasure {
  id: number;
  participant_id: number;
  words: PersonWords & { phoneIds: number[] };
  progress: Progress;
  looks: number;
  asked_at: string;
}
/** How far the search is: pages by table, and the entry of the log. */
export interface Progress {
  pages?: Readonly<Record<string, number>>;
  /** The newest entry when the search began; the next look sees later ones. */
  lastEntry?: number;
  entry?: number;
  /** Rows and entries in which the person was. */
  found?: number;
}

/** Files that were made while the data was there may show it: none is kept. Throws while one is being made. */
async function dropMadeFiles({ db }: ServerContext, erasureId: number): Promise<void> {
  const before = sql`created_at <= (select asked_at from erasures where id = ${erasureId})`;
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ file_key: string | null; state: string }>`
      delete from async_requests where ${before} and state not in ('waiting', 'running')
      returning file_key, state`.execute(trx);
    await removeLater(
      trx,
      rows.map(({ file_key }) => file_key),
    );
  });
  const { rows } = await sql`select 1 as one from async_requests where ${before} limit 1`.execute(db);
  if (rows.length > 0) throw new FileUnderWay();
}

class FileUnderWay extends Error {
  override name = 'FileUnderWay';
}

async function saveProgress({ db }: ServerContext, id: number, progress: Progress): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ progress: JSON.stringify(progress) })
    .where('id', '=', id)
    .execute();
}

/** The first look sees the whole log, later ones what is younger than the day before the erasure. */
async function beginProgress(db: Db, { looks, asked_at }: Erasure): Promise<Progress> {
  const { rows } = await sql<{ entry: number; last: number }>`
    select coalesce(max(id), 0) as last,
      case when ${looks} = 0 then 0 else coalesce((select max(id) from audit_entries
        where at < ${fromWire(asked_at).toISOString()}::timestamptz - interval '1 day'), 0) end as entry from audit_entries`.execute(
    db,
  );
  const { entry = 0, last = 0 } = rows[0] ?? {};
  return { entry, lastEntry: last, found: 0 };
}

/** How much was found; null when the time is over before the search is. */
async function search(context: ServerContext, erasure: Erasure, ends: number): Promise<number | null> {
  const { db } = context;
  const { participant_id: id } = erasure;
  const words = await stillTheirs(db, id, erasure.words);
  let { progress } = erasure;
  if (progress.lastEntry === undefined) progress = await beginProgress(db, erasure);
  const note = async ({ found }: Looked, step: Progress) => {
    progress = { ...progress, ...step, found: (progress.found ?? 0) + found };
    await saveProgress(context, erasure.id, progress);
    return performance.now() > ends;
  };
  for (const table of await readSweptTables(db)) {
    for (let page = progress.pages?.[table.name] ?? 0; ;) {
      const looked = await sweepPages(db, table, words, page);
      if (looked === null) break;
      page = looked.next;
      if (await note(looked, { pages: { ...progress.pages, [table.name]: page } })) return null;
    }
  }
  for (let entry = progress.entry ?? 0; ;) {
    const looked = await redactEntries(db, { id, words }, entry, progress.lastEntry ?? 0);
    if (looked === null) return progress.found ?? 0;
    entry = looked.next;
    if (await note(looked, { entry })) return null;
  }
}

/** Ends one look: it says so in the log, and either a later one is due or the words are forgotten. */
async function endLook({ db, clock }: ServerContext, erasure: Erasure, found: number): Promise<void> {
  const { id, participant_id, looks, asked_at } = erasure;
  const days = LOOKS_AFTER_DAYS[looks];
  const now = clock();
  await inTransaction(db, async (trx) => {
    await removeLinked(trx, participant_id, erasure.words);
    await trx
      .updateTable('erasures')
      .set(looks === 0 ? { swept_at: now } : {})
      .set(
        days === undefined
          ? { words: null, finished_at: now }
          : { next_look_at: new Date(fromWire(asked_at).getTime() + days * DAY_MS) },
      )
      .set({ looks: looks + 1, progress: '{}' })
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, KEEPER, {
      action: looks === 0 ? 'eraseFinished' : 'eraseAgain',
      resource: 'participants',
      record_id: participant_id,
      changes: looks === 0 ? {} : { found: { from: null, to: found } },
    });
  });
}

/** Looks for what is left of erased people, one after the other, in parts; safe to run at any time. */
export async function workOnErasures(context: ServerContext): Promise<void> {
  const { db, clock, log } = context;
  const ends = performance.now() + PART_MS;
  for (;;) {
    const { rows } = await sql<Erasure>`
      select id, participant_id, words, progress, looks, asked_at from erasures
      where finished_at is null and (next_look_at is null or next_look_at <= ${clock()}::timestamptz)
      order by id limit 1`.execute(db);
    const [erasure] = rows;
    if (!erasure) return;
    await removeNotedFiles(context);
    const found = await search(context, erasure, ends);
    if (found === null) {
      await inTransaction(db, (trx) => enqueue(trx, { name: ERASURE_JOB, run_at: clock() }));
      return;
    }
    if (erasure.looks === 0) await dropMadeFiles(context, erasure.id);
    await removeNotedFiles(context);
    await endLook(context, erasure, found);
    // Outside the database too: who restores an older copy knows whom to erase again.
    if (erasure.looks === 0)
      log.info({ participant_id: erasure.participant_id }, 'the data of a participant were erased');
    await sql`vacuum ${VACUUMED}`.execute(db);
  }
}
