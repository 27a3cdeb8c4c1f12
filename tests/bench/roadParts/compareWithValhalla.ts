import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_WAY } from '../../../server/planning/roads/query/buckets';
import type { RoadQueries } from '../../../server/planning/roads/query/roadQueries';
import type { Roads } from '../../../server/planning/roads/roads';
import { Random } from '../../../server/planning/routing/engine/random';
import { metresBetween } from '../../../src/domain/addresses/distance';
import { isRecord } from '../../../server/planning/routing/format/fieldReader';
import { buildValhallaTiles, openValhalla } from '../routing/roads/localValhalla';
import { atMost, type Figure } from '../report';
import { placesOn } from './placesOn';

const PLACES = 60;
/** Nearer, a difference of some seconds is many per cent. */
const NEAREST_METRES = 1_000;

/** Seconds by Valhalla; null where it finds no way. */
async function valhallaTimes(extract: string, places: readonly { longitude: number; latitude: number }[]) {
  const tiles = await mkdtemp(join(tmpdir(), 'tiles-'));
  try {
    await buildValhallaTiles(extract, tiles);
    const actor = await openValhalla(tiles);
    const locations = places.map(({ longitude: lon, latitude: lat }) => ({ lon, lat }));
    const answer = await actor.matrix({ sources: locations, targets: locations, costing: 'auto' });
    const rows =
      isRecord(answer) && Array.isArray(answer.sources_to_targets) ? answer.sources_to_targets : [];
    return (rows as unknown[][]).map((row) =>
      row.map((cell) => (isRecord(cell) && typeof cell.time === 'number' ? cell.time : null)),
    );
  } finally {
    await rm(tiles, { recursive: true, force: true });
  }
}

/** Differences of times to Valhalla on the same extract; no figure where its package is not installed. */
export async function compareWithValhalla(
  extract: string,
  roads: Roads,
  queries: RoadQueries,
): Promise<Figure[]> {
  const places = placesOn(roads, PLACES, new Random(7));
  const theirs = await valhallaTimes(extract, places).catch((error: unknown) => {
    process.stdout.write(
      `  Not compared with Valhalla: ${error instanceof Error ? error.message : 'unknown'}\n`,
    );
    return null;
  });
  if (!theirs) return [];
  const { times } = queries.matrix(places, places);
  const far: string[] = [];
  const differences: number[] = [];
  places.forEach((from, row) =>
    places.forEach((to, column) => {
      const own = times[row * PLACES + column] as number;
      const their = theirs[row]?.[column];
      if (metresBetween(from, to) < NEAREST_METRES || own === NO_WAY || !their) return;
      const difference = Math.abs(own / 10 - their) / their;
      differences.push(difference * 100);
      if (difference > 0.5)
        far.push(
          `${from.latitude.toFixed(5)},${from.longitude.toFixed(5)} → ${to.latitude.toFixed(5)},${to.longitude.toFixed(5)}: ${Math.round(own / 10)} s, Valhalla ${their} s`,
        );
    }),
  );
  far.slice(0, 12).forEach((line) => process.stdout.write(`  more than half apart: ${line}\n`));
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
  const method = `${differences.length} pairs at least 1 km apart, the same extract`;
  return [
    atMost('times beside Valhalla, mean difference', mean, 12, '%', method),
    atMost('pairs more than half apart', far.length, 0, 'pairs', method),
  ];
}
