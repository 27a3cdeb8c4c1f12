import { sql } from 'kysely';
import { LOT_AT_WORK } from '../../src/domain/importRules';
import type { RowResult } from '../../src/domain/importView';
import type { Trx } from '../database/database';
import { inTransaction } from '../database/transaction';
import { writeAudit } from '../plugins/audit';
import { writeAuditBatch } from '../plugins/auditBatch';
import { announceDeliveries } from './announceDeliveries';
import { changeDeliveries, touchRuns } from './changeDeliveries';
import type { Commit } from './commitRow';
import { countRows } from './countRows';
import { deleteRecipients } from './deleteRecipients';
import { improvePositions } from './improvePositions';
import { LotTaken, type LotWorker } from './lotWorker';
import { makeDeliveries } from './makeDeliveries';
import { prepareRecipients } from './prepareRecipients';
import { LOT_START, readCommitRows } from './readCommitRows';

/** Rows that are in memory at a time. */
const AT_ONCE = 1_000;

type Terms = Pick<Commit, 'lot' | 'person' | 'now'>;

/** What has become of the rows: the delivery of each, or why there is none. */
async function keepResults(trx: Trx, { rows, entries }: Commit): Promise<void> {
  const overtaken = [
    { column: 'order_number', message: 'importCheck.overtaken', is_warning: false } as const,
  ];
  const idle = rows.flatMap(({ event_id, made }) => (event_id === null && made ? [made] : []));
  const gone = await deleteRecipients(trx, idle);
  entries.push(...gone.entries);
  const done = rows.map((row) =>
    row.event_id === null
      ? { id: row.id, result: 'refused', problems: row.refusal ? [row.refusal] : overtaken }
      : {
          id: row.id,
          result: row.result,
          delivery_event_id: row.event_id,
          made: row.made,
          participant_id: row.participant_id,
        },
  );
  await sql`update import_rows r set result = n.result, delivery_event_id = n.delivery_event_id, made = n.made,
      participant_id = n.participant_id, problems = coalesce(n.problems, r.problems)
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as n (id bigint, result text, delivery_event_id bigint,
      made jsonb, participant_id bigint, problems jsonb)
    where r.id = n.id`.execute(trx);
}

/** Deliveries of all rows, some in memory at a time. Answers the runs that it touched, and how many rows became what. */
async function writeDeliveries(trx: Trx, terms: Terms) {
  const had: Record<Exclude<RowResult, 'refused'>, number> = { new: 0, changed: 0, same: 0 };
  const runIds = new Set<number>();
  for (let after = LOT_START; ;) {
    const rows = await readCommitRows(trx, terms.lot.id, { after, limit: AT_ONCE });
    const last = rows.at(-1);
    if (!last) return { had, runIds: [...runIds] };
    after = last;
    const commit: Commit = { ...terms, trx, rows, entries: [], runIds };
    await makeDeliveries(commit);
    await changeDeliveries(commit);
    for (const row of rows) if (row.result === 'same') row.event_id = row.existing_id;
    await improvePositions(commit);
    await keepResults(trx, commit);
    await writeAuditBatch(trx, terms.person, commit.entries);
    for (const row of rows) if (row.event_id !== null) had[row.result] += 1;
  }
}

/**
 * Puts what a lot found new and changed into the books. Recipients and their addresses come first, in parts, as they
 * are most of the work and nobody misses them before; then, in one transaction, all deliveries into the pool of the
 * day and all changes of waiting ones. What somebody has overtaken since the dry run is refused by name and stays.
 */
export async function commitLot(worker: LotWorker): Promise<void> {
  const { lot, context } = worker;
  if (!LOT_AT_WORK.includes(lot.state)) throw new LotTaken('Nothing to commit');
  const now = context.clock();
  const person = { user_id: lot.committed_by ?? lot.created_by, full_name: lot.committed_by_name ?? '' };
  const total = Math.max(1, lot.counts.new + lot.counts.changed);
  await prepareRecipients(worker, { person, now }, (done) => done / total / 2);
  await inTransaction(context.db, async (trx) => {
    await worker.hold(trx, { worked_at: now });
    const { had, runIds } = await writeDeliveries(trx, { lot, person, now });
    const counts = await countRows(trx, lot.id);
    await writeAudit(trx, person, {
      action: 'commit',
      resource: 'import_lots',
      record_id: lot.id,
      changes: {
        state: { from: lot.state, to: 'committed' },
        new: { from: null, to: had.new },
        changed: { from: null, to: had.changed },
        same: { from: null, to: had.same },
        version: { from: lot.version, to: lot.version + 1 },
      },
    });
    await announceDeliveries(trx, lot, await touchRuns({ trx, now }, runIds));
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
