import { recalculateTraceCall } from '../../../../../src/contract/dispatch/recalculateTrace';
import { isRecalculateOffered } from '../../../../../src/domain/stops/actionOffers';
import { withPickUpsInTime } from '../../../../../src/domain/runs/bagOrder';
import { manifestStatusKey } from '../../../../../src/domain/runs/manifestStatus';
import { toWire } from '../../../../../src/domain/time/dates';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { bestOrder } from '../../planning/bestOrder';
import { lockedProblem, reorder, wayOf } from '../../planning/reorder';
import { defineCommand } from '../command';

/** Throws 409 with the reason why the run cannot be recalculated. */
export function assertRecalculable(run: {
  delivery_manifest_status_id: number;
  is_route_updated: boolean;
  locked_at: string | null;
}): never {
  const args = { manifest_status: manifestStatusKey(run.delivery_manifest_status_id) };
  if (run.locked_at)
    throw wrongState('This run is locked against automatic changes', { ...args, reason: 'locked' });
  if (run.is_route_updated) throw wrongState('This route is up to date', { ...args, reason: 'routeUpdated' });
  throw wrongState('The stops of this run are not planned any more', args);
}

/**
 * Puts the open stops of one run into a better order (spec §7): the order of a draft that a user has reviewed, or an
 * order that is computed now. The route is then marked as updated until the run changes.
 */
export const recalculateTrace = defineCommand(recalculateTraceCall, {
  onClosedDay: 'refused',
  async apply(work, target, given) {
    const run = await work.openRun(target.manifestId);
    if (!isRecalculateOffered(run)) assertRecalculable(run);
    const made = await lockedProblem(work, run);
    const order = given.order ?? bestOrder(made);
    const isSame = order.length === made.order.length && made.order.every((id) => order.includes(id));
    const isFrontFirst = made.parts.front.every((stop, index) => order[index] === stop.id);
    const isLoadedInTime = withPickUpsInTime(made.parts.tasks, order).join() === order.join();
    if (!isSame || !isFrontFirst || !isLoadedInTime) throw invalid({ order: { message: VALIDATION.type } });
    reorder(work, run, made, order);
    const trace = await made.traceOrder(order);
    work.markRouteUpdated(run, wayOf(trace));
    const { finish } = made.driveOrder(order);
    work.addToAnswer({ ...trace, finish: toWire(new Date(finish * 1000)) });
  },
});
