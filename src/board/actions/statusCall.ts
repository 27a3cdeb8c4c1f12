import type { EventView } from '../../domain/runs/dispatchView';
import { isReturnToCdp } from '../../domain/stops/statusChange';
import type { CommandCall } from '../useCommand';
import { withoutOverride } from './stopPath';
import { saidInput, type StatusInput } from './statusInput';

/** The call that a chosen status asks for: 19 goes to the return endpoint (spec §4), all others to change_status. */
export function statusCall(event: EventView, input: StatusInput): CommandCall {
  const run = `/delivery_manifest/${event.delivery_manifest_id}`;
  const said = Object.fromEntries(
    Object.entries(saidInput(input)).filter(([, value]) => value !== '' && value !== null),
  );
  if (input.delivery_event_status_id === null || !isReturnToCdp(input.delivery_event_status_id)) {
    return { path: `${run}/delivery_events/${event.id}/change_status`, body: said, version: event.version };
  }
  const { comments, receptor_name } = said;
  return {
    ...withoutOverride(`${run}/return_delivery`),
    body: {
      comments,
      receptor_name,
      delivery_event_ids: [event.id],
      versions: { [event.id]: event.version },
    },
    version: event.version,
  };
}
