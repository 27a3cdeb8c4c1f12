import { isCanceledStatus } from '../../../../src/domain/stops/eventStatus';
import { manifestPermits } from '../../../../src/domain/runs/manifestStatus';
import type { LockedRun } from '../commands/work/lockedRun';
import type { StopValues } from '../commands/work/writeStop';
import type { UnitOfWork } from '../commands/work/unitOfWork';
import { bestOrder } from './bestOrder';
import { lockedProblem, reorder, wayOf } from './reorder';

/** Columns of a stop that define where and when the driver must be. */
const ON_THE_WAY = [
  'destination_latitude',
  'destination_longitude',
  'delivery_start_time',
  'delivery_end_time',
] as const satisfies readonly (keyof StopValues)[];

/**
 * Effect of a command on the routes of runs. A planned route loses its mark when any part of it changes. A run that
 * re-routes itself is planned again when a delivery is added or removed.
 */
export class RouteChanges {
  private readonly changed = new Set<number>();
  private readonly comings = new Set<number>();
  private readonly marked = new Set<number>();

  sawValues(run: LockedRun | null, values: StopValues): void {
    if (!run) return;
    const status = values.delivery_event_status_id;
    const isCanceled = status !== undefined && isCanceledStatus(status);
    if (isCanceled) this.comings.add(run.id);
    if (isCanceled || ON_THE_WAY.some((column) => column in values)) this.changed.add(run.id);
  }

  sawMove(from: LockedRun | null, to: LockedRun | null): void {
    for (const run of [from, to]) {
      if (!run) continue;
      this.changed.add(run.id);
      // An order that a person gives to a run stays as it was given.
      if (from !== to) this.comings.add(run.id);
    }
  }

  planned(run: LockedRun): void {
    this.marked.add(run.id);
  }

  isUpdated(run: LockedRun): boolean {
    return this.marked.has(run.id) || (run.is_route_updated && !this.changed.has(run.id));
  }

  /** Puts the runs that re-route themselves into their best order, as part of the same command. */
  async replan(work: UnitOfWork, runs: ReadonlyMap<number, LockedRun>): Promise<void> {
    for (const id of this.comings) {
      const run = runs.get(id);
      if (!run?.automatic_scheduling || run.locked_at || this.marked.has(id)) continue;
      if (!manifestPermits(run.delivery_manifest_status_id).replan) continue;
      const made = await lockedProblem(work, run);
      const order = bestOrder(made);
      reorder(work, run, made, order);
      work.markRouteUpdated(run, wayOf(await made.traceOrder(order)));
    }
  }
}
