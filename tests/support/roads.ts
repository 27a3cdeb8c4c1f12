import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoads } from '../../server/planning/roads/build/buildRoads';
import { writeExtract, type Extract, type ExtractNode, type ExtractWay } from './osmExtract';

/** Some 100 metres, degrees. */
const BLOCK = 0.001;
export const CORNER = { longitude: -117.1, latitude: 32.7 };

/** A place in blocks to the east and to the north of the corner. */
export function place(east: number, north: number) {
  return { longitude: CORNER.longitude + east * BLOCK, latitude: CORNER.latitude + north * BLOCK };
}

export const node = (id: number, east: number, north: number, tags?: ExtractNode['tags']): ExtractNode => ({
  id,
  ...place(east, north),
  ...(tags && { tags }),
});

export const street = (id: number, nodes: readonly number[], tags: ExtractWay['tags'] = {}): ExtractWay => ({
  id,
  nodes,
  tags: { highway: 'residential', name: `Street ${id}`, ...tags },
});

/** Does something with a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'roads-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function madeOf(extract: Extract) {
  return inFolder(async (folder) => {
    const path = await writeExtract(join(folder, 'area.osm.pbf'), extract);
    return buildRoads(path, null, new Date('2026-03-02T08:00:00Z'), () => undefined);
  });
}
