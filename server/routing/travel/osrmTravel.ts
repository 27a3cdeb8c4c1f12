import type { Coordinates } from '../format/problem';
import { isRecord } from '../format/fieldReader';
import { fetchJson, squareOf, type HttpSettings } from './fetchJson';
import { TravelFailure, type TravelProvider } from './travelProvider';

interface OsrmSettings extends HttpSettings {
  /** OSRM's name of our profiles. Default: car → driving. */
  profiles?: Readonly<Record<string, string>>;
}

function pathOf(points: readonly Coordinates[]): string {
  return points.map(([longitude, latitude]) => `${longitude},${latitude}`).join(';');
}

/** OSRM over HTTP (https://project-osrm.org/docs/v5.24.0/api/): services `table` and `route`. */
export class OsrmTravel implements TravelProvider {
  readonly #settings: OsrmSettings;

  constructor(settings: OsrmSettings) {
    this.#settings = settings;
  }

  #profile(profile: string): string {
    return this.#settings.profiles?.[profile] ?? (profile === 'car' ? 'driving' : profile);
  }

  async #ask(
    service: string,
    profile: string,
    points: readonly Coordinates[],
    query: string,
    signal?: AbortSignal,
  ) {
    const path = `/${service}/v1/${encodeURIComponent(this.#profile(profile))}/${pathOf(points)}?${query}`;
    const answer = await fetchJson(this.#settings, path, undefined, signal);
    if (!isRecord(answer) || answer.code !== 'Ok')
      throw new TravelFailure(`OSRM: ${isRecord(answer) ? String(answer.code) : 'no object'}`);
    return answer;
  }

  matrix: TravelProvider['matrix'] = async (points, profile, options) => {
    const answer = await this.#ask(
      'table',
      profile,
      points,
      'annotations=duration,distance',
      options?.signal,
    );
    return {
      durations: squareOf(answer.durations, points.length, 'OSRM durations'),
      distances: squareOf(answer.distances, points.length, 'OSRM distances'),
    };
  };

  trace: TravelProvider['trace'] = async (points, profile, options) => {
    const query = 'overview=full&geometries=polyline&steps=false';
    const answer = await this.#ask('route', profile, points, query, options?.signal);
    const [route] = Array.isArray(answer.routes) ? (answer.routes as unknown[]) : [];
    if (!isRecord(route) || typeof route.geometry !== 'string' || !Array.isArray(route.legs))
      throw new TravelFailure('OSRM: no route');
    const legs = (route.legs as unknown[]).map((leg) => {
      if (!isRecord(leg) || typeof leg.duration !== 'number' || typeof leg.distance !== 'number')
        throw new TravelFailure('OSRM: a leg without duration and distance');
      return { seconds: leg.duration, metres: leg.distance };
    });
    return { polyline: route.geometry, legs };
  };
}
