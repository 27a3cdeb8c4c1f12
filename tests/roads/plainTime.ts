import { edgeOf, isReversed } from '../../server/planning/roads/build/turns';
import { BACKWARD, FORWARD, VISITORS } from '../../server/planning/roads/extract/readExtract';
import { NO_WAY } from '../../server/planning/roads/query/buckets';
import type { Snapped } from '../../server/planning/roads/query/snap';
import type { Roads } from '../../server/planning/roads/roads';
import { place } from '../support/roads';

/** A turn rule by the numbers of streets and corners. */
export interface Rule {
  kind: string;
  from: number;
  via: number;
  to: number;
}

/** Plain Dijkstra over streets as states: what a hierarchy must equal. It knows the rules by the names of the streets. */
export function plainTime(roads: Roads, rules: readonly Rule[], from: Snapped, to: Snapped): number {
  const { edges, shape, names } = roads;
  const wayOf = (directed: number) => Number(names[edges.names[edgeOf(directed)] as number]?.split(' ')[1]);
  const crossing = (directed: number, isHead: boolean) =>
    (isReversed(directed) === isHead ? edges.from : edges.to)[edgeOf(directed)] as number;
  const isDriven = (directed: number) =>
    ((edges.directions[edgeOf(directed)] as number) & (isReversed(directed) ? BACKWARD : FORWARD)) !== 0;
  const all = Array.from({ length: edges.from.length * 2 }, (_, directed) => directed).filter(isDriven);
  const nodeAt = (directed: number) => {
    const edge = edgeOf(directed);
    const at = isReversed(directed) ? edges.shapeStarts[edge] : (edges.shapeStarts[edge + 1] as number) - 1;
    return `${shape.longitudes[at as number]},${shape.latitudes[at as number]}`;
  };
  const placeOf = (id: number) => {
    const { longitude, latitude } = place(id % 4, Math.floor(id / 4));
    return `${Math.round(longitude * 1e6)},${Math.round(latitude * 1e6)}`;
  };
  const leavingAfter = (arrival: number) =>
    all.filter((directed) => crossing(directed, false) === crossing(arrival, true));
  const ruledAfter = (arrival: number): number[] => {
    let allowed = leavingAfter(arrival);
    for (const { kind, from: fromWay, via, to: toWay } of rules) {
      if (fromWay !== wayOf(arrival) || placeOf(via) !== nodeAt(arrival)) continue;
      const isNamed = (directed: number) =>
        wayOf(directed) === toWay && (directed !== (arrival ^ 1) || kind.endsWith('u_turn'));
      const left = allowed.filter((directed) => isNamed(directed) === kind.startsWith('only_'));
      if (left.length > 0) allowed = left;
    }
    return allowed;
  };
  const isRuled = (arrival: number) => ruledAfter(arrival).length < leavingAfter(arrival).length;
  const withoutUTurn = (arrival: number, allowed: number[]) =>
    allowed.length > 1 ? allowed.filter((directed) => directed !== (arrival ^ 1)) : allowed;
  /** Nobody turns round at a crossing with a rule for those who come from there, nor at the next one. */
  const barred = new Set(
    all.filter(isRuled).flatMap((arrival) => [arrival, ...withoutUTurn(arrival, ruledAfter(arrival))]),
  );
  const nextOf = (arrival: number): number[] =>
    barred.has(arrival) ? withoutUTurn(arrival, ruledAfter(arrival)) : ruledAfter(arrival);
  const part = (directed: number, share: number) =>
    Math.round((edges.times[edgeOf(directed)] as number) * (isReversed(directed) ? 1 - share : share));
  const rest = (directed: number, share: number) =>
    Math.round((edges.times[edgeOf(directed)] as number) * (isReversed(directed) ? share : 1 - share));
  // A way begins in streets for visitors (0), goes over open ones (1) and ends in streets for visitors (2).
  const isForVisitors = (directed: number) =>
    ((edges.directions[edgeOf(directed)] as number) & VISITORS) !== 0;
  const partAfter = (before: number, directed: number): number | null => {
    if (isForVisitors(directed)) return before === 0 ? 0 : 2;
    return before === 2 ? null : 1;
  };
  const starts = all.filter((directed) => edgeOf(directed) === from.edge);
  /** States are three to a street: its number × 3, + the part of the way. */
  const times = new Map(
    starts.map((directed) => [directed * 3 + (isForVisitors(directed) ? 0 : 1), rest(directed, from.share)]),
  );
  const done = new Set<number>();
  let best = Infinity;
  for (const directed of starts) {
    if (edgeOf(directed) !== to.edge) continue;
    const ahead = isReversed(directed) ? from.share - to.share : to.share - from.share;
    if (ahead >= 0) best = Math.min(best, Math.round((edges.times[to.edge] as number) * ahead));
  }
  for (;;) {
    const open = [...times].filter(([state]) => !done.has(state)).sort((a, b) => a[1] - b[1]);
    const [first] = open;
    if (!first) return best === Infinity ? NO_WAY : best;
    const [state, time] = first;
    done.add(state);
    for (const directed of nextOf(Math.floor(state / 3))) {
      const partNow = partAfter(state % 3, directed);
      if (partNow === null) continue;
      if (edgeOf(directed) === to.edge) best = Math.min(best, time + part(directed, to.share));
      const there = time + (edges.times[edgeOf(directed)] as number);
      const next = directed * 3 + partNow;
      if (there < (times.get(next) ?? Infinity)) times.set(next, there);
    }
  }
}
