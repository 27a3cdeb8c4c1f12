import { beforeAll, describe, expect, it } from 'vitest';
import { buildRoads } from '../../server/planning/roads/build/buildRoads';
import { BACKWARD, FORWARD, VISITORS } from '../../server/planning/roads/extract/readExtract';
import { MinHeap } from '../../server/planning/roads/minHeap';
import { NO_WAY } from '../../server/planning/roads/query/buckets';
import { RoadQueries } from '../../server/planning/roads/query/roadQueries';
import { snap, type Snapped } from '../../server/planning/roads/query/snap';
import type { Roads } from '../../server/planning/roads/roads';
import { Random } from '../../server/planning/routing/engine/random';
import { placesOn } from '../bench/roadParts/placesOn';

const SAMPLE = process.env.ROADS_SAMPLE;
/** Times as many targets: pairs that are compared. */
const SOURCES = 40;
const TARGETS = 250;

/** Plain Dijkstra over nodes, copies of crossings among them, from the places after a start. */
function plainTimes({ edges, turns }: Roads, from: Snapped): Int32Array {
  const leaving: number[][] = Array.from({ length: turns.crossings + turns.copies.length }, () => []);
  for (let edge = 0; edge < edges.from.length; edge++) {
    const directions = edges.directions[edge] as number;
    // Places on them are left out, and no way leads through.
    if (directions & VISITORS) continue;
    if (directions & FORWARD) leaving[edges.from[edge] as number]?.push(edge * 2);
    if (directions & BACKWARD) leaving[edges.to[edge] as number]?.push(edge * 2 + 1);
  }
  turns.copies.forEach((_, copy) => {
    const streets = turns.leaves.subarray(turns.leaveStarts[copy], turns.leaveStarts[copy + 1]);
    leaving[turns.crossings + copy] = [...streets].filter(
      (directed) => ((edges.directions[directed >> 1] as number) & VISITORS) === 0,
    );
  });
  const times = new Int32Array(leaving.length).fill(-1);
  const heap = new MinHeap();
  const whole = edges.times[from.edge] as number;
  if (from.directions & FORWARD)
    heap.push(Math.round(whole * (1 - from.share)), turns.arrivals[from.edge * 2] as number);
  if (from.directions & BACKWARD)
    heap.push(Math.round(whole * from.share), turns.arrivals[from.edge * 2 + 1] as number);
  while (heap.size > 0) {
    const [time, node] = [heap.firstKey, heap.firstNode];
    heap.pop();
    if (times[node] !== -1) continue;
    times[node] = time;
    for (const directed of leaving[node] ?? [])
      heap.push(time + (edges.times[directed >> 1] as number), turns.arrivals[directed] as number);
  }
  return times;
}

/** The fastest arrival at a place, from the nodes before it. */
function arrivalAt({ edges, turns }: Roads, times: Int32Array, to: Snapped): number {
  const whole = edges.times[to.edge] as number;
  const ways = [
    { bit: FORWARD, directed: to.edge * 2, crossing: edges.from[to.edge] as number, share: to.share },
    { bit: BACKWARD, directed: to.edge * 2 + 1, crossing: edges.to[to.edge] as number, share: 1 - to.share },
  ];
  let best = Infinity;
  for (const { bit, directed, crossing, share } of ways) {
    if (!(to.directions & bit)) continue;
    const copies = [...turns.copies.keys()].filter((copy) => {
      const streets = turns.leaves.subarray(turns.leaveStarts[copy], turns.leaveStarts[copy + 1]);
      return turns.copies[copy] === crossing && streets.includes(directed);
    });
    for (const node of [crossing, ...copies.map((copy) => turns.crossings + copy)])
      if (times[node] !== -1) best = Math.min(best, (times[node] as number) + Math.round(whole * share));
  }
  return best === Infinity ? NO_WAY : best;
}

describe.skipIf(!SAMPLE)('the roads of a real extract', () => {
  let roads: Roads;
  beforeAll(async () => {
    ({ roads } = await buildRoads(SAMPLE ?? '', null, new Date(0), () => undefined));
  });

  it('have the ways of plain Dijkstra: 10,000 pairs', () => {
    const random = new Random(11);
    const [from, to] = [placesOn(roads, SOURCES, random), placesOn(roads, TARGETS, random)];
    const { times } = new RoadQueries(roads).matrix(from, to);
    const ends = to.map((point) => snap(roads, point));
    const isForVisitors = ({ edge }: Snapped) => ((roads.edges.directions[edge] as number) & VISITORS) !== 0;
    from.forEach((point, row) => {
      const start = snap(roads, point);
      if (!start) throw new Error('A place beside a street has one');
      if (isForVisitors(start)) return;
      const plain = plainTimes(roads, start);
      ends.forEach((end, column) => {
        // Along one street it can be nearer.
        if (!end || end.edge === start.edge || isForVisitors(end)) return;
        expect(times[row * TARGETS + column]).toBe(arrivalAt(roads, plain, end));
      });
    });
  });
});
