import { followDeadlines, followDepartures, followStarts } from './layers';
import type { Model, Travel } from './model';
import { growLoads } from './routeLoads';
import type { Routes } from './routes';

/**
 * After a job was linked into a route that has other stops: renews what the job changes and no more. Departures behind it
 * and starts before it are followed only as far as they move, which waiting often stops after a few.
 */
export function growRoute(routes: Routes, route: number, node: number): void {
  renewArcs(routes, route, node);
  const { isPlain, hasOvertime } = routes.model;
  growLoads(routes, route, node);
  if (isPlain) growPlain(routes, route, node);
  else growLayers(routes, route, node);
  if (hasOvertime) routes.renewOvertime(route);
}

/** The ways to and from the job, and the sums of the route's ways. */
function renewArcs(routes: Routes, route: number, node: number): void {
  const { model, next, prev, arcCost, arcSeconds } = routes;
  const { place, row } = model;
  const { seconds, cost, metres } = model.travel[model.travelOf[route] as number] as Travel;
  const i = prev[node] as number;
  const toNode = (row[i] as number) + (place[node] as number);
  const fromNode = (row[node] as number) + (place[next[node] as number] as number);
  const costBefore = arcCost[i] as number;
  const secondsBefore = arcSeconds[i] as number;
  arcCost[i] = cost[toNode] as number;
  arcCost[node] = cost[fromNode] as number;
  arcSeconds[i] = seconds[toNode] as number;
  arcSeconds[node] = seconds[fromNode] as number;
  routes.count[route] = (routes.count[route] as number) + 1;
  routes.cost[route] =
    (routes.cost[route] as number) + (arcCost[i] as number) + (arcCost[node] as number) - costBefore;
  routes.seconds[route] =
    (routes.seconds[route] as number) +
    (arcSeconds[i] as number) +
    (arcSeconds[node] as number) -
    secondsBefore;
  if (!metres) return;
  const metresBefore = metres[(row[i] as number) + (place[next[node] as number] as number)] as number;
  routes.metres[route] =
    (routes.metres[route] as number) +
    (metres[toNode] as number) +
    (metres[fromNode] as number) -
    metresBefore;
}

function growPlain(routes: Routes, route: number, node: number): void {
  const { model, next, prev, leave, latest, latestLeave, arcSeconds } = routes;
  const { service, open, close } = model;
  const start = routes.startOf(route);
  const end = routes.endOf(route);
  for (let from = prev[node] as number, to = node; ; from = to, to = next[to] as number) {
    let time = (leave[from] as number) + (arcSeconds[from] as number);
    if (time < (open[to] as number)) time = open[to] as number;
    time += service[to] as number;
    if (to !== node && time === leave[to]) break;
    leave[to] = time;
    if (to === end) {
      routes.ends[route] = time;
      break;
    }
  }
  for (let to = next[node] as number, from = node; ; to = from, from = prev[from] as number) {
    const late = (latest[to] as number) - (arcSeconds[from] as number);
    latestLeave[from] = late;
    let begin = late - (service[from] as number);
    if (from !== start && begin > (close[from] as number)) begin = close[from] as number;
    if (from !== node && begin === latest[from]) break;
    latest[from] = begin;
    if (from === start) break;
  }
}

function growLayers(routes: Routes, route: number, node: number): void {
  const { model, next, prev } = routes;
  const breaks = model.breaks[route] as Model['breaks'][number];
  const start = routes.startOf(route);
  const end = routes.endOf(route);
  followDepartures(routes, breaks, prev[node] as number, node);
  for (let from = node; from !== end; from = next[from] as number)
    if (!followDepartures(routes, breaks, from, next[from] as number)) break;
  routes.ends[route] = routes.leave[breaks.length * model.nodes + end] as number;
  const behind = next[node] as number;
  if (model.hasSetup && behind !== end) followStarts(routes, breaks.length, behind);
  followDeadlines(routes, breaks, node, behind);
  for (let to = node; to !== start; to = prev[to] as number)
    if (!followDeadlines(routes, breaks, prev[to] as number, to)) break;
}
