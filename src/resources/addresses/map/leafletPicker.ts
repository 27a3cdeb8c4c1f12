import type Leaflet from 'leaflet';
import { movedBy, type Point } from '../../../domain/distance';
import { MARKER_SIZE, PICKER_ZOOM } from '../../../domain/mapDefaults';
import { loadLeaflet } from './trustedLeaflet';

interface PickerOptions {
  container: HTMLElement;
  point: Point;
  tilesUrl: string | null;
  onMove: (point: Point) => void;
  /** No picture came. */
  onTilesFail: () => void;
  /** Metres across one square of the grid. */
  onScale: (metres: number) => void;
}

export interface LeafletPicker {
  show: (point: Point) => void;
  zoomBy: (steps: number) => void;
  remove: () => void;
}

const TILE = 256;
/** Pictures that fail before one has come: the host is not reached. */
const FAILURES = 3;

function latLng({ latitude, longitude }: Point): [number, number] {
  return [latitude, longitude];
}

/** Squares of equal size where there are no pictures: distances can still be seen. */
function plainGrid(leaflet: typeof Leaflet): Leaflet.GridLayer {
  class PlainGrid extends leaflet.GridLayer {
    protected override createTile(): HTMLElement {
      const square = document.createElement('div');
      square.style.border = '1px solid var(--border)';
      return square;
    }
  }
  return new PlainGrid({ tileSize: TILE / 4 });
}

function pictures(leaflet: typeof Leaflet, url: string, onFail: () => void): Leaflet.TileLayer {
  const layer = leaflet.tileLayer(url, { maxZoom: 19 });
  let failures = 0;
  let hasCome = false;
  layer.on('tileload', () => (hasCome = true));
  layer.on('tileerror', () => {
    failures += 1;
    if (!hasCome && failures === FAILURES) onFail();
  });
  return layer;
}

/** A pin of our own: Leaflet's is made of markup, which the page's policy refuses. */
function pin(): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 34 34');
  svg.setAttribute('width', String(MARKER_SIZE));
  svg.setAttribute('height', String(MARKER_SIZE));
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute(
    'd',
    'M17 33 C9 23 6 18 6 13 a11 11 0 0 1 22 0 c0 5 -3 10 -11 20 Z M17 17 a4 4 0 1 0 0 -8 a4 4 0 0 0 0 8 Z',
  );
  path.setAttribute('fill', 'var(--accent)');
  path.setAttribute('stroke', 'var(--surface)');
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  const holder = document.createElement('div');
  holder.append(svg);
  return holder;
}

/** A map with one marker that is dragged, clicked to, or moved from outside. */
export async function openLeafletPicker(options: PickerOptions): Promise<LeafletPicker> {
  const leaflet = await loadLeaflet();
  const map = leaflet.map(options.container, {
    center: latLng(options.point),
    zoom: PICKER_ZOOM,
    minZoom: 3,
    maxZoom: 19,
    // Both write markup, and ours stand beside the map; the keyboard belongs to the marker.
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    fadeAnimation: false,
    zoomAnimation: false,
  });
  const grid = plainGrid(leaflet);
  if (options.tilesUrl) {
    const layer = pictures(leaflet, options.tilesUrl, () => {
      map.removeLayer(layer);
      grid.addTo(map);
      options.onTilesFail();
    });
    layer.addTo(map);
  } else grid.addTo(map);

  const marker = leaflet.marker(latLng(options.point), {
    draggable: true,
    keyboard: false,
    icon: leaflet.divIcon({
      html: pin(),
      className: '',
      iconSize: [MARKER_SIZE, MARKER_SIZE],
      iconAnchor: [MARKER_SIZE / 2, MARKER_SIZE],
    }),
  });
  marker.addTo(map);
  const tell = ({ lat, lng }: Leaflet.LatLng) => options.onMove({ latitude: lat, longitude: lng });
  marker.on('dragend', () => tell(marker.getLatLng()));
  map.on('click', ({ latlng }) => tell(latlng));
  const scale = () => {
    const { lat, lng } = map.getCenter();
    const there = movedBy({ latitude: lat, longitude: lng }, 0, 1);
    const pixels = map.project([there.latitude, there.longitude]).x - map.project([lat, lng]).x;
    options.onScale(TILE / 4 / pixels);
  };
  map.on('zoomend', scale);
  scale();
  return {
    show: (point) => {
      marker.setLatLng(latLng(point));
      if (!map.getBounds().pad(-0.1).contains(latLng(point))) map.setView(latLng(point));
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    remove: () => map.remove(),
  };
}
