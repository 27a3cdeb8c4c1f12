import { sql } from 'kysely';
import type { PersonWords } from '../../../../src/domain/keeping/erasedWords';
import { MINUTE_MS } from '../../../../src/domain/time/durations';
import type { ServerContext } from '../../../context';
import { removeLater, removeNotedFiles } from '../../../outside/files/removeLater';
import { inTransaction } from '../../../platform/database/transaction';
import { enqueue } from '../../../platform/jobs/enqueue';
import { writeAudit } from '../../../platform/plugins/audit';
import { KEEPER } from '../kinds/keeper';
import { ERASURE_JOB } from './erase';
import { redactEntries } from './redactLog';
import { readSweptTables, sweepPages } from './sweep';

/** A part works this long, then other jobs have their turn. */
const PART_MS = MINUTE_MS;
/** Of what the person's rows leave behind in the pages of their tables and indexes. */
const VACUUMED = sql.raw(
  'participants, participant_phones, participant_addresses, delivery_event_rows, delivery_event_transitions, audit_entries',
);

interface Erasure {
  id: number;
  participant_id: number;
  words: PersonWords & { phoneIds: number[] };
  progress: Progress;
}
/** How far the search is: pages by table, and the entry of the log. */
export interface Progress {
  pages?: Readonly<Record<string, number>>;
  /** The newest entry when the search began; later ones have nothing of the person. */
  lastEntry?: number;
  entry?: number;
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

/** False when the time is over before the search is. */
async function search(context: ServerContext, erasure: Erasure, ends: number): Promise<boolean> {
  const { db } = context;
  const { words, participant_id } = erasure;
  let { progress } = erasure;
  if (progress.lastEntry === undefined) {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_entries`.execute(
      db,
    );
    progress = { ...progress, lastEntry: rows[0]?.id ?? 0 };
  }
  for (const table of await readSweptTables(db)) {
    for (let page = progress.pages?.[table.name] ?? 0; ;) {
      const next = await sweepPages(db, table, words, page);
      if (next === null) break;
      page = next;
      progress = { ...progress, pages: { ...progress.pages, [table.name]: page } };
      await saveProgress(context, erasure.id, progress);
      if (performance.now() > ends) return false;
    }
  }
  for (let entry = progress.entry ?? 0; ;) {
    const next = await redactEntries(db, { id: participant_id, words }, entry, progress.lastEntry ?? 0);
    if (next === null) return true;
    entry = next;
    progress = { ...progress, entry };
    await saveProgress(context, erasure.id, progress);
    if (performance.now() > ends) return false;
  }
}

/** Looks for what is left of erased people, one after the other, in parts; safe to run at any time. */
export async function workOnErasures(context: ServerContext): Promise<void> {
  const { db, clock, log } = context;
  const ends = performance.now() + PART_MS;
  for (;;) {
    const { rows } = await sql<Erasure>`
      select id, participant_id, words, progress from erasures
      where finished_at is null order by id limit 1`.execute(db);
    const [erasure] = rows;
    if (!erasure) return;
    await removeNotedFiles(context);
    if (!(await search(context, erasure, ends))) {
      await inTransaction(db, (trx) => enqueue(trx, { name: ERASURE_JOB, run_at: clock() }));
      return;
    }
    await dropMadeFiles(context, erasure.id);
    await removeNotedFiles(context);
    await inTransaction(db, async (trx) => {
      await trx
        .updateTable('erasures')
        .set({ words: null, finished_at: clock() })
        .where('id', '=', erasure.id)
        .execute();
      await writeAudit(trx, KEEPER, {
        action: 'eraseFinished',
        resource: 'participants',
        record_id: erasure.participant_id,
        changes: {},
      });
    });
    // Outside the database too: who restores an older copy knows whom to erase again.
    log.info({ participant_id: erasure.participant_id }, 'the data of a participant were erased');
    await sql`vacuum ${VACUUMED}`.execute(db);
  }
}
