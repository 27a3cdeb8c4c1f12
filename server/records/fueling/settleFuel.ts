import { sql } from 'kysely';
import { measuresOfRun, type CountedRun } from '../../../src/domain/figures/runFigures';
import { fuelFigures, type FuelFigures, type Fueling } from '../../../src/domain/fleet/fuel';
import { groupBy } from '../../../src/domain/wire/groupBy';
import { toDecimal } from '../../../src/domain/wire/decimal';
import type { Db, Trx } from '../../platform/database/database';

export interface StoredFueling extends Fueling, FuelFigures {
  run_kilometres: string | null;
}

/** The fuelings of a vehicle. The vehicle is locked, so that two that are saved at once are judged one after the other. */
export async function lockedFuelings(trx: Trx, vehicleId: number): Promise<StoredFueling[]> {
  await sql`select id from vehicles where id = ${vehicleId} for no key update`.execute(trx);
  return readFuelings(trx, vehicleId);
}

function readFuelings(db: Db | Trx, vehicleId: number): Promise<StoredFueling[]> {
  return db
    .selectFrom('fuel_entries')
    .select(['id', 'fueled_on as day', 'odometer', 'gallons', 'total_price', 'is_full_tank'])
    .select(['miles_since', 'miles_per_gallon', 'cost_per_mile', 'run_kilometres', 'is_outlier'])
    .select(['runs_from', 'runs_to'])
    .where('vehicle_id', '=', vehicleId)
    .execute();
}

/** Kilometres of a vehicle's finished runs, as the dashboards count them. */
async function kilometresOfRuns(db: Db | Trx, vehicleId: number, from: string, to: string): Promise<string> {
  const { rows } = await sql<CountedRun['stops'][number] & Omit<CountedRun, 'stops'> & { run_id: number }>`
    select m.id as run_id, m.delivery_manifest_status_id, m.end_at, e.delivery_event_type_id,
      e.delivery_event_status_id, e.destination_latitude, e.destination_longitude, e.datetime
    from delivery_manifest m join delivery_events e on e.delivery_manifest_id = m.id
    where m.vehicle_id = ${vehicleId} and m.delivery_date between ${from}::date and ${to}::date
    order by m.id, e.secuence`.execute(db);
  const metres = [...groupBy(rows, (row) => row.run_id).values()].reduce((sum, stops) => {
    const [run] = stops;
    return sum + ((run && measuresOfRun({ ...run, stops })?.metres) ?? 0);
  }, 0);
  return toDecimal(metres / 1000, 1);
}

const FIGURES = ['miles_since', 'miles_per_gallon', 'cost_per_mile', 'is_outlier'] as const;

/** Writes the figures of a vehicle's fuelings, those that have changed. */
export async function settleFuel(db: Db | Trx, vehicleId: number): Promise<void> {
  const fuelings = await readFuelings(db, vehicleId);
  const stored = new Map(fuelings.map((fueling) => [fueling.id, fueling]));
  for (const { id, figures } of fuelFigures(fuelings)) {
    const before = stored.get(id);
    const { runs_from, runs_to } = figures;
    const hasSameRuns = before?.runs_from === runs_from && before.runs_to === runs_to;
    if (before && hasSameRuns && FIGURES.every((name) => before[name] === figures[name])) continue;
    const run_kilometres = hasSameRuns
      ? (before?.run_kilometres ?? null)
      : runs_from !== null && runs_to !== null
        ? await kilometresOfRuns(db, vehicleId, runs_from, runs_to)
        : null;
    await db
      .updateTable('fuel_entries')
      .set({ ...figures, run_kilometres })
      .where('id', '=', id)
      .execute();
  }
}
