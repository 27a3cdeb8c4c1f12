import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Db } from '../../server/platform/database/database';
import { silentLog } from '../support/database';
import { addressOf, makeDataDir, startProgram, type Program } from '../support/program';

/** A service that takes a message, and answers only when the test lets it. */
const keys: string[] = [];
let answer: (response: ServerResponse) => void = () => undefined;
const service = createServer((request, response) => {
  keys.push(String(request.headers['idempotency-key']));
  request.resume();
  answer(response);
});

let ground: Awaited<ReturnType<typeof makeDataDir>>;
const programs: Program[] = [];
beforeAll(async () => {
  ground = await makeDataDir();
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map((program) => program.exit));
  service.closeAllConnections();
  service.close();
  await rm(ground.dataDir, { recursive: true, force: true });
});

/** Looks into the database while no server runs on it. */
async function look<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(ground.target, silentLog);
  return work(database.db).finally(() => database.close());
}

async function start(): Promise<Program> {
  const program = await startProgram({
    DATA_DIR: ground.dataDir,
    MESSAGES_SMS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  });
  programs.push(program);
  await addressOf(program);
  return program;
}

const stored = () => look((db) => db.selectFrom('messages').selectAll().executeTakeFirstOrThrow());

it('a message that was leaving when the server was killed leaves once: under the number that the service knows', async () => {
  const id = await look(async (db) => {
    const row = {
      channel: 'sms' as const,
      recipient: '6195550142',
      template: 'trackingLink',
      args: JSON.stringify({ name: 'Ana', link: 'x' }),
      language: 'en' as const,
    };
    return (await db.insertInto('messages').values(row).returning('id').executeTakeFirstOrThrow()).id;
  });
  const first = await start();
  await expect.poll(() => keys.length, { timeout: 20_000, interval: 50 }).toBe(1);
  first.child.kill('SIGKILL');
  await first.exit;
  const open = await stored();
  expect(open).toMatchObject({ state: 'waiting', attempts: 1, sent_at: null });
  expect(open.begun_at).not.toBeNull();

  // Nobody waits two minutes for the lease of the dead server here.
  await look((db) => db.updateTable('messages').set({ locked_until: '2026-01-01 00:00:00' }).execute());
  answer = (response) => response.writeHead(202).end();
  const second = await start();
  await expect.poll(() => keys.length, { timeout: 20_000, interval: 50 }).toBe(2);
  // Ends when what is under way is written down.
  second.child.kill('SIGTERM');
  await second.exit;
  expect(keys).toEqual([`rx-dispatch-${id}`, `rx-dispatch-${id}`]);
  expect(await stored()).toMatchObject({ state: 'sent', attempts: 2, begun_at: null });
}, 120_000);
