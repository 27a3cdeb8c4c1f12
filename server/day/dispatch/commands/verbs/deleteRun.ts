import type { InferType } from 'yup';
import { deleteRunCall } from '../../../../../src/contract/dispatch/deleteRun';
import { manifestStatusKey } from '../../../../../src/domain/runs/manifestStatus';
import { isDeleteRunOffered } from '../../../../../src/domain/runs/publishRun';
import { isRecipientStop } from '../../../../../src/domain/stops/eventType';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import { wrongState } from '../../../../platform/plugins/errors';
import { readSettings } from '../../../../platform/settings/readSettings';
import { defineCommand } from '../command';
import { removeRun, runRow } from '../work/dayRuns';
import { assertPoolHasSpace } from '../rules/poolLimit';
import { dropAdded } from '../work/takeBackRow';

/**
 * Takes a run out of its day as long as its driver has not set out. Its deliveries go to the pool, and its own stops
 * are deleted. Errors: 409, also where the pool would exceed its limit.
 */
export const deleteRun = defineCommand(deleteRunCall, {
  onClosedDay: 'refused',
  async apply(work, target, given: InferType<(typeof deleteRunCall)['body']> | undefined) {
    const run = await work.openRun(target.manifestId);
    const args = { manifest_status: manifestStatusKey(run.delivery_manifest_status_id), run: run.name };
    if (!isDeleteRunOffered(run))
      throw wrongState('This run has started and cannot be deleted', { ...args, reason: 'runStarted' });
    if (run.locked_at !== null)
      throw wrongState('This run is locked and cannot be deleted', { ...args, reason: 'runLocked' });
    const row = await runRow(work.trx, run.id);
    const stops = run.stops.filter((stop) => isRecipientStop(stop.delivery_event_type_id));
    const { max_unassigned_deliveries: most } = await readSettings(work.trx);
    await assertPoolHasSpace(work, stops.filter(isOpenStop), most);
    for (const stop of stops) work.placeStop(stop, { run: null }, { comments: given?.reason ?? null });
    for (const stop of [...run.stops]) await dropAdded(work, stop);
    removeRun(work, run, row);
  },
});
