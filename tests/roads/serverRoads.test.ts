import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRoads } from '../../server/planning/roads/file/roadsFile';
import { ServerRoads } from '../../server/planning/roads/serverRoads';
import { travelOf } from '../../server/planning/routing/travel/travelOf';
import type { Coordinates } from '../../server/planning/routing/format/problem';
import { decodePolyline } from '../../src/domain/addresses/mapDefaults';
import { DEFAULT_PACE, legBetween, straightLeg } from '../../src/domain/addresses/travelTime';
import { runTimes } from '../../src/domain/runs/runTimes';
import { CORNER, inFolder, madeOf, node, place, street } from '../support/roads';

/** Two rows of streets, of which the lower ones go east only. */
const TOWN = {
  nodes: [0, 1, 2, 3].flatMap((east) => [node(east + 1, east, 0), node(east + 11, east, 5)]),
  ways: [
    street(1, [1, 2, 3, 4], { oneway: 'yes', maxspeed: '50' }),
    street(2, [4, 14]),
    street(3, [14, 13, 12, 11], { oneway: 'yes' }),
    street(4, [11, 1]),
  ],
};

let roads: ServerRoads;

const townRoads = () =>
  inFolder(async (folder) => {
    const path = join(folder, 'roads');
    await writeRoads(path, (await madeOf(TOWN)).roads);
    return ServerRoads.read(path);
  });

beforeAll(async () => {
  roads = await townRoads();
});

afterAll(() => roads.close());

const coordinatesOf = ({ longitude, latitude }: { longitude: number; latitude: number }): Coordinates => [
  longitude,
  latitude,
];
const far = { latitude: 48, longitude: 11 };

describe('the roads of the server', () => {
  it('know the same legs from the thread and from here', async () => {
    const points = Array.from({ length: 9 }, (_, index) => place(index / 3, index % 2 === 0 ? 0.05 : 4.9));
    const { seconds, metres } = await roads.table(points, points);
    const alone = await townRoads();
    points.forEach((from, row) =>
      points.forEach((to, column) => {
        const leg = { seconds: seconds[row]?.[column], metres: metres[row]?.[column] };
        expect(roads.legBetween(from, to)).toEqual(leg);
        expect(alone.legBetween(from, to)).toEqual(leg);
      }),
    );
  });

  it('ask only for what is new, by row and by column', async () => {
    const points = [place(0.2, 0), place(1.2, 0), place(2.2, 0)];
    await roads.table(points, points);
    const wider = [...points, place(2.7, 5)];
    const { seconds } = await roads.table(wider, wider);
    expect(seconds.map((row) => row.length)).toEqual([4, 4, 4, 4]);
    expect(seconds[0]?.[3]).toBe(roads.legBetween(wider[0] ?? far, wider[3] ?? far)?.seconds);
  });

  it('prepare legs that are asked for later', async () => {
    const pairs = Array.from(
      { length: 40 },
      (_, index) => [place(0, index / 10), place(3, index / 10)] as const,
    );
    await roads.prepare(pairs);
    expect(pairs.every(([from, to]) => roads.legBetween(from, to) !== null)).toBe(true);
  });
});

describe('travel', () => {
  const pace = () => ({ ...DEFAULT_PACE, roads });

  it('goes along roads where they are known and straight elsewhere', () => {
    const [from, to] = [place(2.5, 0), place(0.5, 0)];
    expect(legBetween(from, to, DEFAULT_PACE)).toEqual({
      ...straightLeg(from, to, DEFAULT_PACE),
      isAbout: true,
    });
    // All the way round, as the street is a one-way.
    expect(legBetween(from, to, pace()).metres).toBeGreaterThan(
      5 * straightLeg(from, to, DEFAULT_PACE).metres,
    );
    expect(legBetween(from, to, pace()).isAbout).toBe(false);
    expect(legBetween(from, far, pace())).toEqual({ ...straightLeg(from, far, DEFAULT_PACE), isAbout: true });
  });

  it('is the same for the optimizer, the line and the times of a run', async () => {
    const places = [place(0.2, 0), place(2.5, 0), place(0.5, 0), far];
    const travel = travelOf(pace());
    const { durations, distances } = await travel.matrix(places.map(coordinatesOf), 'car');
    places.forEach((from, row) =>
      places.forEach((to, column) => {
        const leg = legBetween(from, to, pace());
        expect(durations[row]?.[column]).toBe(leg.seconds);
        expect(distances[row]?.[column]).toBe(leg.metres);
      }),
    );
    const { legs, polyline } = await travel.trace(places.slice(0, 3).map(coordinatesOf), 'car');
    expect(legs.map(({ seconds }) => seconds)).toEqual([durations[0]?.[1], durations[1]?.[2]]);
    const line = decodePolyline(polyline);
    // Round by the upper street.
    expect(line.some(({ latitude }) => Math.abs(latitude - (CORNER.latitude + 0.005)) < 1e-4)).toBe(true);

    const stop = { delivery_event_status_id: 2, delivery_event_type_id: 3, delivery_date: '2026-03-02' };
    const none = { delivery_start_time: null, planned_at: null, eta: null, datetime: null };
    const stops = places.slice(0, 3).map(({ latitude, longitude }, index) => ({
      ...stop,
      ...none,
      id: index + 1,
      secuence: index + 1,
      destination_latitude: latitude,
      destination_longitude: longitude,
    }));
    const run = { time_zone: 'America/Los_Angeles', start_at: '2026-03-02 16:00:00', stops };
    const times = runTimes(run, new Date(0), pace());
    expect(times.seconds).toBe((durations[0]?.[1] ?? 0) + (durations[1]?.[2] ?? 0));
    expect(times.metres).toBe((distances[0]?.[1] ?? 0) + (distances[1]?.[2] ?? 0));
  });
});
