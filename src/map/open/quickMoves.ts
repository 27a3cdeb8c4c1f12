import { placeAtPixel, worldPixel } from '../../domain/map/mapPixels';
import { pixelIn, type Frame } from '../drawing/frame';
import type { MapView } from '../mapEngine';

/** Without another move for this long the picture is drawn anew. Milliseconds. */
const CALM_MS = 80;

interface QuickMoveOptions {
  /** What the picture on the screen shows. */
  frame: () => Frame;
  /** The layers of that picture. */
  layers: () => readonly HTMLElement[];
  zooms: readonly [least: number, most: number];
  /** The picture is moved, and its successor waits. */
  onMove: () => void;
  /** Draws the map at this view; `onDrawn` is called in the frame in which it appears. */
  draw: (view: MapView, onDrawn: () => void) => void;
}

/**
 * Moves of a map whose pictures take long: what is drawn already is moved and stretched at once, and one sharp picture
 * follows. An animation would ask for fifteen pictures, each of which waits for those before it.
 */
export function quickMoves({ frame, layers, zooms, onMove, draw }: QuickMoveOptions) {
  let wanted: MapView | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const place = (transform: string) => {
    for (const { style } of layers()) style.transform = transform;
  };
  const settle = () => {
    const view = wanted;
    const mine = ++turn;
    if (!view) return;
    draw(view, () => {
      // A move that came meanwhile starts from this picture.
      if (mine !== turn) return;
      wanted = null;
      place('');
    });
  };
  const moveTo = (view: MapView) => {
    const drawn = frame();
    wanted = view;
    turn += 1;
    onMove();
    const { x, y } = pixelIn(drawn)(view.center);
    const scale = 2 ** (view.zoom - drawn.zoom);
    place(`scale(${scale}) translate(${drawn.width / 2 - x}px, ${drawn.height / 2 - y}px)`);
    clearTimeout(timer);
    timer = setTimeout(settle, CALM_MS);
  };
  const now = (): MapView => wanted ?? frame();
  return {
    zoomBy: (steps: number) => {
      const { center, zoom } = now();
      const [least, most] = zooms;
      moveTo({ center, zoom: Math.min(most, Math.max(least, zoom + steps)) });
    },
    panBy: (right: number, down: number) => {
      const { center, zoom } = now();
      const { x, y } = worldPixel(center, zoom);
      moveTo({ center: placeAtPixel({ x: x + right, y: y + down }, zoom), zoom });
    },
    /** Somebody moved the map in another way. */
    forget: () => {
      clearTimeout(timer);
      turn += 1;
      wanted = null;
      place('');
    },
  };
}
