import { sql } from 'kysely';
import { LOT_AT_WORK } from '../../src/domain/importRules';
import type { Trx } from '../database/database';
import { inTransaction } from '../database/transaction';
import { writeAudit } from '../plugins/audit';
import { writeAuditBatch, type BatchEntry } from '../plugins/auditBatch';
import { announceDeliveries } from './announceDeliveries';
import { changeDeliveries } from './changeDeliveries';
import { countRows } from './countRows';
import { LotTaken, type LotWorker } from './lotWorker';
import { makeAddresses, makeParticipants } from './makeRecipients';
import { makeDeliveries } from './makeDeliveries';
import type { CommitRow, Commit } from './commitRow';

/** Rows that wait for a commit, in the order of the file. */
async function readCommitRows(trx: Trx, lotId: number): Promise<CommitRow[]> {
  const { rows } = await sql<CommitRow>`
    select id, line, result, client_code, participant_id, address, parsed, existing_id, existing_version, changes
    from import_rows
    where lot_id = ${lotId} and delivery_event_id is null and result in ('new', 'changed', 'same')
    order by line, id`.execute(trx);
  return rows.map((row) => ({ ...row, made: null, event_id: null }));
}

/** What has become of the rows: the delivery of each, or why there is none. */
async function keepResults(trx: Trx, commit: Commit): Promise<void> {
  const overtaken = [
    { column: 'order_number', message: 'importCheck.overtaken', is_warning: false } as const,
  ];
  const done = commit.rows.map((row) =>
    row.event_id === null
      ? { id: row.id, result: 'refused', problems: overtaken }
      : {
          id: row.id,
          result: row.result,
          delivery_event_id: row.event_id,
          made: row.made,
          participant_id: row.participant_id,
        },
  );
  const json = JSON.stringify(done);
  await sql`update import_rows r set result = n.result, delivery_event_id = n.delivery_event_id, made = n.made,
      participant_id = n.participant_id, problems = coalesce(n.problems, r.problems)
    from jsonb_to_recordset(${json}::jsonb) as n (id bigint, result text, delivery_event_id bigint, made jsonb,
      participant_id bigint, problems jsonb)
    where r.id = n.id`.execute(trx);
}

/**
 * Puts what a lot found new and changed into the books, all in one transaction: recipients, addresses, deliveries in the
 * pool of the day, changes of waiting ones. What somebody has overtaken since the dry run is refused by name and stays.
 */
export async function commitLot(worker: LotWorker): Promise<void> {
  const { lot, context } = worker;
  if (!LOT_AT_WORK.includes(lot.state)) throw new LotTaken('Nothing to commit');
  const now = context.clock();
  const person = { user_id: lot.committed_by ?? lot.created_by, full_name: lot.committed_by_name ?? '' };
  await inTransaction(context.db, async (trx) => {
    await worker.hold(trx, { worked_at: now });
    const rows = await readCommitRows(trx, lot.id);
    const entries: BatchEntry[] = [];
    const commit: Commit = { trx, lot, person, now, rows, entries, people: new Map(), runs: [] };
    await makeParticipants(commit);
    await makeAddresses(commit);
    await makeDeliveries(commit);
    await changeDeliveries(commit);
    for (const row of rows) if (row.result === 'same') row.event_id = row.existing_id;
    await keepResults(trx, commit);
    const counts = await countRows(trx, lot.id);
    await writeAuditBatch(trx, person, entries);
    const had = (result: string) =>
      rows.filter((row) => row.result === result && row.event_id !== null).length;
    await writeAudit(trx, person, {
      action: 'commit',
      resource: 'import_lots',
      record_id: lot.id,
      changes: {
        state: { from: lot.state, to: 'committed' },
        new: { from: null, to: had('new') },
        changed: { from: null, to: had('changed') },
        same: { from: null, to: had('same') },
        version: { from: lot.version, to: lot.version + 1 },
      },
    });
    await announceDeliveries(trx, lot, commit.runs);
    await worker.moveTo(trx, 'committed', {
      counts: JSON.stringify(counts),
      committed_at: now,
      undone_at: null,
      undone_by: null,
      undone_by_name: null,
      failure: null,
    });
  });
}
