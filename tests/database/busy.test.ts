import { afterEach, describe, expect, it, vi } from 'vitest';
import { inBackground } from '../../server/platform/database/background';
import { ConnectionQueue } from '../../server/platform/database/pglite/connectionQueue';
import { borrow } from '../../server/platform/database/postgres/openPostgres';
import { refusalOf } from '../../server/platform/plugins/errorHandler';

/** Fifty people at once on a slow machine: whoever waits in vain is asked to try again, and is told of no fault. */
const BUSY = { httpStatus: 503, statusCode: 'down001', details: { headers: { 'retry-after': '2' } } };

const failureOf = (waiting: Promise<unknown>) => waiting.then(() => null).catch(refusalOf);

it('the embedded database is busy for too long: 503', async () => {
  const queue = new ConnectionQueue(10);
  await queue.acquire();
  expect(await failureOf(queue.acquire())).toMatchObject(BUSY);
});

it('no connection to a PostgreSQL server is free in time: 503', async () => {
  // As pg's pool says it.
  const pool = { connect: () => Promise.reject(new Error('timeout exceeded when trying to connect')) };
  expect(await failureOf(borrow(pool))).toMatchObject(BUSY);
  const broken = { connect: () => Promise.reject(new Error('something else')) };
  expect(await failureOf(borrow(broken))).toBeNull();
});

describe('background work on the one connection', () => {
  afterEach(() => vi.useRealTimers());

  /** Notes who has the connection, in order. */
  function line() {
    const queue = new ConnectionQueue(60_000);
    const had: string[] = [];
    const ask = (name: string) => queue.acquire().then(() => void had.push(name));
    return { queue, had, ask, lot: (name: string) => inBackground(() => ask(name)) };
  }

  it.each([
    { asked: ['lot', 'first request', 'second request'], had: ['first request', 'second request', 'lot'] },
    { asked: ['first request', 'lot', 'second lot'], had: ['first request', 'lot', 'second lot'] },
  ])('waits until no request wants it: $asked', async ({ asked, had: expected }) => {
    vi.useFakeTimers();
    const { queue, had, ask, lot } = line();
    await queue.acquire();
    for (const name of asked) void (name.includes('lot') ? lot(name) : ask(name));
    for (let turn = 0; turn < asked.length; turn++) {
      queue.release();
      await vi.advanceTimersByTimeAsync(5);
    }
    expect(had).toEqual(expected);
  });

  it('leaves a request its next question', async () => {
    vi.useFakeTimers();
    const { queue, had, ask, lot } = line();
    await ask('first question');
    void lot('lot');
    queue.release();
    await vi.advanceTimersByTimeAsync(1);
    await ask('second question');
    queue.release();
    await vi.advanceTimersByTimeAsync(5);
    expect(had).toEqual(['first question', 'second question', 'lot']);
  });

  it('has its turn within a tenth of a second, however many requests wait', async () => {
    vi.useFakeTimers();
    const { queue, had, ask, lot } = line();
    await queue.acquire();
    void lot('lot');
    for (let n = 1; n <= 20; n++) void ask(`request ${n}`);
    for (let turn = 0; turn < 12; turn++) {
      await vi.advanceTimersByTimeAsync(10);
      queue.release();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(had.indexOf('lot')).toBe(9);
  });

  it('has its turn before the database closes, behind the requests', async () => {
    vi.useFakeTimers();
    const { queue, had, ask, lot } = line();
    await queue.acquire();
    void lot('lot');
    void ask('request');
    const closed = queue.close().then(() => void had.push('closed'));
    for (let turn = 0; turn < 3; turn++) {
      await vi.advanceTimersByTimeAsync(200);
      queue.release();
      await vi.advanceTimersByTimeAsync(5);
    }
    await closed;
    expect(had).toEqual(['request', 'lot', 'closed']);
  });
});
