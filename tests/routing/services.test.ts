import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../../server/planning/routing/format/problem';
import { GreatCircleTravel } from '../../server/planning/routing/travel/greatCircle';
import { encodePolyline } from '../../server/planning/routing/travel/polyline';
import { decodePolyline } from '../../src/domain/addresses/mapDefaults';
import { openValhalla } from '../bench/routing/roads/localValhalla';
import { ValhallaTravel } from '../bench/routing/roads/valhallaTravel';
import { withMatrices } from '../bench/routing/roads/withMatrices';
import { solveHere } from './solveHere';

const points: Coordinates[] = [
  [-117.1, 32.7],
  [-117.2, 32.8],
];

describe('travel', () => {
  it('polylines as documented, and there and back', () => {
    // The example of the format's documentation.
    const example: Coordinates[] = [
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ];
    expect(encodePolyline(example)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(
      example.map(([longitude, latitude]) => ({ longitude, latitude })),
    );
  });

  it('great circle × detour ÷ speed', async () => {
    const travel = new GreatCircleTravel({ detour: 1, speeds: { car: 36, bike: 18 } });
    const { durations, distances } = await travel.matrix(points, 'car');
    expect(distances[0]?.[1]).toBe(14_529);
    expect(durations[0]?.[1]).toBe(1453);
    expect((await travel.matrix(points, 'bike')).durations[0]?.[1]).toBe(2906);
    expect(await travel.trace(points, 'car')).toEqual({
      polyline: encodePolyline(points),
      legs: [{ metres: 14_529, seconds: 1453 }],
    });
  });

  it('Valhalla in this process: the same questions, without a service', async () => {
    const asked: [string, object][] = [];
    class Actor {
      readonly config: object;
      constructor(config: object) {
        this.config = config;
      }
      matrix(query: object) {
        asked.push(['matrix', query]);
        const cell = (time: number) => ({ time, distance: time / 1000 });
        return Promise.resolve({
          sources_to_targets: [
            [cell(0), cell(5)],
            [cell(6), cell(0)],
          ],
        });
      }
      route() {
        return Promise.reject(new Error('No path could be found'));
      }
    }
    const actor = await openValhalla('/tiles', () => Promise.resolve({ Actor }));
    expect(actor).toMatchObject({ config: { mjolnir: { tile_dir: '/tiles' } } });
    const travel = new ValhallaTravel(actor);
    expect((await travel.matrix(points, 'car')).durations).toEqual([
      [0, 5],
      [6, 0],
    ]);
    expect(asked).toMatchObject([['matrix', { costing: 'auto', units: 'kilometers' }]]);
    await expect(travel.trace(points, 'car')).rejects.toThrow('No path could be found');
  });

  it('Valhalla: a route, with its six digits turned into five', async () => {
    const six = '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI';
    const travel = new ValhallaTravel({
      matrix: () => Promise.resolve({ sources_to_targets: [[{ time: 0, distance: 0 }, { time: null }]] }),
      route: () => Promise.resolve({ trip: { legs: [{ shape: six, summary: { time: 7, length: 0.5 } }] } }),
    });
    const { polyline, legs } = await travel.trace(points, 'car');
    expect(polyline).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(legs).toEqual([{ seconds: 7, metres: 500 }]);
    await expect(travel.matrix(points, 'car')).rejects.toThrow('a pair without time');
  });

  it('makes the matrices of a problem; the same place has one row', async () => {
    const [here, there] = points as [Coordinates, Coordinates];
    const whole = await withMatrices(
      {
        jobs: [
          { id: 1, location: there },
          { id: 2, location: there },
        ],
        vehicles: [{ id: 1, start: here, end: here }],
      },
      new GreatCircleTravel(),
    );
    expect(whole.matrices?.car?.durations).toHaveLength(2);
    expect(solveHere(whole).solution).toMatchObject({ violations: [], plan: { summary: { unassigned: 0 } } });
  });
});
