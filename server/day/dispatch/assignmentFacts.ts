import { sql } from 'kysely';
import type { Unavailability } from '../../../src/domain/fleet/absence';
import type { AssignmentRun } from '../../../src/domain/runs/assignmentRules';
import type { CdpOfRun } from '../../../src/domain/planning/plannedRun';
import type { Db, Trx } from '../../platform/database/database';
import { crewProblemSql } from '../../records/availability/readUnavailable';

/** Facts about a run that the assignment rules need beyond the run's own row. */
export type RunFacts = Pick<AssignmentRun, 'driver_gender' | 'funding_source_ids' | 'vehicle_capacity'> &
  Required<CdpOfRun> & { crew_problem: Unavailability | null };

const UNKNOWN: RunFacts = {
  driver_gender: null,
  funding_source_ids: null,
  vehicle_capacity: null,
  cdp_latitude: null,
  cdp_longitude: null,
  crew_problem: null,
};

/** Driver, vehicle, clients and CDP of runs, by id. One query. */
export async function readRunFacts(db: Db | Trx, ids: readonly number[]): Promise<(id: number) => RunFacts> {
  const rows = await db
    .selectFrom('delivery_manifest as m')
    .innerJoin('cdps as c', 'c.id', 'm.close_door_pharmacy_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('vehicle_capacity_types as vc', 'vc.id', 'v.vehicle_capacity_type_id')
    .leftJoin('runs as r', 'r.id', 'm.run_id')
    .select(['m.id', 'd.gender as driver_gender', 'r.funding_source_ids', 'vc.capacity as vehicle_capacity'])
    .select(['c.latitude as cdp_latitude', 'c.longitude as cdp_longitude'])
    .select(crewProblemSql.as('crew_problem'))
    .where(sql<boolean>`m.id = any(${[...ids]}::bigint[])`)
    .execute();
  const facts = new Map(rows.map(({ id, ...rest }): [number, RunFacts] => [id, rest]));
  return (id) => facts.get(id) ?? UNKNOWN;
}

/** The clients of these stops' recipients, by participant. One query. */
export async function readClients(
  db: Db | Trx,
  stops: readonly { readonly participant_id: number | null }[],
): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(stops.flatMap((stop) => stop.participant_id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('participants')
    .select(['id', 'funding_source_id'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.funding_source_id]));
}

/** The participant's values that decide which driver may bring a delivery. */
export async function recipientOf(db: Db | Trx, id: number | null | undefined) {
  if (id == null) return null;
  const found = await db
    .selectFrom('participants')
    .select(['funding_source_id', 'needs'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}
