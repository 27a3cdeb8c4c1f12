import { growingBytes, growingDoubles, growingInts } from '../growing';
import { RoadsRefusal } from '../refusal';
import { readBlobs } from './blobs';
import { readPrimitives, readSourceDate } from './primitives';
import { turnRule, type TurnRule } from './turnRule';
import { isBlocked, wayRule } from './wayRule';

/** West, south, east, north; degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Ways that go on in both, in the direction of the way alone, or against it. */
export const FORWARD = 1;
export const BACKWARD = 2;
/** Beside them: for those alone who have something to do there. */
export const VISITORS = 4;

export const BLOCKED = 1;
export const SIGNAL = 2;

/** The drivable ways of an extract. */
export interface RawRoads {
  ways: {
    ids: Float64Array;
    /** First of its nodes, and one more entry behind the last way. */
    starts: Int32Array;
    classes: Uint8Array;
    /** FORWARD, BACKWARD or both, and VISITORS. */
    directions: Uint8Array;
    /** Tenths of km/h. */
    speeds: Int32Array;
    names: Int32Array;
  };
  /** The nodes of the ways, as indexes. */
  refs: Int32Array;
  nodes: {
    /** Ids of the extract, ascending. */
    ids: Float64Array;
    /** Degrees × 1e6. NO_PLACE: not in the extract or outside the box. */
    longitudes: Int32Array;
    latitudes: Int32Array;
    /** BLOCKED, SIGNAL. */
    marks: Uint8Array;
  };
  names: string[];
  turns: TurnRule[];
  /** Turn rules over a whole way, which are left out. */
  viaWays: number;
  sourceDate: string | null;
}

export const NO_PLACE = 0x7fffffff;
export const MICRO = 1e6;

type Progress = (share: number) => void;

/** Index of a value in ascending ones; -1: it is not among them. */
export function indexIn(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] as number;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

async function readWays(path: string, onProgress: Progress) {
  const [ids, refs, starts] = [growingDoubles(), growingDoubles(), growingInts()];
  const [classes, directions] = [growingBytes(), growingBytes()];
  const [speeds, names] = [growingInts(), growingInts()];
  const nameIndexes = new Map<string, number>([['', 0]]);
  const turns: TurnRule[] = [];
  let viaWays = 0;
  let sourceDate: string | null = null;
  const nameIndex = (name: string): number => {
    const known = nameIndexes.get(name);
    if (known !== undefined) return known;
    nameIndexes.set(name, nameIndexes.size);
    return nameIndexes.size - 1;
  };
  for await (const { type, data, share } of readBlobs(path)) {
    if (type === 'OSMHeader') sourceDate = readSourceDate(data);
    else if (type === 'OSMData')
      readPrimitives(data, {
        way(id, nodes, tags) {
          const rule = wayRule(tags);
          if (!rule || nodes.length < 2) return;
          ids.push(id);
          starts.push(refs.length);
          for (const node of nodes) refs.push(node);
          classes.push(rule.roadClass);
          directions.push(
            (rule.isForward ? FORWARD : 0) |
              (rule.isBackward ? BACKWARD : 0) |
              (rule.isForVisitors ? VISITORS : 0),
          );
          speeds.push(Math.round(rule.kmh * 10));
          names.push(nameIndex(rule.name));
        },
        relation(_, members, tags) {
          const rule = turnRule(members, tags);
          if (rule === 'viaWay') viaWays++;
          else if (rule) turns.push(rule);
        },
      });
    onProgress(share);
  }
  starts.push(refs.length);
  const ways = {
    ids: ids.filled(),
    starts: starts.filled(),
    classes: classes.filled(),
    directions: directions.filled(),
    speeds: speeds.filled(),
    names: names.filled(),
  };
  return { ways, refs: refs.filled(), names: [...nameIndexes.keys()], turns, viaWays, sourceDate };
}

function distinct(sorted: Float64Array): Float64Array {
  let last = 0;
  for (let i = 1; i < sorted.length; i++)
    if (sorted[i] !== sorted[last]) sorted[++last] = sorted[i] as number;
  return sorted.slice(0, last + 1);
}

/** Reads the drivable ways of an OpenStreetMap extract, in two passes: which nodes they need, and where those are. */
export async function readExtract(path: string, box: Box | null, onProgress: Progress): Promise<RawRoads> {
  const { refs, ...read } = await readWays(path, (share) => onProgress(share / 2));
  if (read.ways.ids.length === 0)
    throw new RoadsRefusal(
      'This extract has no roads that a car may use. Take one with all ways of its area.',
    );
  const ids = distinct(Float64Array.from(refs).sort());
  const longitudes = new Int32Array(ids.length).fill(NO_PLACE);
  const latitudes = new Int32Array(ids.length);
  const marks = new Uint8Array(ids.length);
  for await (const { type, data, share } of readBlobs(path)) {
    if (type !== 'OSMData') continue;
    readPrimitives(data, {
      node(id, longitude, latitude, tags) {
        if (box && (longitude < box[0] || longitude > box[2] || latitude < box[1] || latitude > box[3]))
          return;
        const index = indexIn(ids, id);
        if (index < 0) return;
        longitudes[index] = Math.round(longitude * MICRO);
        latitudes[index] = Math.round(latitude * MICRO);
        if (tags.size === 0) return;
        marks[index] =
          (isBlocked(tags) ? BLOCKED : 0) | (tags.get('highway') === 'traffic_signals' ? SIGNAL : 0);
      },
    });
    onProgress(0.5 + share / 2);
  }
  if (longitudes.every((longitude) => longitude === NO_PLACE))
    throw new RoadsRefusal(
      box
        ? `No road of this extract is inside the box ${box.join(',')}. It is west,south,east,north in degrees.`
        : 'This extract has ways but not their nodes. Take one that is complete.',
    );
  const indexes = Int32Array.from(refs, (id) => indexIn(ids, id));
  return { ...read, refs: indexes, nodes: { ids, longitudes, latitudes, marks } };
}
