import { readExtract, MICRO, type Box } from '../extract/readExtract';
import { RoadsRefusal } from '../refusal';
import type { Roads } from '../roads';
import { gridOf } from './grid';
import { hierarchy } from './hierarchy';
import { largestPart } from './largestPart';
import { streetGraph } from './streetGraph';
import { turnGraph } from './turns';

export type BuildStep = 'reading' | 'joining' | 'ordering';

export interface BuildSummary {
  ways: number;
  crossings: number;
  streets: number;
  /** Turn rules that count; those over a whole way, which are not read; those that would have closed a street. */
  turns: number;
  viaWays: number;
  ignoredTurns: number;
}

const ATTRIBUTION = '© OpenStreetMap contributors';

/** Makes roads of an OpenStreetMap extract. Throws a `RoadsRefusal` for a file of which none can be made. */
export async function buildRoads(
  path: string,
  box: Box | null,
  now: Date,
  onProgress: (step: BuildStep, share: number) => void,
): Promise<{ roads: Roads; summary: BuildSummary }> {
  const raw = await readExtract(path, box, (share) => onProgress('reading', share));
  onProgress('joining', 0);
  const whole = streetGraph(raw);
  const { graph, moved } = largestPart(whole.graph);
  if (graph.edges.from.length === 0)
    throw new RoadsRefusal('The roads of this area do not hang together: none can be driven there and back.');
  const crossingOf = (node: number) => {
    const crossing = whole.crossings[node] ?? -1;
    return crossing < 0 ? -1 : (moved[crossing] ?? -1);
  };
  const turns = turnGraph(graph, raw, crossingOf);
  const grid = gridOf(graph);
  onProgress('ordering', 0);
  const made = hierarchy(graph, turns, (share) => onProgress('ordering', share));
  onProgress('ordering', 1);
  const { ways: _, ...edges } = graph.edges;
  const bounds: Box = [
    grid.west / MICRO,
    grid.south / MICRO,
    (grid.west + grid.columns * grid.cell) / MICRO,
    (grid.south + grid.rows * grid.cell) / MICRO,
  ];
  const info = { sourceDate: raw.sourceDate, madeAt: now.toISOString(), attribution: ATTRIBUTION, bounds };
  const { arrivals, copies, leaveStarts, leaves } = turns;
  const crossings = graph.longitudes.length;
  return {
    roads: {
      info,
      edges,
      shape: graph.shape,
      names: raw.names,
      hierarchy: made,
      turns: { arrivals, copies, leaveStarts, leaves, crossings },
      grid,
    },
    summary: {
      ways: raw.ways.ids.length,
      crossings,
      streets: graph.edges.from.length,
      turns: copies.length,
      viaWays: raw.viaWays,
      ignoredTurns: turns.ignored,
    },
  };
}
