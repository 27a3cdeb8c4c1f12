import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { DatabaseError } from 'pg-protocol';
import { storableText, storableValue } from '../../../src/domain/wire/storableText';
import type { Db } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { PrivateRead } from './privateRead';

async function insert(db: Db, reads: readonly PrivateRead[]): Promise<void> {
  const rows = reads.map(({ delivery_event_id, patient_ids, changes, ...read }) => ({
    ...read,
    record_id: null,
    command_id: null,
    changes: JSON.stringify(changes),
    patient_ids:
      patient_ids === null
        ? sql<number[] | null>`(select array[e.participant_id] from delivery_events e
            where e.id = ${delivery_event_id} and e.participant_id is not null)`
        : sql<number[] | null>`${[...new Set(patient_ids)]}::bigint[]`,
  }));
  await inTransaction(db, (trx) => trx.insertInto('audit_entries').values(rows).execute());
}

// SQLSTATE classes of a statement whose data is wrong: cardinality, data, constraint, limits. All others are the server's.
const FAULT_OF_DATA = new Set(['21', '22', '23', '54']);

/** Whether an entry itself cannot be written, and not the log as a whole. */
function isFaultOfEntry(error: unknown): boolean {
  if (error instanceof DatabaseError) return FAULT_OF_DATA.has(error.code?.slice(0, 2) ?? '');
  return error instanceof TypeError || error instanceof RangeError;
}

function withStorableTexts(read: PrivateRead): PrivateRead {
  const { user_name, remote_address, changes } = read;
  return {
    ...read,
    user_name: storableText(user_name),
    remote_address: storableText(remote_address),
    changes: storableValue(changes),
  };
}

/** Forms of one entry, each with less in it that could stand in the way: as it is, with texts that can be kept, without. */
const FORMS: readonly ((read: PrivateRead) => PrivateRead)[] = [
  (read) => read,
  withStorableTexts,
  (read) => ({ ...withStorableTexts(read), changes: {} }),
];

/** Who saw whom, in numbers: what may stand in the server's own log. */
export function readInNumbers({ changes: _changes, user_name: _name, ...read }: PrivateRead): object {
  return { ...read, at: read.at.toISOString() };
}

async function writeOne(db: Db, read: PrivateRead, log: FastifyBaseLogger): Promise<void> {
  for (const [index, form] of FORMS.entries()) {
    try {
      await insert(db, [form(read)]);
      if (index > 0)
        log.warn({ request_id: read.request_id }, 'a read was logged without its odd characters');
      return;
    } catch (error) {
      if (!isFaultOfEntry(error)) throw error;
    }
  }
  log.error(readInNumbers(read), 'a read of private data stands here: the database refuses the entry');
}

/**
 * Writes reads in order. A batch that cannot be written is halved until the one bad entry stands alone, which is then
 * written in a form that can be kept. Throws when the log as a whole cannot be written; `done` has counted what was.
 */
export async function writeReads(
  db: Db,
  reads: readonly PrivateRead[],
  log: FastifyBaseLogger,
  done: (count: number) => void,
): Promise<void> {
  const [first] = reads;
  if (!first) return;
  try {
    await insert(db, reads);
  } catch (error) {
    if (!isFaultOfEntry(error)) throw error;
    if (reads.length > 1) {
      const half = Math.ceil(reads.length / 2);
      await writeReads(db, reads.slice(0, half), log, done);
      return writeReads(db, reads.slice(half), log, done);
    }
    await writeOne(db, first, log);
  }
  done(reads.length);
}
