import { signIn, timed, type Caller } from './caller';
import type { Product } from './product';
import { atMost, percentile, type Figure } from './report';

const ROUNDS = 8;
/** Every order that the list of participants offers. */
const ORDERS = [
  'participant_full_name',
  'client_code',
  'phone_number',
  'mobile_phone_number',
  'funding_source_id',
  'facility_id',
  'status',
  'is_active',
  'created_at',
];

interface Person {
  participant_full_name: string;
  client_code: string;
  phone_number: string;
}

/** What people type: parts of names, frequent and rare ones, late in the order too, codes, numbers, and nobody's. */
async function searches(caller: Caller): Promise<string[]> {
  const pages = [1, 700, 4000, 9000, 14_000, 19_000];
  const people: Person[] = [];
  for (const page of pages) {
    const answer = await caller.get(`/participants?per_page=15&page=${page}&sort=participant_full_name`);
    people.push(...((await answer.json()) as Person[]).slice(0, 2));
  }
  const words = people.flatMap(({ participant_full_name: name, client_code, phone_number }) => [
    name,
    name.split(' ').at(-1) ?? name,
    `${name.split(' ')[0] ?? ''} ${(name.split(' ').at(-1) ?? '').slice(0, 3)}`,
    client_code,
    phone_number.slice(3),
  ]);
  return [...words, 'ana', 'mar', 'son', 'xqzw'].filter((word) => word.trim().length >= 3);
}

/** The list and its total side by side, as the screen asks for them; names travel in the body. */
async function ask(caller: Caller, body: Record<string, unknown>): Promise<number> {
  const started = performance.now();
  await Promise.all([
    timed(() => caller.send('POST', '/participants/search', { ...body, per_page: 15 })),
    timed(() => caller.send('POST', '/participants/search/total_items', body)),
  ]);
  return performance.now() - started;
}

async function p95(caller: Caller, bodies: readonly Record<string, unknown>[]): Promise<number> {
  for (const body of bodies) await ask(caller, body);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) for (const body of bodies) times.push(await ask(caller, body));
  return percentile(times, 0.95);
}

/** One user among 300,000 participants (embedded PostgreSQL). */
export async function measureParticipants(product: Product): Promise<Figure[]> {
  const caller = await signIn(product.url, 'admin@example.test');
  const words = await searches(caller);
  const found = await p95(
    caller,
    words.map((all) => ({ all })),
  );
  const orders = ORDERS.flatMap((field) => [field, `-${field}`]);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const sort of orders) {
      const took = await timed(() => caller.get(`/participants?per_page=15&sort=${sort}`));
      if (round > 0) times.push(took);
    }
  }
  const method = `300,000 participants, PGlite, ${words.length} texts ${ROUNDS} times, list and total side by side`;
  return [
    atMost('search among 300,000 participants, plus total, p95', found, 60, 'ms', method),
    atMost(
      'list of participants in any of its orders, p95',
      percentile(times, 0.95),
      60,
      'ms',
      `300,000 participants, PGlite, ${orders.length} orders ${ROUNDS} times, unfiltered`,
    ),
  ];
}
