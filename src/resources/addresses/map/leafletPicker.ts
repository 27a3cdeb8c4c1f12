import type Leaflet from 'leaflet';
import type { Point } from '../../../domain/addresses/distance';
import { MARKER_SIZE, PICKER_ZOOM } from '../../../domain/addresses/mapDefaults';
import { addGround, metresOfSquare } from './leafletGround';
import { loadLeaflet } from './trustedLeaflet';

interface PickerOptions {
  container: HTMLElement;
  point: Point;
  tilesUrl: string | null;
  /** Left out: the map is for looking, and the page scrolls over it. */
  onMove: ((point: Point) => void) | undefined;
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

function latLng({ latitude, longitude }: Point): [number, number] {
  return [latitude, longitude];
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

/** A map with one marker that is dragged, clicked to, or moved from outside; or just shown. */
export async function openLeafletPicker(options: PickerOptions): Promise<LeafletPicker> {
  const { onMove } = options;
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
    scrollWheelZoom: onMove !== undefined,
    dragging: onMove !== undefined,
    fadeAnimation: false,
    zoomAnimation: false,
  });
  addGround(leaflet, map, options.tilesUrl, options.onTilesFail);

  const marker = leaflet.marker(latLng(options.point), {
    draggable: onMove !== undefined,
    interactive: onMove !== undefined,
    keyboard: false,
    icon: leaflet.divIcon({
      html: pin(),
      className: '',
      iconSize: [MARKER_SIZE, MARKER_SIZE],
      iconAnchor: [MARKER_SIZE / 2, MARKER_SIZE],
    }),
  });
  marker.addTo(map);
  if (onMove) {
    const tell = ({ lat, lng }: Leaflet.LatLng) => onMove({ latitude: lat, longitude: lng });
    marker.on('dragend', () => tell(marker.getLatLng()));
    map.on('click', ({ latlng }) => tell(latlng));
  }
  const scale = () => options.onScale(metresOfSquare(map));
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
