import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ToldMessage } from '../../src/contract/messages/toldMessages';
import { StoppedClock } from '../support/dispatchDay';
import { ALL_NEWS, OutreachDay, setRules } from '../support/outreachDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let day: OutreachDay;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher');
});
afterAll(() => server.close());
beforeEach(async () => {
  await setRules(server, ALL_NEWS);
  day = await OutreachDay.make(server, ana, { isUnderWay: true });
});

const toldAt = (path: string, as = ana) => server.call<ToldMessage[]>('GET', `${path}/messages`, { as });
const told = async (path: string) =>
  (await toldAt(path)).body.map(({ event, template, state }) => `${event ?? template} ${state}`);
const stopPathOf = (index: number) => `/delivery_events/${day.stop(index)}`;

describe('what a recipient was told', () => {
  it('is read at the stop and at the participant, the newest first, without its words and where it went', async () => {
    await day.deliver(0);
    expect(await told(stopPathOf(0))).toEqual(['delivered waiting']);
    expect(await told(`/participants/${day.run.participants[0]}`)).toEqual(['delivered waiting']);
    const { body } = await toldAt(stopPathOf(0));
    expect(JSON.stringify(body)).not.toContain(day.phoneOf(0));
    expect(body[0]).not.toHaveProperty('args');
  });

  it('counts for everybody of the household whom one message told', async () => {
    day = await OutreachDay.make(server, ana, { isUnderWay: false });
    const [first, second] = day.run.participants;
    for (const id of [first, second])
      await server.db
        .updateTable('participants')
        .set({ phone_number: day.phoneOf(0) })
        .where('id', '=', id ?? 0)
        .execute();
    await day.start();
    expect(await day.heard()).toContain('next 0 waiting');
    expect(await told(stopPathOf(1))).toEqual(await told(stopPathOf(0)));
    expect(await told(`/participants/${second}`)).not.toEqual([]);
  });

  it('has the links that the office shares, and not what it writes in a conversation', async () => {
    const share = { send_by: 'sms', email: day.phoneOf(1), delivery_event_id: day.stop(1) };
    const shared = await server.call('POST', `/delivery_manifest/${day.run.id}/request_url`, {
      as: ana,
      body: share,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(shared.status).toBe(200);
    expect(await told(stopPathOf(1))).toEqual(['trackingLink waiting']);
    await server.db
      .updateTable('messages')
      .set({ template: 'recipientText' })
      .where('delivery_event_id', '=', day.stop(1))
      .execute();
    expect(await told(stopPathOf(1))).toEqual([]);
  });

  it('is of one CDP for its people, and nobody’s without the right', async () => {
    await day.deliver(0);
    const other = await OutreachDay.make(server, ana, { isUnderWay: true });
    const elsewhere = await server.signInAs('dispatcher', { cdp_id: other.run.cdp_id });
    expect((await toldAt(stopPathOf(0), elsewhere)).status).toBe(404);
    const nobody = await server.signInAs('nobody');
    expect((await toldAt(stopPathOf(0), nobody)).status).toBe(403);
    expect((await toldAt('/delivery_events/999999')).status).toBe(404);
    expect((await toldAt('/participants/999999')).status).toBe(404);
  });
});
