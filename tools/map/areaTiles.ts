import { ResolvedValueCache, zxyToTileId } from 'pmtiles';
import { tileAt, type Bounds } from '../../src/domain/addresses/mercator';
import type { Archive } from '../../server/outside/map/openArchive';
import type { DirectoryEntry } from './archiveParts';

/** A country at the usual zooms; more is a mistake in the box. */
const MOST_TILES = 4_000_000;

/** Ids of all tiles of an area, in order. Throws RangeError for too many. */
export function tileIdsOf([west, south, east, north]: Bounds, minZoom: number, maxZoom: number): number[] {
  const ids: number[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom++) {
    const from = tileAt({ latitude: north, longitude: west }, zoom);
    const to = tileAt({ latitude: south, longitude: east }, zoom);
    const count = (to.x - from.x + 1) * (to.y - from.y + 1);
    if (ids.length + count > MOST_TILES) throw new RangeError('too many tiles');
    for (let x = from.x; x <= to.x; x++)
      for (let y = from.y; y <= to.y; y++) ids.push(zxyToTileId(zoom, x, y));
  }
  return ids.sort((a, b) => a - b);
}

/** Place of the first id that is not below `value`. */
function firstFrom(ids: readonly number[], value: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The wanted ids from `from` up to `to` as runs of neighbours. */
function* runsOf(
  ids: readonly number[],
  from: number,
  to: number,
): Generator<[first: number, count: number]> {
  let index = firstFrom(ids, from);
  while (index < ids.length && (ids[index] ?? 0) < to) {
    const first = ids[index] ?? 0;
    let count = 1;
    while (ids[index + count] === first + count && first + count < to) count += 1;
    yield [first, count];
    index += count;
  }
}

/** What an archive has of the wanted tiles, by id. Only directories that hold some of them are read. */
export async function entriesOf(
  { source, header }: Archive,
  ids: readonly number[],
  onDirectory: (read: number) => void,
): Promise<DirectoryEntry[]> {
  const cache = new ResolvedValueCache(1);
  const bytes = {
    getKey: () => source.version,
    getBytes: async (offset: number, length: number) => ({
      data: (await source.read(offset, length)).buffer,
    }),
  };
  const found: DirectoryEntry[] = [];
  let read = 0;
  const visit = async (offset: number, length: number, end: number): Promise<void> => {
    const rows = await cache.getDirectory(bytes, offset, length, header);
    onDirectory(++read);
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1]?.tileId ?? end;
      if (row.runLength > 0) {
        for (const [tileId, runLength] of runsOf(ids, row.tileId, row.tileId + row.runLength))
          found.push({ tileId, runLength, offset: row.offset, length: row.length });
      } else if ((ids[firstFrom(ids, row.tileId)] ?? Infinity) < next) {
        await visit(header.leafDirectoryOffset + row.offset, row.length, next);
      }
    }
  };
  await visit(header.rootDirectoryOffset, header.rootDirectoryLength, Infinity);
  return found;
}
