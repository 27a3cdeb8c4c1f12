import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapEngineProps, MapEvents } from '../../src/map/mapEngine';
import type { MapStop } from '../../src/map/mapScene';
import { createOpenEngine, type OpenEngine } from '../../src/map/open/openEngine';
import { fakeCanvas } from './fakeCanvas';

const CENTER = { latitude: 32.7456, longitude: -117.0367 };
const ZOOM = 10;

/** The ground's library: a camera that stands still, and what it was asked. */
const ground = {
  fitBounds: vi.fn(),
  easeTo: vi.fn(),
  panBy: vi.fn(),
  setStyle: vi.fn(),
  remove: vi.fn(),
  resize: vi.fn(),
  on: vi.fn(),
  dragPan: { enable: vi.fn(), disable: vi.fn() },
  touchZoomRotate: { disableRotation: vi.fn() },
  getCenter: () => ({ lng: CENTER.longitude, lat: CENTER.latitude }),
  getZoom: () => ZOOM,
};
vi.mock('maplibre-gl', () => ({
  addProtocol: vi.fn(),
  setWorkerUrl: vi.fn(),
  LngLatBounds: class {
    points: unknown[] = [];
    extend(point: unknown) {
      this.points.push(point);
    }
  },
  Map: vi.fn(function () {
    return ground;
  }),
}));

const events = {
  onPick: vi.fn(),
  onPickMany: vi.fn(),
  onHover: vi.fn(),
  onMenu: vi.fn(),
  onPickRun: vi.fn(),
  onPress: vi.fn(),
  canDrag: vi.fn(() => true),
  onDrag: vi.fn(),
  onDrop: vi.fn(),
} satisfies MapEvents;

let container: HTMLElement;
let engine: OpenEngine;

const SIZE = { width: 400, height: 300 };
/** Middle of the head of a pin whose place is the middle of the map. */
const HEAD = { x: SIZE.width / 2, y: SIZE.height / 2 - 19 };

const stop = (id: number, changes: Partial<MapStop> = {}): MapStop => ({
  ...CENTER,
  id,
  tone: 'neutral',
  icon: 'clock',
  isRestricted: false,
  isWaiting: false,
  number: null,
  ...changes,
});

function point(type: string, { x, y }: { x: number; y: number }, more: MouseEventInit = {}) {
  const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, ...more });
  container.dispatchEvent(event);
}
const press = (at: { x: number; y: number }, more?: MouseEventInit) => {
  point('pointerdown', at, more);
  point('pointerup', at, more);
};
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

let texts: string[];

beforeEach(() => {
  vi.clearAllMocks();
  ({ texts } = fakeCanvas());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  container = document.createElement('div');
  Object.defineProperty(container, 'clientWidth', { value: SIZE.width });
  Object.defineProperty(container, 'clientHeight', { value: SIZE.height });
  container.setPointerCapture = vi.fn();
  document.body.append(container);
  const props: MapEngineProps = {
    start: { center: CENTER, zoom: ZOOM },
    events,
    pin: null,
    isMovable: true,
    onReady: vi.fn(),
    onView: vi.fn(),
    onFail: vi.fn(),
  };
  engine = createOpenEngine({
    container,
    canvases: { still: document.createElement('canvas'), moving: document.createElement('canvas') },
    style: { version: 8, sources: {}, layers: [] },
    props: () => props,
  });
});
afterEach(() => {
  engine.destroy();
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the open map', () => {
  it('a marker is picked by a press, added with Ctrl, pointed at, and has a menu', async () => {
    engine.draw({ stops: [stop(7)], lines: [], places: [] });
    await frames();
    press(HEAD);
    expect(events.onPick).toHaveBeenLastCalledWith(7, false);
    press(HEAD, { ctrlKey: true });
    expect(events.onPick).toHaveBeenLastCalledWith(7, true);
    point('pointermove', HEAD);
    expect(events.onHover).toHaveBeenLastCalledWith(7);
    point('contextmenu', HEAD);
    expect(events.onMenu).toHaveBeenCalledWith(7, expect.objectContaining({ clientX: HEAD.x }));
  });

  it('three at one place are one marker: a press goes nearer, Ctrl takes them all', async () => {
    engine.draw({ stops: [1, 2, 3].map((id) => stop(id)), lines: [], places: [] });
    await frames();
    expect(texts).toContain('3');
    const middle = { x: SIZE.width / 2, y: SIZE.height / 2 };
    press(middle);
    expect(ground.fitBounds).toHaveBeenCalledOnce();
    press(middle, { ctrlKey: true });
    expect(events.onPickMany).toHaveBeenCalledWith([1, 2, 3], true);
  });

  it('a lasso takes what it encloses, and the map does not move meanwhile', async () => {
    engine.draw({ stops: [stop(1), stop(2, { latitude: 33.5 })], lines: [], places: [] });
    await frames();
    engine.setLasso(true);
    point('pointerdown', { x: 150, y: 100 });
    for (const at of [
      { x: 250, y: 100 },
      { x: 250, y: 200 },
      { x: 150, y: 200 },
    ])
      point('pointermove', at, { buttons: 1 });
    point('pointerup', { x: 150, y: 200 });
    expect(events.onPickMany).toHaveBeenCalledWith([1], false);
    expect(ground.dragPan.disable).toHaveBeenCalled();
  });

  it('a stop is dragged onto the line of a run, and let go there', async () => {
    const line = {
      key: '10 ahead',
      runId: 10,
      color: '#123456',
      look: 'ahead' as const,
      weight: 'plain' as const,
      points: [
        { ...CENTER, longitude: CENTER.longitude - 0.1 },
        { ...CENTER, longitude: CENTER.longitude + 0.1 },
      ],
    };
    engine.draw({ stops: [stop(7)], lines: [line], places: [] });
    await frames();
    point('pointerdown', HEAD);
    const onLine = { x: SIZE.width / 2 + 40, y: SIZE.height / 2 };
    point('pointermove', onLine, { buttons: 1 });
    expect(events.onDrag).toHaveBeenLastCalledWith(7, 10, expect.anything());
    point('pointerup', onLine);
    expect(events.onDrop).toHaveBeenCalledWith(7, 10);
    expect(events.onPick).not.toHaveBeenCalled();
    press(onLine);
    expect(events.onPickRun).toHaveBeenCalledWith(10, expect.anything());
    press({ x: 20, y: 20 });
    expect(events.onPress).toHaveBeenCalledOnce();
  });

  it('Escape takes a drag back', async () => {
    engine.draw({ stops: [stop(7)], lines: [], places: [] });
    await frames();
    point('pointerdown', HEAD);
    point('pointermove', { x: HEAD.x + 30, y: HEAD.y }, { buttons: 1 });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(events.onDrop).toHaveBeenCalledWith(7, null);
  });

  it('moves only when a place is out of sight', () => {
    engine.show(CENTER);
    expect(ground.easeTo).not.toHaveBeenCalled();
    engine.show({ latitude: 34, longitude: -117 });
    expect(ground.easeTo).toHaveBeenCalledOnce();
    expect(engine.isInSight(CENTER)).toBe(true);
  });

  it('a map that leaves in the frame in which it was redrawn leaves no drawing behind', async () => {
    await frames();
    const drawn = texts.length;
    engine.draw({ stops: [], lines: [], places: [{ ...CENTER, id: 1, name: 'CDP ONE', color: '#123456' }] });
    engine.destroy();
    await frames();
    expect(texts).toHaveLength(drawn);
  });
});
