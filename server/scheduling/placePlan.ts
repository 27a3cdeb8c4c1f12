import { toWire } from '../../src/domain/dates';
import type { RunOrder, UsedPlan } from '../../src/domain/draftSelection';
import { fewestMoves } from '../../src/domain/fewestMoves';
import type { LockedRun, LockedStop } from '../dispatch/commands/lockedRun';
import type { Work } from '../dispatch/commands/work';
import { wholeOrder } from '../dispatch/planning/routeDraft';
import type { DayProblem } from './dayProblem';
import { isPromisedAnew } from './draftPromises';
import type { RunOfDay } from './runOfDay';

interface Opened {
  runs: readonly LockedRun[];
  pool: readonly LockedStop[];
}

/** What each stop of a run is promised by the plan, wire times; what keeps its promise is left out. */
function promises(day: DayProblem, on: RunOfDay, { order }: RunOrder): Map<number, string> {
  const { begins } = day.driveOrder(on, order);
  return new Map(
    order.flatMap((id): [number, string][] => {
      const stop = day.stops.get(id);
      const begin = begins.get(id);
      if (!stop || begin === undefined || !isPromisedAnew(on.run, stop)) return [];
      const at = toWire(new Date(begin * 1000));
      return at === stop.planned_at ? [] : [[id, at]];
    }),
  );
}

function placeRun(
  work: Work,
  day: DayProblem,
  on: RunOfDay,
  planned: RunOrder,
  { run, stops }: { run: LockedRun; stops: ReadonlyMap<number, LockedStop> },
): void {
  const wanted = wholeOrder(on.made, planned.order);
  const mine = new Set(wanted);
  const kept = run.stops.map((stop) => stop.id).filter((id) => mine.has(id));
  const standing = new Set(kept);
  const moved = new Set(
    fewestMoves(
      kept,
      wanted.filter((id) => standing.has(id)),
    ),
  );
  const promised = promises(day, on, planned);
  wanted.forEach((id, index) => {
    const stop = stops.get(id);
    const plannedAt = promised.get(id);
    const isComing = !standing.has(id);
    if (!stop || !(isComing || moved.has(id) || plannedAt !== undefined)) return;
    const others = run.stops.filter((each) => each !== stop);
    const before = wanted[index - 1];
    const at = others.findIndex((each) => each.id === before) + 2;
    // What a person promised once is planned now.
    const after = stop.planned_after_id === id ? { plannedAfter: null } : {};
    const to = { run, at, ...(plannedAt !== undefined && { plannedAt, ...after }) };
    work.placeStop(stop, to, isComing ? { comments: null } : undefined);
  });
  // The map draws from stop to stop: a plan of a day asks no service for the lines of its runs.
  work.markRouteUpdated(run, { polyline: null, metres: day.driveOrder(on, planned.order).metres });
}

/** Puts the stops of a plan where it has them, with what they are promised by it. The runs and stops are open. */
export function placePlan(work: Work, day: DayProblem, used: UsedPlan, { runs, pool }: Opened): void {
  const stops = new Map([...runs.flatMap((run) => run.stops), ...pool].map((stop) => [stop.id, stop]));
  const byId = new Map(runs.map((run) => [run.id, run]));
  for (const { delivery_event_id: id, to } of used.moves) {
    const stop = stops.get(id);
    if (stop && to.delivery_manifest_id === null) work.placeStop(stop, { run: null }, { comments: null });
  }
  for (const planned of used.runs) {
    const run = byId.get(planned.delivery_manifest_id);
    const on = day.runs.get(planned.delivery_manifest_id);
    if (run && on) placeRun(work, day, on, planned, { run, stops });
  }
}
