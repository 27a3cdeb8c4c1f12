import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setConsent } from '../../server/outside/messages/consents';
import type { Taken, Transport, WrittenMessage } from '../../server/outside/messages/message';
import { MessagePump } from '../../server/outside/messages/messagePump';
import { sendMessage } from '../../server/outside/messages/sendMessage';
import { inTransaction } from '../../server/platform/database/transaction';
import { MINUTE_MS } from '../../src/domain/time/durations';
import { StoppedClock } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';

const clock = new StoppedClock('2026-11-20 18:00:00');
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());

/** A service that keeps what it took, and answers as the test wants. */
class FakeService implements Transport {
  readonly took: WrittenMessage[] = [];
  answer: (message: WrittenMessage) => Promise<Taken> = async ({ id }) => ({ provider_id: `SM${id}` });
  takesOnce?: true;
  find?: Transport['find'];

  async send(message: WrittenMessage): Promise<Taken> {
    const isKnown = this.takesOnce && this.took.some(({ id }) => id === message.id);
    if (!isKnown) this.took.push(message);
    return this.answer(message);
  }
}

let service: FakeService;
let number = 0;
beforeEach(() => {
  service = new FakeService();
});
afterEach(async () => {
  await server.db.deleteFrom('messages').execute();
});

const run = () => new MessagePump(server.context, { email: null, sms: service, voice: null }).runDue();
const phone = () => `61955${String((number += 1)).padStart(5, '0')}`;
const send = (to = phone(), values: object = {}) =>
  inTransaction(server.db, async (trx) => {
    const id = await sendMessage(trx, {
      channel: 'sms',
      to,
      language: 'en',
      is_private: true,
      template: 'trackingLink',
      args: { name: 'Ana', link: 'https://x.test/#/tracking/1' },
    });
    if (Object.keys(values).length > 0)
      await trx.updateTable('messages').set(values).where('id', '=', id).execute();
    return id;
  });
const stored = (id: number) =>
  server.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const timeout = () => Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' }));
/** The server is killed between the beginning of the send and the note of its answer. */
const killedAfterSend = (id: number, begun_at = clock.now()) =>
  server.db
    .updateTable('messages')
    .set({ begun_at, attempts: 1, locked_until: new Date(begun_at.getTime() + 2 * MINUTE_MS) })
    .where('id', '=', id)
    .execute();

it('keeps the number that the service gave, and what it cost by segments', async () => {
  await server.db.updateTable('recipient_rules').set({ sms_price: '0.0083' }).execute();
  const id = await send();
  await run();
  expect(await stored(id)).toMatchObject({
    state: 'sent',
    provider_id: `SM${id}`,
    begun_at: null,
    units: 1,
    cost: '0.0083',
  });
});

