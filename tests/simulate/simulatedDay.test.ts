import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../../server/demo/loadDemo';
import { DEMO_PASSWORD, DRIVER_EMAILS } from '../../server/demo/staff';
import { routePermissions } from '../../server/platform/plugins/access';
import { EVENT_STATUS, isClosedStatus } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { isOpenStop, nextOpenStop } from '../../src/domain/runs/stopOrder';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import { canTransition, initialStatus } from '../../src/domain/stops/transitions';
import { apiBase } from '../../server/demo/drivers/apiSession';
import { simulateDay, type SimulationOptions } from '../../server/demo/drivers/simulateDay';
import { moodOf } from '../../server/demo/drivers/visitPlan';
import { command, StoppedClock } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';

// Six in the morning in San Diego: most of the day is still to come.
const MORNING = '2026-11-20 14:00:00';

async function demoServer(clock: StoppedClock): Promise<TestServer> {
  const server = await testServer({ clock });
  const permissions = routePermissions(server.app).map(([http_method, path_route]) => ({
    http_method,
    path_route,
  }));
  const size = { size: 'day', participants: 26, runs: 3, historyDays: 0 } as const;
  await loadDemo(server.db, { ...size, today: clock.now(), routePermissions: permissions }, () => undefined);
  return server;
}

/** Sleeping moves the test's clock on, so a whole day takes seconds. */
function optionsFor(
  base: string,
  clock: StoppedClock,
  more: Partial<SimulationOptions>,
  onSleep: () => Promise<void> = () => Promise.resolve(),
): SimulationOptions {
  return {
    base,
    password: DEMO_PASSWORD,
    speed: Infinity,
    emails: DRIVER_EMAILS,
    drivers: DRIVER_EMAILS.length,
    seed: 1,
    skipsToFirstStart: true,
    signal: new AbortController().signal,
    say: () => undefined,
    ...more,
    clock: {
      now: clock.now,
      sleep: async (ms, signal) => {
        signal.throwIfAborted();
        await onSleep();
        clock.advance(ms);
      },
    },
  };
}

describe('a day driven through the public API', () => {
  const clock = new StoppedClock(MORNING);
  const said: string[] = [];
  let server: TestServer;
  let toDrive: number[];

  beforeAll(async () => {
    server = await demoServer(clock);
    const runs = await server.db
      .selectFrom('delivery_manifest')
      .select('id')
      .where('employee_id', 'is not', null)
      .where('delivery_manifest_status_id', 'not in', [MANIFEST_STATUS.done, MANIFEST_STATUS.incomplete])
      .execute();
    toDrive = runs.map((run) => run.id);
    const base = apiBase(await server.listen());
    const tally = await simulateDay(optionsFor(base, clock, { say: (text) => said.push(text) }));
    said.push(...tally.lines());
    expect(tally.refusals, said.filter((line) => line.includes('refused')).join('\n')).toBe(0);
  }, 240_000);
  afterAll(() => server.close());

  it('closes every stop of every run that was left to drive', async () => {
    expect(toDrive.length).toBeGreaterThan(1);
    const runs = await server.db
      .selectFrom('delivery_manifest')
      .select('delivery_manifest_status_id')
      .where('id', 'in', toDrive)
      .execute();
    expect(runs.map((run) => run.delivery_manifest_status_id)).toEqual(
      toDrive.map(() => MANIFEST_STATUS.done),
    );
    const stops = await server.db
      .selectFrom('delivery_events')
      .select(['id', 'delivery_event_type_id', 'delivery_event_status_id'])
      .where('delivery_manifest_id', 'in', toDrive)
      .execute();
    expect(stops.filter(isOpenStop)).toEqual([]);
  });

  it('by legal steps only, which the driver’s device has reported, none of them in the future', async () => {
    const events = await server.db.selectFrom('delivery_events').selectAll().execute();
    const lines = await server.db
      .selectFrom('delivery_event_transitions')
      .selectAll()
      .orderBy('id')
      .execute();
    const types = new Map(events.map((event) => [event.id, event.delivery_event_type_id]));
    const states = new Map<number, number>();
    const now = clock.now().toISOString().slice(0, 19).replace('T', ' ');
    for (const line of lines) {
      const typeId = types.get(line.delivery_event_id) ?? 0;
      const from = states.get(line.delivery_event_id) ?? initialStatus(typeId);
      const to = line.delivery_event_status_id;
      expect(canTransition(from, to, typeId), `${from} → ${to} of type ${typeId}`).toBe(true);
      expect(line.datetime <= now).toBe(true);
      states.set(line.delivery_event_id, to);
    }
    const driven = lines.filter((line) => line.datetime > MORNING && line.source === 'driver');
    expect(driven.length).toBeGreaterThan(30);
    expect(driven.every((line) => line.actor_user_id !== null)).toBe(true);
    const atDoors = driven.filter((line) => isClosedStatus(line.delivery_event_status_id));
    expect(atDoors.some((line) => line.latitude !== null)).toBe(true);
  });

  it('tells what it does without the name of anybody at a door', async () => {
    const people = await server.db.selectFrom('participants').select('participant_full_name').execute();
    const text = said.join('\n');
    expect(text).toMatch(/has finished the day/);
    expect(text).toMatch(/Stops closed: .*\d+ successful/);
    for (const { participant_full_name: name } of people) expect(text).not.toContain(name);
  });
});

