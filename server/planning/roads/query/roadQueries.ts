import type { Point } from '../../../../src/domain/addresses/distance';
import type { Roads } from '../roads';
import { SearchSpaces } from './searchSpaces';
import { streetsOfPath } from './unpack';
import { alongOneStreet, arrivingSeeds, leavingSeeds } from './seeds';
import { snap, type Snapped } from './snap';
import { UpwardSearch } from './upwardSearch';
import { shapeOfWay } from './wayShape';

/** No way leads there. */
export const NO_WAY = -1;

/** Row by row; NO_WAY where there is none. Tenths of a second; decimetres. */
export interface RoadMatrix {
  times: Int32Array;
  lengths: Int32Array;
}

export interface RoadWay {
  time: number;
  length: number;
  /** [longitude, latitude], from street to street. */
  shape: [number, number][];
}

/** Fastest ways along roads. Not to be shared between threads; the roads can be. */
export class RoadQueries {
  readonly #there: UpwardSearch;
  readonly #back: UpwardSearch;
  readonly #leaving: SearchSpaces;
  readonly #arriving: SearchSpaces;
  /** First bucket entry of a node while a matrix is made, and one more behind the last. */
  readonly #starts: Int32Array;

  constructor(private readonly roads: Roads) {
    const { forward, backward } = roads.hierarchy;
    this.#there = new UpwardSearch(forward, backward);
    this.#back = new UpwardSearch(backward, forward);
    this.#leaving = new SearchSpaces(roads, this.#there, 'leaving');
    this.#arriving = new SearchSpaces(roads, this.#back, 'arriving');
    this.#starts = new Int32Array(forward.starts.length);
  }

  /** All from all: each search up from a target leaves its times in the nodes, each one from a source collects them. */
  matrix(from: readonly Point[], to: readonly Point[]): RoadMatrix {
    const { roads } = this;
    const known = new Map<Point, Snapped | null>();
    const snapped = (point: Point) => {
      const found = known.get(point) ?? snap(roads, point);
      known.set(point, found);
      return found;
    };
    const targets = to.map(snapped);
    const sources = from.map(snapped);
    const buckets = this.#buckets(targets);
    const width = to.length;
    const times = new Int32Array(from.length * width).fill(NO_WAY);
    const lengths = new Int32Array(from.length * width).fill(NO_WAY);
    const onEdge = new Map<number, number[]>();
    targets.forEach((target, index) => {
      if (target) onEdge.set(target.edge, [...(onEdge.get(target.edge) ?? []), index]);
    });
    sources.forEach((source, row) => {
      if (!source) return;
      this.#collect(
        source,
        buckets,
        times.subarray(row * width, (row + 1) * width),
        lengths.subarray(row * width),
      );
      for (const column of onEdge.get(source.edge) ?? []) {
        const way = alongOneStreet(roads, source, targets[column] as Snapped);
        const at = row * width + column;
        if (!way || (times[at] !== NO_WAY && (times[at] as number) <= way.time)) continue;
        times[at] = way.time;
        lengths[at] = way.length;
      }
    });
    return { times, lengths };
  }

  /** What the searches of all targets reached, by node. */
  #buckets(targets: readonly (Snapped | null)[]) {
    const spaces = targets.map((target) => target && this.#arriving.of(target));
    const starts = this.#starts.fill(0);
    let count = 0;
    for (const space of spaces) {
      if (!space) continue;
      count += space.length;
      for (let at = 0; at < space.length; at += 3) {
        const node = (space[at] as number) + 1;
        starts[node] = (starts[node] as number) + 1;
      }
    }
    for (let node = 1; node < starts.length; node++)
      starts[node] = (starts[node] as number) + (starts[node - 1] as number);
    const next = starts.slice();
    // Three numbers an entry, side by side: target, time, length.
    const entries = new Int32Array(count);
    spaces.forEach((space, column) => {
      if (!space) return;
      for (let at = 0; at < space.length; at += 3) {
        const node = space[at] as number;
        const entry = next[node] as number;
        next[node] = entry + 1;
        entries[entry * 3] = column;
        entries[entry * 3 + 1] = space[at + 1] as number;
        entries[entry * 3 + 2] = space[at + 2] as number;
      }
    });
    return { starts, entries };
  }

  #collect(
    source: Snapped,
    { starts, entries }: { starts: Int32Array; entries: Int32Array },
    times: Int32Array,
    lengths: Int32Array,
  ): void {
    const space = this.#leaving.of(source);
    for (let i = 0; i < space.length; i += 3) {
      const node = space[i] as number;
      const time = space[i + 1] as number;
      const length = space[i + 2] as number;
      const end = (starts[node + 1] as number) * 3;
      for (let at = (starts[node] as number) * 3; at < end; at += 3) {
        const column = entries[at] as number;
        const whole = time + (entries[at + 1] as number);
        const best = times[column] as number;
        if (best !== NO_WAY && best <= whole) continue;
        times[column] = whole;
        lengths[column] = length + (entries[at + 2] as number);
      }
    }
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
      return { time: direct.time, length: direct.length, shape };
    }
    const up = this.#there.pathTo(found.meeting);
    const down = this.#back.pathTo(found.meeting);
    const streets = streetsOfPath(roads.hierarchy, up.arcs, down.arcs.reverse());
    const [first, last] = [found.leaving[up.seed]?.directed ?? 0, found.arriving[down.seed]?.directed ?? 0];
    const shape = shapeOfWay(roads, start, end, [first, ...streets, last]);
    return { time: found.time, length: found.length, shape };
  }

  /** Searches up from both ends; the fastest way goes over a node that both reach, or along one street. */
  #between(from: Point, to: Point) {
    const { roads } = this;
    const [start, end] = [snap(roads, from), snap(roads, to)];
    if (!start || !end) return null;
    const [there, back] = [this.#there, this.#back];
    const [leaving, arriving] = [leavingSeeds(roads, start), arrivingSeeds(roads, end)];
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
