import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setConsent } from '../../server/outside/messages/consents';
import { writeMessage } from '../../server/outside/messages/writeMessage';
import { inTransaction } from '../../server/platform/database/transaction';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, StoppedClock, stopPath } from '../support/dispatchDay';
import { ALL_NEWS, OutreachDay, setRules } from '../support/outreachDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let day: OutreachDay;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:40:00');
  await server.db.deleteFrom('consents').execute();
  await setRules(server, ALL_NEWS);
  day = await OutreachDay.make(server, ana, { isUnderWay: true });
});

it('nobody is told anything while nothing is turned on', async () => {
  await setRules(server, {});
  await day.deliver(0);
  expect(await day.messages()).toEqual([]);
});

it('who has it hears so, and the next one that they are next', async () => {
  await day.deliver(0);
  expect(await day.heard()).toEqual(['delivered 0 waiting', 'next 1 waiting']);
  const [delivered] = (await day.messages()).filter(({ event }) => event === 'delivered');
  expect(delivered).toMatchObject({
    language: 'es',
    is_private: true,
    delivery_event_id: day.stop(0),
    close_door_pharmacy_id: day.run.cdp_id,
    time_zone: 'America/Los_Angeles',
  });
  const { text } = writeMessage(delivered as never, 'https://rx.test');
  expect(text).toMatch(
    /^PHARMACY \d+: su entrega se completó\. .*https:\/\/rx\.test\/#\/tracking\/[\w-]{20,} /,
  );
  const token = /tracking\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await server.call('GET', `/tracking/${token}`)).status).toBe(200);
});

it('each is told once, whatever happens in between', async () => {
  await day.deliver(0);
  await day.deliver(1);
  const all = await day.heard();
  expect(all).toContain('next 2 waiting');
  expect(new Set(all).size).toBe(all.length);
  // The first is set back to the road and delivered a second time.
  await server.db
    .updateTable('delivery_events')
    .set({ delivery_event_status_id: 2 })
    .where('id', '=', day.stop(0))
    .execute();
  await day.deliver(0);
  expect((await day.heard()).filter((line) => line.startsWith('delivered 0'))).toHaveLength(1);
});

it('what is no longer so does not leave any more', async () => {
  await day.deliver(0);
  await day.fail(1);
  const lines = await day.heard();
  expect(lines).toContain('next 1 stopped');
  expect(lines).toContain('attemptFailed 1 waiting');
  const [overtaken] = (await day.messages()).filter(({ state }) => state === 'stopped');
  expect(overtaken?.reason).toBe('overtaken');
});

describe('a household', () => {
  const joinFirstTwo = () =>
    server.db
      .updateTable('delivery_events')
      .set({ participant_id: day.run.participants[0] ?? 0 })
      .where('id', 'in', day.run.stops.slice(0, 2))
      .execute();

  it('hears of two deliveries once, when the last is closed', async () => {
    await joinFirstTwo();
    await day.deliver(0);
    expect((await day.heard()).filter((line) => line.startsWith('delivered'))).toEqual([]);
    await day.deliver(1);
    const told = (await day.messages()).filter(({ event }) => event === 'delivered');
    expect(told).toHaveLength(1);
    expect(told[0]?.args.link?.split('\n')).toHaveLength(2);
    expect(told[0]?.args.text).toContain('entrega (2 órdenes)');
    const causes = await server.db
      .selectFrom('message_causes')
      .select('delivery_event_id')
      .where('message_id', '=', told[0]?.id ?? 0)
      .where('event', '=', 'delivered')
      .execute();
    expect(causes).toHaveLength(2);
  });

  it('hears that one came and one did not', async () => {
    await joinFirstTwo();
    await day.deliver(0);
    await day.fail(1);
    const lines = (await day.heard()).filter((line) => /^(delivered|attemptFailed)/.test(line));
    expect(lines.sort()).toEqual(['attemptFailed 0 waiting', 'delivered 0 waiting']);
  });

  it('of people who share a phone gets one message while the driver is on the way', async () => {
    await server.db
      .updateTable('participants')
      .set({ phone_number: day.phoneOf(1) })
      .where('id', '=', day.run.participants[2] ?? 0)
      .execute();
    await day.deliver(0);
    const toThem = (await day.messages()).filter(({ recipient }) => recipient === day.phoneOf(1));
    expect(toThem.map(({ event }) => event)).toEqual(['next']);
    expect(toThem[0]?.args.text).toContain('usted es la próxima parada');
  });
});

