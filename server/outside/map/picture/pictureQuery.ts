import { number, object, string } from 'yup';
import { MAP_THEMES, PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../../src/contract/map/picture';
import { MARKER_KINDS, type MarkerKind } from '../../../../src/domain/addresses/mapMarker';
import { DISTANCE_UNITS } from '../../../../src/domain/planning/distanceText';
import { malformed } from '../../../platform/plugins/errors';
import type { MapMarker } from './drawScene';

const MOST_MARKERS = 50;

const look = {
  theme: string()
    .oneOf([...MAP_THEMES])
    .default('light'),
  width: number().integer().min(PICTURE_WIDTH.min).max(PICTURE_WIDTH.max).default(640),
  height: number().integer().min(PICTURE_HEIGHT.min).max(PICTURE_HEIGHT.max).default(320),
  unit: string().oneOf([...DISTANCE_UNITS]),
};

export const lookQuery = object(look);

export const placeQuery = object({
  ...look,
  lat: number().min(-85).max(85).required(),
  lng: number().min(-180).max(180).required(),
  zoom: number().min(3).max(17),
  /** `kind,latitude,longitude`, parted by semicolons. */
  markers: string().max(2000),
});

function isKind(text: string | undefined): text is MarkerKind {
  return MARKER_KINDS.some((kind) => kind === text);
}

/** `pharmacy,32.7,-117.1;stop,32.8,-117.2` → markers. Throws 400 for anything else. */
export function readMarkers(text: string | undefined): MapMarker[] {
  if (!text) return [];
  const markers = text.split(';').map((each): MapMarker | null => {
    const [kind, ...place] = each.split(',');
    const [latitude, longitude] = place.map(Number);
    const isPlace = place.length === 2 && place.every((part) => /^-?\d{1,3}(\.\d{1,9})?$/.test(part));
    if (!isKind(kind) || !isPlace || latitude === undefined || longitude === undefined) return null;
    return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { kind, latitude, longitude } : null;
  });
  const read = markers.filter((each) => each !== null);
  if (read.length !== markers.length || read.length > MOST_MARKERS)
    throw malformed(`markers must be up to ${MOST_MARKERS} times kind,latitude,longitude`);
  return read;
}
