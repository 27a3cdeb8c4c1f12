import { signIn, timed, type Caller } from './caller';
import type { Product } from './product';
import { atMost, percentile, type Figure } from './report';

const SAMPLES = 200;
const PER_PAGE = 15;

/** The data screen's request: a page of 15 and its total, asked side by side as the app does. */
function listWithTotal(caller: Caller, filter: string, page: number): Promise<number> {
  const started = performance.now();
  return Promise.all([
    timed(() =>
      caller.get(`/delivery_events?page=${page}&per_page=${PER_PAGE}&sort=-delivery_date&${filter}`),
    ),
    timed(() => caller.get(`/delivery_events/total_items?${filter}`)),
  ]).then(() => performance.now() - started);
}

async function p95(
  caller: Caller,
  filters: readonly string[],
  page: number,
  samples: number,
): Promise<number> {
  for (let warm = 0; warm < 10; warm++)
    await listWithTotal(caller, filters[warm % filters.length] ?? '', page);
  const times: number[] = [];
  for (let index = 0; index < samples; index++) {
    times.push(await listWithTotal(caller, filters[index % filters.length] ?? '', page));
  }
  return percentile(times, 0.95);
}

/** One user on a database of a million events (embedded PostgreSQL). */
export async function measureLists(product: Product): Promise<Figure[]> {
  const caller = await signIn(product.url, 'admin@example.test');
  // What an office filters by: one CDP, one status, one day.
  const filters = [1, 2, 3].flatMap((cdp) => [
    `close_door_pharmacy_id=${cdp}`,
    `close_door_pharmacy_id=${cdp}&delivery_event_status_id=11`,
  ]);
  const filtered = await p95(caller, filters, 1, SAMPLES);
  const first = await p95(caller, [''], 1, 60);
  const deep = await p95(caller, [''], 5000, 60);
  const method = `1M events, PGlite, ${SAMPLES} requests of one user, list and total side by side`;
  return [
    atMost('list of 15 from 1M events with filter, plus total, p95', filtered, 40, 'ms', method),
    atMost(
      'page 5,000 against page 1, p95',
      deep / first,
      3,
      '×',
      '1M events, PGlite, list and total, 60 times each, unfiltered',
    ),
  ];
}
