import { addDays } from '../../src/domain/time/dates';
import { toDecimal } from '../../src/domain/wire/decimal';
import type { SeedRow } from './insertRows';
import { VEHICLE_COUNT } from './masterData';
import type { Random } from './random';

const STATIONS = ['ARCO BAY PARK', 'SHELL MISSION GORGE', 'CHEVRON BROADWAY', 'COSTCO MORENA'] as const;
/** Days between two fuelings of a vehicle, and how many lie behind today. */
const EVERY_DAYS = 6;
const FUELINGS = 8;

/** What the demo's vehicles were filled up with in the last weeks; one tank of some vehicles is unusually thirsty. */
export function makeFuelEntries(random: Random, today: string, driverIds: readonly number[]): SeedRow[] {
  return Array.from({ length: VEHICLE_COUNT }, (_, index) => {
    const vehicle_id = index + 1;
    const usual = random.between(24, 38);
    const offset = index % EVERY_DAYS;
    let odometer = random.between(18_000, 92_000);
    return Array.from({ length: FUELINGS }, (_each, tank) => {
      const miles = random.between(180, 320);
      odometer += miles;
      const isThirsty = index % 11 === 3 && tank === FUELINGS - 2;
      const gallons = miles / (isThirsty ? usual * 0.6 : usual * (0.94 + random.next() * 0.12));
      const fueled_on = addDays(today, -(1 + offset + EVERY_DAYS * (FUELINGS - 1 - tank)));
      const at = `${fueled_on} 22:${String(10 + index).padStart(2, '0')}:00`;
      return {
        created_at: at,
        updated_at: at,
        vehicle_id,
        employee_id: driverIds[index % driverIds.length] ?? null,
        fueled_on,
        odometer,
        gallons: toDecimal(gallons, 3),
        total_price: toDecimal(gallons * (4.59 + random.next() * 0.4), 2),
        is_full_tank: true,
        station: random.pick(STATIONS),
        card_reference: `FC${String(100_000 + index * 100 + tank)}`,
        is_outlier: false,
      };
    });
  }).flat();
}
