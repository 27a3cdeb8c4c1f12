import { describe, expect, it } from 'vitest';
import * as map from '../../src/domain/addresses/mapDefaults';
import { endsSession, isAsyncRequest } from '../../src/domain/wire/notification';
import { PRIORITIES } from '../../src/domain/stops/priority';
import { SHARE_QR_SIZE, shareProblem, trackingLink } from '../../src/domain/access/shareLink';
import * as timings from '../../src/domain/time/timings';

describe('§9 timings', () => {
  it.each([
    ['warning toast', timings.TOAST_WARNING, 10_000],
    ['error toast', timings.TOAST_ERROR, 5_000],
    ['success toast', timings.TOAST_SUCCESS, 5_000],
    ['password toast and redirect', timings.TOAST_PASSWORD_CHANGED, 3_000],
    ['copy toast', timings.TOAST_COPIED, 1_000],
    ['loading indicator', timings.LOADING_INDICATOR_PAUSE, 500],
    ['code of the app', timings.CHUNK_LOAD_TIMEOUT, 120_000],
    ['filter checkbox', timings.FILTER_CHECKBOX_PAUSE, 50],
    ['maps search', timings.MAPS_SEARCH_PAUSE, 200],
    ['drag press', timings.DRAG_PRESS_DELAY, 200],
    ['stored position', timings.POSITION_LIFE, 28_800_000],
    ['CDP colours', timings.CDP_COLORS_LIFE, 86_400_000],
    ['bell refresh', timings.BELL_REFRESH, 300_000],
  ])('§9 %s', (_, value, expected) => {
    expect(value).toBe(expected);
  });

  it.each([
    [1, false],
    [0, true],
    [-5, true],
  ])('§4 a countdown at %i is over: %s', (remaining, over) => {
    expect(timings.isTimeUp(remaining)).toBe(over);
  });
});

describe('§9 map', () => {
  it('§9 centre, zooms, markers', () => {
    expect(map.DEFAULT_CENTER).toEqual({ longitude: -117.0367, latitude: 32.7456 });
    expect([map.DISPATCH_ZOOM, map.PICKER_ZOOM, map.REVERSE_GEOCODE_ZOOM]).toEqual([10, 17, 18]);
    expect([map.MARKER_SIZE, map.CLUSTER_GRID, map.CLUSTER_MIN_SIZE]).toEqual([34, 20, 3]);
  });

  it('§9 polylines decode with 1e5 precision', () => {
    expect(map.decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
      { latitude: 38.5, longitude: -120.2 },
      { latitude: 40.7, longitude: -120.95 },
      { latitude: 43.252, longitude: -126.453 },
    ]);
    expect(map.decodePolyline('')).toEqual([]);
    expect(() => map.decodePolyline('_p~iF~ps|')).toThrow(RangeError);
  });
});

describe('§5 §9 share', () => {
  it('§9 link: origin + /#/tracking/{token}; QR 300 px', () => {
    expect(trackingLink('https://rx.example.test/', 'ab/c')).toBe(
      'https://rx.example.test/#/tracking/ab%2Fc',
    );
    expect(SHARE_QR_SIZE).toBe(300);
  });

  it.each([
    ['email', 'ana@example.test', null],
    ['email', 'ana@', 'validation.email'],
    ['email', ' ', 'validation.checkField'],
    ['sms', '619-555-0100', null],
    ['sms', '555', 'validation.checkField'],
    ['sms', null, 'validation.checkField'],
  ] as const)('§5 by %s to %j: %s', (way, value, expected) => {
    expect(shareProblem(way, value)).toBe(expected);
  });
});

describe('§3 §4 notifications and priority', () => {
  it.each([
    ['asynchronous_processing', true, false],
    ['override_sign_in', false, true],
    ['dispatch', false, false],
  ])('§4 type %s: asynchronous %s, ends the session %s', (type, isAsync, ends) => {
    expect([isAsyncRequest({ type }), endsSession({ type })]).toEqual([isAsync, ends]);
  });

  it('§9 priority values: high, normal', () => {
    expect(PRIORITIES).toEqual(['high', 'normal']);
  });
});
