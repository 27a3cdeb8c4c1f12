/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import { TRACKING_STATES } from '../../src/domain/stops/trackingView';
import { WORDS } from '../../src/tracking/sentences';
import { TrackingPage } from '../../src/tracking/TrackingPage';

const VIEW: TrackingView = {
  state: 'onTheWay',
  kind: 'delivery',
  new_day: null,
  late_minutes: null,
  attempted_at: null,
  is_checking: false,
  window: null,
  eta: { from: '2026-07-20 21:10:00', to: '2026-07-20 21:50:00' },
  stops_away: 3,
  cdp: { name: 'HILLCREST PHARMACY', phone_number: '6195550101' },
  first_name: 'ALICE',
  language: 'en',
  time_zone: 'America/Los_Angeles',
  vehicle: null,
  delivered_at: null,
  updated_at: '2026-07-20 19:59:00',
};

const fetchMock = vi.fn<typeof fetch>();
let root: HTMLElement;

function answers(view: Partial<TrackingView>, etag = '"1"') {
  const body = JSON.stringify({ ...VIEW, ...view });
  fetchMock.mockImplementation(async () => new Response(body, { status: 200, headers: { etag } }));
}

/** Lets effects, the mocked answer and the next drawing happen. */
async function settle(ms = 50) {
  await vi.advanceTimersByTimeAsync(ms);
}

async function open() {
  render(<TrackingPage token="secret" />, root);
  await settle();
}

const text = () => root.textContent ?? '';
const button = (label: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === label);

beforeEach(() => {
  fetchMock.mockReset();
  vi.useFakeTimers({ now: new Date('2026-07-20T20:00:00Z') });
  vi.stubGlobal('fetch', fetchMock);
  document.cookie = 'TRACKING_LANG=; max-age=0; path=/';
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the recipient’s page', () => {
  it.each(TRACKING_STATES)('says %s in one line', async (state) => {
    answers({ state });
    await open();
    expect(root.querySelector('h1')?.textContent).toBe(WORDS.en.states[state]);
  });

  it('never says "updated just now" of a driver who is silent', async () => {
    answers({ state: 'next', is_checking: true, eta: null, stops_away: 0 });
    await open();
    expect(text()).toContain('We are checking with the driver.');
    expect(text()).not.toMatch(/Updated|just now|coming to you/);
  });

  it('shows window, stops away and one button to call', async () => {
    answers({});
    await open();
    expect(text()).toContain('Expected between 2:10 and 2:50 PM PDT');
    expect(text()).toContain('3 stops away');
    expect(root.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+16195550101');
  });

  it('begins in the recipient’s language, keeps the one that was chosen, and names nobody in the title', async () => {
    answers({ language: 'es' });
    await open();
    expect(root.querySelector('h1')?.textContent).toBe(WORDS.es.states.onTheWay);
    expect(document.documentElement.lang).toBe('es');
    button('EN')?.click();
    await settle();
    expect(root.querySelector('h1')?.textContent).toBe(WORDS.en.states.onTheWay);
    expect(document.cookie).toContain('TRACKING_LANG=en');
    expect(document.title).toBe('Where is my Rx - Rx Dispatch');
  });

  it('asks every 15 s with the ETag, and announces a change politely', async () => {
    answers({});
    await open();
    answers({ state: 'next', stops_away: 0 }, '"2"');
    await settle(15_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(fetchMock.mock.calls[1]?.[1]?.headers).toEqual({
      'Content-Language': 'us',
      'If-None-Match': '"1"',
    });
    expect(root.querySelector('[role=status] h1')?.textContent).toBe('You are next');
  });

  it('keeps what it shows when nothing is new', async () => {
    answers({});
    await open();
    fetchMock.mockImplementation(async () => new Response(null, { status: 304 }));
    await settle(75_000);
    expect(text()).toContain('3 stops away');
    expect(text()).toContain('Updated just now');
  });

  it('does not ask while it is hidden, and at once when it is seen again', async () => {
    answers({});
    await open();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(120_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('says that it has no connection and how old its news is, and recovers', async () => {
    answers({});
    await open();
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await settle(180_000);
    expect(root.querySelector('[role=alert]')?.textContent).toMatch(
      /^No connection. Last update: [23] min ago.$/,
    );
    answers({ stops_away: 1 }, '"3"');
    await settle(15_000);
    expect(root.querySelector('[role=alert]')).toBeNull();
    expect(text()).toContain('1 stop away');
  });

  it('says that it tries again when it never had an answer', async () => {
    fetchMock.mockResolvedValue(new Response('busy', { status: 503 }));
    await open();
    expect(root.querySelector('h1')?.textContent).toBe(WORDS.en.unreachable);
  });

  it('has the specification’s sentence for a link that opens nothing, and shows nothing else', async () => {
    answers({});
    await open();
    fetchMock.mockImplementation(async () => new Response('{}', { status: 404 }));
    await settle(15_000);
    expect(root.querySelector('h1')?.textContent).toBe('This Rx Delivery status is no longer available');
    expect(text()).not.toContain('Alice');
    expect(root.querySelector('a')).toBeNull();
  });
});

describe('the map', () => {
  const vehicle = { latitude: 32.7, longitude: -117.1, recorded_at: '2026-07-20 19:58:00', distance_m: 3219 };
  let shown: Partial<TrackingView>;
  let map: () => Response;
  const mapCalls = () => fetchMock.mock.calls.filter(([address]) => String(address).includes('/map'));
  const picture = () => root.querySelector('img');

  beforeEach(() => {
    shown = { state: 'next', stops_away: 0, vehicle };
    map = () => new Response('<svg/>');
    fetchMock.mockImplementation(async (address) =>
      String(address).includes('/map')
        ? map()
        : new Response(JSON.stringify({ ...VIEW, ...shown }), { headers: { etag: JSON.stringify(shown) } }),
    );
  });

  it('is there while the delivery is next, and the text says the same', async () => {
    await open();
    expect(picture()?.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
    expect(picture()?.alt).toBe('Map: your door and the vehicle');
    expect(text()).toContain('About 2 mi away, seen 2 min ago');
    expect(mapCalls().map(([address]) => address)).toEqual([
      '/api/tracking/secret/map?theme=light&width=160&height=220',
    ]);
  });

  it('follows the vehicle every 10 s, and asks for no picture that is the same', async () => {
    await open();
    await settle(10_000);
    expect(mapCalls()).toHaveLength(1);
    shown = { ...shown, vehicle: { ...vehicle, recorded_at: '2026-07-20 20:00:09' } };
    await settle(10_000);
    expect(mapCalls()).toHaveLength(2);
  });

  it('stays when a picture does not come, and goes with the last door', async () => {
    await open();
    map = () => new Response('busy', { status: 503 });
    shown = { ...shown, vehicle: { ...vehicle, recorded_at: '2026-07-20 20:00:09' } };
    await settle(10_000);
    expect(picture()).not.toBeNull();
    shown = { state: 'delivered', vehicle: null, delivered_at: '2026-07-20 20:00:15' };
    await settle(10_000);
    expect(picture()).toBeNull();
  });

  it.each([
    ['the delivery is not next', { vehicle: null }],
    ['nobody knows where the door is', { vehicle: { ...vehicle, distance_m: null } }],
  ])('is not asked for while %s', async (_, without) => {
    shown = { ...shown, ...without };
    await open();
    expect(mapCalls()).toEqual([]);
    expect(picture()).toBeNull();
  });
});
