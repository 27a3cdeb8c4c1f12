import { isLunchBreakOffered } from '../../../../../src/domain/stops/actionOffers';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import { lunchBreakProblem, lunchOvertime, lunchPlace } from '../../../../../src/domain/runs/lunchPlan';
import { manifestStatusKey } from '../../../../../src/domain/runs/manifestStatus';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { askOvertime } from '../../planning/overtime';
import { readPace } from '../../../../planning/roads/readPace';
import type { LockedRun } from '../work/lockedRun';
import type { UnitOfWork } from '../work/unitOfWork';

/**
 * Adds a lunch break to the queue (null) or at a place of the run (spec §5, §7: `delivery_events_addon` with type 4).
 * Its beginning and its end are two stops, separated by the length of the break. Errors: 409, 422, and 400
 * `OVERTIME_WORK` unless overridden.
 */
export async function addLunchBreak(
  work: UnitOfWork,
  run: LockedRun,
  secuence: number | null,
): Promise<void> {
  if (!isLunchBreakOffered(run, run.stops)) {
    const manifest_status = manifestStatusKey(run.delivery_manifest_status_id);
    throw wrongState('This run cannot have a lunch break, or already has one', {
      reason: 'lunch',
      manifest_status,
    });
  }
  const problem = lunchBreakProblem(run, secuence);
  if (problem) throw invalid({ secuence: problem });
  const place = lunchPlace(run.stops, secuence);
  const settings = await readPace(work.trx);
  const minutes = lunchOvertime(run, run.stops, place, work.now, settings);
  askOvertime(work, run, minutes);
  await work.addStop(run, { delivery_event_type_id: EVENT_TYPE.startLunch }, place);
  await work.addStop(run, { delivery_event_type_id: EVENT_TYPE.finishLunch }, place + 1);
}
