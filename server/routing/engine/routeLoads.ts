import type { Routes } from './routes';

/** Sum of loads, load behind each stop, and the largest up to it and from it, per dimension. */
export function refreshLoads(routes: Routes, route: number): void {
  const { model, next, prev, sum, load, loadBefore, loadAfter } = routes;
  const { dimensions, fromStart, taken, change, loadMode } = model;
  const start = routes.startOf(route);
  const end = routes.endOf(route);
  for (let d = 0; d < dimensions; d++) {
    let out = 0;
    let back = 0;
    for (let i = next[start] as number; i !== end; i = next[i] as number) {
      out += fromStart[i * dimensions + d] as number;
      back += taken[i * dimensions + d] as number;
    }
    sum[route * dimensions + d] = Math.max(out, loadMode === 'total' ? back : out);
    if (loadMode === 'total') continue;
    let now = out;
    let most = out;
    load[start * dimensions + d] = loadBefore[start * dimensions + d] = out;
    for (let i = next[start] as number; i !== end; i = next[i] as number) {
      now += change[i * dimensions + d] as number;
      if (now > most) most = now;
      load[i * dimensions + d] = now;
      loadBefore[i * dimensions + d] = most;
    }
    load[end * dimensions + d] = loadAfter[end * dimensions + d] = now;
    for (let i = prev[end] as number; ; i = prev[i] as number) {
      const later = loadAfter[(next[i] as number) * dimensions + d] as number;
      loadAfter[i * dimensions + d] = Math.max(later, load[i * dimensions + d] as number);
      if (i === start) break;
    }
  }
}
