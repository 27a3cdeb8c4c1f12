import type { Insertable } from 'kysely';
import { hasNotStarted } from '../../../../../src/domain/runs/manifestStatus';
import type { Trx } from '../../../../platform/database/database';
import type { BeforeRow, ManifestTable } from '../../../../platform/database/tables/day';
import { wrongState } from '../../../../platform/plugins/errors';
import type { LockedRun } from './lockedRun';
import type { UnitOfWork } from './unitOfWork';

/** A run as it is stored. */
export function runRow(trx: Trx, id: number): Promise<Record<string, unknown>> {
  return trx.selectFrom('delivery_manifest').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Puts new runs into their day, without those of patterns that the day has already. Three statements, however many. */
export async function insertRuns(
  work: UnitOfWork,
  values: readonly Insertable<ManifestTable>[],
): Promise<LockedRun[]> {
  if (values.length === 0) return [];
  const made = await work.trx
    .insertInto('delivery_manifest')
    .values([...values])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const runs = await work.openRuns(made.map(({ id }) => id));
  for (const run of runs) {
    const { stops: _, ...after } = run;
    work.log.before.push({ kind: 'runAdded', id: run.id });
    work.log.addAudit({ resource: 'delivery_manifest', record_id: run.id, after });
    work.markRun(run, 'added');
  }
  return runs;
}

/** Takes a run out of its day. Throws 409 when the driver has set out or the run still has stops. */
export function removeRun(work: UnitOfWork, run: LockedRun, row: Record<string, unknown>): void {
  if (!hasNotStarted(run.delivery_manifest_status_id) || run.stops.length > 0)
    throw wrongState('Something was planned on this run in the meantime', {
      reason: 'changed',
      delivery_manifest_id: run.id,
      run: run.name,
    });
  work.log.before.push({ kind: 'runRemoved', id: run.id, row });
  work.log.addAudit({ resource: 'delivery_manifest', record_id: run.id, before: row });
  work.markRun(run, 'removed');
}

export async function deleteRunRows(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('delivery_manifest')
    .where('id', 'in', [...ids])
    .execute();
}

/** Restores runs that a command has removed, with their ids and a new version that no client has seen. Throws 409. */
export async function bringBackRuns(work: UnitOfWork, rows: readonly BeforeRow[]): Promise<void> {
  for (const row of rows) {
    if (row.kind !== 'runRemoved') continue;
    const values = { ...row.row, version: Number(row.row.version) + 1 };
    const back = await work.trx
      .insertInto('delivery_manifest')
      .values(values as unknown as Insertable<ManifestTable>)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const name = String(row.row.name);
    if (!back)
      throw wrongState(`${name} was created again in the meantime`, { reason: 'changed', run: name });
    const [run] = await work.openRuns([row.id]);
    if (!run) continue;
    work.log.before.push({ kind: 'runAdded', id: row.id });
    work.log.addAudit({ resource: 'delivery_manifest', record_id: row.id, after: values });
    work.markRun(run, 'added');
  }
}
