import type Leaflet from 'leaflet';
import { movedBy } from '../../../domain/addresses/distance';

const TILE = 256;
/** Pictures that fail before one has come: the host is not reached. */
const FAILURES = 3;

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

/** What lies under the markers: pictures where there are any, else squares; squares too once pictures do not come. */
export function addGround(
  leaflet: typeof Leaflet,
  map: Leaflet.Map,
  tilesUrl: string | null,
  onTilesFail: () => void,
): void {
  const grid = plainGrid(leaflet);
  if (!tilesUrl) {
    grid.addTo(map);
    return;
  }
  const layer = pictures(leaflet, tilesUrl, () => {
    map.removeLayer(layer);
    grid.addTo(map);
    onTilesFail();
  });
  layer.addTo(map);
}

/** Metres across one square of the grid, at the middle of the map. */
export function metresOfSquare(map: Leaflet.Map): number {
  const { lat, lng } = map.getCenter();
  const there = movedBy({ latitude: lat, longitude: lng }, 0, 1);
  const pixels = map.project([there.latitude, there.longitude]).x - map.project([lat, lng]).x;
  return TILE / 4 / pixels;
}
