import type { Coordinates } from '../format/problem';
import { isRecord } from '../format/fieldReader';
import { fetchJson, squareOf, type HttpSettings } from './fetchJson';
import type { ValhallaActor } from './localValhalla';
import { decodePolyline, encodePolyline } from './polyline';
import { TravelFailure, type TravelProvider } from './travelProvider';

type ValhallaSettings = (
  HttpSettings | { /** In this process, see `openValhalla`. */ actor: ValhallaActor }
) & {
  /** Valhalla's costing of our profiles. Default: car → auto. */
  profiles?: Readonly<Record<string, string>>;
};

/** Valhalla's own polylines have six digits. */
const VALHALLA_PRECISION = 1e6;
const METRES_PER_KILOMETRE = 1000;
const PATHS = { matrix: '/sources_to_targets', route: '/route' } as const;

const placesOf = (points: readonly Coordinates[]) => points.map(([lon, lat]) => ({ lat, lon }));

/** Valhalla (https://valhalla.github.io/valhalla/api/): `/sources_to_targets` and `/route`, or the same in this process. */
export class ValhallaTravel implements TravelProvider {
  readonly #settings: ValhallaSettings;

  constructor(settings: ValhallaSettings) {
    this.#settings = settings;
  }

  async #ask(verb: keyof ValhallaActor, query: object, signal?: AbortSignal): Promise<unknown> {
    const settings = this.#settings;
    if ('url' in settings) return fetchJson(settings, PATHS[verb], query, signal);
    try {
      return await settings.actor[verb](query);
    } catch (error) {
      throw new TravelFailure(`Valhalla: ${String(error)}`, { cause: error });
    }
  }

  #costing(profile: string): string {
    return this.#settings.profiles?.[profile] ?? (profile === 'car' ? 'auto' : profile);
  }

  matrix: TravelProvider['matrix'] = async (points, profile, options) => {
    const places = placesOf(points);
    const body = { sources: places, targets: places, costing: this.#costing(profile), units: 'kilometers' };
    const answer = await this.#ask('matrix', body, options?.signal);
    const rows =
      isRecord(answer) && Array.isArray(answer.sources_to_targets)
        ? (answer.sources_to_targets as unknown[])
        : [];
    const cells = (field: 'time' | 'distance', factor: number) =>
      rows.map((row) =>
        Array.isArray(row)
          ? row.map((cell: unknown) =>
              isRecord(cell) && typeof cell[field] === 'number' ? cell[field] * factor : null,
            )
          : row,
      );
    return {
      durations: squareOf(cells('time', 1), points.length, 'Valhalla times'),
      distances: squareOf(cells('distance', METRES_PER_KILOMETRE), points.length, 'Valhalla distances'),
    };
  };

  trace: TravelProvider['trace'] = async (points, profile, options) => {
    const body = {
      locations: placesOf(points),
      costing: this.#costing(profile),
      units: 'kilometers',
      directions_type: 'none',
    };
    const answer = await this.#ask('route', body, options?.signal);
    const trip = isRecord(answer) && isRecord(answer.trip) ? answer.trip : undefined;
    if (!trip || !Array.isArray(trip.legs)) throw new TravelFailure('Valhalla: no trip');
    const shape: Coordinates[] = [];
    const legs = (trip.legs as unknown[]).map((leg) => {
      const summary = isRecord(leg) ? leg.summary : undefined;
      if (!isRecord(leg) || !isRecord(summary) || typeof leg.shape !== 'string')
        throw new TravelFailure('Valhalla: a leg without shape and summary');
      const { time, length } = summary;
      if (typeof time !== 'number' || typeof length !== 'number')
        throw new TravelFailure('Valhalla: a leg without time and length');
      const own = decodePolyline(leg.shape, VALHALLA_PRECISION);
      shape.push(...own.slice(shape.length > 0 ? 1 : 0));
      return { seconds: time, metres: length * METRES_PER_KILOMETRE };
    });
    return { polyline: encodePolyline(shape), legs };
  };
}