describe('at most once', () => {
  it('a message that a living server is at is nobody else’s', async () => {
    const id = await send();
    await killedAfterSend(id);
    await run();
    expect(service.took).toHaveLength(0);
  });

  it('a service that knows repeats gets the same number again', async () => {
    service.takesOnce = true;
    const id = await send();
    service.answer = timeout;
    await run();
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 1, error: 'TimeoutError' });
    expect((await stored(id)).begun_at).not.toBeNull();
    clock.advance(11 * MINUTE_MS);
    service.answer = async () => ({ provider_id: 'SM-late' });
    await run();
    expect(service.took).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'sent', provider_id: 'SM-late' });
  });

  it('a service that can be asked is asked: it had taken it', async () => {
    const id = await send();
    await killedAfterSend(id);
    clock.advance(3 * MINUTE_MS);
    service.find = async (message) => ({ provider_id: `found ${message.id}` });
    await run();
    expect(service.took).toHaveLength(0);
    expect(await stored(id)).toMatchObject({ state: 'sent', provider_id: `found ${id}` });
  });

  it('or it had not, so it is sent now', async () => {
    const id = await send();
    await killedAfterSend(id);
    clock.advance(3 * MINUTE_MS);
    service.find = async () => null;
    await run();
    expect(service.took).toHaveLength(1);
    expect((await stored(id)).state).toBe('sent');
  });

  it('a question that gets no answer is asked again, not taken for a no', async () => {
    const id = await send();
    await killedAfterSend(id);
    clock.advance(3 * MINUTE_MS);
    service.find = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
    await run();
    expect(service.took).toHaveLength(0);
    expect((await stored(id)).begun_at).not.toBeNull();
  });

  it('any other service leaves it to a person', async () => {
    const id = await send();
    service.answer = timeout;
    await run();
    clock.advance(11 * MINUTE_MS);
    await run();
    expect(service.took).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'failed', error: 'unknownOutcome' });
  });

  it('a refusal is an answer: the message is sent again', async () => {
    const id = await send();
    service.answer = () => Promise.reject(Object.assign(new Error('x'), { code: 'HTTP 429' }));
    await run();
    expect((await stored(id)).begun_at).toBeNull();
    clock.advance(11 * MINUTE_MS);
    service.answer = async () => ({ provider_id: 'SM-second' });
    await run();
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('two servers send each of many once', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => send()));
    await Promise.all([run(), run(), run()]);
    expect(service.took.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
  });

  it('a service that never answers holds up nobody: the others leave', async () => {
    let free = (): void => undefined;
    const never = new Promise<Taken>((_resolve, reject) => {
      free = () => reject(Object.assign(new Error('late'), { name: 'TimeoutError' }));
    });
    const stuck = await send();
    service.answer = ({ id }) => (id === stuck ? never : Promise.resolve({ provider_id: `SM${id}` }));
    const others = await Promise.all(Array.from({ length: 40 }, () => send()));
    const running = run();
    await expect
      .poll(async () => {
        const rows = await server.db
          .selectFrom('messages')
          .select('state')
          .where('state', '=', 'sent')
          .execute();
        return rows.length;
      })
      .toBeGreaterThanOrEqual(others.length - 15);
    free();
    await running;
  });
});

describe('what may not leave', () => {
  const night = { event: 'next', time_zone: 'America/Los_Angeles' };

  it('waits for the end of the quiet hours at its place, and is not lost', async () => {
    const id = await send(phone(), { ...night, time_zone: 'Pacific/Auckland' });
    // 18:00 UTC is 7 in the morning there.
    clock.set('2026-11-20 18:00:00');
    await run();
    expect(await stored(id)).toMatchObject({
      state: 'held',
      reason: 'quiet',
      next_try_at: '2026-11-20 19:00:00',
    });
    clock.set('2026-11-20 19:00:01');
    await run();
    expect(await stored(id)).toMatchObject({ state: 'sent', reason: null });
  });

  it('stops when STOP came after it was made', async () => {
    const to = phone();
    const id = await send(to);
    await inTransaction(server.db, (trx) =>
      setConsent(trx, { contact: to, state: 'stopped', source: 'text', at: clock.now() }),
    );
    const later = await send(to);
    await run();
    expect(service.took).toHaveLength(0);
    expect(await stored(id)).toMatchObject({ state: 'stopped', reason: 'consent' });
    expect(await stored(later)).toMatchObject({ state: 'stopped', reason: 'consent' });
  });

  it('is held when the budget of the day is spent', async () => {
    clock.set('2026-11-20 20:00:00');
    await server.db.updateTable('recipient_rules').set({ sms_price: '0.40', daily_budget: '1.00' }).execute();
    const ids = [await send(phone(), night), await send(phone(), night), await send(phone(), night)];
    await run();
    const states = await Promise.all(ids.map(async (id) => (await stored(id)).state));
    expect(states).toEqual(['sent', 'sent', 'held']);
    expect(await stored(ids[2] ?? 0)).toMatchObject({ reason: 'budget', next_try_at: '2026-11-21 16:00:00' });
    await server.db.updateTable('recipient_rules').set({ daily_budget: null }).execute();
  });
});

it('without a service is kept, also in quiet hours', async () => {
  const id = await send(phone(), { event: 'next', time_zone: 'Pacific/Auckland' });
  await new MessagePump(server.context, { email: null, sms: null, voice: null }).runDue();
  expect((await stored(id)).state).toBe('kept');
});
