import { NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';
import { proofCall } from '../proof/proof';
import type { DistanceUnit } from '../../domain/planning/distanceText';

/** A picture is drawn for the light or the dark side of the app. */
export const MAP_THEMES = ['light', 'dark'] as const;
export type MapTheme = (typeof MAP_THEMES)[number];

/** Px of a picture. */
export const PICTURE_WIDTH = { min: 160, max: 1200 } as const;
export const PICTURE_HEIGHT = { min: 100, max: 600 } as const;

/** How a picture is drawn. */
export interface PictureLook {
  theme: MapTheme;
  width: number;
  height: number;
  unit?: DistanceUnit;
}

const tags = ['map'];
const query = typed<PictureLook>();
const picture = <const Path extends string>(path: Path, summary: string) =>
  callContract({ method: 'GET', path, tags, summary, query, answer: NO_ANSWER });

/** Where somebody lives: no place stands in the address. */
export const participantMapCall = picture(
  '/participants/:id/map',
  'Small map of the main address of a participant',
);
export const cdpMapCall = picture('/cdp/:id/map', 'Small map of a CDP');
export const facilityMapCall = picture('/facilities/:id/map', 'Small map of a facility');
export const proofMapCall = picture(
  `${proofCall.path}/map`,
  'Small map of a delivery: its door, and where its results were recorded',
);
export const stopMapCall = callContract({
  method: 'GET',
  path: '/delivery_manifest/:manifestId/delivery_events/:eventId/map',
  tags,
  summary: 'Small map of a stop',
  params: { manifestId: 'idOrZero', eventId: 'id' },
  query,
  answer: NO_ANSWER,
});
/** Any place that is nobody's home. */
export const staticMapCall = callContract({
  method: 'GET',
  path: '/map/static',
  tags,
  summary: 'Small map of a place',
  query: typed<PictureLook & { lat: number; lng: number; zoom?: number; markers?: string }>(),
  answer: NO_ANSWER,
});
