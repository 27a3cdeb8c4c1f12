import { layers as streetLayers } from '@protomaps/basemaps';
import type {
  FilterSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { LngLat, Outlines } from '../../contract/map/outlines';
import type { Mode } from '../../providers/mode';
import { groundFlavor, GROUND_TONES } from './flavors';
import type { Language } from '../../domain/wire/languages';

interface StyleOptions {
  mode: Mode;
  language: Language;
  /** Null: they did not come; there is plain water. */
  outlines: Outlines | null;
  /** Address of the file of streets; null: there is none, or it cannot be drawn. */
  streets: string | null;
}

/** Need pictures of signs that the app does not carry, or say what a dispatcher does not ask. */
const LEFT_OUT = new Set(['background', 'pois', 'roads_shields', 'roads_oneway', 'address_label']);

/** Without an address of glyphs, letters come from the fonts of the machine. */
const FONT = ['Noto Sans Regular'];

/** City names and ZIP codes by the zoom from which they are shown. */
const NAME_ZOOMS = { 1: 5, 2: 8, 3: 9.5, 4: 11 } as const;
const ZIP_ZOOM = 12;

type Feature = GeoJSON.Feature<GeoJSON.Geometry>;

const feature = (geometry: GeoJSON.Geometry, properties: Feature['properties'] = null): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});

function outlineSource({ land, stateLines, countyLines, cities, zips }: Outlines): SourceSpecification {
  const nameAt = (text: string, zoom: number, coordinates: LngLat) =>
    feature({ type: 'Point', coordinates }, { kind: 'name', text, zoom });
  const features = [
    feature({ type: 'MultiPolygon', coordinates: land }, { kind: 'land' }),
    feature({ type: 'MultiLineString', coordinates: countyLines }, { kind: 'county' }),
    feature({ type: 'MultiLineString', coordinates: stateLines }, { kind: 'state' }),
    ...cities.map(({ text, at, rank }) => nameAt(text, NAME_ZOOMS[rank], at)),
    ...zips.map(({ text, at }) => nameAt(text, ZIP_ZOOM, at)),
  ];
  return { type: 'geojson', data: { type: 'FeatureCollection', features } };
}

function outlineLayers(mode: Mode, hasNames: boolean): LayerSpecification[] {
  const { land, line, name, quietName, halo } = GROUND_TONES[mode];
  const source = 'outlines';
  const is = (kind: string): FilterSpecification => ['==', ['get', 'kind'], kind];
  const names = (zoom: number): LayerSpecification => ({
    id: `outline-names-${zoom}`,
    type: 'symbol',
    source,
    minzoom: zoom,
    filter: ['all', ['==', ['get', 'kind'], 'name'], ['==', ['get', 'zoom'], zoom]],
    layout: {
      'text-field': ['get', 'text'],
      'text-font': FONT,
      'text-size': zoom === ZIP_ZOOM ? 11 : zoom < 9 ? 13 : 12,
      'text-padding': 6,
    },
    paint: {
      'text-color': zoom === ZIP_ZOOM ? quietName : name,
      'text-halo-color': halo,
      'text-halo-width': 1.5,
    },
  });
  return [
    { id: 'outline-land', type: 'fill', source, filter: is('land'), paint: { 'fill-color': land } },
    {
      id: 'outline-county',
      type: 'line',
      source,
      filter: is('county'),
      paint: { 'line-color': line, 'line-width': 1, 'line-dasharray': [3, 3] },
    },
    {
      id: 'outline-state',
      type: 'line',
      source,
      filter: is('state'),
      paint: { 'line-color': line, 'line-width': 1.5 },
    },
    ...(hasNames ? [ZIP_ZOOM, ...Object.values(NAME_ZOOMS).reverse()].map(names) : []),
  ];
}

/** The town's dot is a picture of a sprite; its name stands alone. */
function withoutPictures(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== 'symbol' || !layer.layout || !('icon-image' in layer.layout)) return layer;
  const layout = Object.fromEntries(
    Object.entries(layer.layout).filter(([key]) => !key.startsWith('icon-')),
  ) as typeof layer.layout;
  return { ...layer, layout };
}

/** The ground in our two themes: outlines everywhere, and streets where there is a file of them. */
export function openStyle({ mode, language, outlines, streets }: StyleOptions): StyleSpecification {
  const sources: StyleSpecification['sources'] = {};
  const layers: LayerSpecification[] = [
    { id: 'sea', type: 'background', paint: { 'background-color': GROUND_TONES[mode].water } },
  ];
  if (outlines) {
    sources.outlines = outlineSource(outlines);
    layers.push(...outlineLayers(mode, streets === null));
  }
  if (streets !== null) {
    sources.streets = { type: 'vector', url: streets };
    const drawn = streetLayers('streets', groundFlavor(mode), { lang: language }).filter(
      ({ id }) => !LEFT_OUT.has(id),
    );
    layers.push(...(drawn as LayerSpecification[]).map(withoutPictures));
  }
  return { version: 8, sources, layers };
}
