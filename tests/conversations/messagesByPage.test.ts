import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setConsent } from '../../server/outside/messages/consents';
import { inTransaction } from '../../server/platform/database/transaction';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let run: TestRun;
let token = '';
let address = 0;

beforeAll(async () => {
  server = await testServer({ clock, config: { trustProxy: true } });
});
afterAll(() => server.close());
beforeEach(async () => {
  const ana = await server.signInAs('dispatcher');
  run = await makeRun(server.db);
  const link = await server.call<{ token: string }>(
    'POST',
    stopPath(run, run.stops[0] ?? 0, 'tracking_link'),
    command(ana, null, {}),
  );
  ({ token } = link.body);
});

/** Each request comes from an address of its own: a page may send few. */
const ask = (body: object) => {
  address += 1;
  return server.call<Problem>('POST', `/tracking/${token}/requests`, {
    body,
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` },
  });
};
const view = async () => (await server.call<TrackingView>('GET', `/tracking/${token}`)).body;

describe('messages to the recipient, by the page', () => {
  const words = () =>
    server.db
      .selectFrom('consents')
      .select(['contact', 'channel', 'state', 'source'])
      .where('contact', 'in', contacts)
      .orderBy('id')
      .execute();
  let contacts: string[] = [];
  beforeEach(async () => {
    address += 1;
    contacts = [`ana${address}@example.test`, `619555${String(1000 + address)}`];
    await server.db
      .updateTable('participants')
      .set({ email: contacts[0], phone_number: contacts[1], mobile_phone_number: null })
      .where('id', '=', run.participants[0] ?? 0)
      .execute();
  });

  it('are stopped by channel as the recipient’s word, and gotten again; the office reads it', async () => {
    expect((await view()).messages).toEqual({ on: ['sms', 'email'], off: [] });
    expect((await ask({ request: 'stopMessages', channels: ['email'] })).status).toBe(204);
    expect((await view()).messages).toEqual({ on: ['sms'], off: ['email'] });
    expect(await words()).toEqual([
      { contact: contacts[0], channel: 'email', state: 'stopped', source: 'page' },
    ]);
    expect((await ask({ request: 'startMessages' })).status).toBe(204);
    expect((await view()).messages).toEqual({ on: ['sms', 'email'], off: [] });
    expect((await words()).at(-1)).toMatchObject({ channel: 'email', state: 'given', source: 'page' });

    const boss = await server.signInAs('administrator');
    const read = await server.call<{ contact: string; history: { source: string }[] }[]>(
      'GET',
      `/participants/${run.participants[0]}/consents`,
      { as: boss },
    );
    const mail = read.body.find(({ contact }) => contact === contacts[0]);
    expect(mail?.history.map(({ source }) => source)).toEqual(['page', 'page']);
    const logged = await server.db
      .selectFrom('audit_entries')
      .select(['user_id', 'user_name', 'changes'])
      .where('action', '=', 'recordConsent')
      .where('record_id', '=', run.participants[0] ?? 0)
      .orderBy('id')
      .execute();
    expect(logged).toEqual([
      { user_id: null, user_name: 'Recipient', changes: { consent_email: { from: null, to: 'stopped' } } },
      { user_id: null, user_name: 'Recipient', changes: { consent_email: { from: 'stopped', to: 'given' } } },
    ]);
  });

  it('that wait do not leave any more', async () => {
    const waiting = await server.db
      .insertInto('messages')
      .values({
        channel: 'email',
        recipient: contacts[0] ?? '',
        is_private: true,
        template: 'recipient',
        args: '{}',
        language: 'en',
        state: 'waiting',
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ask({ request: 'stopMessages', channels: ['email'] });
    const { state, reason } = await server.db
      .selectFrom('messages')
      .select(['state', 'reason'])
      .where('id', '=', waiting.id)
      .executeTakeFirstOrThrow();
    expect([state, reason]).toEqual(['stopped', 'consent']);
  });

  it('stopped by a text message start again by that phone alone, also when the page had stopped them before', async () => {
    await ask({ request: 'stopMessages', channels: ['sms'] });
    await inTransaction(server.db, (trx) =>
      setConsent(trx, { contact: contacts[1] ?? '', state: 'stopped', source: 'text', at: clock.now() }),
    );
    expect((await view()).messages).toEqual({ on: ['email'], off: [] });
    const refused = await ask({ request: 'startMessages' });
    expect([refused.status, refused.body.args.reason]).toEqual([409, 'notOffered']);
    expect((await ask({ request: 'stopMessages', channels: ['voice'] })).status).toBe(409);
    expect((await ask({ request: 'stopMessages', channels: [] })).status).toBe(422);
  });

  it('are not asked about where the client has it so', async () => {
    await server.db
      .updateTable('funding_sources')
      .set({ recipient_requests: false })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('participants')
          .select('funding_source_id')
          .where('id', '=', run.participants[0] ?? 0),
      )
      .execute();
    expect((await view()).messages).toBeUndefined();
    expect((await ask({ request: 'stopMessages', channels: ['sms'] })).status).toBe(409);
  });
});
