import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLeafletPlan } from '../../src/scheduling/map/leafletPlan';
import { makeEvent } from '../support/views';

const errors: string[] = [];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  errors.push(event.message);
};

beforeEach(() => {
  errors.length = 0;
  window.addEventListener('error', note);
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});
afterEach(() => {
  window.removeEventListener('error', note);
  vi.restoreAllMocks();
});

const frames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

it('a map that leaves in the frame in which it was redrawn leaves no drawing behind', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const map = await openLeafletPlan({
    container,
    tilesUrl: null,
    onTilesFail: vi.fn(),
    onScale: vi.fn(),
    onPick: vi.fn(),
    onPickMany: vi.fn(),
    onHover: vi.fn(),
  });
  const event = makeEvent({ destination_latitude: 32.7456, destination_longitude: -117.0367 });
  const point = { id: 1, event, latitude: 32.7456, longitude: -117.0367 };
  // Asks for a frame; the zoom then draws at once and forgets that it was asked.
  map.drawSelection([point]);
  map.zoomBy(1);
  map.remove();
  container.remove();
  await frames();
  expect(errors).toEqual([]);
});
