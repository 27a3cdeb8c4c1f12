import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGoogleEngine } from '../../src/map/google/googleEngine';
import type { MapEngineProps } from '../../src/map/mapEngine';
import type { MapStop } from '../../src/map/mapScene';
import { fakeCanvas } from './fakeCanvas';

type Options = Record<string, unknown>;

/** Whatever is made on the map, by its kind, as long as it is on it. */
class OnMap {
  static made: OnMap[] = [];
  private readonly listeners = new Map<string, (event: unknown) => void>();
  constructor(readonly options: Options = {}) {
    OnMap.made.push(this);
  }
  setMap(map: unknown) {
    this.options.map = map;
  }
  getMap() {
    return this.options.map ?? null;
  }
  setPosition(position: unknown) {
    this.options.position = position;
  }
  addListener(name: string, listener: (event: unknown) => void) {
    this.listeners.set(name, listener);
    return { remove: () => this.listeners.delete(name) };
  }
  fire(name: string, event: unknown) {
    this.listeners.get(name)?.(event);
  }
}
class Marker extends OnMap {
  setIcon(icon: unknown) {
    this.options.icon = icon;
  }
}
class Polyline extends OnMap {
  setPath(path: unknown) {
    this.options.path = path;
  }
}

const clusterers: { onClusterClick: (click: unknown, cluster: unknown) => void; shown: Marker[] }[] = [];
vi.mock('@googlemaps/markerclusterer', () => ({
  SuperClusterAlgorithm: vi.fn(),
  MarkerClusterer: class {
    shown: Marker[] = [];
    onClusterClick: (click: unknown, cluster: unknown) => void;
    constructor({ onClusterClick }: { onClusterClick: (click: unknown, cluster: unknown) => void }) {
      this.onClusterClick = onClusterClick;
      clusterers.push(this);
    }
    addMarkers(markers: Marker[]) {
      this.shown.push(...markers);
    }
    removeMarkers(markers: Marker[]) {
      this.shown = this.shown.filter((marker) => !markers.includes(marker));
    }
    clearMarkers() {
      this.shown = [];
    }
  },
}));

