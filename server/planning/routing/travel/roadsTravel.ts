import type { ServerRoads } from '../../roads/serverRoads';
import type { Coordinates } from '../format/problem';
import type { GreatCircleTravel } from './greatCircle';
import { encodePolyline } from './polyline';
import type { TravelProvider } from './travelProvider';

const pointOf = ([longitude, latitude]: Coordinates) => ({ longitude, latitude });

/** Travel on the roads of this server; where no way is known, the straight line. */
export class RoadsTravel implements TravelProvider {
  constructor(
    private readonly roads: ServerRoads,
    private readonly straight: GreatCircleTravel,
  ) {}

  matrix: TravelProvider['matrix'] = async (points, profile, options) => {
    const places = points.map(pointOf);
    const { seconds, metres } = await this.roads.table(places, places);
    options?.signal?.throwIfAborted();
    seconds.forEach((row, from) => {
      row.forEach((value, to) => {
        if (!Number.isNaN(value)) return;
        const leg = this.straight.leg(points[from] ?? [0, 0], points[to] ?? [0, 0], profile);
        row[to] = leg.seconds;
        (metres[from] as Float64Array)[to] = leg.metres;
      });
    });
    return { durations: seconds, distances: metres };
  };

  trace: TravelProvider['trace'] = async (points, profile) => {
    const ways = await this.roads.ways(points.map(pointOf));
    const shape: Coordinates[] = points.slice(0, 1);
    const legs = points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      const leg = this.roads.legBetween(pointOf(from), pointOf(to));
      shape.push(...(ways[index]?.shape ?? []), to);
      return leg ?? this.straight.leg(from, to, profile);
    });
    return { polyline: encodePolyline(shape), legs };
  };
}
