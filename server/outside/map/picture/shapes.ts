import { boxOf, clipLine, clipRing, touches } from './clip';
import { pathData } from './pathData';
import { AREA_KINDS, LINE_KINDS, type AreaKind, type LineKind, type Scene } from './scene';
import type { MapView, Px } from './view';

/** A word that may be drawn where there is room. */
export interface NameCandidate {
  text: string;
  kind: 'place' | 'street' | 'water';
  /** The smallest comes first. */
  rank: number;
  size: number;
  /** A point, or the line that the word follows. */
  at: readonly Px[];
}

/** Px; what is smaller both ways is not seen. */
const SPECK = 3;

function isSpeck(ring: readonly Px[]): boolean {
  const [first] = ring;
  if (!first) return true;
  return ring.every(([x, y]) => Math.abs(x - first[0]) < SPECK && Math.abs(y - first[1]) < SPECK);
}

/** Gathers what lies in a view, whatever the source. */
export class Shapes {
  readonly names: NameCandidate[] = [];
  readonly #box;
  readonly #areas = new Map<AreaKind, string[]>();
  readonly #lines = new Map<LineKind, Px[][]>();

  constructor(view: MapView) {
    this.#box = boxOf(view);
  }

  /** One polygon: its outer ring and its holes. */
  area(kind: AreaKind, rings: readonly (readonly Px[])[]): void {
    const [outer = []] = rings;
    if (!touches(outer, this.#box) || isSpeck(outer)) return;
    const inside = rings.map((ring) => clipRing(ring, this.#box)).filter((ring) => ring.length > 0);
    const d = pathData(inside, true);
    if (d !== '') this.#areas.set(kind, [...(this.#areas.get(kind) ?? []), d]);
  }

  /** Returns the parts in sight. */
  line(kind: LineKind, points: readonly Px[]): Px[][] {
    if (!touches(points, this.#box)) return [];
    const parts = clipLine(points, this.#box);
    const known = this.#lines.get(kind);
    if (known) known.push(...parts);
    else this.#lines.set(kind, parts);
    return parts;
  }

  name(candidate: NameCandidate): void {
    if (touches(candidate.at, this.#box)) this.names.push(candidate);
  }

  drawn(widthOf: (kind: LineKind) => number): Pick<Scene, 'areas' | 'lines'> {
    return {
      areas: AREA_KINDS.flatMap((kind) => (this.#areas.get(kind) ?? []).map((d) => ({ kind, d }))),
      lines: LINE_KINDS.flatMap((kind) => {
        const d = pathData(this.#lines.get(kind) ?? [], false);
        return d === '' ? [] : [{ kind, d, width: widthOf(kind) }];
      }),
    };
  }
}
