import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Place } from '../../../src/domain/planning/nearestRun';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import type { Trx } from '../../platform/database/database';
import { lockRun, type LockedRun } from '../dispatch/commands/work/lockedRun';
import { cdpStops } from '../dispatch/commands/rules/ownStops';
import { writeEtas } from '../dispatch/commands/work/writeStop';
import { insertStop } from './insertStop';
import { driverWhoKnows } from '../../records/runs/runScope';
import { etasOf } from '../../../src/domain/stops/etas';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { readPace } from '../../planning/roads/readPace';

/** The pick-up at the CDP that brings a bag to a run which has left it. Its place is free. */
async function addTripBack(trx: Trx, request: FastifyRequest, run: LockedRun, secuence: number) {
  const cdpId = run.close_door_pharmacy_id;
  return insertStop(trx, request, {
    ...(await cdpStops(trx, [cdpId])).get(cdpId),
    delivery_manifest_id: run.id,
    secuence,
    delivery_date: run.delivery_date,
    close_door_pharmacy_id: cdpId,
    delivery_event_type_id: EVENT_TYPE.pickUp,
    stop_role: 'tripBack' as const,
  });
}

/**
 * Makes room in a run: what stands at the place and later moves back, and the run gets its next version; a way that was planned
 * without this stop is planned no more. A trip back for the bag takes the place itself. Call `updateEtas` when the new stop stands at `secuence`.
 */
export async function writeRunWith(trx: Trx, request: FastifyRequest, place: Place, now: Date) {
  const { runId, secuence, loading } = place;
  const isTrip = loading.how === 'tripBack';
  const before = await lockRun(trx, actorOf(request), runId);
  await trx
    .updateTable('delivery_events')
    .set({
      secuence: sql`secuence + ${isTrip ? 2 : 1}::int`,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('delivery_manifest_id', '=', runId)
    .where('secuence', '>=', secuence)
    .execute();
  const version = before.version + 1;
  await trx
    .updateTable('delivery_manifest')
    .set({ version, is_route_updated: false, updated_at: now })
    .where('id', '=', runId)
    .execute();
  await writeAudit(trx, request, {
    action: 'addOrder',
    resource: 'delivery_manifest',
    record_id: runId,
    before: { version: before.version, is_route_updated: before.is_route_updated },
    after: { version, is_route_updated: false },
  });
  const trip = isTrip ? await addTripBack(trx, request, before, secuence) : null;
  return {
    name: before.name,
    secuence: trip === null ? secuence : secuence + 1,
    pick_up_id: trip ?? loading.pickUpId,
    new_stop_ids: trip === null ? [] : [trip],
    version,
    driver_ids: [driverWhoKnows(before)],
    updateEtas: async () => {
      const run = await lockRun(trx, actorOf(request), runId);
      await writeEtas(trx, etasOf(run, now, await readPace(trx)));
    },
  };
}
