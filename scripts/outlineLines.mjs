/** Points [longitude, latitude] where a line from `a` to `b` crosses one side of the box. */
function crossing(a, b, axis, value) {
  const part = (value - a[axis]) / (b[axis] - a[axis]);
  const other = a[1 - axis] + part * (b[1 - axis] - a[1 - axis]);
  return axis === 0 ? [value, other] : [other, value];
}

/** The four sides as axis, value, and on which side of it the box lies. */
const sidesOf = ([west, south, east, north]) => [
  [0, west, 1],
  [1, south, 1],
  [0, east, -1],
  [1, north, -1],
];

/** The part of a polygon's ring within the box, closed again (Sutherland and Hodgman). Empty: nothing of it lies there. */
export function clipRing(ring, bounds) {
  let points = ring.slice(0, -1);
  for (const [axis, value, sign] of sidesOf(bounds)) {
    const isIn = (point) => (point[axis] - value) * sign >= 0;
    const kept = [];
    points.forEach((point, index) => {
      const before = points[(index || points.length) - 1];
      if (isIn(point) !== isIn(before)) kept.push(crossing(before, point, axis, value));
      if (isIn(point)) kept.push(point);
    });
    points = kept;
  }
  return points.length > 2 ? [...points, points[0]] : [];
}

/** The parts of a line within the box, to the last point before its edge. */
export function clipLine(line, [west, south, east, north]) {
  const parts = [[]];
  for (const point of line) {
    const isIn = point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north;
    if (isIn) parts.at(-1).push(point);
    else if (parts.at(-1).length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

function distanceToSegment([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** Leaves out points that lie nearer to the line without them than `tolerance` (Douglas and Peucker). */
export function thinLine(line, tolerance) {
  const keep = new Set([0, line.length - 1]);
  const spans = [[0, line.length - 1]];
  while (spans.length > 0) {
    const [from, to] = spans.pop();
    let [worst, far] = [0, tolerance];
    for (let index = from + 1; index < to; index++) {
      const away = distanceToSegment(line[index], line[from], line[to]);
      if (away > far) [worst, far] = [index, away];
    }
    if (worst === 0) continue;
    keep.add(worst);
    spans.push([from, worst], [worst, to]);
  }
  return line.filter((_, index) => keep.has(index));
}

/** Whole units, longitude and latitude in turn: the first point, then the step to each next one. */
export function pack(points, scale) {
  let before = [0, 0];
  return points.flatMap((point) => {
    const at = point.map((degrees) => Math.round(degrees * scale));
    const step = [at[0] - before[0], at[1] - before[1]];
    before = at;
    return step;
  });
}
