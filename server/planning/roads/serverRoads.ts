import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Point } from '../../../src/domain/addresses/distance';
import { LegMemory, legPoint, type Leg, type RoadLegs } from '../../../src/domain/addresses/roadLegs';
import type { Coordinates } from '../routing/format/problem';
import { openRoads, readRoadsFile } from './file/roadsFile';
import { NO_WAY } from './query/buckets';
import { RoadQueries, type RoadWay } from './query/roadQueries';
import type { Roads } from './roads';
import { RoadsThread } from './threads/roadsThread';

/** Legs that are kept: those of a few days of a large operation, some 60 MB. */
const MOST_LEGS = 600_000;
/** So few are found faster here than asked of the thread: some tenths of a millisecond each. */
const FEW = 12;

/** A larger table is not kept. */
const MOST_KEPT = MOST_LEGS / 4;
/** Other work of the server waits no longer than about this. Milliseconds. */
const SLICE_MS = 8;

/** Row by row; NaN: no way is known. */
export interface LegTable {
  seconds: Float64Array[];
  metres: Float64Array[];
}

const coordinates = ({ longitude, latitude }: Point): Coordinates => [longitude, latitude];

function legOf(time: number, length: number): Leg | null {
  return time === NO_WAY ? null : { seconds: Math.round(time / 10), metres: Math.round(length / 10) };
}

export type Pair = readonly [from: Point, to: Point];

/** The roads of this server: legs out of memory, what is not there out of a thread. */
export class ServerRoads implements RoadLegs {
  readonly roads: Roads;
  readonly #thread: RoadsThread;
  readonly #memory = new LegMemory(MOST_LEGS);
  #queries: RoadQueries | null = null;

  constructor(memory: SharedArrayBuffer) {
    this.roads = openRoads(memory);
    this.#thread = new RoadsThread(memory);
  }

  /** Throws a `RoadsRefusal` for a file that cannot be used. */
  static read(path: string): ServerRoads {
    return new ServerRoads(readRoadsFile(path));
  }

  /** A leg that nobody has prepared is found here and now: the times of a run must not depend on what is in memory. */
  legBetween(from: Point, to: Point): Leg | null {
    const [start, end] = [legPoint(from), legPoint(to)];
    const known = this.#memory.find(start, end);
    if (known !== undefined) return known;
    const found = this.#ownQueries().leg(start, end);
    const leg = found && legOf(found.time, found.length);
    this.#memory.keep(start, end, leg);
    return leg;
  }

  /** A way with its shape, here and now: for who makes a day and lets nobody wait. Null: no way is known. */
  wayBetween(from: Point, to: Point): RoadWay | null {
    return this.#ownQueries().way(legPoint(from), legPoint(to));
  }

  #ownQueries(): RoadQueries {
    this.#queries ??= new RoadQueries(this.roads);
    return this.#queries;
  }

  /** Finds legs that will be asked for, in the thread. */
  async prepare(pairs: Iterable<Pair>): Promise<void> {
    const unknown: Pair[] = [];
    for (const [from, to] of pairs) {
      const pair = [legPoint(from), legPoint(to)] as const;
      if (this.#memory.find(...pair) === undefined) unknown.push(pair);
    }
    if (unknown.length <= FEW) return;
    const answer = await this.#thread.ask({
      kind: 'legs',
      pairs: unknown.map(([from, to]) => [coordinates(from), coordinates(to)] as const),
    });
    if (answer.kind !== 'times') return;
    unknown.forEach(([from, to], index) =>
      this.#memory.keep(from, to, legOf(answer.times[index] as number, answer.lengths[index] as number)),
    );
  }

  /** All legs from some points to others, row by row. */
  async table(from: readonly Point[], to: readonly Point[]): Promise<LegTable> {
    const starts = from.map(legPoint);
    const ends = to.map(legPoint);
    if (starts.length * ends.length > MOST_KEPT) return this.#wholeTable(starts, ends);
    // A row or a column that is not known whole is asked for whole: what is missing is mostly one stop that is new.
    const isKnown = (start: Point, end: Point) => this.#memory.find(start, end) !== undefined;
    const rows = new Set(starts.filter((start) => ends.filter((end) => !isKnown(start, end)).length > 1));
    const others = starts.filter((start) => !rows.has(start));
    const columns = ends.filter((end) => others.some((start) => !isKnown(start, end)));
    await this.#fetch([...rows], ends);
    await this.#fetch(others, columns);
    const legs = starts.map((start) => ends.map((end) => this.legBetween(start, end)));
    const rowsOf = (part: keyof Leg) =>
      legs.map((row) => Float64Array.from(row, (leg) => leg?.[part] ?? NaN));
    return { seconds: rowsOf('seconds'), metres: rowsOf('metres') };
  }

  /** A table that is too large to be kept. */
  async #wholeTable(from: readonly Point[], to: readonly Point[]): Promise<LegTable> {
    const table: LegTable = { seconds: [], metres: [] };
    const { times, lengths } = await this.#matrix(from, to);
    let since = performance.now();
    for (let row = 0; row < from.length; row++) {
      const cells = (values: Int32Array) =>
        Float64Array.from(values.subarray(row * to.length, (row + 1) * to.length), (value) =>
          value === NO_WAY ? NaN : Math.round(value / 10),
        );
      table.seconds.push(cells(times));
      table.metres.push(cells(lengths));
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      since = performance.now();
    }
    return table;
  }

  async #matrix(from: readonly Point[], to: readonly Point[]) {
    const starts = from.map(coordinates);
    const answer = await this.#thread.ask({
      kind: 'matrix',
      from: starts,
      to: from === to ? starts : to.map(coordinates),
    });
    if (answer.kind !== 'times') throw new Error('The thread of the roads answers another question');
    return answer;
  }

  async #fetch(from: readonly Point[], to: readonly Point[]): Promise<void> {
    if (from.length === 0 || to.length === 0) return;
    const { times, lengths } = await this.#matrix(from, to);
    from.forEach((start, row) =>
      to.forEach((end, column) => {
        const at = row * to.length + column;
        this.#memory.keep(start, end, legOf(times[at] as number, lengths[at] as number));
      }),
    );
  }

  /** The ways from each point to the next; null where there is none. */
  async ways(points: readonly Point[]): Promise<(RoadWay | null)[]> {
    const asked = points.map((point) => coordinates(legPoint(point)));
    const answer = await this.#thread.ask({ kind: 'ways', points: asked });
    return answer.kind === 'ways' ? answer.ways : [];
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
