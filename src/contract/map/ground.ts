import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';

/** What the map draws under the day. */
export interface MapGround {
  /** The file of streets; null: none is configured, the outlines alone are drawn. */
  file: {
    /** Changes with the file; a part of the tiles' ETag. */
    version: string;
    /** West, south, east, north in degrees. */
    bounds: [number, number, number, number];
    min_zoom: number;
    max_zoom: number;
    /** Plain text. */
    attribution: string;
  } | null;
  /** Why the configured file cannot be drawn; a code that the browser has a sentence for. Null: nothing is wrong. */
  problem: MapFileProblem | null;
}

/** A file that is missing, no archive, cut, of a schema that the styles do not know, or without the place of this operation. */
export const MAP_FILE_PROBLEMS = ['missing', 'no_archive', 'cut', 'other_schema', 'other_area'] as const;
export type MapFileProblem = (typeof MAP_FILE_PROBLEMS)[number];

export const mapGroundCall = callContract({
  method: 'GET',
  path: '/map/ground',
  tags: ['map'],
  summary: 'What the map draws under the day',
  answer: answer<MapGround>({ file: 'record or nothing' }),
});

/** The archive itself, by ranges, for the map's engine: the session's cookie alone is enough. */
export const mapTilesCall = callContract({
  method: 'GET',
  path: '/map/tiles',
  tags: ['map'],
  summary: 'The file of streets (PMTiles), by ranges',
  answer: NO_ANSWER,
});

/** Coast, county lines, cities and ZIP codes, derived at build time; beside the app's own files. */
export const MAP_OUTLINES_PATH = '/map/outlines.json';
