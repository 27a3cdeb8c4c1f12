import { offeredRequests, type RecipientAsks } from '../../../src/domain/conversations/recipientRequest';
import type { TrackingState, TrackingView } from '../../../src/domain/stops/trackingView';
import type { Db } from '../../platform/database/database';
import { windowsOf } from './choices';

interface AskingStop {
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  delivery_date: string;
  delivery_start_time: string | null;
  delivery_end_time: string | null;
  time_zone: string;
  /** False: the client does not let its recipients answer. */
  recipient_requests: boolean | null;
  recipient_asks: RecipientAsks | null;
  recipient_confirmed_at: string | null;
  recipient_gate_code: string | null;
  recipient_safe_place: string | null;
  recipient_rating: number | null;
  /** Of the run; null: it waits without one. */
  delivery_manifest_status_id: number | null;
  close_door_pharmacy_id: number | null;
  start_at: string | null;
  end_at: string | null;
}

/** The run of a stop that has one. */
function runOf(stop: AskingStop) {
  const { delivery_manifest_status_id, close_door_pharmacy_id, start_at, end_at, time_zone } = stop;
  if (delivery_manifest_status_id === null || close_door_pharmacy_id === null) return null;
  if (start_at === null || end_at === null) return null;
  return { delivery_manifest_status_id, close_door_pharmacy_id, start_at, end_at, time_zone };
}

/** What the page of a delivery offers to its recipient, and what they have said already. */
export async function readAsking(
  db: Db,
  stop: AskingStop,
  state: TrackingState,
  now: Date,
): Promise<Pick<TrackingView, 'requests' | 'windows' | 'said'>> {
  const mayAnswer = stop.recipient_requests !== false;
  const windows = mayAnswer ? await windowsOf(db, stop, runOf(stop), now) : [];
  const { recipient_asks: asks } = stop;
  return {
    requests: mayAnswer ? offeredRequests(stop, state, windows.length > 0) : [],
    windows,
    said: {
      confirmed: stop.recipient_confirmed_at !== null,
      notHome: asks === 'notHome',
      call: asks === 'call',
      door: stop.recipient_gate_code !== null || stop.recipient_safe_place !== null,
      rating: stop.recipient_rating,
    },
  };
}
