import { sql } from 'kysely';
import { DAY_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import { readSettings } from '../../platform/settings/readSettings';

/** Rows of one statement: requests have their turn between two. */
const BATCH = 20_000;

/** Deletes positions that are older than the setting `position_days`, batch by batch. Answers how many. */
export async function dropOldPositions({ db, clock }: ServerContext): Promise<number> {
  const { position_days } = await readSettings(db);
  const until = new Date(clock().getTime() - position_days * DAY_MS);
  for (let dropped = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from positions where (employee_id, recorded_at) in (
        select employee_id, recorded_at from positions where recorded_at < ${until}::timestamptz limit ${BATCH})`.execute(
      db,
    );
    dropped += Number(numAffectedRows);
    if (numAffectedRows < BigInt(BATCH)) return dropped;
  }
}
