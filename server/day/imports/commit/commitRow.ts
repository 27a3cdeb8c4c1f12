import { participantFullName } from '../../../../src/domain/people/fullName';
import type { ImportAddress, ImportChange, ImportProblem } from '../../../../src/domain/imports/importView';
import type { Trx } from '../../../platform/database/database';
import type { MadeOfRow, ParsedOrder } from '../../../platform/database/tables/imports';
import type { BatchEntry } from '../../../platform/plugins/auditBatch';
import type { LotRow } from '../lots/readLots';

/** A row during its commit. The ids of created records are stored on it. */
export interface CommitRow {
  id: number;
  line: number;
  result: 'new' | 'changed' | 'same';
  /** Null: the file has none, and a new person gets the next free one. */
  client_code: string | null;
  participant_id: number | null;
  address: ImportAddress | null;
  parsed: ParsedOrder;
  existing_id: number | null;
  existing_version: number | null;
  changes: ImportChange[];
  made: MadeOfRow | null;
  /** The delivery of the row; null when another change came first. */
  event_id: number | null;
  /** The reason why the row has no delivery, if there is a specific one. */
  refusal: ImportProblem | null;
}

export type PersonOfRow = Pick<CommitRow, 'client_code' | 'parsed' | 'address'>;

/** Some rows of a commit while their transaction is open. */
export interface Commit {
  trx: Trx;
  lot: LotRow;
  person: { user_id: number; full_name: string };
  now: Date;
  /** The hidden batch of the new deliveries. */
  batchId: number;
  rows: CommitRow[];
  /** Log entries, written together after the rows. */
  entries: BatchEntry[];
  /** Runs with changed stops. */
  runIds: Set<number>;
}

/** Log entry of a new record. */
export function createdEntry(
  resource: string,
  id: number,
  row: Readonly<Record<string, unknown>>,
): BatchEntry {
  const filled = Object.entries({ ...row, version: 1 }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const changes = Object.fromEntries(filled.map(([field, to]) => [field, { from: null, to }]));
  return { action: 'create', resource, record_id: id, changes };
}

/**
 * Key that groups the rows of one person: the client code, or name with phone or address where the file has no code.
 */
export function personKey({ client_code, parsed, address }: PersonOfRow): string {
  if (client_code !== null) return client_code;
  return [participantFullName(parsed.person), parsed.phone_number || (address?.full_address ?? '')].join('|');
}

const AT_ONCE = 1_000;

/** Runs a statement for every thousand of the rows: one JSON text of all would cost the database more than it saves. */
export async function inChunks<Row>(
  rows: readonly Row[],
  run: (chunk: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) await run(rows.slice(start, start + AT_ONCE));
}
