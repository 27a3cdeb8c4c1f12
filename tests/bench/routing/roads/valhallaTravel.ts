import { decodePolyline } from '../../../../src/domain/addresses/mapDefaults';
import { isRecord } from '../../../../server/planning/routing/format/fieldReader';
import type { Coordinates } from '../../../../server/planning/routing/format/problem';
import { encodePolyline } from '../../../../server/planning/routing/travel/polyline';
import type { TravelProvider } from '../../../../server/planning/routing/travel/travelProvider';
import type { ValhallaActor } from './localValhalla';

const METRES_PER_KILOMETRE = 1000;

const placesOf = (points: readonly Coordinates[]) => points.map(([lon, lat]) => ({ lat, lon }));

const costingOf = (profile: string) => (profile === 'car' ? 'auto' : profile);

/** Valhalla's own polylines have six digits, ours five. */
function shapeOf(encoded: string): Coordinates[] {
  return decodePolyline(encoded).map(({ latitude, longitude }) => [longitude / 10, latitude / 10]);
}

/** A square of finite numbers ≥ 0. Throws for a pair without a way. */
function squareOf(rows: readonly unknown[], field: 'time' | 'distance', factor: number, size: number) {
  const square = rows.map((row) =>
    (Array.isArray(row) ? (row as unknown[]) : []).map((cell) => {
      const value = isRecord(cell) ? cell[field] : null;
      if (typeof value !== 'number' || !(value >= 0)) throw new Error(`Valhalla: a pair without ${field}`);
      return value * factor;
    }),
  );
  if (square.length !== size || square.some((row) => row.length !== size))
    throw new Error(`Valhalla: not ${size} × ${size}`);
  return square;
}

/** Travel on roads, by Valhalla in this process (https://valhalla.github.io/valhalla/api/). */
export class ValhallaTravel implements TravelProvider {
  readonly #actor: ValhallaActor;

  constructor(actor: ValhallaActor) {
    this.#actor = actor;
  }

  matrix: TravelProvider['matrix'] = async (points, profile) => {
    const places = placesOf(points);
    const query = { sources: places, targets: places, costing: costingOf(profile), units: 'kilometers' };
    const answer = await this.#actor.matrix(query);
    const rows =
      isRecord(answer) && Array.isArray(answer.sources_to_targets) ? answer.sources_to_targets : [];
    return {
      durations: squareOf(rows, 'time', 1, points.length),
      distances: squareOf(rows, 'distance', METRES_PER_KILOMETRE, points.length),
    };
  };

  trace: TravelProvider['trace'] = async (points, profile) => {
    const answer = await this.#actor.route({
      locations: placesOf(points),
      costing: costingOf(profile),
      units: 'kilometers',
      directions_type: 'none',
    });
    const trip = isRecord(answer) && isRecord(answer.trip) ? answer.trip : undefined;
    if (!trip || !Array.isArray(trip.legs)) throw new Error('Valhalla: no trip');
    const shape: Coordinates[] = [];
    const legs = (trip.legs as unknown[]).map((leg) => {
      const summary = isRecord(leg) ? leg.summary : undefined;
      if (!isRecord(leg) || !isRecord(summary) || typeof leg.shape !== 'string')
        throw new Error('Valhalla: a leg without shape and summary');
      const { time, length } = summary;
      if (typeof time !== 'number' || typeof length !== 'number')
        throw new Error('Valhalla: a leg without time and length');
      shape.push(...shapeOf(leg.shape).slice(shape.length > 0 ? 1 : 0));
      return { seconds: time, metres: length * METRES_PER_KILOMETRE };
    });
    return { polyline: encodePolyline(shape), legs };
  };
}
