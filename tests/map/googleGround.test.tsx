import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import GoogleGround from '../../src/map/google/GoogleGround';
import type { MapEngine, MapEngineProps } from '../../src/map/mapEngine';
import { fakeCanvas } from './fakeCanvas';

/** What the page has put on the stand-in's map. */
const made: { kind: string; options: Record<string, unknown> | undefined }[] = [];
const asked: string[] = [];

/** Anything of Google's that is made with options and does nothing by itself. */
function part(kind: string) {
  return class {
    constructor(readonly options: Record<string, unknown> | undefined = {}) {
      made.push({ kind, options });
    }
    addListener() {
      return { remove: () => undefined };
    }
    setMap(map: unknown) {
      if (this.options) this.options.map = map;
    }
    getMap() {
      return this.options?.map ?? null;
    }
    setPath() {
      return undefined;
    }
  };
}

/** Mixed into the clusterer by the names on its prototype, which those of a class are not. */
function OverlayView() {
  return undefined;
}
Object.assign(OverlayView.prototype as object, { setMap: () => undefined, getMap: () => null });

class StandInMap {
  readonly listeners = new Map<string, () => void>();
  constructor(
    private readonly container: HTMLElement,
    readonly options: Record<string, unknown>,
  ) {
    made.push({ kind: 'Map', options });
  }
  getDiv = () => this.container;
  getCenter = () => ({ lat: () => 32.7, lng: () => -117 });
  getZoom = () => 11;
  getBounds = () => null;
  setOptions = () => undefined;
  addListener = (name: string, listener: () => void) => {
    this.listeners.set(name, listener);
    return { remove: () => this.listeners.delete(name) };
  };
}

/** A local stand-in of what Google's loader fetches: the script that is asked for never comes, and this is in its place. */
function answerLoader(): void {
  const libraries = {
    Map: StandInMap,
    Marker: part('Marker'),
    Polyline: part('Polyline'),
    OverlayView,
    Point: vi.fn(),
    Size: vi.fn(),
    SymbolPath: {},
    ColorScheme: { DARK: 'DARK', LIGHT: 'LIGHT' },
    RenderingType: {},
    MapTypeId: {},
    Settings: { getInstance: () => ({}) },
    event: {
      addListener: () => ({ remove: () => undefined }),
      clearInstanceListeners: () => undefined,
      removeListener: () => undefined,
      trigger: () => undefined,
    },
  };
  const { google } = window as unknown as { google: { maps: Record<string, unknown> } };
  Object.assign(google.maps, libraries, { importLibrary: () => Promise.resolve(libraries) });
  (google.maps.__ib__ as () => void)();
}

beforeEach(() => {
  fakeCanvas();
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,');
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      asked.push(node.src);
      queueMicrotask(answerLoader);
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('loads by Google’s loader, draws the day on its map, and asks for nothing but the script', async () => {
  let engine: MapEngine | null = null;
  const onReady = vi.fn((ready: MapEngine | null) => {
    engine = ready;
  });
  const stop = { id: 1, latitude: 32.7, longitude: -117, tone: 'neutral', icon: 'clock' } as const;
  const props: MapEngineProps = {
    start: { center: stop, zoom: 10 },
    events: { onPick: vi.fn(), onPickMany: vi.fn(), onHover: vi.fn() },
    pin: null,
    isMovable: true,
    onReady,
    onView: vi.fn(),
    onFail: vi.fn(),
  };
  render(<GoogleGround apiKey="a-test-key" {...props} />);
  await waitFor(() => expect(engine).not.toBeNull());
  expect(asked).toHaveLength(1);
  const address = new URL(asked[0] ?? '');
  expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(address.searchParams.get('key')).toBe('a-test-key');
  expect(made.find(({ kind }) => kind === 'Map')?.options).toMatchObject({ disableDefaultUI: true });

  const ready = engine as unknown as MapEngine;
  ready.drawPin(stop);
  ready.drawVehicles([{ ...stop, runId: 7, color: '#123456', heading: 90, state: 'moving', trail: [stop] }]);
  const markers = made.filter(({ kind, options }) => kind === 'Marker' && options?.map);
  expect(markers).toHaveLength(2);
  expect(props.onFail).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
