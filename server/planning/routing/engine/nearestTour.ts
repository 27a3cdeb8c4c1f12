import type { Matrix } from '../format/problem';

/**
 * Rows of a matrix ordered so that each is followed by the nearest one left. Places that are compared with each other
 * are then side by side in memory, which saves a large problem most of its waiting for it.
 */
export function nearestTour(rows: readonly number[], durations: Matrix): number[] {
  const left = Int32Array.from(rows);
  let count = left.length;
  const tour: number[] = [];
  if (count === 0) return tour;
  // The last one takes the place of each that is taken out.
  const take = (k: number) => {
    const row = left[k] as number;
    left[k] = left[--count] as number;
    tour.push(row);
    return row;
  };
  let here = left[0] as number;
  tour.push(here);
  left.copyWithin(0, 1, count--);
  while (count > 0) {
    const ways = durations[here] ?? [];
    let nearest = -1;
    let least = Infinity;
    for (let k = 0; k < count; k++) {
      const way = ways[left[k] as number] as number;
      if (way < least) {
        least = way;
        nearest = k;
      }
    }
    if (nearest < 0) return [...tour, ...left.subarray(0, count)];
    here = take(nearest);
  }
  return tour;
}
