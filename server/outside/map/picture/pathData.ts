import type { Px } from './view';

/** Parts of a px that a path is exact to. */
export const PATH_UNITS = 2;

/** One path's `d` in steps of whole units: a third shorter than places, and it compresses better. */
export function pathData(lines: readonly (readonly Px[])[], isClosed: boolean): string {
  let text = '';
  for (const line of lines) {
    let [beforeX, beforeY] = [0, 0];
    let drawn = '';
    let points = 0;
    for (const [x, y] of line) {
      const [atX, atY] = [Math.round(x * PATH_UNITS), Math.round(y * PATH_UNITS)];
      const [dx, dy] = [atX - beforeX, atY - beforeY];
      if (points > 0 && dx === 0 && dy === 0) continue;
      // A minus parts two numbers as well as a space does.
      const before = points === 0 ? 'M' : points === 1 ? 'l' : dx < 0 ? '' : ' ';
      drawn += `${before}${dx}${dy < 0 ? '' : ' '}${dy}`;
      [beforeX, beforeY] = [atX, atY];
      points += 1;
    }
    if (points > 1) text += isClosed ? `${drawn}z` : drawn;
  }
  return text;
}
