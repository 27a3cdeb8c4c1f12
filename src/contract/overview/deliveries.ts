import { answer } from '../answer';
import { callContract } from '../call';

/** A delivery as far as the page of its recipient or of their facility tells of it. */
export interface OverviewDelivery {
  id: number;
  delivery_manifest_id: number | null;
  /** YYYY-MM-DD, in the zone of the run or of the CDP. */
  delivery_date: string;
  time_zone: string;
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  participant_id: number | null;
  participant_name: string | null;
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  /** Expected arrival, else the promised one. UTC wire time, as `datetime`, the time of the present status. */
  eta: string | null;
  datetime: string | null;
  run_name: string | null;
  driver_name: string | null;
}

export interface ParticipantOverview {
  /** The soonest open ones, and how many there are in all. */
  next: OverviewDelivery[];
  open: number;
  last: OverviewDelivery | null;
}

export interface FacilityOverview {
  /** Of its residents. */
  next: OverviewDelivery[];
  open: number;
  residents: number;
}

export const participantOverviewCall = callContract({
  method: 'GET',
  path: '/participants/:id/overview',
  tags: ['participants'],
  summary: 'Next deliveries and the last one of one participant',
  answer: answer<ParticipantOverview>({ next: 'list', open: 'number', last: 'record or nothing' }),
});

export const facilityOverviewCall = callContract({
  method: 'GET',
  path: '/facilities/:id/overview',
  tags: ['facilities'],
  summary: 'Residents of one facility and their next deliveries',
  answer: answer<FacilityOverview>({ next: 'list', open: 'number', residents: 'number' }),
});
