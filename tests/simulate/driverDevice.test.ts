import { beforeEach, describe, expect, it } from 'vitest';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { encodePolyline } from '../../src/domain/addresses/encodePolyline';
import { ApiSession } from '../../server/demo/drivers/apiSession';
import { DriverDevice, Refused, SignedOut } from '../../server/demo/drivers/driverDevice';

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}
type Answer = { status: number; body: unknown } | 'lost';

const RUN = { id: 7 } as ManifestView;
const HERE = { latitude: 32.75, longitude: -117.05 };
const WORDS = {
  comments: null,
  non_delivery_reason_id: null,
  other_non_delivery_reason_description: null,
  receptor_name: 'ANA',
};
const AUTH = { employee_id: 3, full_name: 'DEMO DRIVER', time_zone: 'America/Los_Angeles' };
const refusal = (status: number, status_code: string) => ({ status, body: { status_code, message: 'No' } });
const done = { status: 200, body: {} };

let sent: Sent[];
let slept: number[];
let now = 0;

/** A device whose server gives these answers, one after another. */
function deviceFor(...answers: Answer[]): DriverDevice {
  const send: typeof fetch = (input, init) => {
    const path = String(input).replace('http://server/api', '');
    const text = typeof init?.body === 'string' ? init.body : '{}';
    sent.push({
      path,
      key: new Headers(init?.headers).get('idempotency-key'),
      body: JSON.parse(text) as Record<string, unknown>,
    });
    const answer = answers.shift();
    if (!answer || answer === 'lost') return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  };
  const clock = {
    now: () => new Date(now),
    sleep: (ms: number) => {
      slept.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
  const session = new ApiSession('http://server/api', 'mobile', send);
  return new DriverDevice(session, AUTH, clock, new AbortController().signal);
}

const deliver = (device: DriverDevice, ids = [11]) =>
  device.changeStatus(RUN, ids, EVENT_STATUS.successful, WORDS, HERE);

beforeEach(() => {
  sent = [];
  slept = [];
  now = Date.parse('2026-11-20T17:00:00.400Z');
});

describe('a driver’s device and the server', () => {
  it('says where and when, with the device’s own time', async () => {
    expect(await deliver(deviceFor(done))).toBe(0);
    expect(sent[0]?.path).toBe('/delivery_manifest/7/delivery_events/11/change_status');
    expect(sent[0]?.body).toMatchObject({
      delivery_event_status_id: 4,
      datetime: '2026-11-20 17:00:00',
      receptor_name: 'ANA',
      ...HERE,
    });
  });

  it('repeats what has had no answer, under the same key', async () => {
    await deliver(deviceFor('lost', 'lost', done));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(slept).toEqual([2_000, 2_000]);
  });

  it('renews a stale binding token and says it again, under the same key', async () => {
    await deliver(deviceFor(refusal(401, 'auth007'), { status: 200, body: { Authorization: 'new' } }, done));
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
      'change_status',
      'session',
      'change_status',
    ]);
    expect(sent[2]?.key).toBe(sent[0]?.key);
  });

  it.each(['br003', 'br006'])('forces %s: the driver stands there', async (code) => {
    expect(await deliver(deviceFor(refusal(400, code), done))).toBe(1);
    expect(sent[1]?.path).toMatch(/change_status_override$/);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('forces only those of many stops that ask for it', async () => {
    const item = (id: number, status_code: string | null) => ({
      id,
      ok: status_code === null,
      status_code,
      message: '',
    });
    const device = deviceFor({ status: 200, body: { results: [item(11, null), item(12, 'br006')] } }, done);
    expect(await deliver(device, [11, 12])).toBe(1);
    expect(sent[0]?.body.delivery_event_ids).toEqual([11, 12]);
    expect(sent[1]?.path).toBe('/delivery_manifest/7/delivery_events/12/change_status_override');
  });

  it('forces nothing else', async () => {
    const refused = await deliver(deviceFor(refusal(409, 'state001'))).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ code: 'state001', message: 'No' });
    expect(sent).toHaveLength(1);
  });

  it('is over when somebody else has signed in', async () => {
    await expect(deliver(deviceFor(refusal(401, 'auth006')))).rejects.toBeInstanceOf(SignedOut);
  });

  it('keeps positions while the phone is silent, and reports them together, no two in one second', async () => {
    const device = deviceFor({ status: 200, body: { accepted: 3 } });
    for (let index = 0; index < 3; index++) await device.note({ ...HERE, speed: 0, heading: null });
    expect(await device.report()).toBe(3);
    expect(await device.report(), 'nothing is left').toBe(0);
    const times = (sent[0]?.body as unknown as { recorded_at: string }[]).map((fix) => fix.recorded_at);
    expect(times).toEqual(['2026-11-20 17:00:00', '2026-11-20 17:00:01', '2026-11-20 17:00:02']);
  });
});

describe('the way to a door', () => {
  const door = { latitude: 32.76, longitude: -117.05 };
  const corner = { latitude: 32.75, longitude: -117.04 };
  const ways = (...found: string[]) => ({ status: 200, body: { ways: [found], times: [[[0, 30, 90]]] } });

  it('is the one along streets that the server knows, from door to door', async () => {
    const device = deviceFor(ways(encodePolyline([HERE, corner, door])));
    const way = await device.wayBetween(HERE, door);
    expect(way).toEqual({
      points: [HERE, HERE, corner, door, door],
      seconds: [0, 0, 30, 90, 90],
      isOnRoads: true,
    });
    expect(sent[0]).toMatchObject({ path: '/delivery_manifest/ways', body: { with_times: true } });
  });

  it('is unknown where none leads, and a server without roads is asked no more', async () => {
    const device = deviceFor(ways(''), { status: 200, body: { ways: [] } });
    expect(await device.wayBetween(HERE, door)).toBeNull();
    expect(await device.wayBetween(HERE, door)).toBeNull();
    expect(await device.wayBetween(HERE, door)).toBeNull();
    expect(sent).toHaveLength(2);
  });

  it('is unknown at a server that knows no such question', async () => {
    const device = deviceFor(refusal(404, 'err404'));
    expect(await device.wayBetween(HERE, door)).toBeNull();
    expect(await device.wayBetween(HERE, door)).toBeNull();
    expect(sent).toHaveLength(1);
  });
});
