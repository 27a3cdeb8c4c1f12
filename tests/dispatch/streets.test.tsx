import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runWay } from '../../src/board/map/runLines';
import { alongStreets, NO_STREETS } from '../../src/board/map/streets';
import { useRunStreets } from '../../src/board/map/useRunStreets';
import { encodePolyline } from '../../src/domain/addresses/encodePolyline';
import { decodePolyline } from '../../src/domain/addresses/mapDefaults';
import { stubFetch } from '../support/stubFetch';
import { makeEvent, makeManifest } from '../support/views';

afterEach(() => vi.unstubAllGlobals());

const at = (north: number) => ({ latitude: 32.5 + north / 100, longitude: -117.5 });
const stop = (id: number, status: number) =>
  makeEvent({
    id,
    secuence: id,
    delivery_event_status_id: status,
    destination_latitude: at(id).latitude,
    destination_longitude: at(id).longitude,
  });
const DONE = 4;
const OPEN = 1;
const run = makeManifest({
  id: 77,
  events: [stop(1, DONE), stop(2, DONE), stop(3, OPEN), stop(4, OPEN)],
  legs: [null, null, null],
});
/** A street that goes by the east. */
const bend = (from: { latitude: number; longitude: number }) => ({ ...from, longitude: -117.4 });

describe('lines along streets', () => {
  it('are straight where no street is known', () => {
    expect(alongStreets([at(1), at(2)], NO_STREETS)).toEqual([at(1), at(2)]);
    expect(runWay(run)).toEqual({ points: [at(1), at(2), at(3), at(4)], closed: 2 });
  });

  it('come piece by piece, and divide at the last closed stop', async () => {
    const calls = stubFetch(({ body }) => {
      const { chains } = body as { chains: string[] };
      const ways = chains.map((chain) => {
        const points = decodePolyline(chain);
        return points.slice(1).map((_, index) => encodePolyline([bend(points[index] ?? at(0))]));
      });
      return { json: { ways } };
    });
    const manifests = [run];
    const { result, rerender } = renderHook(() => useRunStreets(manifests));
    await waitFor(() => expect(runWay(run, result.current).points).toHaveLength(7));
    const { points, closed } = runWay(run, result.current);
    expect(points.slice(0, closed)).toEqual([at(1), bend(at(1)), at(2)]);
    expect(points.slice(closed)).toEqual([bend(at(2)), at(3), bend(at(3)), at(4)]);
    act(() => rerender());
    expect(calls).toHaveLength(1);
  });

  it('are not asked for where the server has no roads', () => {
    const calls = stubFetch(() => ({ json: { ways: [] } }));
    const manifests = [{ ...run, id: 78, legs: undefined }];
    renderHook(() => useRunStreets(manifests));
    expect(calls).toHaveLength(0);
  });
});
