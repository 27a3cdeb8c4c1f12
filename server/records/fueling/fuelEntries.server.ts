import { sql } from 'kysely';
import { odometerProblem } from '../../../src/domain/fleet/odometer';
import type { Problem, Problems } from '../../../src/domain/wire/problem';
import type { Trx } from '../../platform/database/database';
import { readSettings } from '../../platform/settings/readSettings';
import type { Row, ServerResource } from '../resources/serverResource';
import { lockedFuelings, settleFuel, type StoredFueling } from './settleFuel';

/** The entry that is saved has no id before it is there. */
const NEW_ENTRY = 0;

/** Today, where the operation is. */
export async function todayOf(trx: Trx): Promise<string> {
  const { default_time_zone } = await readSettings(trx);
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone ${default_time_zone})::date as today`.execute(trx);
  return rows[0]?.today ?? '';
}

interface Reading {
  id: number;
  day: string;
  odometer: number;
}

/** What keeps a fueling from being stored: a day to come, or an odometer that would run backwards. */
export function fuelingProblems(reading: Reading, others: readonly StoredFueling[], today: string): Problems {
  const problems: Record<string, Problem> = {};
  if (reading.day > today) problems.fueled_on = { message: 'validation.inFuture' };
  const backwards = odometerProblem(reading, others);
  if (backwards) problems.odometer = backwards;
  return problems;
}

async function fuelObstacles(trx: Trx, record: Row, id: number | null): Promise<Problems> {
  const reading = {
    id: id ?? NEW_ENTRY,
    day: String(record.fueled_on),
    odometer: Number(record.odometer),
  };
  const others = await lockedFuelings(trx, Number(record.vehicle_id));
  return fuelingProblems(reading, others, await todayOf(trx));
}

export const fuelEntries: ServerResource = {
  scope: null,
  select: {
    title: sql`(select v.name from vehicles v where v.id = t.vehicle_id) || ' – ' || to_char(t.odometer, 'FM9,999,999') || ' mi'`,
    receipt: sql`(select f.owner_id || '.png' from stored_files f
      where f.owner = 'fuel_entries' and f.owner_id = t.id and f.stored_at is not null)`,
    miles_since: sql`t.miles_since`,
    miles_per_gallon: sql`t.miles_per_gallon`,
    cost_per_mile: sql`t.cost_per_mile`,
    run_kilometres: sql`t.run_kilometres`,
    is_outlier: sql`t.is_outlier`,
  },
  beforeSave: fuelObstacles,
  settle: async (trx, { before, after }) => {
    const vehicles = new Set([Number(after.vehicle_id), Number(before?.vehicle_id ?? after.vehicle_id)]);
    for (const vehicle of vehicles) await settleFuel(trx, vehicle);
    return trx
      .selectFrom('fuel_entries')
      .select(['miles_since', 'miles_per_gallon', 'cost_per_mile', 'run_kilometres', 'is_outlier'])
      .where('id', '=', after.id)
      .executeTakeFirstOrThrow();
  },
};
