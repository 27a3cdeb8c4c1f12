import type { LngLat, Outlines } from '../../../../src/contract/map/outlines';
import type { Shapes } from './shapes';
import { projectionOf, type MapView, type Px } from './view';

/** Zooms from which names of each rank are drawn, and those of ZIP codes. */
const CITY_ZOOM = { 1: 5, 2: 8, 3: 9.5, 4: 11 } as const;
const ZIP_ZOOM = 11.5;

const projected = (view: MapView) => {
  const project = projectionOf(view);
  return ([longitude, latitude]: LngLat): Px => project({ latitude, longitude });
};

/** Adds the land of the outlines: of all there is where no archive has a better one. */
export function addLand(shapes: Shapes, view: MapView, { land }: Outlines): void {
  const toPx = projected(view);
  for (const rings of land)
    shapes.area(
      'outline',
      rings.map((ring) => ring.map(toPx)),
    );
}

/** Adds borders and names, for a view without streets. */
export function addOutlines(shapes: Shapes, view: MapView, outlines: Outlines): void {
  const toPx = projected(view);
  addLand(shapes, view, outlines);
  for (const line of outlines.countyLines) shapes.line('county', line.map(toPx));
  for (const line of outlines.stateLines) shapes.line('border', line.map(toPx));
  for (const { text, rank, at } of outlines.cities)
    if (view.zoom >= CITY_ZOOM[rank])
      shapes.name({ text, kind: 'place', rank, size: rank < 3 ? 13 : 11, at: [toPx(at)] });
  if (view.zoom < ZIP_ZOOM) return;
  for (const { text, at } of outlines.zips)
    shapes.name({ text, kind: 'place', rank: 9, size: 11, at: [toPx(at)] });
}