it('speaks the recipient’s language, and goes by email where there is no mobile', async () => {
  const person = day.run.participants[0] ?? 0;
  await server.db.updateTable('participants').set({ language: 'en' }).where('id', '=', person).execute();
  await server.db
    .insertInto('participant_phones')
    .values({ participant_id: person, phone_number: day.phoneOf(0), number_type: 'land' } as never)
    .execute();
  await day.deliver(0);
  const [delivered] = (await day.messages()).filter(({ event }) => event === 'delivered');
  expect(delivered).toMatchObject({ channel: 'email', language: 'en' });
  expect(delivered?.args.subject).toBe('Your delivery is complete');
  // A failure may also be called: the land line is used only when there is no address.
  await server.db.updateTable('participants').set({ email: null }).where('id', '=', person).execute();
});

it('says openly that nobody could be reached', async () => {
  await server.db
    .updateTable('participants')
    .set({ phone_number: null, email: null })
    .where('id', '=', day.run.participants[0] ?? 0)
    .execute();
  await day.deliver(0);
  const [delivered] = (await day.messages()).filter(({ event }) => event === 'delivered');
  expect(delivered).toMatchObject({ state: 'stopped', reason: 'noWay', recipient: '' });
});

it('says nothing to who has said STOP, and shows it', async () => {
  await inTransaction(server.db, (trx) =>
    setConsent(trx, { contact: day.phoneOf(0), state: 'stopped', source: 'text', at: clock.now() }),
  );
  await day.deliver(0);
  expect(await day.heard()).toContain('delivered 0 stopped');
});

it('waits for the morning in quiet hours', async () => {
  clock.set('2026-11-21 05:30:00');
  const night = await server.signInAs('dispatcher');
  await day.change(day.stop(0), { delivery_event_status_id: 4, receptor_name: 'CARLA' }, night);
  const [delivered] = (await day.messages()).filter(({ event }) => event === 'delivered');
  expect(delivered).toMatchObject({ state: 'held', reason: 'quiet', next_try_at: '2026-11-21 16:00:00' });
});

it('an undone command takes its words back while they have not left, and its redo says them again', async () => {
  const { command_id } = await day.deliver(0);
  const undone = await server.call<CommandAnswer>(
    'POST',
    `/commands/${command_id}/undo`,
    command(ana, null, {}),
  );
  expect(undone.status).toBe(200);
  expect(new Set((await day.messages()).map(({ state, reason }) => `${state} ${reason}`))).toEqual(
    new Set(['stopped undone']),
  );
  await day.deliver(0);
  expect(await day.heard()).toContain('delivered 0 waiting');
});

it('the client’s rule is closer than the CDP’s, and the CDP’s than the operation’s', async () => {
  const { funding_source_id } = await server.db
    .selectFrom('participants')
    .select('funding_source_id')
    .where('id', '=', day.run.participants[0] ?? 0)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('recipient_rules')
    .values([
      { close_door_pharmacy_id: day.run.cdp_id, channels: JSON.stringify({ next: [] }) },
      { funding_source_id, channels: JSON.stringify({ delivered: [] }) },
    ])
    .execute();
  await day.deliver(0);
  await day.deliver(1);
  expect(await day.heard()).toEqual(['delivered 1 waiting']);
});

it('a run that starts tells all of its recipients, in one message each', async () => {
  day = await OutreachDay.make(server, ana, { isUnderWay: false });
  await day.start();
  expect(await day.heard()).toEqual([
    'next 0 waiting',
    'outForDelivery 1 waiting',
    'outForDelivery 2 waiting',
  ]);
});

it('a new time is told each time', async () => {
  const reschedule = async () =>
    server.call(
      'POST',
      stopPath(day.run, day.stop(1), 're_schedule'),
      command(ana, await day.versionOf(day.stop(1)), {
        destination_id: await insertAddress(server.db, day.run.participants[1] ?? 0),
        delivery_date: '2026-11-23',
        comments: 'Asked by phone',
      }),
    );
  const answer = await reschedule();
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  const [told] = (await day.messages()).filter(({ event }) => event === 'rescheduled');
  expect(told?.args.text).toContain('11/23/2026, durante el día');
});
