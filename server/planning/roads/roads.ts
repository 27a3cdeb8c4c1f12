import type { Grid } from './build/grid';
import type { Hierarchy } from './build/hierarchy';
import type { StreetGraph } from './build/streetGraph';
import type { Box } from './extract/readExtract';

/** Where the roads are from. */
export interface RoadsInfo {
  /** Day of the data, `2021-08-31`; null: the extract did not say. */
  sourceDate: string | null;
  /** When the file was made, UTC. */
  madeAt: string;
  attribution: string;
  bounds: Box;
}

/** Streets, and what is needed to find ways along them. */
export interface Roads {
  info: RoadsInfo;
  edges: Omit<StreetGraph['edges'], 'ways'>;
  shape: StreetGraph['shape'];
  /** Names of streets; the first is empty. */
  names: readonly string[];
  hierarchy: Hierarchy;
  turns: {
    /** Node at which a directed street arrives; -1: it is not driven in this direction. */
    arrivals: Int32Array;
    /** Crossing of each copy, ascending; the first copy has the number of `crossings`. */
    copies: Int32Array;
    /** First of the directed streets that leave a copy, and one more entry behind the last. */
    leaveStarts: Int32Array;
    leaves: Int32Array;
    crossings: number;
  };
  grid: Grid;
}
