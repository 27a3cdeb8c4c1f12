import type { ModelBreak } from './model';
import { firstOpen, lastOpen } from './windows';

// A break has no place: it may begin where the vehicle stands, on arrival, or anywhere between. So on one way, `free`
// is the time that breaks need as if no driving were done and `arrival` the time with all of it done.

/** Arrival when breaks `from` to `to` - 1 are taken on a way of `drive` seconds begun at `departure`; Infinity if late. */
export function arrivalWithBreaks(
  breaks: readonly ModelBreak[],
  from: number,
  to: number,
  departure: number,
  drive: number,
): number {
  let free = departure;
  let arrival = departure + drive;
  for (let k = from; k < to; k++) {
    const { windows, service } = breaks[k] as ModelBreak;
    const begin = firstOpen(windows, free);
    if (begin === Infinity) return Infinity;
    // With driving done first the break begins later, but not after its window: the rest is driven afterwards.
    arrival = Math.max(arrival, begin) + service;
    free = begin + service;
  }
  return arrival;
}

/** The latest departure that still arrives by `deadline` with breaks `from` to `to` - 1 on the way; -Infinity if none. */
export function lastDepartureWithBreaks(
  breaks: readonly ModelBreak[],
  from: number,
  to: number,
  deadline: number,
  drive: number,
): number {
  if (deadline === -Infinity) return -Infinity;
  let free = deadline;
  let driven = deadline;
  for (let k = to - 1; k >= from; k--) {
    const { windows, service } = breaks[k] as ModelBreak;
    const begin = lastOpen(windows, Math.min(free, driven) - service);
    if (begin === -Infinity) return -Infinity;
    driven -= service;
    free = begin;
  }
  return to === from ? deadline - drive : Math.min(free, driven - drive);
}
