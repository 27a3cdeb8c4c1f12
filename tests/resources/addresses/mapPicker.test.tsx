import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundAddress } from '../../../src/domain/addresses/foundAddress';
import { valuesOf, type PickedPosition } from '../../../src/resources/addresses/addressDraft';
import MapPicker from '../../../src/resources/addresses/map/MapPicker';
import { geolocationProblem, lastPosition } from '../../../src/map/useMyPosition';
import { fakeWire } from '../screens/fakeWire';
import { renderPart } from './renderPart';
import { CATALOGS, someAddress } from './someAddress';

const ZIP_MIDDLE: FoundAddress = {
  number: null,
  street: null,
  city: 'SAN DIEGO',
  state: 'CA',
  zip: '92101',
  latitude: 32.7185,
  longitude: -117.1593,
  formatted_address: 'SAN DIEGO, CA 92101',
  is_approximate: true,
};

beforeEach(() => localStorage.clear());

async function open(
  { hasPosition = false, places = [ZIP_MIDDLE] as FoundAddress[] } = {},
  routes: Parameters<typeof fakeWire>[0] = {},
) {
  const wire = fakeWire({
    ...CATALOGS,
    'POST /geocoding/search': { json: { data: places } },
    'POST /geocoding/reverse': { json: { data: ZIP_MIDDLE } },
    ...routes,
  });
  const onPick = vi.fn<(position: PickedPosition) => void>();
  const values = { ...valuesOf(someAddress()), address_1: 'APT 4' };
  await renderPart(
    <MapPicker values={values} hasPosition={hasPosition} onPick={onPick} onClose={() => undefined} />,
  );
  return { wire, onPick, user: userEvent.setup() };
}
const latitude = () => screen.getByRole('textbox', { name: 'Latitude' });

describe('the map picker without a network', () => {
  it('starts at the likeliest place, says that it is only the middle of a ZIP code, and keeps that in mind', async () => {
    const { wire, onPick, user } = await open();
    await screen.findByText('This is only the middle of ZIP code 92101. Move the marker to the door.');
    expect(latitude()).toHaveValue('32.7185');
    expect(wire.to('POST', '/geocoding/search')[0]?.body).toMatchObject({
      text: '1250 MAIN ST, SAN DIEGO, CA 92101',
      offering: 3,
    });
    await user.click(screen.getByRole('button', { name: 'Use this approximate position' }));
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ latitude: 32.7185, is_approximate: true }));
  });

  it('asks what lies there with zoom 18, in a body and never in a URL', async () => {
    const { wire } = await open({ hasPosition: true });
    await screen.findByText('Found here: SAN DIEGO, CA 92101');
    expect(wire.to('POST', '/geocoding/reverse')[0]?.body).toEqual({ lat: 32.72, lng: -117.16, zoom: 18 });
    expect(wire.calls.every(({ query }) => Object.keys(query).length === 0)).toBe(true);
  });

  it('arrow keys move the marker by 5 m, with Shift by 50 m; a person’s point is a door', async () => {
    const { onPick, user } = await open({ hasPosition: true });
    const map = await screen.findByRole('application');
    fireEvent.keyDown(map, { key: 'ArrowUp' });
    await waitFor(() => expect(latitude()).toHaveValue('32.720045'));
    fireEvent.keyDown(map, { key: 'ArrowDown', shiftKey: true });
    await waitFor(() => expect(latitude()).toHaveValue('32.719595'));
    await user.click(screen.getByRole('button', { name: 'Use this position' }));
    expect(onPick).toHaveBeenCalledWith({
      latitude: 32.719595,
      longitude: -117.16,
      is_approximate: false,
      formatted_address: null,
    });
  });

  it('takes degrees, and says when they are none', async () => {
    const { user } = await open({ hasPosition: true });
    fireEvent.change(latitude(), { target: { value: '95' } });
    expect(latitude()).toHaveAccessibleDescription('Use degrees, e.g. 32.7456');
    fireEvent.change(latitude(), { target: { value: '32.8' } });
    await user.tab();
    expect(latitude()).toHaveValue('32.8');
  });

  it('a browser without WebGL says so, and the marker works as usual', async () => {
    await open({ hasPosition: true });
    await screen.findByText(/This browser cannot draw the map/);
    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowUp' });
    await waitFor(() => expect(latitude()).toHaveValue('32.720045'));
  });

  it('an unresolved address is told; the marker still works', async () => {
    await open({ places: [] });
    await screen.findByText(/Unresolved address/);
    expect(screen.getByRole('button', { name: /^Use this/ })).toBeEnabled();
  });

  it('a service that does not answer is told; the marker still works', async () => {
    const down = { status: 503, json: { status_code: 'geo001', message: 'x' } };
    await open({}, { 'POST /geocoding/search': down, 'POST /geocoding/reverse': down });
    await screen.findByText(/The address service does not answer/);
    expect(screen.getByRole('button', { name: /^Use this/ })).toBeEnabled();
  });
});

describe('where I am (spec §3, §8)', () => {
  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unknown'],
  ])('code %s is told as %s', (code, expected) => expect(geolocationProblem(code)).toBe(expected));

  it('the browser refuses: said beside the button', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      geolocation: {
        getCurrentPosition: (_: unknown, fail: (e: { code: number }) => void) => fail({ code: 1 }),
      },
    });
    await open({ hasPosition: true });
    fireEvent.click(screen.getByRole('button', { name: 'My location' }));
    await screen.findByText(/The browser is not allowed to share your location/);
  });

  it('a stored position lives 8 hours', () => {
    const at = Date.UTC(2026, 10, 20, 8);
    localStorage.setItem('CURRENT_POSITION', JSON.stringify({ latitude: 1, longitude: 2, at }));
    expect(lastPosition(at + 8 * 3_600_000 - 1)).toEqual({ latitude: 1, longitude: 2 });
    expect(lastPosition(at + 8 * 3_600_000)).toBeNull();
  });
});
