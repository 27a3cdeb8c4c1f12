import { returnDeliveryCall } from '../../../../../src/contract/dispatch/returnDelivery';
import { toWire } from '../../../../../src/domain/time/dates';
import { EVENT_STATUS, eventStatusName } from '../../../../../src/domain/stops/eventStatus';
import { canTransition } from '../../../../../src/domain/stops/transitions';
import { wrongState } from '../../../../platform/plugins/errors';
import { defineCommand } from '../command';
import { statusValues } from '../statusValues';

/** Collected bags are back at the CDP: status 19, only after 18 (spec §4). */
export const returnDelivery = defineCommand(returnDeliveryCall, {
  onClosedDay: 'reopen',
  async apply(work, target, given) {
    const { run, stop } = await work.openStopOfRun(target);
    const from = stop.delivery_event_status_id;
    if (!canTransition(from, EVENT_STATUS.returned, stop.delivery_event_type_id)) {
      const status = eventStatusName(from);
      throw wrongState(`This stop is ${status} and cannot be returned`, {
        status,
        delivery_event_status_id: from,
      });
    }
    const { values, line } = statusValues(work, run, stop, {
      statusId: EVENT_STATUS.returned,
      at: toWire(work.now),
      comments: given.comments ?? null,
      receptorName: given.receptor_name ?? stop.receptor_name,
      reasonId: null,
      otherReason: null,
      signature: null,
      latitude: null,
      longitude: null,
    });
    await work.changeStop(run, stop, values, line);
  },
});
