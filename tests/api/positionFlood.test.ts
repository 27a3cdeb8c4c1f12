import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PositionQueue } from '../../server/day/positions/positionQueue';
import type { Position } from '../../server/day/positions/judgePosition';
import { toWire } from '../../src/domain/time/dates';
import { DAY_MS, HOUR_MS } from '../../src/domain/time/durations';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface Judged {
  accepted: number;
  results: { ok: boolean; reason: string | null }[];
}

const NOW = '2026-11-20 17:00:00';
const clock = new StoppedClock(NOW);
let server: TestServer;
let runs: TestRun[];
let phones: TestSession[];

beforeAll(async () => {
  server = await testServer({ clock });
  runs = [];
  phones = [];
  for (let index = 0; index < 12; index++) {
    const run = await makeRun(server.db);
    runs.push(run);
    phones.push(await server.signInAs('driver', { employee_id: run.employee_id }));
  }
}, 60_000);
afterAll(() => server.close());

const wire = (ms: number) => toWire(new Date(clock.now().getTime() + ms));
const at = (run: TestRun | undefined, ms: number, more: Partial<Position> = {}): Position => ({
  employee_id: run?.employee_id ?? 0,
  latitude: 32.75,
  longitude: -117.05,
  recorded_at: wire(ms),
  speed: 11,
  heading: 90,
  accuracy: 8,
  ...more,
});
const report = (index: number, body: readonly Position[]) =>
  server.call<Judged>('POST', '/positions', { as: phones[index], body });
const storedOf = (index: number) =>
  server.db
    .selectFrom('positions')
    .selectAll()
    .where('employee_id', '=', runs[index]?.employee_id ?? 0)
    .orderBy('recorded_at')
    .execute();
const BATCH = 500;
const batchOf = (index: number, msOf: (each: number) => number) =>
  Array.from({ length: BATCH }, (_, each) => at(runs[index], msOf(each)));

describe('a phone whose clock is broken', () => {
  it.each([
    ['in the future', 0, (each: number) => HOUR_MS + each * 1000, 'future'],
    ['in the past', 1, (each: number) => -2 * DAY_MS - each * 1000, 'too_old'],
  ])('%s is told so for each position, and the one that is right is kept', async (_, index, msOf, reason) => {
    for (let call = 0; call < 8; call++) {
      const body = [
        ...batchOf(index, (each) => msOf(each + call * BATCH)).slice(1),
        at(runs[index], -call * 1000),
      ];
      const answer = await report(index, body);
      expect(answer.status).toBe(200);
      expect(answer.body.accepted).toBe(1);
      expect(new Set(answer.body.results.map((result) => result.reason))).toEqual(new Set([reason, null]));
    }
    expect(await storedOf(index)).toHaveLength(8);
    const current = await server.call<{ employee_id: number; recorded_at: string }[]>(
      'GET',
      `/positions/current?date=${DAY}`,
      { as: await server.signInAs('dispatcher') },
    );
    const own = current.body.find(({ employee_id }) => employee_id === runs[index]?.employee_id);
    expect(own?.recorded_at).toBe(NOW);
  });

  it('that stands still keeps the first position of its moment, however often it reports', async () => {
    for (let call = 0; call < 8; call++) {
      const body = batchOf(2, () => -5_000).map((each, index) => ({ ...each, latitude: 32.7 + index / 1e4 }));
      expect((await report(2, body)).body.accepted).toBe(BATCH);
    }
    expect(await storedOf(2)).toMatchObject([{ latitude: 32.7, recorded_at: wire(-5_000) }]);
  });

  it('that jumps back catches up on what is missing, and the vehicle stays where it was last', async () => {
    await report(3, [at(runs[3], -1_000, { latitude: 32.8 })]);
    await report(
      3,
      batchOf(3, (each) => -HOUR_MS + each * 1000),
    );
    expect(await storedOf(3)).toHaveLength(BATCH + 1);
    const told = await server.db
      .selectFrom('outbox')
      .select('body')
      .where('event', '=', 'position.changed')
      .execute();
    const own = told.filter(({ body }) => body.employee_id === runs[3]?.employee_id);
    expect(own.map(({ body }) => body.latitude)).toEqual([32.8]);
  });
});

describe('many phones at once', () => {
  it('are all stored and announced once each, in few transactions', async () => {
    const last = async () =>
      (
        await server.db
          .selectFrom('outbox')
          .select((eb) => eb.fn.max('seq').as('seq'))
          .executeTakeFirstOrThrow()
      ).seq;
    const before = Number(await last());
    const indexes = [4, 5, 6, 7, 8, 9, 10, 11];
    const answers = await Promise.all(
      indexes.flatMap((index) => [
        report(
          index,
          batchOf(index, (each) => -each * 1000),
        ),
        report(index, [at(runs[index], 1_000)]),
      ]),
    );
    expect(answers.map(({ status, body }) => [status, body.accepted])).toEqual(
      indexes.flatMap(() => [
        [200, BATCH],
        [200, 1],
      ]),
    );
    for (const index of indexes) expect(await storedOf(index)).toHaveLength(BATCH + 1);
    const told = await server.db
      .selectFrom('outbox')
      .select('body')
      .where('event', '=', 'position.changed')
      .where('seq', '>', before)
      .execute();
    for (const index of indexes) {
      const own = told.filter(({ body }) => body.employee_id === runs[index]?.employee_id);
      expect(own.length).toBeGreaterThan(0);
      expect(own.at(-1)?.body.recorded_at).toBe(wire(1_000));
    }
  });

  it('that never stop share ten transactions a second', async () => {
    const transactions = vi.spyOn(server.context.db, 'transaction');
    const queue = new PositionQueue(server.context);
    const started = performance.now();
    const stored: Promise<void>[] = [];
    for (let second = 0; second < 100; second++) {
      stored.push(queue.add([at(runs[7], 30_000 + second * 1000)]));
      await sleep(15);
    }
    await Promise.all(stored);
    const free = 20;
    const most = free + Math.ceil((performance.now() - started) / 100);
    expect(transactions.mock.calls.length).toBeLessThanOrEqual(most);
    expect(transactions.mock.calls.length).toBeGreaterThan(free);
    expect((await storedOf(7)).at(-1)?.recorded_at).toBe(wire(129_000));
    transactions.mockRestore();
  });

  it('lose nothing to one whose positions cannot be stored', async () => {
    const queue = new PositionQueue(server.context);
    const unknown = { ...at(undefined, -20_000), employee_id: 999_999_999 };
    const done = await Promise.allSettled([
      queue.add([at(runs[4], 20_000)]),
      queue.add([at(runs[5], 20_000)]),
      queue.add([unknown]),
      queue.add([at(runs[6], 20_000)]),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    for (const index of [4, 5, 6]) expect((await storedOf(index)).at(-1)?.recorded_at).toBe(wire(20_000));
  });
});
