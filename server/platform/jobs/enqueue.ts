import { sql } from 'kysely';
import type { Trx } from '../database/database';
import { carriedSpan } from '../tracing/spans';

export interface NewJob {
  name: string;
  payload?: Record<string, unknown>;
  /** Absent: now. */
  run_at?: Date;
  /** Of the waiting jobs with the same key there is one. */
  unique_key?: string;
}

/** NOTIFY channel that wakes the runners up. */
export const JOBS_CHANNEL = 'jobs';

/** Adds a job in the transaction that needs it: it runs only if that commits. */
export async function enqueue(trx: Trx, job: NewJob): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({
      name: job.name,
      payload: JSON.stringify({ ...job.payload, ...carriedSpan() }),
      run_at: job.run_at,
      unique_key: job.unique_key ?? null,
    })
    .onConflict((conflict) => conflict.column('unique_key').where('finished_at', 'is', null).doNothing())
    .execute();
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(trx);
}
