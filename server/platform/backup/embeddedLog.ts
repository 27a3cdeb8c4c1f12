import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/database';
import { addMark, readMarks, walFile, type Mark } from './backupFolder';
import { readMark } from './mark';
import { bytesOfLsn, segmentsBetween } from './lsn';
import { writeSealed } from './sealedFile';

/** Keeps the database from dropping what has not been copied yet; named so that an operator knows whose it is. */
const SLOT = 'rx_backup';

/** The copy that the log would have to be added to cannot go on: a new whole one is needed. */
export class NewCopyNeeded extends Error {
  override name = 'NewCopyNeeded';
}

/** From here on, and until it is advanced, the log stays on the disk. */
export async function holdLog(db: Db): Promise<void> {
  await sql`select pg_create_physical_replication_slot(${SLOT}, true)
    where not exists (select from pg_replication_slots where slot_name = ${SLOT})`.execute(db);
}

/** Lets the database drop its log again. */
export async function releaseLog(db: Db): Promise<void> {
  await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${SLOT}`.execute(
    db,
  );
}

async function isLogHeld(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_replication_slots where slot_name = ${SLOT}`.execute(db);
  return rows.length > 0;
}

interface LogCopy {
  db: Db;
  /** The folder of the embedded database. */
  folder: string;
  recipients: readonly string[];
  clock: () => Date;
}

/**
 * Adds to the whole copy at `copy` what was written since the last mark. Throws a `NewCopyNeeded` when the log has gaps.
 * The segment that is being written is copied anew each time.
 */
export async function copyLog(copy: string, { db, folder, recipients, clock }: LogCopy): Promise<Mark> {
  const last = (await readMarks(copy)).at(-1);
  if (!last || !(await isLogHeld(db))) throw new NewCopyNeeded('The log was not held since the last copy.');
  const mark = await readMark(db, clock);
  const [from, to] = [bytesOfLsn(last.lsn), bytesOfLsn(mark.lsn)];
  // Restored to an earlier moment, a database writes another history under the same names.
  if (to < from) throw new NewCopyNeeded('The database stands before the last copy.');
  if (to > from)
    for (const segment of segmentsBetween(from, to)) {
      const source = createReadStream(join(folder, 'pg_wal', segment));
      await writeSealed(walFile(copy, segment), source, recipients).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT')
          throw new NewCopyNeeded(`The log has no ${segment} any more.`);
        throw error;
      });
    }
  await addMark(copy, mark);
  await sql`select pg_replication_slot_advance(${SLOT}, ${mark.lsn}::pg_lsn)`.execute(db);
  return mark;
}
