import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoSound } from '../../src/calls/callEngine';
import { fetchToken } from '../../src/calls/fetchToken';
import { stubFetch } from '../support/stubFetch';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TOKEN = { token: 'a.b.c', identity: 'user_1', expires_at: '2026-11-20 19:00:00' };
const FAULT = { status: 503, json: { status_code: 'down001', message: 'x', errors: {} } };

it('the token is asked for again up to 3 times, with a second between (spec §9)', async () => {
  let asked = 0;
  stubFetch(() => (++asked < 4 ? FAULT : { json: TOKEN }));
  const token = fetchToken();
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(4);
  await expect(token).resolves.toEqual(TOKEN);
});

it('then the person is told', async () => {
  let asked = 0;
  stubFetch(() => {
    asked += 1;
    return FAULT;
  });
  const token = fetchToken().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await token).toEqual(new NoSound('service'));
  expect(asked).toBe(4);
});

it('a refusal is no fault: nobody asks again', async () => {
  const calls = stubFetch(() => ({
    status: 403,
    json: { status_code: 'perm001', message: 'x', errors: {} },
  }));
  await expect(fetchToken()).rejects.toThrow(NoSound);
  expect(calls).toHaveLength(1);
});
