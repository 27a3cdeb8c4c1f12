import { sql } from 'kysely';
import { toWire } from '../../../src/domain/time/dates';
import { wireSpan } from '../../../src/domain/time/wireSpan';
import type { Problem, Problems } from '../../../src/domain/wire/problem';
import { firstCollision } from '../../../src/domain/runs/runCollisions';
import type { Trx } from '../../platform/database/database';
import { detailsOf, runsSharing, type PlannedRun, type RunDetails } from './runDetails';

type Row = Readonly<Record<string, unknown>>;

/** No run has this id: a new one meets all that are there. */
const NEW_RUN = 0;

interface Person {
  id: number;
  full_name: string;
  is_driver: boolean;
}

/** The drivers, locked so that two runs saved at once cannot both take one of them. */
async function lockedDrivers(trx: Trx, ids: readonly number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, full_name, is_active and type = 'Driver' as is_driver from employees
    where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(trx);
  return rows;
}

/** Who or what of a run is somewhere else at the time of one of its shifts (`ud023` of the contract, at its field). */
async function collisions(
  trx: Trx,
  run: PlannedRun,
  people: readonly Person[],
  from: string,
): Promise<Problems> {
  const problems: Record<string, Problem> = {};
  for (const other of await runsSharing(trx, run, from)) {
    const met = firstCollision(run, other, from);
    if (!met) continue;
    const args = { run: other.name, at: wireSpan(toWire(met.start), toWire(met.end), other.time_zone) };
    const shared = people.find(({ id }) => run.driver_ids.includes(id) && other.driver_ids.includes(id));
    if (shared)
      problems.driver_ids ??= { message: 'validation.driverBusy', args: { name: shared.full_name, ...args } };
    if (other.vehicle_id === run.vehicle_id)
      problems.vehicle_id ??= { message: 'validation.vehicleBusy', args };
  }
  return problems;
}

interface Clock {
  time_zone: string;
  /** What has been is past; a night shift of yesterday may still be on the road. */
  yesterday: string;
}

async function clockOfCdp(trx: Trx, id: number): Promise<Clock> {
  const { rows } = await sql<Clock>`
    select time_zone, (now() at time zone time_zone)::date - 1 as yesterday from cdps where id = ${id}`.execute(
    trx,
  );
  // A CDP that is not there is refused by the foreign key, which names the field.
  return rows[0] ?? { time_zone: 'UTC', yesterday: '0001-01-01' };
}

/** The record of a run, once it has passed the rules of its fields, with its days. */
function plannedRun(record: Row, id: number | null, time_zone: string, details: RunDetails): PlannedRun {
  const text = (name: string) => String(record[name]);
  return {
    id: id ?? NEW_RUN,
    name: text('name'),
    driver_ids: record.driver_ids as number[],
    vehicle_id: Number(record.vehicle_id),
    start_date: text('start_date'),
    end_date: typeof record.end_date === 'string' ? record.end_date : null,
    start_time: text('start_time'),
    end_time: text('end_time'),
    shift_days: record.shift_days as number[],
    time_zone,
    ...details,
  };
}

/** A suspension must stay inside dates that change around it. */
function strandedSuspension(run: PlannedRun): Problems {
  const stranded = run.suspensions.find(
    ({ start_date, end_date }) =>
      start_date < run.start_date || (run.end_date !== null && end_date > run.end_date),
  );
  if (!stranded) return {};
  const { start_date, end_date } = stranded;
  const args = { start: start_date, end: end_date };
  const field = start_date < run.start_date ? 'start_date' : 'end_date';
  return { [field]: { message: 'validation.suspensionsOutside', args } };
}

/**
 * What keeps a run from being saved beyond its own fields: suspensions outside its dates, and, while it is active,
 * drivers or a vehicle that are switched off or somewhere else at the same time.
 */
export async function runObstacles(
  trx: Trx,
  record: Row,
  id: number | null,
  details?: RunDetails,
): Promise<Problems> {
  const known = details ?? (id === null ? { daily_times: [], suspensions: [] } : await detailsOf(trx, id));
  const { time_zone, yesterday } = await clockOfCdp(trx, Number(record.close_door_pharmacy_id));
  const run = plannedRun(record, id, time_zone, known);
  const stranded = strandedSuspension(run);
  if (record.is_active !== true || Object.keys(stranded).length > 0) return stranded;

  const people = await lockedDrivers(trx, run.driver_ids);
  const inactive = people.find(({ is_driver }) => !is_driver);
  if (inactive)
    return { driver_ids: { message: 'validation.inactiveDriver', args: { name: inactive.full_name } } };
  const vehicle = await sql<{ is_active: boolean }>`
    select is_active from vehicles where id = ${run.vehicle_id} for no key update`.execute(trx);
  if (vehicle.rows[0]?.is_active === false) return { vehicle_id: { message: 'validation.inactiveVehicle' } };
  return collisions(trx, run, people, yesterday);
}
