import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRun, SECRETS, stopPath, type TestRun } from '../support/dispatchDay';
import { mapArchive } from '../support/mapArchive';
import { testServer, type TestServer, type TestSession } from '../support/server';

const MOST_BYTES = 40_000;

let folder: string;
let server: TestServer;
let run: TestRun;
let other: TestRun;
let office: TestSession;
let ofOther: TestSession;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rx-map-'));
  const path = join(folder, 'map.pmtiles');
  await writeFile(path, mapArchive({ maxZoom: 14 }));
  const maps = { file: { path, isNamed: true }, tilesUrl: null, attribution: '© Others', google: false };
  server = await testServer({ config: { maps } });
  [run, other] = [await makeRun(server.db), await makeRun(server.db)];
  office = await server.signInAs('administrator');
  ofOther = await server.signInAs('administrator', { cdp_id: other.cdp_id });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function picture(path: string, as: TestSession = office, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { ...server.headersOf(as), ...headers },
  });
}

async function addressOf(participantId: number, place: object): Promise<void> {
  await server.db
    .insertInto('participant_addresses')
    .values({
      participant_id: participantId,
      address: SECRETS.street,
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      full_address: `${SECRETS.street}, SAN DIEGO, CA 92101`,
      ...place,
    } as never)
    .execute();
}

/** Reads of the log, by what was read. */
async function readsOf(id: number): Promise<string[]> {
  await server.app.reads.flushed();
  const entries = await server.db.selectFrom('audit_entries').select(['resource', 'changes']).execute();
  return entries.flatMap(({ resource, changes }) => {
    const { id: read, part } = changes as { id?: { to: unknown }; part?: { to: unknown } };
    return read?.to === id ? [`${resource} ${String(part?.to)}`] : [];
  });
}

describe('a small map', () => {
  it('shows a CDP with streets, names, scale and attribution, in both themes', async () => {
    const light = await picture(`/cdp/${run.cdp_id}/map`);
    expect(light.statusCode).toBe(200);
    expect(light.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(light.body).toMatch(/^<svg [^>]+width="640" height="320"/);
    expect(light.body).toMatch(/STREET 14\/\d+\/\d+|DEMO TOWN/);
    expect(light.body).toContain('© Test contributors');
    expect(light.body).toMatch(/>\d[\d,]* ft</);
    expect(light.body).not.toMatch(/<(style|script)|(href|src)="(?!#)/);
    expect(gzipSync(light.body).length).toBeLessThan(MOST_BYTES);
    const dark = await picture(`/cdp/${run.cdp_id}/map?theme=dark&unit=km&width=400&height=200`);
    expect(dark.body).toMatch(/width="400" height="200"/);
    expect(dark.body).toMatch(/>\d+ m</);
    expect(dark.body).not.toBe(light.body);
  });

  it('is asked for again with its version', async () => {
    const path = `/cdp/${run.cdp_id}/map`;
    const first = await picture(path);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await picture(path, office, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('shows where a participant lives to those who may read it, and is kept by no cache', async () => {
    const [id = 0, unplaced = 0] = run.participants;
    await addressOf(id, { latitude: 32.75, longitude: -117.05, is_default: true });
    await addressOf(unplaced, { is_default: true });
    const answer = await picture(`/participants/${id}/map`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.body).not.toContain(SECRETS.lastName);
    expect((await picture(`/participants/${unplaced}/map`)).statusCode).toBe(404);
    expect((await picture(`/participants/${id}/map`, ofOther)).statusCode).toBe(404);
    expect((await picture(`/participants/${id}/map`, await server.signInAs('nobody'))).statusCode).toBe(403);
    expect(await readsOf(id)).toEqual(['participants map']);
  });

  it('shows the door of a stop within its scope, and says who looked', async () => {
    const [id = 0] = run.stops;
    const path = stopPath(run, id, 'map');
    const answer = await picture(path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await picture(path, ofOther)).statusCode).toBe(404);
    expect((await picture(stopPath(other, id, 'map'))).statusCode).toBe(404);
    expect((await picture(stopPath(run, run.pullOut, 'map'))).statusCode).toBe(404);
    expect(await readsOf(id)).toEqual(['delivery_events map']);
  });

  it('shows the door of a delivery and where its result was recorded', async () => {
    const [, id = 0] = run.stops;
    const path = `/delivery_events/${id}/proof/map`;
    const door = await picture(path);
    expect(door.statusCode).toBe(200);
    await server.db
      .insertInto('delivery_event_transitions')
      .values({
        delivery_event_id: id,
        delivery_manifest_id: run.id,
        datetime: `${run.date} 16:00:00`,
        delivery_event_status_id: 4,
        delivery_event_type_id: 3,
        actor_name: 'DEMO DRIVER',
        source: 'driver',
        latitude: 32.7605,
        longitude: -117.0505,
      })
      .execute();
    const both = await picture(path);
    expect(both.body).not.toBe(door.body);
    expect((await picture(path, ofOther)).statusCode).toBe(404);
    expect(await readsOf(id)).toContain('delivery_events proof/map');
  });

  it('shows any place with markers, and refuses what is none', async () => {
    const place = '/map/static?lat=32.75&lng=-117.1&zoom=12';
    expect((await picture(place)).statusCode).toBe(200);
    const marked = await picture(`${place}&markers=pharmacy,32.75,-117.1;vehicle,32.76,-117.09`);
    expect(marked.body.match(/translate\(/g)).toHaveLength(2);
    for (const wrong of [
      '/map/static?lat=32.75',
      '/map/static?lat=91&lng=0',
      `${place}&markers=dragon,1,2`,
      `${place}&markers=stop,1`,
      `${place}&markers=stop,1e9,2`,
      `${place}&width=99999`,
      `${place}&theme=sepia`,
    ])
      expect((await picture(wrong)).statusCode, wrong).toBe(400);
    expect((await server.app.inject({ method: 'GET', url: `/api${place}` })).statusCode).toBe(401);
  });
});
