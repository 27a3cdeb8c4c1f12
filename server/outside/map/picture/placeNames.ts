import type { MapName, SceneMarker } from './scene';
import type { NameCandidate } from './shapes';
import type { MapView, Px } from './view';

/** Width of a letter, as a share of its size: the middle of the common faces. */
const LETTER = 0.56;
const MOST_NAMES = 26;
/** Px that a marker covers around its point. */
const MARKER_REACH = 24;
const ROOM = 6;

interface Taken {
  x: number;
  y: number;
  /** Half of what it covers. */
  across: number;
  down: number;
}

function isFree(taken: readonly Taken[], next: Taken): boolean {
  return taken.every(
    ({ x, y, across, down }) =>
      Math.abs(x - next.x) > across + next.across || Math.abs(y - next.y) > down + next.down,
  );
}

/** The longest nearly straight stretch of a line: where a word can follow it. */
function stretchOf(line: readonly Px[]): { from: Px; to: Px; length: number } | null {
  let best: { from: Px; to: Px; length: number } | null = null;
  line.forEach((to, index) => {
    const before = line[index - 1];
    if (!before) return;
    let from = before;
    const angle = Math.atan2(to[1] - before[1], to[0] - before[0]);
    for (let back = index - 1; back > 0; back--) {
      const [a, b] = [line[back - 1], line[back]];
      if (!a || !b) break;
      const turn = Math.abs(Math.atan2(b[1] - a[1], b[0] - a[0]) - angle);
      if (Math.min(turn, 2 * Math.PI - turn) > 0.14) break;
      from = a;
    }
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (!best || length > best.length) best = { from, to, length };
  });
  return best;
}

/** Words read from left to right. */
function upright(degrees: number): number {
  return degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees;
}

function placed({ text, kind, size, at }: NameCandidate): { name: MapName; length: number } | null {
  const length = text.length * size * LETTER;
  if (kind !== 'street') {
    const [x, y] = at[0] ?? [0, 0];
    return { name: { text, kind, size, x, y, angle: 0 }, length };
  }
  const stretch = stretchOf(at);
  if (!stretch || stretch.length < length + ROOM) return null;
  const { from, to } = stretch;
  const angle = upright((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return { name: { text, kind, size, x, y, angle }, length };
}

/** The words that have room, the most important ones first; each once, none below a marker, on the foot or cut by the edge. */
export function placeNames(
  candidates: readonly NameCandidate[],
  markers: readonly SceneMarker[],
  { width, height }: MapView,
  footHeight: number,
): MapName[] {
  const taken: Taken[] = markers.map(({ x, y }) => ({
    x,
    y: y - 10,
    across: MARKER_REACH,
    down: MARKER_REACH,
  }));
  taken.push({ x: width / 2, y: height - footHeight / 2, across: width / 2, down: footHeight / 2 });
  const seen = new Set<string>();
  const names: MapName[] = [];
  for (const candidate of [...candidates].sort((a, b) => a.rank - b.rank)) {
    if (names.length >= MOST_NAMES) break;
    if (seen.has(candidate.text)) continue;
    const found = placed(candidate);
    if (!found) continue;
    const { name, length } = found;
    const radians = (name.angle * Math.PI) / 180;
    const next: Taken = {
      x: name.x,
      y: name.y,
      across: (Math.abs(Math.cos(radians)) * length + Math.abs(Math.sin(radians)) * name.size) / 2 + 4,
      down: (Math.abs(Math.sin(radians)) * length + Math.abs(Math.cos(radians)) * name.size) / 2 + 3,
    };
    const isWhole = next.x - next.across >= 0 && next.x + next.across <= width && next.y - next.down >= 0;
    if (!isWhole || !isFree(taken, next)) continue;
    taken.push(next);
    seen.add(name.text);
    names.push(name);
  }
  return names;
}
