import { afterAll, beforeAll, expect, it } from 'vitest';
import { readByShape } from '../../src/providers/readByShape';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { answerShapes } from '../support/contracts';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-21 00:30:00') });
  ana = await server.signInAs('administrator');
  run = await makeRun(server.db);
});
afterAll(() => server.close());

/** A path of the day that was made; other features are asked for what they have. */
function pathOf(pattern: string): string {
  const ids = /^\/delivery_events/.test(pattern) ? [run.stops[0]] : [run.id, run.stops[0]];
  const person = /^\/participants/.test(pattern) ? run.participants[0] : run.employee_id;
  const isRun = /^\/delivery_(manifest|events)/.test(pattern);
  return pattern.replace(/:id/g, () => String(isRun ? ids.shift() : person));
}

it('what the screens need, this server answers', async () => {
  const wrong: string[] = [];
  let read = 0;
  for (const [call, shape] of answerShapes.filter(([one]) => one.startsWith('GET '))) {
    const path = pathOf(call.slice(4));
    const { status, body } = await server.call<unknown>('GET', `${path}?date=${DAY}`, { as: ana });
    const bare = status === 200 ? body : (await server.call<unknown>('GET', path, { as: ana })).body;
    const isRead = status === 200 || !('status_code' in Object(bare));
    if (!isRead) continue;
    read += 1;
    try {
      expect(readByShape(shape, bare)).toBeDefined();
    } catch (error) {
      wrong.push(`${call}: ${String(error)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(25);
});
