import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { openDatabase } from '../../server/platform/database/database';
import { databaseTarget } from '../../server/platform/database/databaseTarget';
import { dateInZone } from '../../src/domain/time/dates';
import { signIn, timed, type Caller } from './caller';
import { startProduct } from './product';
import { atMost, percentile, type Figure } from './report';

const MESSAGES = 10_000;
/** What the service takes in a second, and how long it thinks about each. */
const RATE = 100;
const THINKS_MS = 150;
/** The board is asked for this often: more than a dispatcher does. */
const EVERY_MS = 250;

/** A service that answers late, refuses what is beyond its rate, and counts what it takes twice. */
async function startService() {
  const taken = new Map<string, number>();
  let refused = 0;
  let second = 0;
  let inSecond = 0;
  const server = createServer((request, response) => {
    const now = Math.floor(performance.now() / 1000);
    inSecond = now === second ? inSecond + 1 : 1;
    second = now;
    const key = String(request.headers['idempotency-key']);
    request.resume();
    // Seconds of two clocks overlap: twice the rate within one of ours is still right.
    if (inSecond > 2 * RATE) {
      refused += 1;
      response.writeHead(429).end();
      return;
    }
    taken.set(key, (taken.get(key) ?? 0) + 1);
    setTimeout(() => response.writeHead(202).end(), THINKS_MS);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refused: () => refused,
    close: () => server.close(),
  };
}

/** Messages of a burst, as they stand when the day's runs start together. */
async function fillOutbox(dataDir: string): Promise<void> {
  const database = await openDatabase(
    databaseTarget({ databaseUrl: null, dataDir }),
    pino({ level: 'silent' }),
  );
  const row = (index: number) => ({
    channel: 'sms' as const,
    recipient: `619${String(5_000_000 + index)}`,
    is_private: true,
    template: 'recipient',
    args: JSON.stringify({ subject: 'Next', text: 'You are next: %{link}', link: '/#/tracking/abc' }),
    language: 'en' as const,
    event: 'next',
    time_zone: DEMO_ZONE,
  });
  for (let start = 0; start < MESSAGES; start += 1_000)
    await database.db
      .insertInto('messages')
      .values(Array.from({ length: 1_000 }, (_, index) => row(start + index)))
      .execute();
  await database.close();
}

async function waitingOf(caller: Caller): Promise<number> {
  const answer = await caller.get('/messages/total_items?state=waiting');
  return ((await answer.json()) as { total_items: number }).total_items;
}

/** A burst of messages leaves at the rate of its service, while a dispatcher looks at the board of 3,500 stops. */
export async function measureMessages(DATA_DIR: string): Promise<Figure[]> {
  const service = await startService();
  const path = `/delivery_manifest?date=${dateInZone(new Date(), DEMO_ZONE)}&events=1&per_page=20`;
  const idle = await startProduct({ DATA_DIR });
  const before: number[] = [];
  const looker = await signIn(idle.url, 'dispatcher@example.test');
  for (let turn = 0; turn < 60; turn++) before.push(await timed(() => looker.get(path)));
  await idle.stop();
  await fillOutbox(DATA_DIR);
  const started = performance.now();
  const product = await startProduct({
    DATA_DIR,
    MESSAGES_SMS_URL: service.url,
    MESSAGES_SMS_RATE: String(RATE),
  });
  const meanwhile: number[] = [];
  try {
    const admin = await signIn(product.url, 'admin@example.test');
    const dispatcher = await signIn(product.url, 'dispatcher@example.test');
    while ((await waitingOf(admin)) > 0) {
      if (performance.now() - started > 300_000) throw new Error('The burst has not left after five minutes');
      meanwhile.push(await timed(() => dispatcher.get(path)));
      await new Promise((done) => setTimeout(done, EVERY_MS));
    }
  } finally {
    await product.stop();
    service.close();
  }
  const seconds = (performance.now() - started) / 1000;
  const twice = [...service.taken.values()].filter((times) => times > 1).length;
  return [
    atMost(
      `${MESSAGES.toLocaleString('en')} messages in a burst, until the last has left`,
      seconds,
      120,
      's',
      `from the start of the product; a service that takes ${RATE} a second and answers after ${THINKS_MS} ms; ${service.taken.size} taken, ${service.refused()} refused`,
    ),
    atMost('sent twice', twice, 0, 'messages', 'by the number that the service is given'),
    atMost(
      'the board meanwhile, p95',
      percentile(meanwhile, 0.95),
      Math.max(50, 2 * percentile(before, 0.95)),
      'ms',
      `${meanwhile.length} pages of runs with their stops; ${percentile(before, 0.95).toFixed(0)} ms on an idle server`,
    ),
  ];
}
