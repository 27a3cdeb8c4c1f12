import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodePolyline } from '../../src/domain/addresses/encodePolyline';
import { extractBytes } from '../support/osmExtract';
import { DEMO_BOUNDS, mapArchive } from '../support/mapArchive';
import { addressOf, makeDataDir, startBuilt, startProgram, type Program } from '../support/program';
import { node, place, street } from '../support/roads';
import { serveRanges } from '../support/serveRanges';

let dataDir: string;
let remote: Server;
let server: Program | undefined;

beforeAll(async () => {
  ({ dataDir } = await makeDataDir());
  remote = createServer(serveRanges(() => mapArchive())).listen(0, '127.0.0.1');
  await once(remote, 'listening');
}, 120_000);
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.exit;
  remote.closeAllConnections();
  remote.close();
  await rm(dataDir, { recursive: true, force: true });
}, 30_000);

/** Runs a tool to its end. Answers what it has said and how it ended. */
async function run(name: string, args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const child = await startBuilt(name, args, { DATA_DIR: dataDir, DATABASE_URL: '' });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said };
}

it('an installation without streets gets them by two commands, and its server starts with both', async () => {
  const { port } = remote.address() as AddressInfo;
  const from = `http://127.0.0.1:${port}/area.pmtiles`;
  const got = await run('mapGet', ['--bbox', DEMO_BOUNDS.join(','), '--from', from, '--maxzoom', '11']);
  expect(got.said).not.toMatch(/error/i);
  expect(got.code).toBe(0);

  // Two corners and a way round between them: what is straight is no street.
  const corners = [node(1, 0, 0), node(2, 8, 0), node(3, 8, 8), node(4, 0, 8)];
  const extract = join(dataDir, 'town.osm.pbf');
  await writeFile(
    extract,
    extractBytes({ nodes: corners, ways: [street(1, [1, 2, 3, 4], { name: 'Long Street' })] }),
  );
  const made = await run('roads', [extract]);
  expect(made.code, made.said).toBe(0);

  server = await startProgram({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' });
  const address = await addressOf(server);
  await expect.poll(() => server?.output()).toMatch(/The map has streets from .*map\.pmtiles/);
  expect(server.output()).toMatch(/travel times come from roads/);
  // Nobody is signed in: the file of streets and the ways along roads are for people with a session.
  const chains = [encodePolyline([place(0, 0), place(0, 8)])];
  const [file, ways] = await Promise.all([
    fetch(`${address}/api/map/tiles`, { headers: { range: 'bytes=0-15' } }),
    fetch(`${address}/api/delivery_manifest/ways`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chains }),
    }),
  ]);
  expect([file.status, ways.status]).toEqual([401, 401]);
}, 120_000);

it('a box outside of the archive, and an extract without roads, end in a sentence and change nothing', async () => {
  const { port } = remote.address() as AddressInfo;
  const from = `http://127.0.0.1:${port}/area.pmtiles`;
  const away = await run('mapGet', ['--bbox', '10,48,11,49', '--from', from]);
  expect(away.code).not.toBe(0);
  expect(away.said).not.toMatch(/\n\s+at /);
  const lake = join(dataDir, 'lake.osm.pbf');
  await writeFile(
    lake,
    extractBytes({
      nodes: [node(1, 0, 0), node(2, 1, 0)],
      ways: [street(1, [1, 2], { highway: 'footway' })],
    }),
  );
  const none = await run('roads', [lake]);
  expect(none.code).not.toBe(0);
  expect(none.said).toMatch(/has no roads that a car may use/);
  expect(none.said).not.toMatch(/\n\s+at /);
}, 60_000);
