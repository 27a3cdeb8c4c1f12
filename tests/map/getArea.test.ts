import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Compression, zxyToTileId } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tileAt, type Bounds } from '../../src/domain/addresses/mercator';
import { openFileSource } from '../../server/outside/map/fileSource';
import { openArchive } from '../../server/outside/map/openArchive';
import { archiveHead, type DirectoryEntry } from '../../tools/map/archiveParts';
import { entriesOf, tileIdsOf } from '../../tools/map/areaTiles';
import { AreaFailed, getArea } from '../../tools/map/getArea';
import { DEMO_METADATA, mapArchive } from '../support/mapArchive';
import { serveRanges } from '../support/serveRanges';
import { startBuilt } from '../support/program';

const BOX: Bounds = [-117.1, 32.65, -117.0, 32.75];
const whole = mapArchive({ maxZoom: 13 });

let folder: string;
let to: string;
let remote: Server;
let bytes: Buffer;
/** Answers that the server still gives before it goes silent. */
let answersLeft: number;
let sent: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rx-area-'));
  to = join(folder, 'data', 'map.pmtiles');
  [bytes, answersLeft, sent] = [whole, Infinity, 0];
  const serve = serveRanges(() => bytes);
  remote = createServer((request, response) => {
    answersLeft -= 1;
    if (answersLeft < 0) {
      response.destroy();
      return;
    }
    response.on('finish', () => (sent += Number(response.getHeader('content-length') ?? 0)));
    serve(request, response);
  });
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  remote.closeAllConnections();
  await new Promise((resolve) => remote.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const url = () => `http://127.0.0.1:${(remote.address() as AddressInfo).port}/area.pmtiles`;
const said: string[] = [];
const get = (changes: Partial<Parameters<typeof getArea>[0]> = {}) => {
  said.length = 0;
  return getArea({ from: url(), to, bounds: BOX, maxZoom: 12, say: (text) => said.push(text), ...changes });
};
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it worked',
    (error: unknown) => (error instanceof AreaFailed ? error.message : String(error)),
  );

describe('a copy of an area', () => {
  it('has exactly its tiles, byte by byte, in an archive that the server opens', async () => {
    const { tiles } = await get();
    const copy = await openArchive(await openFileSource(to));
    const source = join(folder, 'whole.pmtiles');
    await writeFile(source, whole);
    const original = await openArchive(await openFileSource(source));
    expect(copy.header).toMatchObject({
      clustered: true,
      minZoom: 8,
      maxZoom: 12,
      minLon: -117.1,
      maxLat: 32.75,
    });
    expect(copy.header.numAddressedTiles).toBe(tiles);
    expect(copy.attribution).toBe('© Test contributors');
    const ids = tileIdsOf(BOX, 8, 12);
    expect(tiles).toBe(ids.length);
    for (const archive of [copy, original])
      expect((await entriesOf(archive, ids, () => undefined)).length, 'tiles of the area').toBe(ids.length);
    const inside = tileAt({ latitude: 32.7, longitude: -117.05 }, 12);
    const tile = await copy.tiles.getZxy(12, inside.x, inside.y);
    expect(tile?.data).toEqual((await original.tiles.getZxy(12, inside.x, inside.y))?.data);
    expect(await copy.tiles.getZxy(12, 700, 1600)).toBeUndefined();
    expect(said.at(-2)).toMatch(/\(100 %\)$/);
    expect(await readdir(join(folder, 'data'))).toEqual(['map.pmtiles']);
  });

  it('goes on where a run was cut off, and fetches nothing twice', async () => {
    // Tiles one by one in an order that cannot be fetched in one piece.
    bytes = scattered();
    answersLeft = 12;
    expect(await failure(get({ bounds: [-117.2, 32.6, -116.9, 32.9] }))).toMatch(
      /Run the same command again/,
    );
    const { size } = await stat(`${to}.part`);
    expect(size).toBeGreaterThan(0);
    const before = sent;
    answersLeft = Infinity;
    const { bytes: total } = await get({ bounds: [-117.2, 32.6, -116.9, 32.9] });
    expect(said).toContain('Going on where the last run stopped');
    expect(sent - before).toBeLessThan(total);
    const copy = await openArchive(await openFileSource(to));
    expect(Buffer.from((await copy.tiles.getZxy(8, 44, 103))?.data ?? new ArrayBuffer(0)).toString()).toBe(
      'tile 0',
    );
  }, 60_000);

  it('begins anew when the archive or the area is another one', async () => {
    await get();
    await writeFile(`${to}.part`, 'rubbish');
    await writeFile(`${to}.part.json`, '{"version":"old"}');
    await get();
    expect(said).not.toContain('Going on where the last run stopped');
    await expect(openFileSource(to).then(openArchive)).resolves.toBeDefined();
  });

  it('says what is wrong, and leaves an older file alone', async () => {
    await get();
    const before = await readFile(to);
    expect(await failure(get({ bounds: [8, 47, 9, 48] }))).toMatch(
      /nothing of this area; it reaches over -117.2,/,
    );
    expect(await failure(get({ from: url().replace('area', 'nothing') }))).toMatch(/does not answer ranges/);
    bytes = Buffer.from('<html>'.repeat(100));
    expect(await failure(get())).toMatch(/no PMTiles archive/);
    bytes = whole.subarray(0, whole.length - 10);
    expect(await failure(get())).toMatch(/a part of it is missing/);
    bytes = mapArchive({ metadata: { vector_layers: [] } });
    expect(await failure(get())).toMatch(/no layers earth, water and roads/);
    expect(await readFile(to)).toEqual(before);
  });

  it('refuses an area that is too large for one file', () => {
    expect(() => tileIdsOf([-180, -80, 180, 80], 0, 14)).toThrow(RangeError);
  });
});

