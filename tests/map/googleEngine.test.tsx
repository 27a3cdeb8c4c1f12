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
class Marker extends OnMap {}
class Polyline extends OnMap {}

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
  const names = { Marker, Polyline, Rectangle: OnMap, Point: vi.fn(), Size: vi.fn(), SymbolPath: {} };
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

function openMap() {
  const map = {
    addListener: vi.fn(() => ({ remove: vi.fn() })),
    setOptions: vi.fn(),
    fitBounds: vi.fn(),
  };
  const events = { onPick: vi.fn(), onPickMany: vi.fn(), onHover: vi.fn(), onPickRun: vi.fn() };
  const props: MapEngineProps = {
    start: { center: stop(1), zoom: 10 },
    events,
    pin: null,
    isMovable: true,
    onReady: vi.fn(),
    onView: vi.fn(),
    onFail: vi.fn(),
  };
  return { map, events, engine: createGoogleEngine(map as never, () => props) };
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
