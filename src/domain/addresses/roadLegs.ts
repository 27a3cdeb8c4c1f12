import type { Point } from './distance';

/** A drive from one point to another. Whole seconds and metres. */
export interface Leg {
  readonly seconds: number;
  readonly metres: number;
}

/** Drives along roads. */
export interface RoadLegs {
  /** Null: no way is known, and the straight line counts. */
  legBetween(from: Point, to: Point): Leg | null;
}

/** Points that are nearer than a metre to each other are one. */
const PER_DEGREE = 1e5;
/** Above the number of latitudes. */
const STRIDE = 2 ** 25;

/** The point as legs know it: whole digits, so that both sides ask for the same way. */
export function legPoint({ latitude, longitude }: Point): Point {
  return {
    latitude: Math.round(latitude * PER_DEGREE) / PER_DEGREE,
    longitude: Math.round(longitude * PER_DEGREE) / PER_DEGREE,
  };
}

function keyOf({ latitude, longitude }: Point): number {
  return Math.round((longitude + 180) * PER_DEGREE) * STRIDE + Math.round((latitude + 90) * PER_DEGREE);
}

type Generation = Map<number, Map<number, Leg | null>>;

/** Legs that were asked for, up to a number; those that nobody asks for any more are forgotten first. */
export class LegMemory {
  #young: Generation = new Map();
  #old: Generation = new Map();
  #count = 0;

  constructor(private readonly most: number) {}

  /** Undefined: not known yet. Null: there is no way. */
  find(from: Point, to: Point): Leg | null | undefined {
    const [start, end] = [keyOf(from), keyOf(to)];
    const young = this.#young.get(start)?.get(end);
    if (young !== undefined) return young;
    const old = this.#old.get(start)?.get(end);
    if (old !== undefined) this.#keep(start, end, old);
    return old;
  }

  keep(from: Point, to: Point, leg: Leg | null): void {
    this.#keep(keyOf(from), keyOf(to), leg);
  }

  #keep(start: number, end: number, leg: Leg | null): void {
    if (this.#count >= this.most / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#count = 0;
    }
    const row = this.#young.get(start);
    if (!row) this.#young.set(start, new Map([[end, leg]]));
    else {
      if (row.has(end)) this.#count--;
      row.set(end, leg);
    }
    this.#count++;
  }
}
