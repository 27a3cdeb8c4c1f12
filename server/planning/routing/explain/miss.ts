import { TOLERANCE } from '../engine/model';
import type { Routes } from '../engine/routes';

/** By how much a stop (or the end) of a run is outside its windows. */
export interface Miss {
  node: number;
  /** Seconds behind a window (or, negative, before it). */
  by: number;
}

/** A stop whose windows are lifted, and what they are. */
export interface Lifted {
  readonly node: number;
  /** start, end, start, end … */
  readonly windows: ArrayLike<number>;
}

/** How far the moments from `first` to `last` miss windows; 0 when they do not. */
function missOf(windows: ArrayLike<number>, first: number, last: number): number {
  let least = Infinity;
  for (let w = 0; w < windows.length; w += 2) {
    const open = windows[w] as number;
    const close = (windows[w + 1] as number) - TOLERANCE;
    const by = first > close ? first - close : last < open ? last - open : 0;
    if (Math.abs(by) < Math.abs(least)) least = by;
  }
  return least;
}

/** The same for a stop of a possible route: from the first moment at which it may begin to the last one. */
export function missAt(
  { model, leave, latest, latestLeave, prev }: Routes,
  route: number,
  lifted: Lifted,
): number {
  const { node, windows } = lifted;
  const isEnd = node >= model.tasks;
  const isSamePlace = !isEnd && model.place[prev[node] as number] === model.place[node];
  const work = isEnd
    ? 0
    : (model.service[node] as number) + (isSamePlace ? 0 : (model.setup[node] as number));
  let first = Infinity;
  let last = -Infinity;
  for (let k = 0; k <= (model.breaks[route] as readonly unknown[]).length; k++) {
    const at = k * model.nodes + node;
    if ((leave[at] as number) > (latestLeave[at] as number)) continue;
    first = Math.min(first, (leave[at] as number) - work);
    last = Math.max(last, latest[at] as number);
  }
  return missOf(windows, first, last);
}