/** An archive in which neighbours lie far apart. */
function scattered(): Buffer {
  const ids = tileIdsOf([-117.2, 32.6, -116.9, 32.9], 8, 12);
  const room = 60_000;
  const data = Buffer.alloc(ids.length * room);
  const entries = ids.map((tileId, index): DirectoryEntry => {
    const text = Buffer.from(`tile ${index}`);
    const offset = ((index * 7) % ids.length) * room;
    text.copy(data, offset);
    return { tileId, runLength: 1, offset, length: text.length };
  });
  const facts = { minZoom: 8, maxZoom: 12, tileCompression: Compression.None, metadata: DEMO_METADATA };
  const head = archiveHead(entries, data.length, { ...facts, bounds: [-117.2, 32.6, -116.9, 32.9] });
  return Buffer.concat([head, data]);
}

it('an archive with so many tiles that its directories have leaves is read back', async () => {
  const count = 40_000;
  const first = zxyToTileId(12, 0, 0);
  // Multiplied, so that the directory does not compress into one piece.
  const length = (index: number) => 1 + ((Math.imul(index, 2_654_435_761) >>> 12) % 9000);
  let offset = 0;
  const entries = Array.from({ length: count }, (_, index): DirectoryEntry => {
    offset += length(index);
    return { tileId: first + index * 3, runLength: 1, offset: offset - length(index), length: length(index) };
  });
  const facts = { minZoom: 12, maxZoom: 12, tileCompression: Compression.None, metadata: DEMO_METADATA };
  const path = join(folder, 'leaves.pmtiles');
  const head = archiveHead(entries, offset, { ...facts, bounds: [-180, -80, 180, 80] });
  await writeFile(path, Buffer.concat([head, Buffer.alloc(offset, 1)]));
  const archive = await openArchive(await openFileSource(path));
  expect(archive.header.leafDirectoryLength).toBeGreaterThan(0);
  const wanted = [entries[0], entries[12_345], entries.at(-1)].map((entry) => entry?.tileId ?? 0);
  let directories = 0;
  const found = await entriesOf(archive, wanted, (read) => (directories = read));
  expect(found).toEqual([entries[0], entries[12_345], entries.at(-1)]);
  expect(directories).toBeLessThanOrEqual(4);
});

it.each([
  [['--from', 'x'], '--bbox is missing'],
  [['--bbox', '1,2,3', '--from', 'x'], '--bbox is "1,2,3"'],
  [['--bbox', '-117.1,32.6,-117.2,32.7', '--from', 'x'], 'must be west,south,east,north'],
  [['--bbox', '-117.2,32.6,-117.1,32.7'], 'https://maps.protomaps.com/builds'],
  [['--bbox', '-117.2,32.6,-117.1,32.7', '--from', 'x', '--maxzoom', '99'], '--maxzoom is "99"'],
  [['--bbox', '-117.2,32.6,-117.1,32.7', '--from', '/nowhere.pmtiles'], 'cannot be copied'],
])(
  'npm run map:get -- %j ends with a sentence',
  async (args, sentence) => {
    const child = await startBuilt('mapGet', args, { MAP_SOURCE: '' });
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(1);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/\n\s+at /);
  },
  60_000,
);
