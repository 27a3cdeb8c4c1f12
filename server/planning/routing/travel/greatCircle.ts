import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Leg } from '../../../../src/domain/addresses/roadLegs';
import { roadMetres, roadSeconds } from '../../../../src/domain/addresses/travelTime';
import type { Coordinates } from '../format/problem';
import { encodePolyline } from './polyline';
import type { TravelProvider } from './travelProvider';

interface GreatCircleSettings {
  /** Road metres per metre as the crow flies. Default 1.3. */
  detour?: number;
  /** Kilometres per hour by profile; `car` counts for profiles that have none. Default 40. */
  speeds?: Readonly<Record<string, number>>;
}

/** Other work of the server waits no longer than about this. Milliseconds. */
const SLICE_MS = 8;
const DEFAULT_DETOUR = 1.3;
const DEFAULT_SPEED = 40;

/** Travel without a road network: great circle × detour ÷ speed. Whole seconds and metres. */
export class GreatCircleTravel implements TravelProvider {
  readonly #detour: number;
  readonly #speeds: Readonly<Record<string, number>>;

  constructor(settings: GreatCircleSettings = {}) {
    this.#detour = settings.detour ?? DEFAULT_DETOUR;
    this.#speeds = settings.speeds ?? {};
  }

  #way(from: Coordinates, to: Coordinates): number {
    const start = { longitude: from[0], latitude: from[1] };
    return roadMetres(start, { longitude: to[0], latitude: to[1] }, this.#detour);
  }

  #kmh(profile: string): number {
    return this.#speeds[profile] ?? this.#speeds.car ?? DEFAULT_SPEED;
  }

  matrix: TravelProvider['matrix'] = async (points, profile, options) => {
    const kmh = this.#kmh(profile);
    const durations: Float64Array[] = [];
    const distances: Float64Array[] = [];
    let since = performance.now();
    for (const [row, from] of points.entries()) {
      const metres = new Float64Array(points.length);
      // As far there as back: what an earlier row knows is not worked out again.
      for (let column = 0; column < row; column++) metres[column] = distances[column]?.[row] ?? 0;
      for (let column = row + 1; column < points.length; column++)
        metres[column] = this.#way(from, points[column] ?? from);
      distances.push(metres);
      durations.push(metres.map((value) => roadSeconds(value, kmh)));
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      options?.signal?.throwIfAborted();
      since = performance.now();
    }
    return { durations, distances };
  };

  leg(from: Coordinates, to: Coordinates, profile: string): Leg {
    const metres = this.#way(from, to);
    return { metres, seconds: roadSeconds(metres, this.#kmh(profile)) };
  }

  trace: TravelProvider['trace'] = async (points, profile) => {
    const legs = points.slice(1).map((to, i) => this.leg(points[i] ?? to, to, profile));
    return { polyline: encodePolyline(points), legs };
  };
}
