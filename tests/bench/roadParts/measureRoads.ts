import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoads } from '../../../server/planning/roads/build/buildRoads';
import { openRoads, readRoadsFile, writeRoads } from '../../../server/planning/roads/file/roadsFile';
import { RoadQueries } from '../../../server/planning/roads/query/roadQueries';
import type { Roads } from '../../../server/planning/roads/roads';
import { cpuMs } from '../routing/cpuClock';
import { Random } from '../../../server/planning/routing/engine/random';
import type { Point } from '../../../src/domain/addresses/distance';
import { LegMemory } from '../../../src/domain/addresses/roadLegs';
import { planMove } from '../../../src/domain/planning/planMove';
import { settingsWith } from '../../../src/domain/wire/settings';
import { makeEvent, makeManifest } from '../../support/views';
import { compareWithValhalla } from './compareWithValhalla';
import { placesOn } from './placesOn';
import { atMost, percentile, type Figure } from '../report';

const say = (text: string) => process.stdout.write(`${text}\n`);

const EXTRACT = process.env.ROADS_SAMPLE ?? '../shared/map/sandiego-roads.osm.pbf';

/** The least of several tries: what the machine did besides is in none of them, or in fewer. */
function least(tries: number, work: () => void): number {
  return Math.min(
    ...Array.from({ length: tries }, () => {
      const since = cpuMs();
      work();
      return cpuMs() - since;
    }),
  );
}

function queryFigures(roads: Roads, queries: RoadQueries): Figure[] {
  const random = new Random(3);
  const table = (size: number) =>
    least(4, () => {
      const places = placesOn(roads, size, random);
      queries.matrix(places, places);
    });
  // Compiled first, as in a server that has run for a while.
  table(50);
  const figures = [
    atMost(
      '200 × 200 times and distances',
      table(200),
      100,
      'ms',
      'one core, places that were not asked for before',
    ),
    atMost('1,000 × 1,000', table(1_000), 1_000, 'ms', 'the same'),
  ];
  const places = placesOn(roads, 401, random);
  const lines = places.slice(1).map((to, index) => {
    const since = cpuMs();
    queries.way(places[index] ?? to, to);
    return cpuMs() - since;
  });
  figures.push(
    atMost(
      'one line along streets, p95',
      percentile(lines, 0.95),
      5,
      'ms',
      '400 pairs over the area; processor',
    ),
  );
  const day = placesOn(roads, 3_500, random);
  queries.matrix(day, day.slice(0, 1));
  queries.matrix(day.slice(0, 1), day);
  const carried = least(5, () => {
    const added = placesOn(roads, 1, random);
    queries.matrix(added, day);
    queries.matrix(day, added);
  });
  figures.push(
    atMost(
      'a new stop to and from 3,500 others',
      carried,
      100,
      'ms',
      'what picking it up asks of the thread; the searches of the day are kept',
    ),
  );
  return figures;
}

/** What the board computes while a stop is over a run. */
function hoverFigure(): Figure {
  const places = Array.from({ length: 26 }, (_, index) => ({
    destination_latitude: 32.7 + index / 500,
    destination_longitude: -117.1 + (index % 5) / 300,
  }));
  const memory = new LegMemory(400_000);
  for (const from of places)
    for (const to of places) {
      const point = (place: typeof from) => ({
        latitude: place.destination_latitude,
        longitude: place.destination_longitude,
      });
      memory.keep(point(from), point(to), { seconds: 300, metres: 2_000 });
    }
  const roads = { legBetween: (from: Point, to: Point) => memory.find(from, to) ?? null };
  const events = places
    .slice(0, 25)
    .map((place, index) => makeEvent({ ...place, id: index + 1, secuence: index + 1 }));
  const run = { ...makeManifest({ events }), stops: events };
  const waits = makeEvent({ ...places[25], id: 99, secuence: null, delivery_manifest_id: null });
  const rules = { ...settingsWith({}), roads };
  const now = new Date('2026-11-20T16:00:00Z');
  const samples = Array.from({ length: 400 }, (_, index) => {
    const since = performance.now();
    planMove([run], [waits], { stopIds: [99], to: run.id, at: (index % 25) + 1 }, now, rules);
    return performance.now() - since;
  });
  return atMost(
    'cost of a stop over a run of 25, p95',
    percentile(samples, 0.95),
    16,
    'ms',
    '400 places, drives of the roads known',
  );
}

/** Roads from an extract to the answers. */
export async function measureRoads(): Promise<Figure[]> {
  if (!existsSync(EXTRACT)) {
    say(`  No extract at ${EXTRACT} (ROADS_SAMPLE names one): the roads are not measured.`);
    return [hoverFigure()];
  }
  say(`▸ Roads of ${EXTRACT}`);
  const folder = mkdtempSync(join(tmpdir(), 'rx-roads-'));
  try {
    const path = join(folder, 'roads');
    let since = cpuMs();
    const made = await buildRoads(EXTRACT, null, new Date(), () => undefined);
    await writeRoads(path, made.roads);
    const built = (cpuMs() - since) / 1000;
    since = cpuMs();
    const roads = openRoads(readRoadsFile(path));
    const read = cpuMs() - since;
    const queries = new RoadQueries(roads);
    const { streets, crossings } = made.summary;
    return [
      atMost(
        'roads of an extract, made',
        built,
        60,
        's',
        `${streets} streets, ${crossings} crossings; processor`,
      ),
      atMost('their file', statSync(path).size / 1e6, 100, 'MB', 'on disk and in memory'),
      atMost('read, checked and opened', read, 1_000, 'ms', 'processor'),
      ...queryFigures(roads, queries),
      hoverFigure(),
      ...(await compareWithValhalla(EXTRACT, roads, queries)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
