import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapView } from '../../src/map/mapEngine';
import { quickMoves } from '../../src/map/open/quickMoves';
import { placeIn, type Frame } from '../../src/map/drawing/frame';

const CENTER = { latitude: 32.7456, longitude: -117.0367 };

let drawn: Frame;
let pictures: { view: MapView; show: () => void }[];
let layer: HTMLElement;
let moves: ReturnType<typeof quickMoves>;

beforeEach(() => {
  vi.useFakeTimers();
  drawn = { center: CENTER, zoom: 10, width: 400, height: 300 };
  pictures = [];
  layer = document.createElement('canvas');
  moves = quickMoves({
    frame: () => drawn,
    layers: () => [layer],
    zooms: [3, 12],
    onMove: () => undefined,
    draw: (view, onDrawn) =>
      pictures.push({
        view,
        show: () => {
          drawn = { ...drawn, ...view };
          onDrawn();
        },
      }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const calm = () => vi.advanceTimersByTime(100);
const numbers = () =>
  [...layer.style.transform.matchAll(/-?[\d.e]+(?=px|\))/g)].map(([text]) => Number(text));

describe('moves of a map whose pictures take long', () => {
  it('what is there moves at once, and one picture follows', () => {
    moves.panBy(80, 0);
    expect(numbers().map(Math.round)).toEqual([1, -80, 0]);
    expect(pictures).toHaveLength(0);
    calm();
    expect(pictures).toHaveLength(1);
    const [{ view, show } = { view: null, show: () => undefined }] = pictures;
    const expected = placeIn(drawn, { x: 280, y: 150 });
    expect(view?.center.longitude).toBeCloseTo(expected.longitude, 6);
    expect(view?.center.latitude).toBeCloseTo(expected.latitude, 6);
    // Still the old picture, moved.
    expect(layer.style.transform).not.toBe('');
    show();
    expect(layer.style.transform).toBe('');
  });

  it('keys that follow each other ask for one picture, of where they lead', () => {
    moves.panBy(80, 0);
    moves.panBy(80, 40);
    moves.zoomBy(1);
    expect(numbers().map(Math.round)).toEqual([2, -160, -40]);
    calm();
    expect(pictures.map(({ view }) => view.zoom)).toEqual([11]);
  });

  it('a move while a picture is drawn starts from where that one leads', () => {
    moves.zoomBy(1);
    calm();
    moves.zoomBy(1);
    pictures[0]?.show();
    expect(layer.style.transform).not.toBe('');
    calm();
    expect(pictures.map(({ view }) => view.zoom)).toEqual([11, 12]);
    pictures[1]?.show();
    expect(layer.style.transform).toBe('');
  });

  it('stays within the zooms of the map', () => {
    moves.zoomBy(9);
    calm();
    expect(pictures[0]?.view.zoom).toBe(12);
  });

  it('a move of another kind takes its place', () => {
    moves.panBy(80, 0);
    moves.forget();
    expect(layer.style.transform).toBe('');
    calm();
    expect(pictures).toHaveLength(0);
  });
});
