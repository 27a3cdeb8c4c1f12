import { sql } from 'kysely';
import { LOT_AT_WORK } from '../../../../src/domain/imports/importRules';
import type { Trx } from '../../../platform/database/database';
import { writeAudit } from '../../../platform/plugins/audit';
import { writeAuditBatch } from '../../../platform/plugins/auditBatch';
import { tellRecipientsOfLot } from '../../outreach/tellOfOrders';
import { tellClientsOfBatch } from '../../webhooks/tellClients';
import { announcePool, announceRuns } from './announceDeliveries';
import { changeDeliveries, touchRuns } from './changeDeliveries';
import { personKey, type Commit, type CommitRow, type PersonOfRow } from './commitRow';
import { countRows } from '../check/countRows';
import { deleteRecipients } from './deleteRecipients';
import { countBatch, openBatch, setBatchesHidden } from './deliveryBatch';
import { improvePositions } from './improvePositions';
import { inParts } from '../lots/inParts';
import { askByLines } from '../lots/lotLines';
import { LotTaken, type LotWorker } from '../lots/lotWorker';
import { makeDeliveries } from './makeDeliveries';
import { makeRecipients } from './makeRecipients';
import { readCommitRows } from './readCommitRows';
import { tellOfLot } from './tellOfLot';

type Terms = Pick<Commit, 'lot' | 'person' | 'now' | 'batchId'>;

/**
 * Stores the result of the rows: the delivery of each row, or the reason why there is none. Returns the people that
 * were removed again.
 */
async function keepResults({ trx, rows, entries, batchId }: Commit): Promise<readonly number[]> {
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
      participant_id = n.participant_id, problems = coalesce(n.problems, r.problems), batch_id = ${batchId}::bigint
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as n (id bigint, result text, delivery_event_id bigint,
      made jsonb, participant_id bigint, problems jsonb)
    where r.id = n.id`.execute(trx);
  return gone.participants;
}

/** Some rows with their people, addresses and deliveries. Answers the people that it made, by their keys. */
async function writePart(trx: Trx, terms: Terms, rows: CommitRow[]): Promise<Map<string, number>> {
  const runIds = new Set<number>();
  const commit: Commit = { ...terms, trx, rows, entries: [], runIds };
  await makeRecipients(commit);
  await makeDeliveries(commit);
  await changeDeliveries(commit);
  for (const row of rows) if (row.result === 'same') row.event_id = row.existing_id;
  await improvePositions(commit);
  const gone = await keepResults(commit);
  await writeAuditBatch(trx, terms.person, commit.entries);
  await announceRuns(trx, terms.lot, await touchRuns(commit, [...runIds]));
  const made = new Map<string, number>();
  for (const row of rows) {
    const id = row.made?.participant_id;
    if (id !== undefined && !gone.includes(id)) made.set(personKey(row), id);
  }
  return made;
}

/** People of this lot whom a part of the commit has made already, also one before a restart. */
async function readMadePeople({ lot, context }: LotWorker): Promise<Map<string, number>> {
  const made = await askByLines(
    context.db,
    lot.id,
    (rows) => sql<PersonOfRow & { participant_id: number }>`
      select client_code, case when client_code is null then parsed end as parsed,
        case when client_code is null then address end as address, (made ->> 'participant_id')::bigint as participant_id
      from import_rows where ${rows} and made ->> 'participant_id' is not null`,
  );
  return new Map(made.map((row) => [personKey(row), row.participant_id]));
}

async function writeParts(worker: LotWorker, terms: Terms): Promise<void> {
  const { lot, context } = worker;
  const known = await readMadePeople(worker);
  let made = new Map<string, number>();
  await inParts(worker, {
    order: 'first to last',
    read: async (lines) => {
      for (const [key, id] of made) known.set(key, id);
      made = new Map();
      const rows = await readCommitRows(context.db, lot.id, lines);
      return rows.length === 0 ? null : rows;
    },
    write: async (trx, found) => {
      // Copy the rows, because an attempt that was rolled back must leave nothing in them.
      const rows = found.map((row) => ({
        ...row,
        participant_id: row.participant_id ?? known.get(personKey(row)) ?? null,
        address: row.address && { ...row.address },
      }));
      made = await writePart(trx, terms, rows);
    },
  });
}

/**
 * Imports the new and changed deliveries of a lot in short transactions: people, addresses and deliveries of some
 * rows at a time. New deliveries belong to a batch that is hidden until the last of them is written, then all become
 * visible at once. A row whose delivery another user has changed since the dry run is rejected with a reason, and
 * that change is kept. After a restart the import continues with the next row.
 */
export async function commitLot(worker: LotWorker): Promise<void> {
  const { lot, context } = worker;
  if (!LOT_AT_WORK.includes(lot.state)) throw new LotTaken('Nothing to commit');
  const now = context.clock();
  const person = { user_id: lot.committed_by ?? lot.created_by, full_name: lot.committed_by_name ?? '' };
  let batchId = 0;
  await worker.write(async (trx) => {
    batchId = await openBatch(trx, lot.id);
  });
  await writeParts(worker, { lot, person, now, batchId });
  const had = await countBatch(context.db, batchId, lot.id);
  const counts = await countRows(context.db, lot.id);
  await worker.write(async (trx) => {
    await setBatchesHidden(trx, lot.id, false);
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
    await tellRecipientsOfLot(trx, batchId);
    await tellClientsOfBatch(trx, batchId, now);
    await announcePool(trx, lot);
    await worker.moveTo(trx, 'committed', {
      counts: JSON.stringify(counts),
      committed_at: now,
      undone_at: null,
      undone_by: null,
      undone_by_name: null,
      failure: null,
    });
    const rows = had.new + had.changed + had.same;
    await tellOfLot(trx, lot, { response: 'done', rows, issues: counts.refused }, now);
  });
}
