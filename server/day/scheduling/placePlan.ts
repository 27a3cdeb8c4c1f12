import { toWire } from '../../../src/domain/time/dates';
import type { RunOrder, UsedPlan } from '../../../src/domain/planning/draftSelection';
import { fewestMoves } from '../../../src/domain/planning/fewestMoves';
import type { LockedRun, LockedStop } from '../dispatch/commands/work/lockedRun';
import { EXPECTED } from '../dispatch/commands/rules/promises';
import type { UnitOfWork } from '../dispatch/commands/work/unitOfWork';
import { wholeOrder } from '../dispatch/planning/routeParts';
import type { DayProblem } from './dayProblem';
import { isPromisedAnew } from './promisedAnew';
import type { RunOfDay } from './runOfDay';

interface Opened {
  runs: readonly LockedRun[];
  pool: readonly LockedStop[];
}

/** Stops of a run that the plan promises another time. */
function promisedAnew(day: DayProblem, on: RunOfDay, { order }: RunOrder): Set<number> {
  const { begins } = day.driveOrder(on, order);
  return new Set(
    order.filter((id) => {
      const stop = day.stops.get(id);
      const begin = begins.get(id);
      if (!stop || begin === undefined || !isPromisedAnew(on.run, stop)) return false;
      return toWire(new Date(begin * 1000)) !== stop.planned_at;
    }),
  );
}

function placeRun(
  work: UnitOfWork,
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
  const promised = promisedAnew(day, on, planned);
  wanted.forEach((id, index) => {
    const stop = stops.get(id);
    const isPromised = promised.has(id);
    const isComing = !standing.has(id);
    if (!stop || !(isComing || moved.has(id) || isPromised)) return;
    const others = run.stops.filter((each) => each !== stop);
    const before = wanted[index - 1];
    const at = others.findIndex((each) => each.id === before) + 2;
    const to = { run, at, ...(isPromised && { promise: EXPECTED }) };
    work.placeStop(stop, to, isComing ? { comments: null } : undefined);
  });
  // The map draws from stop to stop: a plan of a day asks no service for the lines of its runs.
  work.markRouteUpdated(run, { polyline: null, metres: day.driveOrder(on, planned.order).metres });
}

/** Puts the stops of a plan where it has them, with what they are promised by it. The runs and stops are open. */
export function placePlan(work: UnitOfWork, day: DayProblem, used: UsedPlan, { runs, pool }: Opened): void {
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
