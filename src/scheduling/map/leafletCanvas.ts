import type Leaflet from 'leaflet';

/** Leaflet's types leave it out. */
interface Redrawn {
  _redraw: () => void;
}

/**
 * The canvas of a map. Leaflet loses a requested frame when it draws immediately (a zoom, a new size), cannot
 * cancel it when the map is removed, and would then draw on a removed canvas.
 */
export function addCanvas(leaflet: typeof Leaflet, map: Leaflet.Map): Leaflet.Canvas {
  const canvas = leaflet.canvas() as Leaflet.Canvas & Redrawn;
  const redraw = canvas._redraw.bind(canvas);
  canvas._redraw = () => {
    if (map.hasLayer(canvas)) redraw();
  };
  return canvas.addTo(map);
}
