import { fromCents, toCents } from '../money/money';
import { groupBy } from '../wire/groupBy';
import type { BagPlace } from './custody';
import type { CashOfDriver, CustodyOfDate } from './custodyView';

/** The bags of one CDP on a day. */
export interface CdpBags {
  close_door_pharmacy_id: number;
  cdp_name: string;
  counts: Record<BagPlace, number>;
  /** Missing bags that nobody gave a reason for, and those of runs that left and are not handed over. */
  unaccounted: number;
  /** Runs that left and are not handed over. */
  open_runs: number;
  is_closed: boolean;
}

/** The cash and checks of one CDP's drivers on a day. Decimal strings, US dollars. */
export interface CdpCash {
  close_door_pharmacy_id: number;
  cdp_name: string;
  to_hand_over: string;
  counted: string;
  /** Copayments of deliveries that are still open. */
  outstanding: string;
  /** Drivers with money that nobody has counted. */
  drivers: number;
}

export function bagsByCdp({ runs, days }: CustodyOfDate): CdpBags[] {
  return days.map(({ close_door_pharmacy_id, cdp_name, open_runs, closed_at }) => {
    const counts = { expected: 0, inVehicle: 0, delivered: 0, returned: 0, missing: 0, notTaken: 0 };
    let unaccounted = 0;
    for (const run of runs) {
      if (run.close_door_pharmacy_id !== close_door_pharmacy_id) continue;
      for (const place of Object.keys(counts) as BagPlace[]) counts[place] += run.counts[place];
      unaccounted += run.unaccounted;
    }
    return {
      close_door_pharmacy_id,
      cdp_name,
      counts,
      unaccounted,
      open_runs,
      is_closed: closed_at !== null,
    };
  });
}

export function cashByCdp(drivers: readonly CashOfDriver[]): CdpCash[] {
  const cents = (amount: string | undefined) => toCents(amount ?? '0.00') ?? 0;
  return [...groupBy(drivers, (driver) => driver.close_door_pharmacy_id)].map(
    ([close_door_pharmacy_id, own]) => {
      const sum = (amountOf: (driver: CashOfDriver) => string | undefined) =>
        fromCents(own.reduce((total, driver) => total + cents(amountOf(driver)), 0));
      return {
        close_door_pharmacy_id,
        cdp_name: own[0]?.cdp_name ?? '',
        to_hand_over: sum((driver) => driver.to_hand_over),
        counted: sum((driver) => driver.cash_up?.counted_amount),
        outstanding: sum((driver) => driver.outstanding),
        drivers: own.filter((driver) => driver.cash_up === null && cents(driver.to_hand_over) > 0).length,
      };
    },
  );
}
