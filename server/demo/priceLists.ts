import type { SeedRow } from './insertRows';

/** Prices of some clients of the demo: number of the client, and dollars per delivery, stop, mile and failed visit. */
const PRICED = [
  [1, '6.50', '2.00', '0.65', '3.00'],
  [3, '7.25', '1.50', '0.70', '3.50'],
  [4, '5.90', '2.50', '0.60', '2.75'],
] as const;

/** Since the year before, without an end. */
export function makePriceLists(today: string, at: string): SeedRow[] {
  return PRICED.map(([client, base, stop, mile, attempt], index) => ({
    id: index + 1,
    created_at: at,
    updated_at: at,
    name: 'STANDARD',
    funding_source_id: client,
    valid_from: `${Number(today.slice(0, 4)) - 1}-01-01`,
    valid_to: null,
    base_price: base,
    stop_price: stop,
    mile_price: mile,
    attempt_price: attempt,
    rush_price: '10.00',
    refrigerated_price: '1.50',
    return_price: '4.00',
    waiting_price: '0.75',
    waiting_free_minutes: 5,
  }));
}
