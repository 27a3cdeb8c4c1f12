import { growingInts } from '../growing';
import { isFastRoad } from '../extract/roadClasses';
import type { StreetGraph } from './streetGraph';

/** Side of a cell, degrees × 1e6: some 500 m. */
const CELL = 5_000;

/** Which streets are near a place. */
export interface Grid {
  /** South-west corner and side of a cell, degrees × 1e6. */
  west: number;
  south: number;
  cell: number;
  columns: number;
  rows: number;
  /** First street of a cell, row by row from the south-west, and one more entry behind the last. */
  starts: Int32Array;
  edges: Int32Array;
}

function extent(values: Int32Array): [least: number, most: number] {
  let [least, most] = [values[0] ?? 0, values[0] ?? 0];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

interface Streets {
  edges: Pick<StreetGraph['edges'], 'from' | 'classes' | 'shapeStarts'>;
  shape: StreetGraph['shape'];
}

/** The streets at which a driver can stop, by cell: none of a motorway is among them. */
export function gridOf(streets: Streets): Grid {
  return gridWhere(streets, (roadClass) => !isFastRoad(roadClass));
}

/** The streets of some classes by cell. */
export function gridWhere({ edges, shape }: Streets, isWanted: (roadClass: number) => boolean): Grid {
  const [west, east] = extent(shape.longitudes);
  const [south, north] = extent(shape.latitudes);
  const columns = Math.floor((east - west) / CELL) + 1;
  const rows = Math.floor((north - south) / CELL) + 1;
  const [cells, found] = [growingInts(), growingInts()];
  const seen = new Set<number>();
  for (let edge = 0; edge < edges.from.length; edge++) {
    if (!isWanted(edges.classes[edge] as number)) continue;
    seen.clear();
    const end = edges.shapeStarts[edge + 1] as number;
    for (let at = edges.shapeStarts[edge] as number; at + 1 < end; at++) {
      const column = (point: number) => Math.floor(((shape.longitudes[point] as number) - west) / CELL);
      const row = (point: number) => Math.floor(((shape.latitudes[point] as number) - south) / CELL);
      for (let y = Math.min(row(at), row(at + 1)); y <= Math.max(row(at), row(at + 1)); y++)
        for (let x = Math.min(column(at), column(at + 1)); x <= Math.max(column(at), column(at + 1)); x++)
          seen.add(y * columns + x);
    }
    for (const cell of seen) {
      cells.push(cell);
      found.push(edge);
    }
  }
  const starts = new Int32Array(columns * rows + 1);
  for (const cell of cells.filled()) starts[cell + 1] = (starts[cell + 1] as number) + 1;
  for (let cell = 0; cell < columns * rows; cell++)
    starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  const next = starts.slice();
  const sorted = new Int32Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const at = next[cells.get(i)] as number;
    next[cells.get(i)] = at + 1;
    sorted[at] = found.get(i);
  }
  return { west, south, cell: CELL, columns, rows, starts, edges: sorted };
}
