import type { Routes } from './routes';
import type { Travel } from './model';

/**
 * After a job was linked into a route that has other stops, in a plain model (`Model.isPlain`): renews what the job
 * changes and no more. Departures behind it and starts before it are followed only as far as they move, which waiting
 * often stops after a few. Answers the cost that came on top.
 */
export function growRoute(routes: Routes, route: number, node: number): number {
  const { model, next, prev, leave, latest, latestLeave, arcCost, sum } = routes;
  const { place, row, service, open, close, dimensions, fromStart, taken } = model;
  const { seconds, cost } = model.travel[model.travelOf[route] as number] as Travel;
  const i = prev[node] as number;
  const j = next[node] as number;
  const iRow = row[i] as number;
  const nodeRow = row[node] as number;
  const nodePlace = place[node] as number;
  const jPlace = place[j] as number;
  const toNode = cost[iRow + nodePlace] as number;
  const fromNode = cost[nodeRow + jPlace] as number;
  const more = toNode + fromNode - (arcCost[i] as number);
  arcCost[i] = toNode;
  arcCost[node] = fromNode;
  routes.cost[route] = (routes.cost[route] as number) + more;
  routes.count[route] = (routes.count[route] as number) + 1;
  routes.seconds[route] =
    (routes.seconds[route] as number) +
    (seconds[iRow + nodePlace] as number) +
    (seconds[nodeRow + jPlace] as number) -
    (seconds[iRow + jPlace] as number);
  for (let d = 0; d < dimensions; d++) {
    const at = node * dimensions + d;
    sum[route * dimensions + d] =
      (sum[route * dimensions + d] as number) + (fromStart[at] as number) + (taken[at] as number);
  }
  const start = model.tasks + route;
  const end = start + model.vehicles;
  for (let from = i, to = node; ; from = to, to = next[to] as number) {
    let time = (leave[from] as number) + (seconds[(row[from] as number) + (place[to] as number)] as number);
    if (time < (open[to] as number)) time = open[to] as number;
    time += service[to] as number;
    if (to !== node && time === leave[to]) break;
    leave[to] = time;
    if (to === end) {
      routes.ends[route] = time;
      break;
    }
  }
  for (let to = j, from = node; ; to = from, from = prev[from] as number) {
    const late = (latest[to] as number) - (seconds[(row[from] as number) + (place[to] as number)] as number);
    latestLeave[from] = late;
    let begin = late - (service[from] as number);
    if (from !== start && begin > (close[from] as number)) begin = close[from] as number;
    if (from !== node && begin === latest[from]) break;
    latest[from] = begin;
    if (from === start) break;
  }
  return more;
}
