import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { facilityOverviewCall, participantOverviewCall } from '../../../src/contract/overview/deliveries';
import {
  cdpOverviewCall,
  employeeOverviewCall,
  runOverviewCall,
  vehicleOverviewCall,
} from '../../../src/contract/overview/runs';
import { dateInZone } from '../../../src/domain/time/dates';
import type { ResourceName } from '../../../src/resources/registry';
import type { RouteModule } from '../../context';
import type { Db } from '../../platform/database/database';
import { missingPermission } from '../../platform/plugins/access';
import { actorOf, may, type Actor, type PermissionPair } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { findRow } from '../../records/resources/crudRepository';
import { resourceOf } from '../../records/resources/fieldSql';
import { scopeOf } from '../../records/resources/scopes';
import { countPool } from '../today/countPool';
import { readLastDelivery, readNextDeliveries } from './deliveries';
import { readRunsOverview } from './runs';

const RUNS = ['GET', '/delivery_manifest'] as const;
const DELIVERIES = ['GET', '/delivery_events'] as const;
const NEXT_OF_PERSON = 3;
const NEXT_OF_FACILITY = 6;

type WithId = FastifyRequest<{ Params: { id: number } }>;

async function countResidents(db: Db, actor: Actor, facilityId: number): Promise<number> {
  const { rows } = await sql<{ residents: number }>`
    select count(*) as residents from participants t where t.facility_id = ${facilityId} and t.is_active
      and ${scopeOf('participants', actor) ?? sql`true`}`.execute(db);
  return rows[0]?.residents ?? 0;
}

/**
 * What happens next at a record and what happened last: of its day, for the top of its page. Who may read the record
 * and the runs, or the deliveries, may read this.
 */
export const overviewRoutes: RouteModule = (app, { db, clock }) => {
  const readerOf = (path: string) => ({ access: { as: ['GET', path] }, scope: 'run' }) as const;

  /** The record and who asks for it; 404 for what is out of their reach. */
  async function found(name: ResourceName, request: WithId, pair: PermissionPair) {
    const actor = actorOf(request);
    if (!may(actor, pair)) throw missingPermission(pair);
    const row = await findRow(db, resourceOf(name), request.params.id, scopeOf(name, actor));
    if (!row) throw notFound();
    return { row, actor };
  }

  serve(app, participantOverviewCall, readerOf('/participants/:id'), async (request) => {
    const { row, actor } = await found('participants', request, DELIVERIES);
    const theirs = sql`p.id = ${row.id}`;
    const next = await readNextDeliveries(db, actor, theirs, { now: clock(), limit: NEXT_OF_PERSON });
    return { ...next, last: await readLastDelivery(db, actor, theirs) };
  });

  serve(app, facilityOverviewCall, readerOf('/facilities/:id'), async (request) => {
    const { row, actor } = await found('facilities', request, DELIVERIES);
    const theirs = sql`p.facility_id = ${row.id}`;
    const next = await readNextDeliveries(db, actor, theirs, { now: clock(), limit: NEXT_OF_FACILITY });
    return { ...next, residents: await countResidents(db, actor, row.id) };
  });

  serve(app, cdpOverviewCall, readerOf('/cdp/:id'), async (request) => {
    const { row, actor } = await found('cdps', request, RUNS);
    const now = clock();
    const runs = await readRunsOverview(db, actor, { column: 'close_door_pharmacy_id', id: row.id }, now);
    const today = dateInZone(now, String(row.time_zone));
    // No run, no driver: what has no run is the office's.
    return { ...runs, unassigned: actor.is_driver ? null : await countPool(db, today, row.id) };
  });

  serve(app, employeeOverviewCall, readerOf('/employees/:id'), async (request) => {
    const { row, actor } = await found('employees', request, RUNS);
    return readRunsOverview(db, actor, { column: 'employee_id', id: row.id }, clock());
  });

  serve(app, vehicleOverviewCall, readerOf('/vehicles/:id'), async (request) => {
    const { row, actor } = await found('vehicles', request, RUNS);
    return readRunsOverview(db, actor, { column: 'vehicle_id', id: row.id }, clock());
  });

  serve(app, runOverviewCall, readerOf('/runs/:id'), async (request) => {
    const { row, actor } = await found('runs', request, RUNS);
    return readRunsOverview(db, actor, { column: 'run_id', id: row.id }, clock());
  });
};
