import { automaticSchedulingCall } from '../../../../../src/contract/dispatch/automaticScheduling';
import { isReplanOffered } from '../../../../../src/domain/stops/actionOffers';
import { manifestStatusKey } from '../../../../../src/domain/runs/manifestStatus';
import { wrongState } from '../../../../platform/plugins/errors';
import { defineCommand } from '../command';

/** Whether a run puts itself into the best order after each delivery that comes or goes (spec §7). */
export const automaticScheduling = defineCommand(automaticSchedulingCall, {
  onClosedDay: 'refused',
  async apply(work, target, given) {
    const run = await work.openRun(target.manifestId);
    if (!isReplanOffered(run)) {
      const manifest_status = manifestStatusKey(run.delivery_manifest_status_id);
      throw wrongState('The stops of this run are not planned any more', { manifest_status });
    }
    work.changeRun(run, { automatic_scheduling: given.automatic_scheduling ?? true });
  },
});
