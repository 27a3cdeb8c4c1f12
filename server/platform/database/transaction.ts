import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg-protocol';
import type { Db, Trx } from './database';

const MAX_TRIES = 3;
// serialization_failure and deadlock_detected: PostgreSQL asks the client to run the transaction again.
const RETRIED_CODES = new Set(['40001', '40P01']);

/**
 * Runs `fn` in one transaction: commits its result, rolls back when it throws. `fn` MAY RUN MORE THAN ONCE (at most 3
 * times, after a deadlock or a serialization failure), so it must do nothing that a rollback does not undo: no
 * messages, no files, no changes to variables outside. Inside, query `trx` only: a query on `db` would wait for the
 * embedded database's one connection, which this transaction holds.
 */
export async function inTransaction<T>(db: Db, fn: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(fn);
    } catch (error) {
      const retried = error instanceof DatabaseError && RETRIED_CODES.has(error.code ?? '');
      if (!retried || attempt === MAX_TRIES) throw error;
      // A random wait, so that two transactions that met once do not meet again.
      await sleep(Math.random() * 20 * attempt);
    }
  }
}