describe('a day watched by somebody who waits, and meddled with by the office', () => {
  it('shows the vehicle on the recipient’s page while their stop is the next one, and leaves alone what the office cancels', async () => {
    const clock = new StoppedClock(MORNING);
    const server = await demoServer(clock);
    try {
      const ana = await server.signInAs('dispatcher');
      const runs = await server.db
        .selectFrom('delivery_manifest')
        .select(['id', 'employee_id'])
        .where('employee_id', 'is not', null)
        .where('delivery_manifest_status_id', '=', MANIFEST_STATUS.scheduled)
        .orderBy('start_at')
        .execute();
      const run = runs.find((one) => !moodOf(1, one.employee_id ?? 0).isMute);
      const stopsOf = () =>
        server.db
          .selectFrom('delivery_events')
          .select(['id', 'version', 'secuence', 'delivery_event_type_id', 'delivery_event_status_id'])
          .where('delivery_manifest_id', '=', run?.id ?? 0)
          .orderBy('secuence')
          .execute();
      const [canceled, waiting] = (await stopsOf()).filter(
        (stop) => stop.delivery_event_type_id === EVENT_TYPE.delivery && isOpenStop(stop),
      );
      const cancel = async ({ id, version }: { id: number; version: number }) => {
        const reason = { non_delivery_reason_id: 1, comments: 'called off' };
        const body = { delivery_event_status_id: EVENT_STATUS.canceled, ...reason };
        const verb = `/delivery_manifest/${run?.id}/delivery_events/${id}/change_status`;
        expect((await server.call('POST', verb, command(ana, version, body))).status).toBe(200);
      };
      const path = `/delivery_manifest/${run?.id}/delivery_events/${waiting?.id}/tracking_link`;
      const link = await server.call<{ token: string }>('POST', path, { as: ana });
      expect(link.status).toBe(201);

      const stop = new AbortController();
      const distances: number[] = [];
      let looks = 0;
      const look = async () => {
        looks += 1;
        const stops = await stopsOf();
        const answer = await server.app.inject({
          method: 'GET',
          url: `/api/tracking/${link.body.token}`,
          // An address of its own, for the limit is per address.
          remoteAddress: `10.2.${looks >> 8}.${looks & 255}`,
        });
        const { vehicle } = answer.json<TrackingView>();
        const own = stops.find((each) => each.id === waiting?.id);
        if (nextOpenStop(stops)?.id !== own?.id) expect(vehicle, 'somebody else’s way').toBeNull();
        else if (own?.delivery_event_status_id === EVENT_STATUS.inProgress)
          distances.push(vehicle?.distance_m ?? Number.NaN);
        const onTheWay = stops.find((each) => each.id === canceled?.id);
        if (onTheWay?.delivery_event_status_id === EVENT_STATUS.inProgress) await cancel(onTheWay);
        if (own && !isOpenStop(own)) stop.abort();
      };
      const emails = [DRIVER_EMAILS[(run?.employee_id ?? 0) - 1] ?? ''];
      const said: string[] = [];
      const say = (text: string) => void said.push(text);
      const options = { speed: 15, emails, signal: stop.signal, say };
      await simulateDay(optionsFor(apiBase(await server.listen()), clock, options, look));

      expect(stop.signal.aborted, 'the stop was reached').toBe(true);
      expect(said.join('\n')).toContain('left alone: the office has changed it (canceled)');
      const left = (await stopsOf()).find((each) => each.id === canceled?.id);
      expect(left?.delivery_event_status_id).toBe(EVENT_STATUS.canceled);
      expect(distances.length).toBeGreaterThan(1);
      expect(distances).toEqual([...distances].sort((a, b) => b - a));
      expect(distances.at(-1)).toBeLessThan(150);
    } finally {
      await server.close();
    }
  }, 240_000);
});
