import type Leaflet from 'leaflet';

/** Leaflet's types leave it out. */
interface Redrawn {
  _redraw: () => void;
}

/**
 * The canvas of a map. Leaflet forgets a frame that it asked for once it draws at once (a zoom, a new size), cannot cancel it
 * when the map leaves, and would then draw on what is gone.
 */
export function addCanvas(leaflet: typeof Leaflet, map: Leaflet.Map): Leaflet.Canvas {
  const canvas = leaflet.canvas() as Leaflet.Canvas & Redrawn;
  const redraw = canvas._redraw.bind(canvas);
  canvas._redraw = () => {
    if (map.hasLayer(canvas)) redraw();
  };
  return canvas.addTo(map);
}
