import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Place } from '../../src/domain/nearestRun';
import type { Trx } from '../database/database';
import { lockRun } from '../dispatch/commands/lockedRun';
import { writeEtas } from '../dispatch/commands/writeStop';
import { driverWhoKnows } from '../dispatch/runScope';
import { etasOf } from '../../src/domain/etas';
import { actorOf } from '../plugins/actor';
import { writeAudit } from '../plugins/audit';
import { readSettings } from '../settings/readSettings';

/**
 * Makes room in a run: what stands at the place and later moves back by one, and the run gets its next version. Call
 * `updateEtas` when the new stop stands there.
 */
export async function writeRunWith(trx: Trx, request: FastifyRequest, { runId, secuence }: Place, now: Date) {
  const before = await lockRun(trx, actorOf(request), runId);
  await trx
    .updateTable('delivery_events')
    .set({
      secuence: sql`secuence + 1`,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('delivery_manifest_id', '=', runId)
    .where('secuence', '>=', secuence)
    .execute();
  const version = before.version + 1;
  await trx
    .updateTable('delivery_manifest')
    .set({ version, updated_at: now })
    .where('id', '=', runId)
    .execute();
  await writeAudit(trx, request, {
    action: 'addOrder',
    resource: 'delivery_manifest',
    record_id: runId,
    before: { version: before.version },
    after: { version },
  });
  return {
    name: before.name,
    version,
    driver_ids: [driverWhoKnows(before)],
    updateEtas: async () => {
      const run = await lockRun(trx, actorOf(request), runId);
      await writeEtas(trx, etasOf(run, now, await readSettings(trx)));
    },
  };
}
