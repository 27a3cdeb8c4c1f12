import type { Routes } from './routes';

/**
 * Remembers times and sums of all routes as they are; the answer puts them back, sooner than computing them once more.
 * The order of the stops is the caller's to put back.
 */
export function keepTimes(routes: Routes): () => void {
  const { leave, latest, latestLeave, arcCost, arcSeconds, tail, load, loadBefore, loadAfter } = routes;
  const { cost, seconds, metres, ends, overtime, sum, count } = routes;
  const values = [leave, latest, latestLeave, arcCost, arcSeconds, tail, load, loadBefore, loadAfter].concat([
    cost,
    seconds,
    metres,
    ends,
    overtime,
    sum,
  ]);
  const copies = values.map((each) => each.slice());
  const counts = count.slice();
  return () => {
    values.forEach((each, i) => each.set(copies[i] as Float64Array));
    count.set(counts);
  };
}
