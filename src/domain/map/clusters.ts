import type { Tone } from '../stops/statusTag';
import { CLUSTER_GRID, CLUSTER_MIN_SIZE } from '../addresses/mapDefaults';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Markers that are too close to each other, or a single one. */
export interface Cluster<Item> {
  readonly items: readonly Item[];
  /** The middle of them. */
  readonly at: Pixel;
}

/** Columns of the grid; more than a map has squares of 20 px at its nearest zoom. */
const COLUMNS = 2 ** 26;

/** Markers clustered by a grid (spec §9: grid 20, minimum cluster 3): a cell with fewer shows each marker. */
export function clustersOf<Item>(items: readonly Item[], pixelOf: (item: Item) => Pixel): Cluster<Item>[] {
  const squares = new Map<number, { items: Item[]; x: number; y: number }>();
  for (const item of items) {
    const { x, y } = pixelOf(item);
    const key = Math.floor(y / CLUSTER_GRID) * COLUMNS + Math.floor(x / CLUSTER_GRID);
    const square = squares.get(key);
    if (!square) squares.set(key, { items: [item], x, y });
    else {
      square.items.push(item);
      square.x += x;
      square.y += y;
    }
  }
  return [...squares.values()].flatMap(({ items: near, x, y }) =>
    near.length >= CLUSTER_MIN_SIZE
      ? [{ items: near, at: { x: x / near.length, y: y / near.length } }]
      : near.map((item) => ({ items: [item], at: pixelOf(item) })),
  );
}

/** From the worst to the best: what somebody has to look at comes before what goes well or is over. */
const WORST_FIRST: readonly Tone[] = ['red', 'amber', 'violet', 'accent', 'neutral', 'green', 'grey'];

/** The tone of the worst of these: the colour of a cluster. */
export function worstTone(tones: Iterable<Tone>): Tone {
  const inside = new Set(tones);
  return WORST_FIRST.find((tone) => inside.has(tone)) ?? 'grey';
}
