import type { TimeWindow } from '../format/problem';
import { TOLERANCE, type Model } from './model';

/** start, end, start, end … in one array; without any: always open. */
export function flatWindows(windows: readonly TimeWindow[] | undefined): Float64Array {
  if (!windows || windows.length === 0) return Float64Array.of(-Infinity, Infinity);
  const flat = new Float64Array(2 * windows.length);
  windows.forEach(([start, end], w) => {
    flat[2 * w] = start;
    flat[2 * w + 1] = end + TOLERANCE;
  });
  return flat;
}

/** The first moment ≥ `time` at which the windows (start, end, start, end …) are open; Infinity after the last. */
export function firstOpen(windows: Float64Array, time: number): number {
  for (let i = 0; i < windows.length; i += 2) {
    if (time <= (windows[i + 1] as number)) return Math.max(time, windows[i] as number);
  }
  return Infinity;
}

/** The last moment ≤ `time` at which they are open; -Infinity before the first. */
export function lastOpen(windows: Float64Array, time: number): number {
  for (let i = windows.length - 2; i >= 0; i -= 2) {
    if (time >= (windows[i] as number)) return Math.min(time, windows[i + 1] as number);
  }
  return -Infinity;
}

/** When a task starts that is reached at `time`; Infinity when that is too late. */
export function startAt(model: Model, node: number, time: number): number {
  const windows = model.hasWindows[node] === 1 ? model.windows[node] : undefined;
  if (windows) return firstOpen(windows, time);
  const open = model.open[node] as number;
  if (time < open) return open;
  return time <= (model.close[node] as number) ? time : Infinity;
}

/** The last start ≤ `time` that its windows allow; -Infinity when there is none. */
export function lastStartBy(model: Model, node: number, time: number): number {
  const windows = model.hasWindows[node] === 1 ? model.windows[node] : undefined;
  if (windows) return lastOpen(windows, time);
  const close = model.close[node] as number;
  const last = time < close ? time : close;
  return last >= (model.open[node] as number) ? last : -Infinity;
}
