import { toWorld, type Bounds } from '../../../../src/domain/addresses/mercator';
import type { Point } from '../../../../src/domain/addresses/distance';

/** Px of the whole world at zoom 0: zooms are those of the product's settings (spec §9). */
const WORLD_PX = 256;
/** Px around the outermost of several points. */
const PADDING = 44;

/** The part of the world that a picture shows. */
export interface MapView {
  center: Point;
  /** Need not be whole. */
  zoom: number;
  /** Px. */
  width: number;
  height: number;
}

export type Px = [x: number, y: number];

/** Places in px of the picture. */
export function projectionOf({ center, zoom, width, height }: MapView): (place: Point) => Px {
  const scale = WORLD_PX * 2 ** zoom;
  const middle = toWorld(center);
  return (place) => {
    const { x, y } = toWorld(place);
    return [(x - middle.x) * scale + width / 2, (y - middle.y) * scale + height / 2];
  };
}

/** North-west corner in units of the world, and units in a px. */
export function cornerOf({ center, zoom, width, height }: MapView) {
  const perPx = 1 / (WORLD_PX * 2 ** zoom);
  const middle = toWorld(center);
  return { x: middle.x - (width / 2) * perPx, y: middle.y - (height / 2) * perPx, perPx };
}

/** The view in which all points lie, no nearer than `nearest`. */
export function viewOf(
  points: readonly [Point, ...Point[]],
  size: Pick<MapView, 'width' | 'height'>,
  nearest: number,
): MapView {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const bounds: Bounds = [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
  const [west, south, east, north] = bounds;
  const from = toWorld({ latitude: north, longitude: west });
  const to = toWorld({ latitude: south, longitude: east });
  const fits = (span: number, px: number) =>
    span === 0 ? nearest : Math.log2((px - 2 * PADDING) / (span * WORLD_PX));
  const zoom = Math.min(nearest, fits(to.x - from.x, size.width), fits(to.y - from.y, size.height));
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  // Steps of a quarter: pictures of nearly the same view are one, and can be kept.
  return { center, zoom: Math.max(0, Math.floor(zoom * 4) / 4), ...size };
}

/** Metres in a px at the middle of the view. */
export function metresPerPx({ center, zoom }: MapView): number {
  const equator = 40_075_016.686;
  return (equator * Math.cos((center.latitude * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);
}
