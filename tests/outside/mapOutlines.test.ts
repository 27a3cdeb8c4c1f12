import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  unpackOutlines,
  type LngLat,
  type MapOutlines,
  type Outlines,
} from '../../src/contract/map/outlines';
import { DEFAULT_CENTER } from '../../src/domain/addresses/mapDefaults';
import { mapOutlines } from '../../scripts/mapOutlines.mjs';
import { readOutlines } from '../../server/outside/map/outlines';

const MOST_BYTES = 60_000;

let text: string;
let outlines: Outlines;
beforeAll(() => {
  text = mapOutlines();
  outlines = unpackOutlines(JSON.parse(text) as MapOutlines);
});

/** How often the rings are crossed on the way from the point to the west: odd inside. */
function isOnLand([x, y]: LngLat): boolean {
  let isIn = false;
  for (const ring of outlines.land.flat()) {
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[index + 1] ?? ring[0] ?? [ax, ay];
      if (ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn;
    });
  }
  return isIn;
}

describe('what a map shows without streets', () => {
  it('is small, and says where it comes from', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(MOST_BYTES);
    expect(outlines.attribution).toMatch(/Census.+Natural Earth.+zipcodes/);
  });

  it.each<[string, LngLat, boolean]>([
    ['the default centre', [DEFAULT_CENTER.longitude, DEFAULT_CENTER.latitude], true],
    ['Tijuana', [-117.0, 32.5], true],
    ['the line of the border', [-116.8, 32.556], true],
    ['Vancouver', [-123.0, 49.15], true],
    ['the sea before La Jolla', [-117.4, 32.85], false],
  ])('%s is land or water', (_, point, expected) => {
    expect(isOnLand(point)).toBe(expected);
  });

  it('has names where they are, the larger cities first', () => {
    const { cities, zips } = outlines;
    const [longitude = 0, latitude = 0] = cities.find(({ text }) => text === 'San Diego')?.at ?? [];
    expect(Math.hypot(longitude + 117.15, latitude - 32.78)).toBeLessThan(0.1);
    expect(cities.map(({ rank }) => rank)).toEqual(cities.map(({ rank }) => rank).sort());
    expect(zips.find(({ text }) => text === '92101')?.at[0]).toBeCloseTo(-117.17, 1);
    expect(new Set(zips.map(({ text }) => text)).size).toBe(zips.length);
  });

  it('stays within its bounds', () => {
    const [west, south, east, north] = outlines.bounds;
    const points = [...outlines.land.flat(2), ...outlines.countyLines.flat(), ...outlines.stateLines.flat()];
    const outside = points.filter(([x, y]) => x < west || x > east || y < south || y > north);
    expect(outside).toEqual([]);
  });

  it('is the same for the server', async () => {
    expect(await readOutlines()).toEqual(outlines);
  });
});
