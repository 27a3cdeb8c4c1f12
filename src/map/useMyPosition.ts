import { useState } from 'react';
import type { Point } from '../domain/addresses/distance';
import { POSITION_LIFE } from '../domain/time/timings';

/** Where this browser was last found (spec §3, CURRENT_POSITION: 8 hours). A person of the office, never a patient. */
const KEY = 'CURRENT_POSITION';
const TIMEOUT_MS = 10_000;

/** The four messages of spec §8, by the browser's error code. */
const PROBLEMS = { 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const;
export type GeolocationProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'unknown';

export function geolocationProblem(code: number): GeolocationProblem {
  return code === 1 || code === 2 || code === 3 ? PROBLEMS[code] : 'unknown';
}

/** What is stored; null where it is nothing that this page has written. */
function storedPosition(): (Point & { at: number }) | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { latitude, longitude, at } = (stored ?? {}) as Partial<Record<keyof Point | 'at', unknown>>;
    const isWhole = typeof latitude === 'number' && typeof longitude === 'number' && typeof at === 'number';
    return isWhole ? { latitude, longitude, at } : null;
  } catch {
    return null;
  }
}

/** The last known position, unless it is too old. */
export function lastPosition(now = Date.now()): Point | null {
  const stored = storedPosition();
  if (!stored || now - stored.at >= POSITION_LIFE) return null;
  return { latitude: stored.latitude, longitude: stored.longitude };
}

/** Asks the browser where it is. */
export function useMyPosition(onFound: (point: Point) => void) {
  const [problem, setProblem] = useState<GeolocationProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const fail = (code: number) => {
    setIsBusy(false);
    setProblem(geolocationProblem(code));
  };
  const find = () => {
    setProblem(null);
    // A page that was not loaded over https has none.
    if (!('geolocation' in navigator)) return fail(0);
    setIsBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsBusy(false);
        localStorage.setItem(KEY, JSON.stringify({ latitude, longitude, at: Date.now() }));
        onFound({ latitude, longitude });
      },
      ({ code }) => fail(code),
      { timeout: TIMEOUT_MS, enableHighAccuracy: true },
    );
  };
  return { find, problem, isBusy };
}
