import { cancelLunchCall } from '../../../../../src/contract/dispatch/cancelLunch';
import { isCancelLunchOffered } from '../../../../../src/domain/stops/actionOffers';
import { toWire } from '../../../../../src/domain/time/dates';
import { EVENT_STATUS } from '../../../../../src/domain/stops/eventStatus';
import { wrongState } from '../../../../platform/plugins/errors';
import { defineCommand } from '../command';

/** Cancels the lunch break of a run, both its beginning and its end. The run can get another one. Errors: 409. */
export const cancelLunch = defineCommand(cancelLunchCall, {
  onClosedDay: 'reopen',
  async apply(work, target) {
    const { run, stop } = await work.openStopOfRun(target);
    if (!isCancelLunchOffered(stop, run))
      throw wrongState('This lunch break cannot be canceled', { reason: 'noLunch' });
    const datetime = toWire(work.now);
    const values = { delivery_event_status_id: EVENT_STATUS.canceled, datetime };
    for (const each of run.stops)
      if (isCancelLunchOffered(each, run)) await work.changeStop(run, each, values, { datetime });
  },
});
