import type { Coordinates } from '../../routing/format/problem';
import type { RoadWay } from '../query/roadQueries';

/** What a thread of roads is asked. */
export type RoadsQuestion =
  | { kind: 'matrix'; from: readonly Coordinates[]; to: readonly Coordinates[] }
  /** A leg for each pair. */
  | { kind: 'legs'; pairs: readonly (readonly [Coordinates, Coordinates])[] }
  | { kind: 'ways'; points: readonly Coordinates[] };

/** Times in tenths of a second, lengths in decimetres; -1: no way. */
export type RoadsAnswer =
  { kind: 'times'; times: Int32Array; lengths: Int32Array } | { kind: 'ways'; ways: (RoadWay | null)[] };

export interface RoadsRequest {
  id: number;
  question: RoadsQuestion;
}

export type RoadsReply = { id: number; answer: RoadsAnswer } | { id: number; error: string };
