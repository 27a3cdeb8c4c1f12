import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { TWILIO_CONFIG } from './conversationsSupport';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

interface Phones {
  is_available: boolean;
  phones: { participant_id: number; phone_number: string }[];
}

beforeAll(async () => {
  server = await testServer({ clock, config: { demo: true } });
  ana = await server.signInAs('dispatcher');
  run = await makeRun(server.db, { deliveries: 1 });
});
afterAll(() => server.close());

const texts = (id: number, as = ana) =>
  server.call<{ text: string; is_own: boolean }[]>('GET', `/demo/phones/${id}/texts`, { as });
const write = (id: number, text: string, as = ana) =>
  server.call('POST', `/demo/phones/${id}/texts`, command(as, null, { text }));

describe('a recipient’s phone in a demo', () => {
  it('shows what they wrote and what came, kept messages included, and confirms the delivery', async () => {
    const id = run.participants[0] ?? 0;
    const { body } = await server.call<Phones>('GET', '/demo/phones', { as: ana });
    expect(body).toMatchObject({ is_available: true });
    expect(body.phones.map((phone) => phone.participant_id)).toContain(id);
    expect(await write(id, 'sí')).toMatchObject({ status: 200, body: { is_sent: true } });
    await server.db.updateTable('messages').set({ state: 'kept' }).execute();
    expect((await texts(id)).body).toMatchObject([
      { text: 'sí', is_own: true },
      { text: 'Gracias. Su entrega está confirmada: vie, 20 de nov.', is_own: false },
    ]);
  });

  it('is that of one’s own CDP, and of today, alone; empty texts are refused', async () => {
    const other = await makeRun(server.db, { deliveries: 1 });
    const ofCdp = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    const theirs = other.participants[0] ?? 0;
    expect((await texts(theirs, ofCdp)).status).toBe(404);
    expect((await write(theirs, 'C', ofCdp)).status).toBe(404);
    expect((await write(0, 'C')).status).toBe(400);
    expect((await write(theirs, '  ')).status).toBe(422);
  });

  it.each([
    ['without a demo', { demo: false }],
    ['with a real service', { demo: true, ...TWILIO_CONFIG }],
  ])('%s there is none', async (_, config) => {
    const real = await testServer({ database: server.context.database, clock, config });
    const as = await real.signInAs('dispatcher');
    const list = await real.call<Phones>('GET', '/demo/phones', { as });
    expect(list.body).toEqual({ is_available: false, phones: [] });
    const id = run.participants[0] ?? 0;
    const sent = await real.call('POST', `/demo/phones/${id}/texts`, command(as, null, { text: 'C' }));
    expect(sent.status).toBe(404);
    await real.close();
  });
});
