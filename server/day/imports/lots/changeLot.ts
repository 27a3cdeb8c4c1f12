import type { FastifyRequest } from 'fastify';
import type { Updateable } from 'kysely';
import type { Trx } from '../../../platform/database/database';
import type { ImportLotTable } from '../../../platform/database/tables/imports';
import { writeAudit, type AuditAuthor, type Changes } from '../../../platform/plugins/audit';
import type { LotRow } from './readLots';

export interface LotChange {
  /** The verb, for the log. */
  action: string;
  values?: Updateable<ImportLotTable>;
  /** Changes for the log in addition to the values. */
  changes?: Changes;
  now: Date;
}

const UNLOGGED = new Set([
  // These are logged one by one.
  'answers',
  'counts',
  'samples',
  'reading',
  'worker',
  'worked_at',
  'updated_at',
  'is_remapped',
]);

/** Writes values of a lot under its next version, with the entry of the log. Answers that version. */
export async function changeLot(
  trx: Trx,
  author: AuditAuthor | FastifyRequest,
  lot: LotRow,
  { action, values = {}, changes = {}, now }: LotChange,
): Promise<number> {
  const version = lot.version + 1;
  await trx
    .updateTable('import_lots')
    .set({ ...values, version, updated_at: now })
    .where('id', '=', lot.id)
    .execute();
  const before = lot as unknown as Record<string, unknown>;
  const written = Object.entries(values).filter(([name]) => !UNLOGGED.has(name));
  await writeAudit(trx, author, {
    action,
    resource: 'import_lots',
    record_id: lot.id,
    changes: {
      ...Object.fromEntries(written.map(([name, to]) => [name, { from: before[name] ?? null, to }])),
      ...changes,
      version: { from: lot.version, to: version },
    },
  });
  return version;
}
