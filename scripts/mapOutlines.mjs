import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { feature, mesh } from 'topojson-client';
import { clipLine, clipRing, pack, thinLine } from './outlineLines.mjs';

const require = createRequire(import.meta.url);

/** The western states. West, south, east, north in degrees. */
const BOUNDS = [-125, 31, -108.8, 49.2];
/** Units in a degree: about 100 m, finer than the sources. */
const SCALE = 1000;
/** Units in a degree for names: about 1 km. */
const NAME_SCALE = 100;
/** What a line may leave out, degrees. */
const TOLERANCE = { land: 0.0008, states: 0.002, counties: 0.006 };
/** The United States, Canada and Mexico, as world-atlas numbers them. */
const COUNTRIES = new Set(['840', '124', '484']);
/** States of which every name is kept, and those of which the smallest places are left out. */
const NEAR = new Set(['CA', 'NV', 'AZ']);
const STATES = new Set([...NEAR, 'OR', 'WA', 'ID', 'UT']);
/** ZIP codes of a city from which it has rank 1, 2 and 3. */
const RANKS = [20, 7, 2];
const SMALLEST = 4;
const ATTRIBUTION = 'Borders: U.S. Census Bureau, Natural Earth. Names: zipcodes';

const placeOf = (point) => point.map((degrees) => Math.round(degrees * NAME_SCALE)).join();
const order = (a, b) => (a < b ? -1 : 1);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function polygonsOf({ geometry }) {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** One source for all three countries: with two, water would show between them. */
function packedLand(world) {
  const countries = world.objects.countries.geometries
    .filter(({ id }) => COUNTRIES.has(id))
    .map((each) => feature(world, each));
  return countries
    .flatMap(polygonsOf)
    .map((rings) =>
      rings
        .map((ring) => thinLine(clipRing(ring, BOUNDS), TOLERANCE.land))
        .filter((ring) => ring.length > 3)
        .map((ring) => pack(ring, SCALE)),
    )
    .filter((rings) => rings.length > 0);
}

function packedLines(topology, object, tolerance, filter) {
  return mesh(topology, object, filter)
    .coordinates.flatMap((line) => clipLine(line, BOUNDS))
    .map((line) => pack(thinLine(line, tolerance), SCALE))
    .filter((line) => line.length > 2);
}

const stateOf = ({ id }) => id.slice(0, 2);

function namesOf() {
  const { codes } = require('zipcodes');
  const all = Object.values(codes)
    .filter(({ country, state, latitude }) => country === 'US' && STATES.has(state) && latitude)
    .sort((a, b) => order(a.zip, b.zip));
  // Post boxes have the place of their post office: one name there is enough.
  const places = new Map(all.map((each) => [placeOf([each.longitude, each.latitude]), each]).reverse());
  const zips = [...places.values()].reverse();
  const byName = new Map();
  for (const { city, state, latitude, longitude } of all) {
    const key = `${city} ${state}`;
    const known = byName.get(key) ?? { city, state, points: [] };
    known.points.push([longitude, latitude]);
    byName.set(key, known);
  }
  const cities = [...byName.values()]
    .filter((each) => NEAR.has(each.state) || rankOf(each) < SMALLEST)
    .sort((a, b) => rankOf(a) - rankOf(b) || order(a.city, b.city));
  // Of two names at one place the larger city's is readable.
  const taken = new Set();
  return {
    zips,
    cities: cities.filter(({ points }) => taken.size < taken.add(placeOf(middle(points))).size),
  };
}

/** Where most of a city's ZIP codes are: the middle one by each axis, so that a box office far away moves nothing. */
function middle(points) {
  const of = (axis) => points.map((point) => point[axis]).sort((a, b) => a - b)[points.length >> 1];
  return [of(0), of(1)];
}

const rankOf = ({ points }) => {
  const rank = RANKS.findIndex((least) => points.length >= least);
  return rank < 0 ? SMALLEST : rank + 1;
};

/** Coast, borders and names of the western states as JSON (type `MapOutlines` of src/contract/map/outlines.ts). */
export function mapOutlines() {
  const us = read(require.resolve('us-atlas/counties-10m.json'));
  const world = read(require.resolve('world-atlas/countries-10m.json'));
  const { zips, cities } = namesOf();
  const isBorder = (a, b) => a !== b && COUNTRIES.has(a.id) && COUNTRIES.has(b.id);
  const outlines = {
    attribution: ATTRIBUTION,
    bounds: BOUNDS,
    scale: SCALE,
    name_scale: NAME_SCALE,
    land: packedLand(world),
    state_lines: [
      ...packedLines(us, us.objects.states, TOLERANCE.states, (a, b) => a !== b),
      ...packedLines(world, world.objects.countries, TOLERANCE.states, isBorder),
    ],
    county_lines: packedLines(
      us,
      us.objects.counties,
      TOLERANCE.counties,
      (a, b) => a !== b && stateOf(a) === stateOf(b),
    ),
    cities: {
      names: cities.map(({ city }) => city),
      ranks: cities.map(rankOf),
      at: pack(
        cities.map(({ points }) => middle(points)),
        NAME_SCALE,
      ),
    },
    zips: {
      steps: zips.map(({ zip }, index) => Number(zip) - Number(zips[index - 1]?.zip ?? 0)),
      at: pack(
        zips.map(({ longitude, latitude }) => [longitude, latitude]),
        NAME_SCALE,
      ),
    },
  };
  return JSON.stringify(outlines);
}

export function writeMapOutlines(file) {
  writeFileSync(file, mapOutlines());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeMapOutlines(process.argv[2]);
