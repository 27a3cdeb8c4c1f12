import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Archive } from '../openArchive';
import type { AreaKind, LineKind } from './scene';
import type { Shapes } from './shapes';
import { cornerOf, type MapView, type Px } from './view';

/** A tile is drawn at twice the size of its zoom's pictures: 512 px. */
const TILE_ZOOM_BELOW = 1;
const [LINE, POLYGON] = [2, 3];

/** Kinds of the Protomaps schema, as far as they help to find a door. */
const PARKS = new Set([
  'park',
  'nature_reserve',
  'forest',
  'wood',
  'grass',
  'golf_course',
  'cemetery',
  'zoo',
  'playground',
  'beach',
  'protected_area',
  'allotments',
]);
const BUILT = new Set(['hospital', 'school', 'university', 'college', 'industrial', 'aerodrome', 'military']);
const STREETS: Readonly<Record<string, LineKind>> = {
  motorway: 'motorway',
  trunk: 'major',
  primary: 'major',
  secondary: 'medium',
  tertiary: 'medium',
  service: 'service',
};

function streetOf({ kind, kind_detail, is_tunnel }: VectorTileFeature['properties']): LineKind | null {
  if (kind === 'rail') return is_tunnel ? null : 'rail';
  if (kind !== 'highway' && kind !== 'major_road' && kind !== 'medium_road' && kind !== 'minor_road')
    return null;
  const detail = String(kind_detail ?? '').replace('_link', '');
  return STREETS[detail] ?? (kind === 'highway' ? 'motorway' : kind === 'major_road' ? 'medium' : 'minor');
}

function areaOf(layer: string, kind: string): AreaKind | null {
  if (layer === 'earth') return 'land';
  if (layer === 'water') return 'water';
  return PARKS.has(kind) ? 'park' : BUILT.has(kind) ? 'built' : null;
}

/** From afar every lane and track is noise, and weighs most of the picture. */
const FROM_ZOOM: Readonly<Partial<Record<LineKind, number>>> = {
  medium: 10.5,
  rail: 12,
  minor: 13.5,
  service: 15.5,
};

const STREET_RANK: Readonly<Partial<Record<LineKind, number>>> = {
  motorway: 30,
  major: 31,
  medium: 32,
  minor: 33,
};

interface Placed {
  layer: string;
  feature: VectorTileFeature;
  toPx: (ring: readonly { x: number; y: number }[]) => Px[];
}

function addLine(shapes: Shapes, view: MapView, { layer, feature, toPx }: Placed): void {
  const { properties } = feature;
  const kind = layer === 'water' ? 'river' : layer === 'roads' ? streetOf(properties) : null;
  if (kind === null || view.zoom < (FROM_ZOOM[kind] ?? 0)) return;
  for (const line of feature.loadGeometry()) {
    const parts = shapes.line(kind, toPx(line));
    const rank = STREET_RANK[kind];
    if (typeof properties.name !== 'string' || rank === undefined) continue;
    for (const part of parts)
      shapes.name({ text: properties.name, kind: 'street', rank, size: 11, at: part });
  }
}

function addPolygon(shapes: Shapes, { layer, feature, toPx }: Placed): void {
  const kind = areaOf(layer, String(feature.properties.kind));
  if (kind) shapes.area(kind, feature.loadGeometry().map(toPx));
}

function addPlace(shapes: Shapes, view: MapView, { feature, toPx }: Placed): void {
  const { name, kind, population_rank: people = 0, min_zoom: from = 0 } = feature.properties;
  if (typeof name !== 'string' || Number(from) > view.zoom) return;
  const isTown = kind === 'locality';
  if (!isTown && kind !== 'neighbourhood') return;
  const at = feature.loadGeometry().flatMap(toPx);
  const rank = isTown ? 20 - Number(people) : 25;
  shapes.name({ text: name, kind: 'place', rank, size: isTown ? 13 : 11, at });
}

function addFeature(shapes: Shapes, view: MapView, placed: Placed): void {
  const { layer, feature } = placed;
  if (layer === 'places') addPlace(shapes, view, placed);
  else if (feature.type === LINE) addLine(shapes, view, placed);
  else if (feature.type === POLYGON) addPolygon(shapes, placed);
}

const LAYERS = ['earth', 'landuse', 'water', 'roads', 'places'];

/** Adds what the archive has in the view. */
export async function addTiles(shapes: Shapes, view: MapView, { tiles, header }: Archive): Promise<void> {
  const zoom = Math.max(header.minZoom, Math.min(header.maxZoom, Math.floor(view.zoom) - TILE_ZOOM_BELOW));
  const count = 2 ** zoom;
  const corner = cornerOf(view);
  const first = [Math.floor(corner.x * count), Math.floor(corner.y * count)] as const;
  const last = [
    Math.floor((corner.x + view.width * corner.perPx) * count),
    Math.floor((corner.y + view.height * corner.perPx) * count),
  ] as const;
  for (let x = first[0]; x <= last[0]; x++) {
    for (let y = first[1]; y <= last[1]; y++) {
      const found = await tiles.getZxy(zoom, x, y);
      if (!found) continue;
      const { layers } = new VectorTile(new PbfReader(new Uint8Array(found.data)));
      for (const name of LAYERS) {
        const layer = layers[name];
        if (!layer) continue;
        const unit = 1 / (count * layer.extent * corner.perPx);
        const [left, top] = [(x / count - corner.x) / corner.perPx, (y / count - corner.y) / corner.perPx];
        const toPx: Placed['toPx'] = (ring) =>
          ring.map((point): Px => [left + point.x * unit, top + point.y * unit]);
        for (let index = 0; index < layer.length; index++)
          addFeature(shapes, view, { layer: name, feature: layer.feature(index), toPx });
      }
    }
  }
}
