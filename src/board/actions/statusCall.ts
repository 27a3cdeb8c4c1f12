import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { returnDeliveryCall } from '../../contract/dispatch/returnDelivery';
import type { EventView } from '../../domain/runs/dispatchView';
import { isReturnToCdp } from '../../domain/stops/statusChange';
import { callOf, filled, stopCall } from '../commandCall';
import type { CommandCall } from '../commandCall';
import { visibleInput, type StatusInput } from './statusInput';

/** The call for the chosen status: 19 goes to the return endpoint (spec §4), all others to change_status. */
export function statusCall(event: EventView, input: StatusInput): CommandCall {
  const fields = filled(visibleInput(input));
  const { id, delivery_manifest_id: manifestId, version } = event;
  if (input.delivery_event_status_id === null || !isReturnToCdp(input.delivery_event_status_id))
    return stopCall(changeStatusCall, event, fields);
  const { comments, receptor_name } = fields;
  const body = { comments, receptor_name, delivery_event_ids: [id], versions: { [id]: version } };
  return callOf(returnDeliveryCall, { manifestId }, body, version);
}
