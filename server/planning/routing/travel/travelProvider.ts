import type { Coordinates, ProfileMatrices } from '../format/problem';

interface TravelOptions {
  signal?: AbortSignal;
}

/** The way through points, in order. */
interface Trace {
  /** Encoded polyline, 1e5 (spec §9). */
  polyline: string;
  /** Between each point and the next. */
  legs: { seconds: number; metres: number }[];
}

/** Where travel times come from. */
export interface TravelProvider {
  /** Seconds and metres between all points. `profile` as in the vehicles; default "car". */
  matrix(
    points: readonly Coordinates[],
    profile: string,
    options?: TravelOptions,
  ): Promise<Required<Pick<ProfileMatrices, 'durations' | 'distances'>>>;
  trace(points: readonly Coordinates[], profile: string, options?: TravelOptions): Promise<Trace>;
}
