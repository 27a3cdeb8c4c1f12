import type { Px } from './view';

/** What is drawn beyond the edges, so that no line's edge shows. */
const MARGIN = 6;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf({ width, height }: { width: number; height: number }): Box {
  return { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN };
}

/** Whether anything of these points can be in the box. */
export function touches(points: readonly Px[], { left, top, right, bottom }: Box): boolean {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return minX <= right && maxX >= left && minY <= bottom && maxY >= top;
}

type Side = readonly [axis: 0 | 1, value: number, sign: 1 | -1];
const sidesOf = ({ left, top, right, bottom }: Box): Side[] => [
  [0, left, 1],
  [1, top, 1],
  [0, right, -1],
  [1, bottom, -1],
];

function crossing(a: Px, b: Px, [axis, value]: Side): Px {
  const part = (value - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [value, a[1] + part * (b[1] - a[1])] : [a[0] + part * (b[0] - a[0]), value];
}

/** The part of a ring in the box (Sutherland and Hodgman); empty when nothing of it is there. */
export function clipRing(ring: readonly Px[], box: Box): Px[] {
  let points = [...ring];
  for (const side of sidesOf(box)) {
    const [axis, value, sign] = side;
    const kept: Px[] = [];
    let before = points.at(-1);
    for (const point of points) {
      if (!before) break;
      const isIn = (point[axis] - value) * sign >= 0;
      if (isIn !== (before[axis] - value) * sign >= 0) kept.push(crossing(before, point, side));
      if (isIn) kept.push(point);
      before = point;
    }
    points = kept;
  }
  return points.length > 2 ? points : [];
}

/** The part of a line from `a` to `b` in the box (Liang and Barsky); null when nothing of it is there. */
function clipSegment(a: Px, b: Px, box: Box): [Px, Px] | null {
  let [from, to] = [0, 1];
  for (const [axis, value, sign] of sidesOf(box)) {
    const start = (a[axis] - value) * sign;
    const step = (b[axis] - a[axis]) * sign;
    if (step === 0 && start < 0) return null;
    if (step > 0) from = Math.max(from, -start / step);
    if (step < 0) to = Math.min(to, -start / step);
  }
  if (from > to) return null;
  const at = (part: number): Px => [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
  return [from === 0 ? a : at(from), to === 1 ? b : at(to)];
}

/** The parts of a line in the box. */
export function clipLine(line: readonly Px[], box: Box): Px[][] {
  const parts: Px[][] = [];
  let last: Px | null = null;
  line.forEach((b, index) => {
    const a = line[index - 1];
    const inside = a && clipSegment(a, b, box);
    if (!inside) return;
    if (last === inside[0]) parts.at(-1)?.push(inside[1]);
    else parts.push(inside);
    last = inside[1];
  });
  return parts;
}
