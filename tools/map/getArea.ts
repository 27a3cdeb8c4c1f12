import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { tileIdToZxy } from 'pmtiles';
import type { Bounds } from '../../src/domain/addresses/mercator';
import { SourceFailed } from '../../server/outside/map/byteSource';
import { openFileSource } from '../../server/outside/map/fileSource';
import { openArchive, type Archive } from '../../server/outside/map/openArchive';
import { PROBLEM_WORDS } from '../../server/outside/map/problemWords';
import { openRemoteSource } from '../../server/outside/map/remoteSource';
import { archiveHead, type DirectoryEntry } from './archiveParts';
import { entriesOf, tileIdsOf } from './areaTiles';
import { copyContents, layOut } from './copyTiles';

/** Tiles of the copy that are unpacked at the end. */
const CHECKED_TILES = 400;

/** What went wrong, for the person at the terminal. */
export class AreaFailed extends Error {
  override name = 'AreaFailed';
}

export interface AreaRequest {
  /** http(s) address or path. */
  from: string;
  to: string;
  bounds: Bounds;
  maxZoom: number;
  /** `isOften`: one of many, of which some may be left out. */
  say: (text: string, isOften?: boolean) => void;
}

async function openFrom(from: string): Promise<Archive> {
  try {
    const source = /^https?:\/\//.test(from) ? await openRemoteSource(from) : await openFileSource(from);
    return await openArchive(source);
  } catch (error) {
    if (!(error instanceof SourceFailed)) throw error;
    throw new AreaFailed(`${from} cannot be copied: ${PROBLEM_WORDS[error.problem]}.`);
  }
}

function clampedBounds({ header }: Archive, [west, south, east, north]: Bounds): Bounds {
  const bounds: Bounds = [
    Math.max(west, header.minLon),
    Math.max(south, header.minLat),
    Math.min(east, header.maxLon),
    Math.min(north, header.maxLat),
  ];
  if (bounds[0] < bounds[2] && bounds[1] < bounds[3]) return bounds;
  const area = [header.minLon, header.minLat, header.maxLon, header.maxLat].join(',');
  throw new AreaFailed(`The archive has nothing of this area; it reaches over ${area}.`);
}

function idsOf(bounds: Bounds, minZoom: number, maxZoom: number): number[] {
  try {
    return tileIdsOf(bounds, minZoom, maxZoom);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AreaFailed('The area is too large for one file: choose a smaller box or a lower --maxzoom.');
  }
}

/** Begins anew unless what is there is the beginning of this very copy. */
async function keepOrDrop(part: string, plan: object): Promise<boolean> {
  const text = JSON.stringify(plan);
  const known = await readFile(`${part}.json`, 'utf8').catch(() => null);
  if (known === text) return true;
  await rm(part, { force: true });
  await writeFile(`${part}.json`, text);
  return false;
}

async function join(path: string, head: Buffer, part: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.write(head);
    for await (const chunk of createReadStream(part)) await file.write(chunk as Buffer);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Opens the copy as the server will, and unpacks tiles all over it. */
async function check(path: string, entries: readonly DirectoryEntry[]): Promise<void> {
  try {
    const { tiles } = await openArchive(await openFileSource(path));
    const step = Math.max(1, Math.floor(entries.length / CHECKED_TILES));
    for (let index = 0; index < entries.length; index += step) {
      const tile = await tiles.getZxy(...tileIdToZxy(entries[index]?.tileId ?? 0));
      if (!tile) throw new SourceFailed('cut');
    }
  } catch {
    await rm(path, { force: true });
    throw new AreaFailed('The copy is not whole: a tile cannot be read back. Run the same command again.');
  }
}

/** Copies an area of an archive into one of its own. What an earlier run has fetched is not fetched again. */
export async function getArea({
  from,
  to,
  bounds,
  maxZoom,
  say,
}: AreaRequest): Promise<{ tiles: number; bytes: number }> {
  const archive = await openFrom(from);
  const { header, source, tiles } = archive;
  const area = clampedBounds(archive, bounds);
  const zooms = { minZoom: header.minZoom, maxZoom: Math.min(maxZoom, header.maxZoom) };
  const ids = idsOf(area, zooms.minZoom, zooms.maxZoom);
  say(`Looking for ${ids.length.toLocaleString('en-US')} tiles of zoom ${zooms.minZoom} to ${zooms.maxZoom}`);
  const part = `${to}.part`;
  try {
    const found = await entriesOf(archive, ids, (read) => {
      say(`${read} directories read`, true);
    });
    if (found.length === 0) throw new AreaFailed('The archive has no tile of this area.');
    const { entries, contents, bytes } = layOut(found);
    await mkdir(dirname(to), { recursive: true });
    const isResumed = await keepOrDrop(part, { version: source.version, area, ...zooms });
    if (isResumed) say('Going on where the last run stopped');
    const megabytes = (count: number) => (count / 1e6).toFixed(1);
    await copyContents(source, header.tileDataOffset, {
      contents,
      path: part,
      onBytes: (done) =>
        say(
          `${megabytes(done)} of ${megabytes(bytes)} MB (${Math.floor((done / bytes) * 100)} %)`,
          done < bytes,
        ),
    });
    const metadata = (await tiles.getMetadata()) as object;
    const { tileCompression } = header;
    const head = archiveHead(entries, bytes, { bounds: area, ...zooms, tileCompression, metadata });
    await join(`${to}.new`, head, part);
    say('Checking the copy');
    await check(`${to}.new`, entries);
    await rename(`${to}.new`, to);
    await Promise.all([rm(part, { force: true }), rm(`${part}.json`, { force: true })]);
    return { tiles: entries.reduce((sum, { runLength }) => sum + runLength, 0), bytes: head.length + bytes };
  } catch (error) {
    if (!(error instanceof SourceFailed)) throw error;
    throw new AreaFailed(
      'The server stopped answering, or the archive was replaced. Run the same command again to go on.',
    );
  }
}
