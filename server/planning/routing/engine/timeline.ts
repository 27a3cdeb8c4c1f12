import { arrivalWithBreaks, lastDepartureWithBreaks } from './breakArcs';
import { TOLERANCE, type Model, type ModelBreak } from './model';
import { firstOpen, lastStartBy, startAt } from './windows';

/** One moment of a route: at a node, or a break (`pause`, index into the vehicle's breaks) on the way to it. */
export interface Moment {
  readonly node: number;
  readonly pause: number;
  arrival: number;
  begin: number;
  /** Seconds of driving since the moment before. */
  drive: number;
  setup: number;
  service: number;
}

/** Which breaks are taken before which stop: `taken[k]` breaks in all when stop k begins; null when there is no way. */
function chooseBreaks(
  model: Model,
  route: number,
  nodes: readonly number[],
  drives: readonly number[],
): number[] | null {
  const breaks = model.breaks[route] ?? [];
  const last = breaks.length;
  const before: number[][] = [];
  let leave = Array.from({ length: last + 1 }, (_, k) =>
    k === 0 ? (model.open[nodes[0] as number] as number) : Infinity,
  );
  for (let s = 1; s < nodes.length; s++) {
    const node = nodes[s] as number;
    const from: number[] = [];
    leave = leave.map((_, to) => {
      let earliest = Infinity;
      from[to] = -1;
      for (let k = 0; k <= to; k++) {
        if (leave[k] === Infinity) continue;
        const arrival = arrivalWithBreaks(breaks, k, to, leave[k] as number, drives[s] as number);
        if (arrival < earliest) {
          earliest = arrival;
          from[to] = k;
        }
      }
      return earliest === Infinity ? Infinity : startAt(model, node, earliest) + workAt(model, nodes, s);
    });
    before.push(from);
  }
  if (leave[last] === Infinity) return null;
  const taken: number[] = new Array(nodes.length).fill(0);
  for (let s = nodes.length - 1, k = last; s > 0; s--) {
    taken[s] = k;
    k = before[s - 1]?.[k] ?? 0;
  }
  return taken;
}

function workAt(model: Model, nodes: readonly number[], s: number): number {
  const node = nodes[s] as number;
  const isSamePlace = model.place[nodes[s - 1] as number] === model.place[node];
  return (model.service[node] as number) + (isSamePlace ? 0 : (model.setup[node] as number));
}

/** Begins of breaks `from` to `to` - 1 on one way: as much driving as possible comes first. */
function placeBreaks(
  breaks: readonly ModelBreak[],
  from: number,
  to: number,
  departure: number,
  drive: number,
): number[] {
  const bounds: number[] = [];
  let free = departure;
  for (let k = from; k < to; k++) {
    const { windows, service } = breaks[k] as ModelBreak;
    const begin = firstOpen(windows, free);
    let close = Infinity;
    for (let w = 0; w < windows.length; w += 2)
      if (begin <= (windows[w + 1] as number)) {
        close = windows[w + 1] as number;
        break;
      }
    bounds.push(Math.max(begin, close - TOLERANCE));
    free = begin + service;
  }
  for (let b = bounds.length - 2; b >= 0; b--)
    bounds[b] = Math.min(
      bounds[b] as number,
      (bounds[b + 1] as number) - (breaks[from + b] as ModelBreak).service,
    );
  const begins: number[] = [];
  let now = departure;
  let left = drive;
  for (let k = from; k < to; k++) {
    const { windows, service } = breaks[k] as ModelBreak;
    const earliest = firstOpen(windows, now);
    const begin = Math.max(earliest, Math.min(now + left, bounds[k - from] as number));
    left -= Math.min(left, begin - now);
    now = begin + service;
    begins.push(begin);
  }
  return begins;
}

/**
 * The times of a route that has these tasks in this order: it ends as early as it can, and leaves as late as that
 * allows, so that waiting happens before the start of the work. Null when windows, breaks or shift cannot be kept.
 */
export function timeline(model: Model, route: number, tasks: readonly number[]): Moment[] | null {
  const travel = model.travel[model.travelOf[route] as number];
  const breaks = model.breaks[route] ?? [];
  const nodes = [model.tasks + route, ...tasks, model.tasks + model.vehicles + route];
  const drives = nodes.map((node, s) =>
    s === 0
      ? 0
      : (travel?.seconds[(model.row[nodes[s - 1] as number] as number) + (model.place[node] as number)] ?? 0),
  );
  const taken = chooseBreaks(model, route, nodes, drives);
  if (!taken) return null;
  const earliest = model.open[nodes[0] as number] as number;
  const latest = latestDeparture(model, breaks, nodes, drives, taken, earliest);
  return (
    drive(model, breaks, nodes, drives, taken, latest) ?? drive(model, breaks, nodes, drives, taken, earliest)
  );
}

/** The latest departure with which the route still ends at its earliest end. */
function latestDeparture(
  model: Model,
  breaks: readonly ModelBreak[],
  nodes: readonly number[],
  drives: readonly number[],
  taken: readonly number[],
  earliest: number,
): number {
  const begins = [earliest];
  let time = earliest;
  for (let s = 1; s < nodes.length; s++) {
    const arrival = arrivalWithBreaks(
      breaks,
      taken[s - 1] as number,
      taken[s] as number,
      time,
      drives[s] as number,
    );
    begins[s] = startAt(model, nodes[s] as number, arrival);
    time = (begins[s] as number) + workAt(model, nodes, s);
  }
  for (let s = nodes.length - 1; s > 0; s--) {
    const wanted = time - workAt(model, nodes, s);
    let begin = lastStartBy(model, nodes[s] as number, wanted);
    // Not into the tolerance behind the end of a window: sums of fractions must not step over it.
    if (begin < wanted) begin = Math.max(begin - TOLERANCE, begins[s] as number);
    time = lastDepartureWithBreaks(
      breaks,
      taken[s - 1] as number,
      taken[s] as number,
      begin,
      drives[s] as number,
    );
    if (taken[s] !== taken[s - 1]) time -= TOLERANCE;
  }
  const whole = Math.round(time);
  return Math.max(earliest, Math.abs(time - whole) < 10 * TOLERANCE ? whole : time);
}

/** The route as it is driven from a departure on; null when that is too late for something. */
function drive(
  model: Model,
  breaks: readonly ModelBreak[],
  nodes: readonly number[],
  drives: readonly number[],
  taken: readonly number[],
  departure: number,
): Moment[] | null {
  let time = departure;
  const moments: Moment[] = [
    { node: nodes[0] as number, pause: -1, arrival: time, begin: time, drive: 0, setup: 0, service: 0 },
  ];
  for (let s = 1; s < nodes.length; s++) {
    const node = nodes[s] as number;
    let left = drives[s] as number;
    const from = taken[s - 1] as number;
    placeBreaks(breaks, from, taken[s] as number, time, left).forEach((begin, b) => {
      const driven = Math.min(left, begin - time);
      const service = (breaks[from + b] as ModelBreak).service;
      moments.push({
        node,
        pause: from + b,
        arrival: time + driven,
        begin,
        drive: driven,
        setup: 0,
        service,
      });
      left -= driven;
      time = begin + service;
    });
    const begin = startAt(model, node, time + left);
    const isSamePlace = model.place[nodes[s - 1] as number] === model.place[node];
    const setup = isSamePlace ? 0 : (model.setup[node] as number);
    const service = model.service[node] as number;
    if (begin === Infinity || time === Infinity) return null;
    moments.push({ node, pause: -1, arrival: time + left, begin, drive: left, setup, service });
    time = begin + setup + service;
  }
  return moments;
}
