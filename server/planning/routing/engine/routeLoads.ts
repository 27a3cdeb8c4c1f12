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

/** The same after a job was linked into a route: what it brings from the start is on board before it, what it takes behind. */
export function growLoads(routes: Routes, route: number, node: number): void {
  const { model, next, prev, sum, load, loadBefore, loadAfter } = routes;
  const { dimensions, fromStart, taken, loadMode } = model;
  const start = routes.startOf(route);
  const end = routes.endOf(route);
  for (let d = 0; d < dimensions; d++) {
    const out = fromStart[node * dimensions + d] as number;
    const back = taken[node * dimensions + d] as number;
    const total = (sum[route * dimensions + d] as number) + out;
    sum[route * dimensions + d] = loadMode === 'total' ? total + back : total;
    if (loadMode === 'total') continue;
    load[node * dimensions + d] = load[(prev[node] as number) * dimensions + d] as number;
    let more = out;
    let most = -Infinity;
    for (let i = start; ; i = next[i] as number) {
      if (i === node) more = back;
      const at = i * dimensions + d;
      const now = (load[at] as number) + more;
      load[at] = now;
      if (now > most) most = now;
      loadBefore[at] = most;
      if (i === end) break;
    }
    const from = back > 0 ? end : node;
    if (from === end) loadAfter[end * dimensions + d] = load[end * dimensions + d] as number;
    for (let i = from === end ? (prev[end] as number) : node; ; i = prev[i] as number) {
      const later = loadAfter[(next[i] as number) * dimensions + d] as number;
      const now = load[i * dimensions + d] as number;
      loadAfter[i * dimensions + d] = later > now ? later : now;
      if (i === start) break;
    }
  }
}
