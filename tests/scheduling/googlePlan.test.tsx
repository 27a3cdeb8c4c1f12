import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGooglePlan } from '../../src/scheduling/map/googlePlanHandle';
import { makeEvent } from '../support/views';

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
  getPosition() {
    return this.options.position;
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
  const names = { Marker, Polyline, Rectangle: OnMap, Point: vi.fn(), SymbolPath: {} };
  vi.stubGlobal('google', { maps: names });
});
afterEach(() => vi.unstubAllGlobals());

const point = (id: number) => ({
  id,
  event: makeEvent({ id, secuence: id }),
  latitude: 32.7,
  longitude: -117,
});
const shown = (kind: typeof OnMap) =>
  OnMap.made.filter((one) => one instanceof kind && one.getMap()).map(({ options }) => options);

function openPlan() {
  const map = { addListener: vi.fn(), setOptions: vi.fn(), fitBounds: vi.fn() };
  const events = { onPick: vi.fn(), onPickMany: vi.fn(), onHover: vi.fn() };
  return { map, events, plan: openGooglePlan(map as never, events) };
}

it("draws on Google's map what the open one draws: what waits, pharmacies by name, lines, stops, rings", () => {
  const { plan, events } = openPlan();
  plan.drawPool([point(1), point(2)], [{ name: 'HILLCREST PHARMACY', latitude: 32.75, longitude: -117.1 }]);
  expect(clusterers[0]?.shown).toHaveLength(2);
  expect(shown(Marker)).toEqual([
    expect.objectContaining({
      position: { lat: 32.75, lng: -117.1 },
      label: expect.objectContaining({ text: 'HILLCREST PHARMACY' }) as unknown,
    }),
  ]);
  clusterers[0]?.shown[1]?.fire('click', {});
  expect(events.onPick).toHaveBeenCalledWith(2, false);

  const line = (runId: number) => ({
    runId,
    color: '#123456',
    points: [point(3), point(4)],
    stops: [point(3), point(4)],
  });
  plan.drawLines({ lines: [line(10), line(11)], openIds: new Set([10]), hoveredId: null });
  expect(shown(Polyline).map(({ strokeOpacity }) => strokeOpacity)).toEqual([0.95, 0.2]);
  expect(shown(Marker)).toHaveLength(3);
  plan.drawSelection([point(3)]);
  plan.drawHover(point(4));
  expect(shown(Marker)).toHaveLength(5);

  plan.drawPool([], []);
  expect(shown(Marker)).toHaveLength(4);
  plan.remove();
  expect([...shown(Marker), ...shown(Polyline)]).toEqual([]);
});

it('opens a cluster with a click, and takes it whole with Ctrl', () => {
  const { plan, events, map } = openPlan();
  plan.drawPool([point(1), point(2), point(3)], []);
  const [clusterer] = clusterers;
  const cluster = { markers: clusterer?.shown, bounds: { any: 'bounds' } };
  clusterer?.onClusterClick({ domEvent: new MouseEvent('click') }, cluster);
  expect(map.fitBounds).toHaveBeenCalledOnce();
  clusterer?.onClusterClick({ domEvent: new MouseEvent('click', { ctrlKey: true }) }, cluster);
  expect(events.onPickMany).toHaveBeenCalledWith([1, 2, 3], true);
});