beforeEach(() => {
  OnMap.made = [];
  clusterers.length = 0;
  fakeCanvas();
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,');
  const names = { Marker, Polyline, Point: vi.fn(), Size: vi.fn(), SymbolPath: {} };
  vi.stubGlobal('google', { maps: names });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stop = (id: number): MapStop => ({
  id,
  latitude: 32.7,
  longitude: -117,
  tone: 'neutral',
  icon: 'clock',
  isRestricted: false,
  isWaiting: true,
  number: null,
});
const shown = (kind: typeof OnMap) =>
  OnMap.made.filter((one) => one instanceof kind && one.getMap()).map(({ options }) => options);

/** 400 × 300 pixels of the map around the stops, at their zoom of 11. */
function openMap({ canDrag = false } = {}) {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  const map = {
    getDiv: () => container,
    getCenter: () => ({ lat: () => 32.7, lng: () => -117 }),
    getZoom: () => 11,
    addListener: vi.fn(() => ({ remove: vi.fn() })),
    setOptions: vi.fn(),
    fitBounds: vi.fn(),
  };
  const events = {
    onPick: vi.fn(),
    onPickMany: vi.fn(),
    onHover: vi.fn(),
    onPickRun: vi.fn(),
    canDrag: () => canDrag,
    onDrag: vi.fn(),
    onDrop: vi.fn(),
  };
  const props: MapEngineProps = {
    start: { center: stop(1), zoom: 10 },
    events,
    pin: null,
    isMovable: true,
    onReady: vi.fn(),
    onView: vi.fn(),
    onFail: vi.fn(),
  };
  return { map, container, events, engine: createGoogleEngine(map as never, () => props) };
}

const line = (runId: number, weight: 'quiet' | 'bold') => ({
  key: String(runId),
  runId,
  color: '#123456',
  points: [stop(3), stop(4)],
  look: 'ahead' as const,
  weight,
});

it("draws on Google's map what the open one draws: stops, pharmacies by name, lines, rings, vehicles", () => {
  const { engine, events } = openMap();
  const place = { id: 1, name: 'HILLCREST PHARMACY', color: '#123456', latitude: 32.75, longitude: -117.1 };
  const stops = [stop(1), stop(2)];
  engine.draw({ stops, lines: [], places: [place] });
  expect(clusterers[0]?.shown).toHaveLength(2);
  expect(shown(Marker)).toEqual([
    expect.objectContaining({
      position: { lat: 32.75, lng: -117.1 },
      label: expect.objectContaining({ text: 'HILLCREST PHARMACY' }) as unknown,
    }),
  ]);
  clusterers[0]?.shown[1]?.fire('click', {});
  expect(events.onPick).toHaveBeenCalledWith(2, false);

  engine.draw({ stops, lines: [line(10, 'bold'), line(11, 'quiet')], places: [place] });
  expect(shown(Polyline).map(({ strokeOpacity }) => strokeOpacity)).toEqual([1, 0.25]);
  engine.drawSelection(new Set([1]));
  engine.drawHover(2);
  expect(shown(Marker)).toHaveLength(3);
  engine.drawVehicles([{ ...stop(1), runId: 10, color: '#123456', heading: 90, state: 'moving', trail: [] }]);
  expect(shown(Marker)).toHaveLength(4);

  engine.draw({ stops: [], lines: [], places: [] });
  engine.drawVehicles([]);
  expect([...shown(Marker), ...shown(Polyline)]).toEqual([]);
  engine.drawPin(stop(1));
  expect(shown(Marker)).toHaveLength(1);
  engine.destroy();
  expect([...shown(Marker), ...shown(Polyline)]).toEqual([]);
});

it('opens a cluster with a click, and takes it whole with Ctrl', () => {
  const { engine, events, map } = openMap();
  engine.draw({ stops: [stop(1), stop(2), stop(3)], lines: [], places: [] });
  const [clusterer] = clusterers;
  const cluster = { markers: clusterer?.shown, bounds: { any: 'bounds' } };
  clusterer?.onClusterClick({ domEvent: new MouseEvent('click') }, cluster);
  expect(map.fitBounds).toHaveBeenCalledOnce();
  clusterer?.onClusterClick({ domEvent: new MouseEvent('click', { ctrlKey: true }) }, cluster);
  expect(events.onPickMany).toHaveBeenCalledWith([1, 2, 3], true);
});

it('keeps the markers of stops that are unchanged', () => {
  const { engine } = openMap();
  const stops = [stop(1), stop(2)];
  engine.draw({ stops, lines: [], places: [] });
  const before = [...(clusterers[0]?.shown ?? [])];
  engine.draw({ stops: [stops[0] ?? stop(1), stop(3)], lines: [], places: [] });
  const after = clusterers[0]?.shown ?? [];
  expect(after).toHaveLength(2);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

it('moves a vehicle with its trail, and leaves the trail of a silent one', () => {
  const { engine } = openMap();
  const trail = [stop(1), { latitude: 32.71, longitude: -117 }];
  const vehicle = { ...stop(1), runId: 10, color: '#123456', heading: 90, state: 'moving', trail } as const;
  engine.drawVehicles([vehicle]);
  const [marker] = shown(Marker);
  engine.drawVehicles([
    { ...vehicle, latitude: 32.72, trail: [...trail, { latitude: 32.72, longitude: -117 }] },
  ]);
  expect(shown(Marker)).toEqual([marker]);
  expect(marker?.position).toEqual({ lat: 32.72, lng: -117 });
  expect(shown(Polyline)[0]?.path).toHaveLength(3);
  engine.drawVehicles([{ ...vehicle, state: 'silent', trail: [...trail] }]);
  expect(shown(Polyline)[0]?.path).toEqual([]);
  engine.drawVehicles([]);
  expect([...shown(Marker), ...shown(Polyline)]).toEqual([]);
});

const pointer = (target: EventTarget, name: string, x: number, y: number, more: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent(name, { clientX: x, clientY: y, button: 0, bubbles: true, ...more }));

/** Pixels of the map are 2 ** 11 * 256 / 360 to a degree of longitude. */
const right = (id: number, pixels: number): MapStop => ({
  ...stop(id),
  longitude: -117 + (pixels * 360) / (256 * 2 ** 11),
});

it('encloses stops with a line that is drawn by hand, also around a corner', () => {
  const { engine, events, container, map } = openMap();
  engine.draw({ stops: [right(1, 0), right(2, 60), right(3, 120)], lines: [], places: [] });
  engine.setLasso(true);
  expect(map.setOptions).toHaveBeenLastCalledWith({ draggable: false });
  // A shape like a U around the first and the third: the second one is between its arms.
  const path = [
    [180, 130],
    [220, 130],
    [220, 180],
    [300, 180],
    [300, 130],
    [340, 130],
    [340, 200],
    [180, 200],
  ] as const;
  pointer(container, 'pointerdown', 180, 130);
  for (const [x, y] of path) pointer(window, 'pointermove', x, y);
  expect(shown(Polyline)[0]?.path).toHaveLength(path.length + 1);
  pointer(window, 'pointerup', 180, 130, { ctrlKey: true });
  expect(events.onPickMany).toHaveBeenLastCalledWith([1, 3], true);
  expect(shown(Polyline)).toEqual([]);

  // A press is no line, and Escape ends one.
  pointer(container, 'pointerdown', 200, 150);
  pointer(window, 'pointerup', 201, 150);
  pointer(container, 'pointerdown', 180, 130);
  for (const [x, y] of path) pointer(window, 'pointermove', x, y);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  pointer(window, 'pointerup', 180, 130);
  engine.setLasso(false);
  pointer(container, 'pointerdown', 180, 130);
  expect(shown(Polyline)).toEqual([]);
  expect(events.onPickMany).toHaveBeenCalledOnce();
});

it('drags a stop onto the line of a run, and puts it back where it was', () => {
  const { engine, events } = openMap({ canDrag: true });
  const way = {
    ...line(10, 'bold'),
    points: [right(0, 100), { latitude: 32.8, longitude: right(0, 100).longitude }],
  };
  engine.draw({ stops: [stop(1)], lines: [way], places: [] });
  const [marker] = clusterers[0]?.shown ?? [];
  expect(marker?.options.draggable).toBe(true);
  const latLng = (pixels: number) => ({ lat: () => 32.7, lng: () => right(0, pixels).longitude });
  const drag = (name: string, pixels: number) =>
    marker?.fire(name, {
      latLng: latLng(pixels),
      domEvent: new MouseEvent('mousemove', { clientX: 200 + pixels, clientY: 150 }),
    });
  drag('dragstart', 0);
  drag('drag', 50);
  expect(events.onDrag).toHaveBeenLastCalledWith(
    1,
    null,
    expect.objectContaining({ clientX: 250, clientY: 150 }),
  );
  drag('drag', 98);
  expect(events.onDrag).toHaveBeenLastCalledWith(1, 10, expect.objectContaining({ clientX: 298 }));
  drag('dragend', 98);
  expect(events.onDrop).toHaveBeenLastCalledWith(1, 10);
  expect(marker?.options.position).toEqual({ lat: 32.7, lng: -117 });

  // By a finger: where the tip of the marker is. Escape leaves the stop where it was.
  marker?.fire('dragstart', {});
  marker?.fire('drag', { latLng: latLng(100), domEvent: new Event('touchmove') });
  expect(events.onDrag).toHaveBeenLastCalledWith(1, 10, expect.objectContaining({ clientX: 300 }));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(events.onDrop).toHaveBeenLastCalledWith(1, null);
  drag('dragend', 98);
  expect(events.onDrop).toHaveBeenCalledTimes(2);
});

it('lets nobody drag what may not be moved', () => {
  const { engine } = openMap();
  engine.draw({ stops: [stop(1)], lines: [], places: [] });
  expect(clusterers[0]?.shown[0]?.options.draggable).toBe(false);
});
