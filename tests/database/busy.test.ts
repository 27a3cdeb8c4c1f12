import { expect, it } from 'vitest';
import { ConnectionQueue } from '../../server/database/pglite/connectionQueue';
import { borrow } from '../../server/database/postgres/openPostgres';
import { refusalOf } from '../../server/plugins/errorHandler';

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
