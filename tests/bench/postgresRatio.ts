import { signIn } from './caller';
import { weeksOfOffices } from './filters';
import { startScript } from './postgresServer';
import type { Product } from './product';
import { atLeast, type Figure } from './report';

const AT_ONCE = 8;
// Short rounds in turn: what else the machine does then falls on both sides.
const ROUND_MS = 1_500;
// Until the runtime has compiled what is hot, on both sides.
const WARM_UP_MS = 6_000;
const ROUNDS = 9;

/** Requests per second that `call` answers with eight callers at once. */
async function rate(call: (turn: number) => Promise<void>, forMs = ROUND_MS): Promise<number> {
  const until = performance.now() + forMs;
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        await call(done);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

async function answered(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text.slice(0, 200)}`);
}

/** The list of 15 and its total through the product, against two bare routes that run the two queries by hand. */
export async function measureRatio(product: Product, databaseUrl: string): Promise<Figure[]> {
  const caller = await signIn(product.url, 'admin@example.test');
  const bare = await startScript('tests/bench/bareServer.ts', { BARE_DATABASE_URL: databaseUrl });
  const bareUrl = `http://127.0.0.1:${bare.said}`;
  const weeks = weeksOfOffices();
  // List and total in turn, each for the same office and week on both sides; both send plain bytes, as the bare
  // routes compress nothing.
  const headers = { 'accept-encoding': 'identity' };
  const filterOf = (turn: number) => weeks[(turn >> 1) % weeks.length] ?? '';
  const ours = (turn: number) =>
    caller
      .get(
        turn % 2
          ? `/delivery_events/total_items?${filterOf(turn)}`
          : `/delivery_events?page=1&per_page=15&sort=-delivery_date&${filterOf(turn)}`,
        headers,
      )
      .then(answered);
  const byHand = (turn: number) =>
    fetch(`${bareUrl}/${turn % 2 ? 'total' : 'list'}?page=1&${filterOf(turn)}`, { headers }).then(answered);
  try {
    await rate(ours, WARM_UP_MS);
    await rate(byHand, WARM_UP_MS);
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const product = await rate(ours);
      rates.push(product);
      ratios.push(product / (await rate(byHand)));
    }
    const middle = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    const perSecond = Math.round(rates.reduce((sum, each) => sum + each, 0) / ROUNDS);
    return [
      atLeast(
        'list and total on PostgreSQL, requests/s against bare routes',
        middle,
        0.6,
        '×',
        `1M events, a week of one CDP, 8 callers, ${ROUNDS} rounds in turn, median (${perSecond} requests/s)`,
      ),
    ];
  } finally {
    bare.stop();
  }
}
