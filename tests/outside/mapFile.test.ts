import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MapGround } from '../../src/contract/map/ground';
import type { MapFileConfig } from '../../server/config';
import { DEMO_BOUNDS, mapArchive } from '../support/mapArchive';
import { testDatabase } from '../support/database';
import { testCdp } from '../support/places';
import { serveRanges } from '../support/serveRanges';
import { testServer, type TestServer, type TestSession } from '../support/server';
import type { Database } from '../../server/platform/database/database';

const archive = mapArchive();
let folder: string;
let path: string;
let database: Database;
let server: TestServer;
let person: TestSession;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rx-map-'));
  path = join(folder, 'map.pmtiles');
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function serverOn(file: MapFileConfig): Promise<void> {
  server = await testServer({
    database,
    config: { maps: { file, attribution: '© Others', google: false } },
  });
  person = await server.signInAs('nobody');
}
const onFile = () => serverOn({ path, isNamed: true });
const ground = async () => (await server.call<MapGround>('GET', '/map/ground', { as: person })).body;

function tiles(headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'GET',
    url: '/api/map/tiles',
    headers: { cookie: `rx_session=${person.token}`, 'accept-encoding': 'gzip, br', ...headers },
  });
}

describe('the file of streets', () => {
  it('is described to every signed-in person', async () => {
    await writeFile(path, archive);
    await onFile();
    expect(await ground()).toEqual({
      file: {
        version: expect.any(String) as string,
        bounds: DEMO_BOUNDS,
        min_zoom: 8,
        max_zoom: 12,
        attribution: '© Test contributors',
      },
      problem: null,
    });
    expect((await server.call('GET', '/map/ground')).status).toBe(401);
  });

  it('is sent by ranges, uncompressed, with a version that the browser can ask for', async () => {
    await writeFile(path, archive);
    await onFile();
    const whole = await tiles();
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload.equals(archive)).toBe(true);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'content-length': String(archive.length),
    });
    expect(whole.headers['content-encoding']).toBeUndefined();
    const etag = String(whole.headers.etag);

    const part = await tiles({ range: 'bytes=100-299' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(archive.subarray(100, 300))).toBe(true);
    expect(part.headers['content-range']).toBe(`bytes 100-299/${archive.length}`);
    expect(part.headers['content-encoding']).toBeUndefined();

    expect((await tiles({ 'if-none-match': etag })).statusCode).toBe(304);
    expect((await tiles({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await tiles({ range: 'bytes=0-9', 'if-range': '"old"' })).statusCode).toBe(200);
    const beyond = await tiles({ range: `bytes=${archive.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${archive.length}`]);
  });

  it('is for people with a session alone', async () => {
    await writeFile(path, archive);
    await onFile();
    const { statusCode } = await server.app.inject({ method: 'GET', url: '/api/map/tiles' });
    expect(statusCode).toBe(401);
  });

  it.each<[string, () => Buffer, string]>([
    ['no archive', () => Buffer.from('<html>Not found</html>'.repeat(50)), 'no_archive'],
    ['an empty file', () => Buffer.alloc(0), 'no_archive'],
    ['an archive of which the end is missing', () => archive.subarray(0, archive.length - 1), 'cut'],
    ['an archive of which little is there', () => archive.subarray(0, 100), 'cut'],
    [
      'an archive with a hole where its directory was',
      () => Buffer.concat([archive.subarray(0, 127), Buffer.alloc(archive.length - 127)]),
      'cut',
    ],
    [
      'an archive with other layers',
      () => mapArchive({ metadata: { vector_layers: [{ id: 'transportation' }] } }),
      'other_schema',
    ],
    ['an archive without a word on its layers', () => mapArchive({ metadata: {} }), 'other_schema'],
    ['an archive of Baltimore', () => mapArchive({ bounds: [-76.7, 39.2, -76.5, 39.4] }), 'other_area'],
  ])('%s is refused with a code', async (_, bytes, problem) => {
    await writeFile(path, bytes());
    await onFile();
    expect(await ground()).toEqual({ file: null, problem });
  });

  it('is asked for by name, or may be missing', async () => {
    await onFile();
    expect(await ground()).toEqual({ file: null, problem: 'missing' });
    expect((await tiles()).statusCode).toBe(404);
    await server.close();
    await serverOn({ path, isNamed: false });
    expect(await ground()).toEqual({ file: null, problem: null });
  });

  it('is seen when it arrives, changes and goes while the server runs', async () => {
    await serverOn({ path, isNamed: false });
    expect((await ground()).file).toBeNull();
    await writeFile(path, archive);
    const first = (await ground()).file?.version;
    expect(first).toBeDefined();
    await writeFile(path, mapArchive({ maxZoom: 13 }));
    const second = (await ground()).file;
    expect(second).toMatchObject({ max_zoom: 13 });
    expect(second?.version).not.toBe(first);
    await unlink(path);
    expect((await ground()).file).toBeNull();
  });

  it('belongs here as soon as one pharmacy lies in it', async () => {
    await writeFile(path, mapArchive({ bounds: [-76.7, 39.2, -76.5, 39.4] }));
    await onFile();
    const id = await testCdp(server.db);
    const baltimore = { latitude: 39.3, longitude: -76.6 };
    await server.db.updateTable('cdps').set(baltimore).where('id', '=', id).execute();
    expect((await ground()).problem).toBeNull();
    await server.db.deleteFrom('cdps').where('id', '=', id).execute();
  });
});

describe('an archive on another server', () => {
  let remote: Server;
  let bytes: Buffer;
  const url = () => `http://127.0.0.1:${(remote.address() as AddressInfo).port}/area.pmtiles`;
  beforeEach(async () => {
    bytes = archive;
    remote = createServer(serveRanges(() => bytes));
    await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    remote.closeAllConnections();
    await new Promise((resolve) => remote.close(resolve));
  });

  it('is passed on by our own server', async () => {
    await serverOn({ url: url() });
    expect((await ground()).file).toMatchObject({ bounds: DEMO_BOUNDS });
    const part = await tiles({ range: 'bytes=100-299' });
    expect([part.statusCode, part.rawPayload.equals(archive.subarray(100, 300))]).toEqual([206, true]);
  });

  it('that changed is opened anew instead of being mixed with the old one', async () => {
    await serverOn({ url: url() });
    const before = (await ground()).file?.version;
    bytes = mapArchive({ maxZoom: 13 });
    expect((await tiles({ range: 'bytes=0-99' })).statusCode).toBe(503);
    const after = (await ground()).file;
    expect(after).toMatchObject({ max_zoom: 13 });
    expect(after?.version).not.toBe(before);
  });

  it('that does not answer is missing, and asked again later', async () => {
    await serverOn({ url: url().replace('area', 'nothing') });
    expect((await ground()).problem).toBe('missing');
  });
});
