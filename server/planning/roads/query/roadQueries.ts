import type { Point } from '../../../../src/domain/addresses/distance';
import type { Roads } from '../roads';
import { Buckets, NO_WAY, type RoadMatrix } from './buckets';
import { SearchSpaces } from './searchSpaces';
import { streetsOfPath } from './unpack';
import { alongOneStreet } from './seeds';
import { ClosedStreets } from './closedStreets';
import { snap, type Snapped } from './snap';
import { UpwardSearch } from './upwardSearch';
import { shapeOfWay } from './wayShape';

/** Places whose street is remembered: those of some days. */
const MOST_SNAPS = 20_000;

export interface RoadWay {
  time: number;
  length: number;
  /** [longitude, latitude], from street to street. */
  shape: [number, number][];
  /** When each point of the shape is reached: tenths of a second since the start. */
  times: number[];
}

/** Fastest ways along roads. Not to be shared between threads; the roads can be. */
export class RoadQueries {
  readonly #there: UpwardSearch;
  readonly #back: UpwardSearch;
  readonly #leaving: SearchSpaces;
  readonly #arriving: SearchSpaces;
  readonly #buckets: Buckets;
  readonly #ends: ClosedStreets;
  readonly #snaps = new Map<string, Snapped | null>();

  constructor(private readonly roads: Roads) {
    const { forward, backward } = roads.hierarchy;
    this.#there = new UpwardSearch(forward, backward);
    this.#back = new UpwardSearch(backward, forward);
    this.#ends = new ClosedStreets(roads);
    this.#leaving = new SearchSpaces(this.#there, (place) => this.#ends.leaving(place));
    this.#arriving = new SearchSpaces(this.#back, (place) => this.#ends.arriving(place));
    this.#buckets = new Buckets(forward.starts.length - 1);
  }

  /** All from all: the searches up from one side leave their times in the nodes, those of the other side collect them. */
  matrix(from: readonly Point[], to: readonly Point[]): RoadMatrix {
    const sources = from.map((point) => this.#snapped(point));
    const targets = to.map((point) => this.#snapped(point));
    const width = to.length;
    const matrix: RoadMatrix = {
      times: new Int32Array(from.length * width).fill(NO_WAY),
      lengths: new Int32Array(from.length * width).fill(NO_WAY),
    };
    const there = sources.map((source) => source && this.#leaving.of(source));
    const back = targets.map((target) => target && this.#arriving.of(target));
    // The smaller side goes into the buckets: they cost more than a look at them.
    if (there.length < back.length) {
      this.#buckets.fill(there);
      back.forEach((space, column) => space && this.#buckets.meet(space, matrix, column, width));
    } else {
      this.#buckets.fill(back);
      there.forEach((space, row) => space && this.#buckets.meet(space, matrix, row * width, 1));
    }
    this.#alongStreets(sources, targets, matrix);
    return matrix;
  }

  /** Places of one street can be nearer to each other than over any crossing. */
  #alongStreets(
    sources: readonly (Snapped | null)[],
    targets: readonly (Snapped | null)[],
    { times, lengths }: RoadMatrix,
  ): void {
    const onEdge = new Map<number, number[]>();
    targets.forEach((target, index) => {
      if (target) onEdge.set(target.edge, [...(onEdge.get(target.edge) ?? []), index]);
    });
    sources.forEach((source, row) => {
      for (const column of (source && onEdge.get(source.edge)) ?? []) {
        const way = source && alongOneStreet(this.roads, source, targets[column] as Snapped);
        const at = row * targets.length + column;
        if (!way || (times[at] !== NO_WAY && (times[at] as number) <= way.time)) continue;
        times[at] = way.time;
        lengths[at] = way.length;
      }
    });
  }

  #snapped(point: Point): Snapped | null {
    const key = `${point.longitude} ${point.latitude}`;
    const known = this.#snaps.get(key);
    if (known !== undefined) return known;
    if (this.#snaps.size >= MOST_SNAPS) this.#snaps.clear();
    const found = snap(this.roads, point);
    this.#snaps.set(key, found);
    return found;
  }

  /** The fastest way between two places without its shape; null when there is none. */
  leg(from: Point, to: Point): { time: number; length: number } | null {
    const found = this.#between(from, to);
    if (!found) return null;
    const { direct, time, length } = found;
    return direct ? { time: direct.time, length: direct.length } : { time, length };
  }

  /** The fastest way between two places with its shape; null when there is none. */
  way(from: Point, to: Point): RoadWay | null {
    const { roads } = this;
    const found = this.#between(from, to);
    if (!found) return null;
    const { start, end, direct } = found;
    if (direct) {
      const shape = shapeOfWay(roads, start, end, [direct.directed]);
      return { time: direct.time, length: direct.length, ...shape };
    }
    const up = this.#there.pathTo(found.meeting);
    const down = this.#back.pathTo(found.meeting);
    const streets = streetsOfPath(roads.hierarchy, up.arcs, down.arcs.reverse());
    const driven = [
      ...(found.leaving[up.seed]?.streets ?? []),
      ...streets,
      ...(found.arriving[down.seed]?.streets ?? []),
    ];
    const shape = shapeOfWay(roads, start, end, driven);
    return { time: found.time, length: found.length, ...shape };
  }

  /** Searches up from both ends; the fastest way goes over a node that both reach, or along one street. */
  #between(from: Point, to: Point) {
    const { roads } = this;
    const [start, end] = [this.#snapped(from), this.#snapped(to)];
    if (!start || !end) return null;
    const [there, back] = [this.#there, this.#back];
    const [leaving, arriving] = [this.#ends.leaving(start), this.#ends.arriving(end)];
    there.run(leaving);
    back.run(arriving);
    let meeting = -1;
    let time = Infinity;
    for (let i = 0; i < there.count; i++) {
      const node = there.found[i] as number;
      if (!back.isSettled(node)) continue;
      const whole = (there.times[node] as number) + (back.times[node] as number);
      if (whole >= time) continue;
      time = whole;
      meeting = node;
    }
    const along = alongOneStreet(roads, start, end);
    const direct = along && along.time <= time ? along : null;
    if (!direct && meeting < 0) return null;
    const length = direct
      ? direct.length
      : (there.lengths[meeting] as number) + (back.lengths[meeting] as number);
    return { start, end, leaving, arriving, meeting, time, length, direct };
  }
}
