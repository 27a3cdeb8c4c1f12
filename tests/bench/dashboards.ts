import { signIn, timed } from './caller';
import type { Product } from './product';
import { atMost, percentile, type Figure } from './report';

const SAMPLES = 60;

/** The day before another one, so many days. */
function daysBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** The dashboards' request for a year of 1,500 deliveries a day, with each filter in turn. */
export async function measureDashboards(product: Product): Promise<Figure[]> {
  const caller = await signIn(product.url, 'admin@example.test');
  const year = `from=${daysBefore(365)}&to=${daysBefore(1)}`;
  const filters = [
    '',
    '&close_door_pharmacy_id=1',
    '&funding_source_id=1',
    '&facility_id=1',
    '&employee_id=7',
    '&funding_source_id=1&employee_id=7',
  ];
  const figures: Figure[] = [];
  for (const filter of filters) {
    const ask = () => timed(() => caller.get(`/dashboards/figures?${year}${filter}`));
    for (let warm = 0; warm < 5; warm++) await ask();
    const times: number[] = [];
    for (let index = 0; index < SAMPLES; index++) times.push(await ask());
    const name = filter === '' ? 'no filter' : filter.slice(1).replaceAll('&', ' and ');
    figures.push(
      atMost(
        `figures of a year, ${name}, p95`,
        percentile(times, 0.95),
        300,
        'ms',
        `365 days of 1,500 deliveries, PGlite, ${SAMPLES} requests of one user`,
      ),
    );
  }
  return figures;
}
