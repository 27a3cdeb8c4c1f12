import type { Px } from './view';

/** Parts of a px that a path is exact to. */
export const PATH_UNITS = 2;

/** One path's `d` in steps of whole units: a third shorter than places, and it compresses better. */
export function pathData(lines: readonly (readonly Px[])[], isClosed: boolean): string {
  let text = '';
  for (const line of lines) {
    let [beforeX, beforeY] = [0, 0];
    let drawn = '';
    line.forEach(([x, y], index) => {
      const at = [Math.round(x * PATH_UNITS), Math.round(y * PATH_UNITS)] as const;
      const [dx, dy] = [at[0] - beforeX, at[1] - beforeY];
      if (index > 0 && dx === 0 && dy === 0) return;
      drawn += `${index === 0 ? 'M' : index === 1 || drawn.endsWith('l') ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
      [beforeX, beforeY] = at;
    });
    if (drawn.includes('l')) text += isClosed ? `${drawn}z` : drawn;
  }
  return text;
}
