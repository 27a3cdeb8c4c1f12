import type { StopInHand } from '../actions/deliveryAction';
import type { MoveTarget } from './moveTarget';

/** A move that a person has decided on. */
export interface MoveRequest {
  /** In the order in which they are to stand. */
  readonly stops: readonly StopInHand[];
  readonly target: MoveTarget | 'nextWorkday';
}

/** The call of a move: one command, however many stops (contract.md, "Commands"). */
export function moveCall({ stops, target }: MoveRequest, reason?: string) {
  const verb =
    target === 'nextWorkday'
      ? '/delivery_manifest/next_workday'
      : target.manifestId === null
        ? '/delivery_manifest/unassign'
        : `/delivery_manifest/${target.manifestId}/move`;
  return {
    path: reason === undefined ? verb : `${verb}_override`,
    body: {
      delivery_event_ids: stops.map(({ event }) => event.id),
      versions: Object.fromEntries(stops.map(({ event }) => [event.id, event.version])),
      ...(target !== 'nextWorkday' && target.at !== undefined ? { at: target.at } : {}),
      ...(reason === undefined ? {} : { reason }),
    },
  };
}
