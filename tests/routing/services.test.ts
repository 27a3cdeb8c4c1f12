import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../../server/routing/format/problem';
import { GreatCircleTravel } from '../../server/routing/travel/greatCircle';
import { OsrmTravel } from '../../server/routing/travel/osrmTravel';
import { decodePolyline, encodePolyline } from '../../server/routing/travel/polyline';
import { TravelFailure } from '../../server/routing/travel/travelProvider';
import { openValhalla } from '../../server/routing/travel/localValhalla';
import { ValhallaTravel } from '../../server/routing/travel/valhallaTravel';
import { withMatrices } from '../../server/routing/travel/withMatrices';
import { service } from './service';
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
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(example);
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

  it('OSRM: table and route', async () => {
    const square = [
      [0, 5],
      [6, 0],
    ];
    const { url, asked } = await service(({ url: path }) => ({
      body: path?.startsWith('/table')
        ? { code: 'Ok', durations: square, distances: square }
        : { code: 'Ok', routes: [{ geometry: 'abc', legs: [{ duration: 5, distance: 50 }] }] },
    }));
    const travel = new OsrmTravel({ url });
    expect(await travel.matrix(points, 'car')).toEqual({ durations: square, distances: square });
    expect(await travel.trace(points, 'car')).toEqual({
      polyline: 'abc',
      legs: [{ seconds: 5, metres: 50 }],
    });
    expect(asked.map(({ url: path }) => path)).toEqual([
      '/table/v1/driving/-117.1,32.7;-117.2,32.8?annotations=duration,distance',
      '/route/v1/driving/-117.1,32.7;-117.2,32.8?overview=full&geometries=polyline&steps=false',
    ]);
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
    const travel = new ValhallaTravel({ actor });
    expect((await travel.matrix(points, 'car')).durations).toEqual([
      [0, 5],
      [6, 0],
    ]);
    expect(asked).toMatchObject([['matrix', { costing: 'auto', units: 'kilometers' }]]);
    await expect(travel.trace(points, 'car')).rejects.toThrow('Valhalla: Error: No path could be found');
  });

  it('Valhalla: sources_to_targets and route, with its six digits turned into five', async () => {
    const cell = (time: number) => ({ time, distance: time / 1000 });
    const six = '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI';
    const { url, asked } = await service(({ url: path }) => ({
      body:
        path === '/route'
          ? { trip: { legs: [{ shape: six, summary: { time: 7, length: 0.5 } }] } }
          : {
              sources_to_targets: [
                [cell(0), cell(5)],
                [cell(6), cell(0)],
              ],
            },
    }));
    const travel = new ValhallaTravel({ url });
    expect(await travel.matrix(points, 'car')).toEqual({
      durations: [
        [0, 5],
        [6, 0],
      ],
      distances: [
        [0, 5],
        [6, 0],
      ],
    });
    const { polyline, legs } = await travel.trace(points, 'car');
    expect(polyline).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(legs).toEqual([{ seconds: 7, metres: 500 }]);
    const places = [
      { lat: 32.7, lon: -117.1 },
      { lat: 32.8, lon: -117.2 },
    ];
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/sources_to_targets',
      body: { sources: places, targets: places, costing: 'auto' },
    });
    expect(asked[1]).toMatchObject({
      method: 'POST',
      url: '/route',
      body: { locations: places, costing: 'auto' },
    });
  });

  it.each([
    ['a status', { status: 500, body: {} }],
    ['an error', { body: { code: 'NoTable' } }],
    [
      'a pair without a way',
      {
        body: {
          code: 'Ok',
          durations: [
            [0, null],
            [1, 0],
          ],
          distances: [
            [0, 1],
            [1, 0],
          ],
        },
      },
    ],
    ['silence', undefined],
  ])('fails with %s', async (_, said) => {
    const { url } = await service(() => said);
    await expect(new OsrmTravel({ url, timeoutMs: 200 }).matrix(points, 'car')).rejects.toThrow(
      TravelFailure,
    );
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
