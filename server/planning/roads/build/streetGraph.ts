import { metresBetween } from '../../../../src/domain/addresses/distance';
import { growingBytes, growingInts } from '../growing';
import { isFastRoad, ROAD_CLASSES } from '../extract/roadClasses';
import { BLOCKED, indexIn, MICRO, NO_PLACE, SIGNAL, type RawRoads } from '../extract/readExtract';
import type { TurnRule } from '../extract/turnRule';

/** Streets between crossings. An edge that is driven both ways is stored once. */
export interface StreetGraph {
  /** Of crossings, degrees × 1e6. */
  longitudes: Int32Array;
  latitudes: Int32Array;
  edges: {
    from: Int32Array;
    to: Int32Array;
    /** Tenths of a second. */
    times: Int32Array;
    /** Decimetres. */
    lengths: Int32Array;
    classes: Uint8Array;
    /** FORWARD, BACKWARD or both, and VISITORS where no way leads through. */
    directions: Uint8Array;
    names: Int32Array;
    /** Of the extract: turn rules name ways. */
    ways: Int32Array;
    /** First point of its shape, ends included, and one more entry behind the last edge. */
    shapeStarts: Int32Array;
  };
  shape: { longitudes: Int32Array; latitudes: Int32Array };
}

/** What a light costs on average. Tenths of a second. */
const SIGNAL_COST = 40;

/** How often each node is used by ways; an end counts twice, as every end is a crossing. */
function usesOf({ ways, refs, nodes }: RawRoads, turns: readonly TurnRule[]): Uint8Array {
  const uses = new Uint8Array(nodes.ids.length);
  const count = (node: number, times: number) => {
    uses[node] = Math.min(255, (uses[node] as number) + times);
  };
  for (let way = 0; way < ways.ids.length; way++) {
    const [first, end] = [ways.starts[way] as number, ways.starts[way + 1] as number];
    for (let at = first; at < end; at++) count(refs[at] as number, at === first || at === end - 1 ? 2 : 1);
  }
  for (const { via } of turns) {
    const node = indexIn(nodes.ids, via);
    if (node >= 0) count(node, 2);
  }
  return uses;
}

/** Cuts the ways of an extract at their crossings. @returns crossings by node of the extract, -1: it is none */
export function streetGraph(raw: RawRoads): { graph: StreetGraph; crossings: Int32Array } {
  const { ways, refs, nodes } = raw;
  const uses = usesOf(raw, raw.turns);
  const crossings = new Int32Array(nodes.ids.length).fill(-1);
  const [longitudes, latitudes] = [growingInts(), growingInts()];
  const [from, to, wayOf] = [growingInts(), growingInts(), growingInts()];
  const [times, lengths, names] = [growingInts(), growingInts(), growingInts()];
  const [classes, directions] = [growingBytes(), growingBytes()];
  const shapeStarts = growingInts();
  const [shapeLongitudes, shapeLatitudes] = [growingInts(), growingInts()];
  const degreesOf = (node: number) => ({
    longitude: (nodes.longitudes[node] as number) / MICRO,
    latitude: (nodes.latitudes[node] as number) / MICRO,
  });
  const crossingAt = (node: number): number => {
    const isOpen = ((nodes.marks[node] as number) & BLOCKED) === 0;
    const known = crossings[node] as number;
    if (isOpen && known >= 0) return known;
    // Every street that ends at a barrier ends at a crossing of its own: none leads to the other side.
    longitudes.push(nodes.longitudes[node] as number);
    const made = latitudes.push(nodes.latitudes[node] as number);
    if (isOpen) crossings[node] = made;
    return made;
  };
  const addEdge = (way: number, first: number, last: number) => {
    const roadClass = ways.classes[way] as number;
    shapeStarts.push(shapeLongitudes.length);
    let metres = 0;
    let signals = 0;
    for (let at = first; at <= last; at++) {
      const node = refs[at] as number;
      shapeLongitudes.push(nodes.longitudes[node] as number);
      shapeLatitudes.push(nodes.latitudes[node] as number);
      if (at === first) continue;
      metres += metresBetween(degreesOf(refs[at - 1] as number), degreesOf(node));
      const isSignal = ((nodes.marks[node] as number) & SIGNAL) !== 0;
      // Both ends have half of a crossing each, and a light between them a whole one.
      if (isSignal && !isFastRoad(roadClass)) signals += 1;
    }
    const isCrossing = (at: number) => (uses[refs[at] as number] as number) > 2;
    const crossed = (Number(isCrossing(first)) + Number(isCrossing(last))) / 2;
    const seconds = metres / ((ways.speeds[way] as number) / 36);
    const cost = crossed * (ROAD_CLASSES[roadClass]?.crossing ?? 0) * 10 + signals * SIGNAL_COST;
    from.push(crossingAt(refs[first] as number));
    to.push(crossingAt(refs[last] as number));
    times.push(Math.max(1, Math.round(seconds * 10 + cost)));
    lengths.push(Math.round(metres * 10));
    classes.push(roadClass);
    directions.push(ways.directions[way] as number);
    names.push(ways.names[way] as number);
    wayOf.push(way);
  };
  for (let way = 0; way < ways.ids.length; way++) {
    const end = ways.starts[way + 1] as number;
    let first = -1;
    for (let at = ways.starts[way] as number; at < end; at++) {
      const node = refs[at] as number;
      if (nodes.longitudes[node] === NO_PLACE) {
        // The way leaves the area here.
        if (first >= 0 && first < at - 1) addEdge(way, first, at - 1);
        first = -1;
      } else if (first < 0) first = at;
      else if ((uses[node] as number) > 1 || (nodes.marks[node] as number) & BLOCKED || at === end - 1) {
        addEdge(way, first, at);
        first = at;
      }
    }
  }
  shapeStarts.push(shapeLongitudes.length);
  return {
    graph: {
      longitudes: longitudes.filled(),
      latitudes: latitudes.filled(),
      edges: {
        from: from.filled(),
        to: to.filled(),
        times: times.filled(),
        lengths: lengths.filled(),
        classes: classes.filled(),
        directions: directions.filled(),
        names: names.filled(),
        ways: wayOf.filled(),
        shapeStarts: shapeStarts.filled(),
      },
      shape: { longitudes: shapeLongitudes.filled(), latitudes: shapeLatitudes.filled() },
    },
    crossings,
  };
}
