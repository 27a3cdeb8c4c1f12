import { sql } from 'kysely';
import type { Trx } from '../database/database';
import { writeAuditBatch } from '../plugins/auditBatch';
import type { Commit, CommitRow } from './commitRow';
import type { LotWorker } from './lotWorker';
import { makeRecipients } from './makeRecipients';
import { LOT_START, readCommitRows } from './readCommitRows';

/** Rows per transaction: few enough that nobody else waits long for the one connection. */
const AT_ONCE = 125;

/** People of this lot whom a part of the commit has made already, also one before a restart. */
async function readMadePeople(worker: LotWorker): Promise<Map<string, number>> {
  const { rows } = await sql<{ client_code: string; participant_id: number }>`
    select distinct client_code, (made ->> 'participant_id')::bigint as participant_id from import_rows
    where lot_id = ${worker.lot.id} and delivery_event_id is null and made ->> 'participant_id' is not null`.execute(
    worker.context.db,
  );
  return new Map(rows.map(({ client_code, participant_id }) => [client_code, participant_id]));
}

async function keepPrepared(trx: Trx, rows: readonly CommitRow[]): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ id, participant_id, address, made }) => ({ id, participant_id, address, made })),
  );
  await sql`update import_rows r set participant_id = n.participant_id, address = n.address, made = n.made
    from jsonb_to_recordset(${json}::jsonb) as n (id bigint, participant_id bigint, address jsonb, made jsonb)
    where r.id = n.id`.execute(trx);
}

/**
 * Makes the people and addresses that the deliveries of a lot need, some rows at a time, so that others can work
 * meanwhile. The rows say what was made for them: a restart goes on from there, and `dropPrepared` takes it back.
 */
export async function prepareRecipients(
  worker: LotWorker,
  terms: Pick<Commit, 'person' | 'now'>,
  tell: (done: number) => number,
): Promise<void> {
  const { lot, context } = worker;
  const known = await readMadePeople(worker);
  let after = LOT_START;
  for (let done = 0; ;) {
    const found = await readCommitRows(context.db, lot.id, { after, limit: AT_ONCE, isUnprepared: true });
    const last = found.at(-1);
    if (!last) return;
    after = last;
    done += found.length;
    let rows: CommitRow[] = [];
    await worker.write(async (trx) => {
      rows = found.map((row) => ({
        ...row,
        participant_id: row.participant_id ?? known.get(row.client_code) ?? null,
        address: row.address && { ...row.address },
      }));
      const commit: Commit = { ...terms, trx, lot, rows, entries: [], runIds: new Set() };
      await makeRecipients(commit);
      await keepPrepared(trx, rows);
      await writeAuditBatch(trx, terms.person, commit.entries);
    }, tell(done));
    for (const { client_code, made } of rows)
      if (made?.participant_id !== undefined) known.set(client_code, made.participant_id);
  }
}
