import type { Model, Travel } from './model';
import { Neighbours } from './neighbours';

/** Stops of a chain at most. */
const MOST_STOPS = 5;
/** A chain must be startable for so long, in seconds, or as long as its tightest stop. */
const LEAST_WINDOW = 2700;
/** Successors looked at per stop. */
const SUCCESSORS = 10;
/** The stop signal is looked at every so many stops. */
const LOOK_EVERY = 128;

/** Stops that are driven one after the other without waiting. */
export interface Chain {
  readonly tasks: readonly number[];
  /** From the start at the first stop to the departure from the last one, without the first one's setup. */
  readonly work: number;
  /** When the first stop may start. */
  readonly open: number;
  readonly close: number;
}

function sameFits(model: Model, a: number, b: number): boolean {
  const { types, serves, unitOf } = model;
  const [one, other] = [(unitOf[a] as number) * types, (unitOf[b] as number) * types];
  for (let type = 0; type < types; type++) if (serves[one + type] !== serves[other + type]) return false;
  return true;
}

function joined(model: Model, { seconds }: Travel, a: Chain, b: Chain): Chain | null {
  const last = a.tasks.at(-1) as number;
  const first = b.tasks[0] as number;
  const firstOfAll = a.tasks[0] as number;
  const arc = (model.row[last] as number) + (model.place[first] as number);
  const setup = model.place[last] === model.place[first] ? 0 : (model.setup[first] as number);
  const before = a.work + (seconds[arc] as number);
  const offset = before + (model.setup[firstOfAll] as number);
  const open = Math.max(a.open, b.open - offset);
  const close = Math.min(a.close, b.close - offset);
  const wanted = Math.min(LEAST_WINDOW, a.close - a.open, b.close - b.open);
  if (close - open < wanted) return null;
  return { tasks: [...a.tasks, ...b.tasks], work: before + setup + b.work, open, close };
}

/**
 * Joins jobs that are near each other and may be done at the same time, shortest ways first; other tasks stay alone.
 * Undefined when it is to stop.
 */
export function chainsOf(model: Model, shouldStop: () => boolean): Chain[] | undefined {
  const travel = model.travel[0] as Travel;
  const { tasks, unitOf, unitMate, hasWindows } = model;
  const near = new Neighbours(model, SUCCESSORS);
  const chainOf: Chain[] = [];
  for (let task = 0; task < tasks; task++)
    chainOf.push({
      tasks: [task],
      work: model.service[task] as number,
      open: model.open[task] as number,
      close: model.close[task] as number,
    });
  const isJob = (task: number) => unitMate[unitOf[task] as number] === -1 && hasWindows[task] === 0;
  const arcs: { from: number; to: number; cost: number }[] = [];
  for (let from = 0; from < tasks; from++) {
    if (from % LOOK_EVERY === 0 && shouldStop()) return undefined;
    for (let k = near.rowOf(from), end = k + near.count; k < end; k++) {
      const to = near.list[k] as number;
      if (isJob(from) && isJob(to) && sameFits(model, from, to))
        arcs.push({
          from,
          to,
          cost: travel.cost[(model.row[from] as number) + (model.place[to] as number)] as number,
        });
    }
  }
  arcs.sort((a, b) => a.cost - b.cost || a.from - b.from || a.to - b.to);
  for (const { from, to } of arcs) {
    const a = chainOf[from] as Chain;
    const b = chainOf[to] as Chain;
    if (a === b || a.tasks.at(-1) !== from || b.tasks[0] !== to) continue;
    if (a.tasks.length + b.tasks.length > MOST_STOPS) continue;
    const chain = joined(model, travel, a, b);
    if (chain) for (const task of chain.tasks) chainOf[task] = chain;
  }
  return [...new Set(chainOf)];
}
