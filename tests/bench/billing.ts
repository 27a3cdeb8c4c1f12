import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signIn, timed, type Caller } from './caller';
import type { Product } from './product';
import { atMost, percentile, type Figure } from './report';

const PRICES = {
  base_price: '5.00',
  stop_price: '2.00',
  mile_price: '0.65',
  attempt_price: '3.00',
  rush_price: '10.00',
  refrigerated_price: '1.50',
  return_price: '4.00',
  waiting_price: '0.75',
  waiting_free_minutes: 5,
};
const ROWS = 50_000;
const SAMPLES = 60;
const METHOD = 'a year of 1,500 deliveries a day, PGlite';

const keyed = () => ({ 'idempotency-key': randomUUID() });
/** The day before another one, so many days. */
const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function read<Answer>(caller: Caller, path: string): Promise<Answer> {
  const answer = await caller.get(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function send<Answer>(caller: Caller, path: string, body: object): Promise<Answer> {
  const answer = await caller.send('POST', path, body, keyed());
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Resident memory of the product in MB; NaN without /proc. */
function residentMb({ process: { pid } }: Product): number {
  try {
    const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(line) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** How long somebody else waits for a list. */
interface OtherPerson {
  ask: () => Promise<number>;
  idleP95: number;
}

async function otherPerson(product: Product): Promise<OtherPerson> {
  const other = await signIn(product.url, 'dispatcher@example.test');
  const ask = () => timed(() => other.get('/funding_sources?per_page=10'));
  const idle: number[] = [];
  for (let index = 0; index < SAMPLES; index++) idle.push(await ask());
  return { ask, idleP95: percentile(idle, 0.95) };
}

function waitingOfOthers(what: string, busy: readonly number[], { idleP95 }: OtherPerson): Figure {
  const longest = Math.round(Math.max(...busy));
  const how = `${SAMPLES} requests before, ${busy.length} meanwhile, longest ${longest} ms; ${METHOD}`;
  return atMost(
    `a list of somebody else meanwhile (${what}), p95`,
    percentile([...busy], 0.95),
    Math.round(2 * idleP95),
    'ms',
    how,
  );
}

async function measureMonth(caller: Caller, other: OtherPerson): Promise<Figure[]> {
  const clients = await read<{ id: number }[]>(caller, '/funding_sources?per_page=100');
  for (const { id } of clients)
    await send(caller, '/price_lists', {
      name: 'BENCH',
      funding_source_id: id,
      valid_from: '2022-01-01',
      valid_to: null,
      ...PRICES,
    });
  const month = daysBefore(32).slice(0, 7);
  const state = () =>
    read<{ is_calculating: boolean; periods: { id: number; deliveries: number }[] }>(
      caller,
      `/billing?month=${month}`,
    );
  const busy: number[] = [];
  const started = performance.now();
  await send(caller, '/billing/calculate', { month });
  let askedAt = started;
  for (let isCalculating = true; isCalculating;) {
    busy.push(await other.ask());
    if (performance.now() - askedAt < 100) continue;
    askedAt = performance.now();
    isCalculating = (await state()).is_calculating;
  }
  const took = (performance.now() - started) / 1000;
  const { periods } = await state();
  const deliveries = periods.reduce((sum, period) => sum + period.deliveries, 0);
  const largest = [...periods].sort((a, b) => b.deliveries - a.deliveries)[0];
  const shown: number[] = [];
  const lines: number[] = [];
  for (let index = 0; index < 10; index++) {
    shown.push(await timed(() => caller.get(`/billing?month=${month}`)));
    lines.push(
      await timed(() => caller.get(`/billing/periods/${largest?.id}/lines?kind=delivery&page=${index + 1}`)),
    );
  }
  const how = `${deliveries.toLocaleString('en-US')} deliveries of ${periods.length} clients, ${METHOD}`;
  return [
    atMost('a month billed', took, 5, 's', how),
    waitingOfOthers('billing', busy, other),
    atMost('a billed month shown, slowest of 10', Math.max(...shown), 1000, 'ms', how),
    atMost('a page of its lines, slowest of 10', Math.max(...lines), 1000, 'ms', how),
  ];
}

async function measureWorkbook(caller: Caller, product: Product, other: OtherPerson): Promise<Figure[]> {
  const total = async (days: number) =>
    (
      await read<{ total_items: number }>(
        caller,
        `/reports/copayments?from=${daysBefore(days)}&to=${daysBefore(1)}`,
      )
    ).total_items;
  const ofYear = await total(360);
  const days = Math.min(360, Math.ceil((360 * ROWS) / Math.max(1, ofYear)));
  const rows = await total(days);
  const before = residentMb(product);
  let most = before;
  const busy: number[] = [];
  const started = performance.now();
  const { uuid } = await send<{ uuid: string }>(caller, '/reports/copayments/files', {
    from: daysBefore(days),
    to: daysBefore(1),
    format: 'xlsx',
  });
  let state = 'waiting';
  while (state === 'waiting' || state === 'running') {
    busy.push(await other.ask());
    most = Math.max(most, residentMb(product));
    ({ state } = await read<{ state: string }>(caller, `/async_request/${uuid}`));
  }
  const took = (performance.now() - started) / 1000;
  if (state !== 'done') throw new Error(`The workbook is ${state}`);
  const how = `${rows.toLocaleString('en-US')} copayments, ${METHOD}`;
  return [
    atMost('an XLSX of 50,000 rows', took, 10, 's', how),
    atMost('memory while it is made, beyond idle', most - before, 150, 'MB', how),
    waitingOfOthers('workbook', busy, other),
  ];
}

/** A month of 45,000 deliveries billed and shown, and a long workbook beside other people's work. */
export async function measureBilling(product: Product): Promise<Figure[]> {
  const caller = await signIn(product.url, 'admin@example.test');
  const other = await otherPerson(product);
  return [...(await measureMonth(caller, other)), ...(await measureWorkbook(caller, product, other))];
}
