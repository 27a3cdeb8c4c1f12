import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRoads } from '../../server/planning/roads/file/roadsFile';
import { roadsInUse } from '../../server/planning/roads/roadsInUse';
import { encodePolyline } from '../../src/domain/addresses/encodePolyline';
import { decodePolyline } from '../../src/domain/addresses/mapDefaults';
import type { RouteDraft, RunCandidates } from '../../src/domain/planning/planView';
import type { CommandAnswer, ManifestView } from '../../src/domain/runs/dispatchView';
import { legPairs, type WireLeg } from '../../src/domain/runs/runLegs';
import { fromWire } from '../../src/domain/time/dates';
import {
  command,
  commandsOnRun,
  DAY,
  makeRun,
  runPath,
  StoppedClock,
  type TestRun,
} from '../support/dispatchDay';
import { madeOf, node, street } from '../support/roads';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:10:00');
let folder: string;
let server: TestServer;
let dispatcher: TestSession;
let run: TestRun;

/** The doors of the test day are on one street, which they reach by way of a corner far in the east. */
const DOORS = [0, 1, 2, 3].map((index) => ({ longitude: -117.05, latitude: 32.75 + index / 100 }));
const CORNER = { longitude: -116.9, latitude: 32.765 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roads-api-'));
  const roadsFile = join(folder, 'roads');
  const nodes = [...DOORS, CORNER].map((point, index) => ({ ...node(index + 1, 0, 0), ...point }));
  const ways = DOORS.map((_, index) => street(index + 1, [index + 1, 5], { maxspeed: '100' }));
  await writeRoads(roadsFile, (await madeOf({ nodes, ways })).roads);
  server = await testServer({ clock, config: { roadsFile } });
  dispatcher = await server.signInAs('dispatcher');
  run = await makeRun(server.db, { deliveries: 3 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const call = commandsOnRun(() => ({ server, as: dispatcher, run }));
const readRun = async () => {
  const { body } = await server.call<ManifestView[]>('GET', `/delivery_manifest?id=${run.id}&events=1`, {
    as: dispatcher,
  });
  if (!body[0]) throw new Error('The run is gone');
  return body[0];
};

describe('a server with roads', () => {
  it('sends the drives of a run, and expects its arrivals by them', async () => {
    const read = await readRun();
    const pairs = legPairs(read.events);
    expect(pairs).toHaveLength(2);
    expect(read.legs).toEqual(
      pairs.map(([from, to]) => {
        const leg = roadsInUse()?.legBetween(from, to);
        return [leg?.seconds, leg?.metres];
      }),
    );
    const [first, second] = read.events.filter((event) => run.stops.includes(event.id));
    const apart = fromWire(second?.eta ?? '').getTime() - fromWire(first?.eta ?? '').getTime();
    // The drive, and five minutes at the door. In a straight line it would be two minutes.
    expect(apart / 1000).toBe((read.legs?.[0]?.[0] ?? 0) + 300);
    expect(read.legs?.[0]?.[0]).toBeGreaterThan(900);
  });

  it('answers the drives that a move asks for', async () => {
    const ask = (from: string, to: string) =>
      server.call<{ legs: WireLeg[][] }>('POST', '/delivery_manifest/legs', {
        as: dispatcher,
        body: { from, to },
      });
    const away = { longitude: 11, latitude: 48 };
    const { status, body } = await ask(encodePolyline(DOORS.slice(0, 1)), encodePolyline([...DOORS, away]));
    expect(status).toBe(200);
    expect(body.legs).toEqual([
      [...DOORS.map((door) => Object.values(roadsInUse()?.legBetween(DOORS[0] ?? door, door) ?? {})), null],
    ]);
    expect((await ask('€', encodePolyline(DOORS))).status).toBe(422);
    const many = encodePolyline(
      Array.from({ length: 500 }, (_, index) => ({ longitude: -117, latitude: index / 1e4 })),
    );
    expect((await ask(many, many)).status).toBe(422);
  });

  it('draws lines along streets, and none where no way leads', async () => {
    const away = { longitude: 11, latitude: 48 };
    const chains = [encodePolyline([...DOORS.slice(0, 2), away])];
    const { body } = await server.call<{ ways: string[][] }>('POST', '/delivery_manifest/ways', {
      as: dispatcher,
      body: { chains },
    });
    const [[first, second] = []] = body.ways;
    const line = decodePolyline(first ?? '');
    expect(line.some(({ longitude }) => Math.abs(longitude - CORNER.longitude) < 1e-4)).toBe(true);
    expect(second).toBe('');
    const timed = await server.call<{ times: number[][][] }>('POST', '/delivery_manifest/ways', {
      as: await server.signInAs('driver', { employee_id: run.employee_id }),
      body: { chains, with_times: true },
    });
    const [[seconds = [], none] = []] = timed.body.times;
    expect(seconds).toHaveLength(line.length);
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
    expect(none).toEqual([]);
    const perhaps = { as: dispatcher, body: { chains, with_times: 'perhaps' } };
    expect((await server.call('POST', '/delivery_manifest/ways', perhaps)).status).toBe(422);
    const broken = { as: dispatcher, body: { chains: ['€'] } };
    expect((await server.call('POST', '/delivery_manifest/ways', broken)).status).toBe(422);
  });

  it('gives drafts, lines, candidates and kilometres of the same drives', async () => {
    const draft = await server.call<RouteDraft>('POST', runPath(run, 'recalculate_trace/draft'), {
      as: dispatcher,
      body: {},
    });
    const { trace, after } = draft.body;
    // The first drive is the one from the CDP; where the driver is now is not known, and no time counts for it.
    expect(trace.legs.slice(1).reduce((sum, { metres }) => sum + metres, 0)).toBe(after.metres);
    expect(
      decodePolyline(trace.polyline).some(({ longitude }) => Math.abs(longitude - CORNER.longitude) < 1e-4),
    ).toBe(true);
    const kept = await call<CommandAnswer>('POST', 'recalculate_trace', { order: draft.body.order });
    expect(kept.status).toBe(200);
    expect((await readRun()).route_metres).toBe(trace.legs.reduce((sum, { metres }) => sum + metres, 0));

    const found = await server.call<RunCandidates>('POST', '/delivery_manifest/candidates', {
      as: dispatcher,
      body: {
        delivery_date: DAY,
        delivery_manifest_id: run.id,
        destination_latitude: DOORS[3]?.latitude,
        destination_longitude: DOORS[3]?.longitude,
      },
    });
    expect(found.body.feasible[0]?.added_minutes).toBeGreaterThan(15);
  });

  it('keeps the times of a command those of the next read', async () => {
    const stop = (await readRun()).events.find(({ id }) => id === run.stops[2]);
    const body = {
      delivery_event_ids: [stop?.id],
      versions: { [stop?.id ?? 0]: stop?.version },
      at: 2,
    };
    const path = `/delivery_manifest/${run.id}/move`;
    const moved = await server.call<CommandAnswer>('POST', path, command(dispatcher, null, body));
    expect(moved.status).toBe(200);
    const [answered] = moved.body.manifests;
    const read = await readRun();
    expect(answered?.legs).toEqual(read.legs);
    expect(answered?.events.map(({ eta }) => eta)).toEqual(read.events.map(({ eta }) => eta));
  });
});
