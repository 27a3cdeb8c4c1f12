import { arrivalWithBreaks } from './breakArcs';
import type { ModelBreak, Travel } from './model';
import type { Routes } from './routes';
import { startAt } from './windows';

/** Whether task `u` fits in time between neighbours `i` and `j` of a route, leaving the rest of it possible. */
export function fitsBetween(routes: Routes, travel: Travel, i: number, u: number, j: number): boolean {
  const { model, leave, latest } = routes;
  const route = routes.routeOf[i] as number;
  if (model.layers > 0 && (model.breaks[route] as readonly unknown[]).length > 0)
    return fitsWithBreaks(routes, travel, route, i, u, j);
  const { place, row, service } = model;
  const uPlace = place[u] as number;
  let time = (leave[i] as number) + (travel.seconds[(row[i] as number) + uPlace] as number);
  if (model.hasWindows[u] === 1) time = startAt(model, u, time);
  else if (time < (model.open[u] as number)) time = model.open[u] as number;
  if (time > (model.close[u] as number)) return false;
  time += service[u] as number;
  if (!model.hasSetup)
    return (
      time + (travel.seconds[(row[u] as number) + (place[j] as number)] as number) <= (latest[j] as number)
    );
  if (place[i] !== uPlace) time += model.setup[u] as number;
  return reaches(
    routes,
    u,
    j,
    time + (travel.seconds[(row[u] as number) + (place[j] as number)] as number),
    0,
  );
}

/** Whether `j`, reached from `from` at `arrival` in a layer, can start and end in time. */
export function reaches(routes: Routes, from: number, j: number, arrival: number, layer: number): boolean {
  const { model } = routes;
  const at = layer * model.nodes + j;
  if (!model.hasSetup) return arrival <= (routes.latest[at] as number);
  const begin = startAt(model, j, arrival);
  // Without a shift the latest departure is endless too, and endless is not in time.
  if (begin === Infinity) return false;
  const setup = model.place[from] === model.place[j] ? 0 : (model.setup[j] as number);
  return begin + (model.service[j] as number) + setup <= (routes.latestLeave[at] as number);
}

function fitsWithBreaks(
  routes: Routes,
  travel: Travel,
  route: number,
  i: number,
  u: number,
  j: number,
): boolean {
  const { model, leave } = routes;
  const { nodes, place, row } = model;
  const breaks = model.breaks[route] as readonly ModelBreak[];
  const last = breaks.length;
  const drive = travel.seconds[(row[i] as number) + (place[u] as number)] as number;
  const onward = travel.seconds[(row[u] as number) + (place[j] as number)] as number;
  const work = (model.service[u] as number) + (place[i] === place[u] ? 0 : (model.setup[u] as number));
  const first = startAt(model, u, (leave[i] as number) + drive);
  // Not even with all breaks taken later.
  if (first + work + onward + (model.service[j] as number) > (routes.latestLeave[last * nodes + j] as number))
    return false;
  // Without one on either way, which is the usual case; then with some.
  for (let layer = last; layer > 0; layer--) {
    const departure = leave[layer * nodes + i] as number;
    if (departure === Infinity) continue;
    const begin = startAt(model, u, departure + drive);
    if (begin !== Infinity && reaches(routes, u, j, begin + work + onward, layer)) return true;
  }
  if (first !== Infinity && reaches(routes, u, j, first + work + onward, 0)) return true;
  for (let from = 0; from < last; from++) {
    const departure = leave[from * nodes + i] as number;
    if (departure === Infinity) continue;
    for (let mid = from; mid <= last; mid++) {
      const begin = startAt(model, u, arrivalWithBreaks(breaks, from, mid, departure, drive));
      if (begin === Infinity) continue;
      for (let to = mid === from ? mid + 1 : mid; to <= last; to++) {
        const arrival = arrivalWithBreaks(breaks, mid, to, begin + work, onward);
        if (arrival !== Infinity && reaches(routes, u, j, arrival, to)) return true;
      }
    }
  }
  return false;
}

/** What the overtime of the route grows by when `u` comes between `i` and `j` (an estimate from below: waiting counts once). */
export function addedOvertime(routes: Routes, travel: Travel, i: number, u: number, j: number): number {
  return overtimeFrom(routes, travel, routes.leave[i] as number, i, u, j);
}

/** The same when the vehicle leaves `i` at `departure`, with no break taken so far. */
export function overtimeFrom(
  routes: Routes,
  travel: Travel,
  departure: number,
  i: number,
  u: number,
  j: number,
): number {
  const { model, tail, routeOf } = routes;
  const route = routeOf[j] as number;
  const rate = model.overtimeRate[route] as number;
  if (rate === 0 || departure === Infinity) return 0;
  const { place, row } = model;
  const arrival = departure + (travel.seconds[(row[i] as number) + (place[u] as number)] as number);
  const reached =
    Math.max(arrival, model.open[u] as number) +
    (model.service[u] as number) +
    (travel.seconds[(row[u] as number) + (place[j] as number)] as number);
  const end = Math.max(
    routes.ends[route] as number,
    Math.max(reached, model.open[j] as number) + (tail[j] as number),
  );
  const over = end - (model.shiftEnd[route] as number);
  return over > 0 ? over * rate - (routes.overtime[route] as number) : 0;
}
