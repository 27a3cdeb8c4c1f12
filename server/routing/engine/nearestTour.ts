import type { Matrix } from '../format/problem';

/**
 * Rows of a matrix ordered so that each is followed by the nearest one left. Places that are compared with each other
 * are then side by side in memory, which saves a large problem most of its waiting for it.
 */
export function nearestTour(rows: readonly number[], durations: Matrix): number[] {
  const left = [...rows];
  const tour: number[] = [];
  let here = left.shift();
  while (here !== undefined) {
    tour.push(here);
    const ways = durations[here] ?? [];
    let nearest = -1;
    let least = Infinity;
    for (let k = 0; k < left.length; k++) {
      const way = ways[left[k] as number] as number;
      if (way < least) {
        least = way;
        nearest = k;
      }
    }
    if (nearest < 0) return [...tour, ...left];
    here = left[nearest] as number;
    left[nearest] = left.at(-1) as number;
    left.pop();
  }
  return tour;
}
