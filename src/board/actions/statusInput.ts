import { isClosedStatus, isSuccessfulStatus, STATUSES_NEEDING_REASON } from '../../domain/stops/eventStatus';
import { askedWords } from '../../domain/stops/statusChange';

export interface StatusInput {
  delivery_event_status_id: number | null;
  non_delivery_reason_id: number | null;
  other_reason: string;
  comments: string;
  receptor_name: string;
  /** When it happened, UTC wire time; null: now. */
  datetime: string | null;
}

export const NO_STATUS: StatusInput = {
  delivery_event_status_id: null,
  non_delivery_reason_id: null,
  other_reason: '',
  comments: '',
  receptor_name: '',
  datetime: null,
};

/** Only the fields that are visible for the status: input that belongs to another status is not sent. */
export function visibleInput(input: StatusInput): StatusInput {
  const status = input.delivery_event_status_id;
  if (status === null) return input;
  const receptor_name = isSuccessfulStatus(status) ? input.receptor_name : '';
  const datetime = isClosedStatus(status) ? input.datetime : null;
  return { ...askedWords(input, STATUSES_NEEDING_REASON.has(status)), receptor_name, datetime };
}
