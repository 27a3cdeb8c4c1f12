import { arrivalWithBreaks, lastDepartureWithBreaks } from './breakArcs';
import type { Model } from './model';
import type { Routes } from './routes';
import { lastStartBy, startAt } from './windows';

// One step of `leave` and `latest` along a route, in every layer (see `Routes`). Both answer whether anything changed, so
// that who follows a change along the route may stop where it ends.

/** The earliest arrival with `to` breaks taken, after departures with 0 to `to` of them (`leave`, from `at`, one per `stride`). */
export function earliestWith(
  breaks: Model['breaks'][number],
  to: number,
  leave: Float64Array,
  at: number,
  stride: number,
  drive: number,
): number {
  let earliest = (leave[at + to * stride] as number) + drive;
  for (let from = 0; from < to; from++) {
    const departure = leave[at + from * stride] as number;
    if (departure >= earliest) continue;
    const arrival = arrivalWithBreaks(breaks, from, to, departure, drive);
    if (arrival < earliest) earliest = arrival;
  }
  return earliest;
}

/** Departures from `j` after those from `i`, the stop before it. */
export function followDepartures(
  routes: Routes,
  breaks: Model['breaks'][number],
  i: number,
  j: number,
): boolean {
  const { model, leave } = routes;
  const { nodes, place } = model;
  const drive = routes.arcSeconds[i] as number;
  const work = (model.service[j] as number) + (place[i] === place[j] ? 0 : (model.setup[j] as number));
  let isChanged = false;
  for (let to = 0, atJ = j; to <= breaks.length; to++, atJ += nodes) {
    const earliest = earliestWith(breaks, to, leave, i, nodes, drive);
    const time = earliest === Infinity ? Infinity : startAt(model, j, earliest) + work;
    if (leave[atJ] === time) continue;
    leave[atJ] = time;
    isChanged = true;
  }
  return isChanged;
}

/** Latest departures from `i` and latest starts there, before `j`, the stop behind it. */
export function followDeadlines(
  routes: Routes,
  breaks: Model['breaks'][number],
  i: number,
  j: number,
): boolean {
  const { model, latest, latestLeave } = routes;
  const { nodes } = model;
  const drive = routes.arcSeconds[i] as number;
  for (let from = 0, atI = i; from <= breaks.length; from++, atI += nodes) {
    let late = (latest[from * nodes + j] as number) - drive;
    for (let to = from + 1; to <= breaks.length; to++) {
      const at = lastDepartureWithBreaks(breaks, from, to, latest[to * nodes + j] as number, drive);
      if (at > late) late = at;
    }
    latestLeave[atI] = late;
  }
  return followStarts(routes, breaks.length, i);
}

/** Latest starts at `i` for its latest departures: the setup depends on the stop before. */
export function followStarts(routes: Routes, last: number, i: number): boolean {
  const { model, prev, latest, latestLeave } = routes;
  const { nodes, place, tasks } = model;
  const isStop = i < tasks;
  const isSamePlace = isStop && place[prev[i] as number] === place[i];
  const work = (model.service[i] as number) + (isSamePlace ? 0 : (model.setup[i] as number));
  let isChanged = false;
  for (let layer = 0, at = i; layer <= last; layer++, at += nodes) {
    const late = latestLeave[at] as number;
    const begin = isStop ? lastStartBy(model, i, late - work) : late;
    if (latest[at] === begin) continue;
    latest[at] = begin;
    isChanged = true;
  }
  return isChanged;
}
