import { sql } from 'kysely';
import type { VehicleFuel } from '../../../src/contract/fueling/fueling';
import type { Db } from '../../platform/database/database';

/**
 * Fuel of a period per vehicle. Consumption and cost per mile are of the tanks that were full twice, weighted by the
 * miles that they were driven.
 */
export async function readFuelSummary(db: Db, from: string, to: string): Promise<VehicleFuel[]> {
  const { rows } = await sql<VehicleFuel>`
    select v.id as vehicle_id, v.name as vehicle_name, count(*)::int as fuelings, sum(t.gallons) as gallons,
      sum(t.total_price) as total_price, nullif(max(t.odometer) - min(t.odometer), 0) as miles,
      round(sum(t.miles_since) filter (where t.miles_per_gallon > 0)
        / nullif(sum(t.miles_since / t.miles_per_gallon) filter (where t.miles_per_gallon > 0), 0), 1) as miles_per_gallon,
      round(sum(t.cost_per_mile * t.miles_since) / nullif(sum(t.miles_since)
        filter (where t.cost_per_mile is not null), 0), 3) as cost_per_mile,
      sum(t.run_kilometres) as run_kilometres, count(*) filter (where t.is_outlier)::int as outliers
    from fuel_entries t join vehicles v on v.id = t.vehicle_id
    where t.fueled_on between ${from}::date and ${to}::date
    group by v.id order by v.name, v.id`.execute(db);
  return rows;
}
