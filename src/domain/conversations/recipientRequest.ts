import { EVENT_STATUS } from '../stops/eventStatus';
import { isRecipientStop } from '../stops/eventType';
import { isOpenStop } from '../runs/stopOrder';
import type { MessageChannel } from '../messages/channels';
import type { OfferedWindow } from './offeredWindows';
import type { TrackingState } from '../stops/trackingState';

/** What waits for a person of the office: nobody will be home, or a call is asked for. */
export const RECIPIENT_ASKS = ['notHome', 'call'] as const;
export type RecipientAsks = (typeof RECIPIENT_ASKS)[number];

/** What a recipient can do about a delivery. */
export const RECIPIENT_REQUESTS = ['confirm', 'notHome', 'call', 'door', 'window', 'rate'] as const;
export type RecipientRequest = (typeof RECIPIENT_REQUESTS)[number];

/** What a recipient can do about messages to them, for all their deliveries. */
export const MESSAGE_REQUESTS = ['stopMessages', 'startMessages'] as const;
export type MessageRequest = (typeof MESSAGE_REQUESTS)[number];

/** Longest texts, in characters. */
export const RECIPIENT_LIMITS = { words: 500, gateCode: 40, safePlace: 200 } as const;
export const MOST_STARS = 5;

/** A request with what belongs to it. */
export type RecipientWish =
  | { readonly request: 'confirm' }
  | { readonly request: 'notHome' | 'call'; readonly words: string | null }
  | { readonly request: 'door'; readonly gate_code: string | null; readonly safe_place: string | null }
  | { readonly request: 'window'; readonly window: OfferedWindow }
  | { readonly request: 'rate'; readonly stars: number; readonly words: string | null };

/** Consent to messages: a word of the recipient, as STOP and START by text message are. */
export type MessageWish =
  | { readonly request: 'stopMessages'; readonly channels: readonly MessageChannel[] }
  | { readonly request: 'startMessages' };

export function isMessageWish(wish: RecipientWish | MessageWish): wish is MessageWish {
  return MESSAGE_REQUESTS.some((request) => request === wish.request);
}

/** The command of each, as the log of changes names it. */
export const RECIPIENT_COMMANDS = {
  confirm: 'recipientConfirm',
  notHome: 'recipientNotHome',
  call: 'recipientCall',
  door: 'recipientDoor',
  window: 'recipientWindow',
  rate: 'recipientRate',
} as const satisfies Record<RecipientRequest, string>;

interface Stop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

const RATED: ReadonlySet<TrackingState> = new Set(['delivered', 'collected']);
const AT_DOOR: ReadonlySet<number> = new Set([EVENT_STATUS.attempted, EVENT_STATUS.collectAttempted]);

/**
 * What the recipient may ask for now. Once the driver is at the door it is too late for anything but a call; what is
 * delivered can be rated.
 *
 * @param canChoose whether there is another window to choose
 */
export function offeredRequests(stop: Stop, state: TrackingState, canChoose: boolean): RecipientRequest[] {
  if (!isRecipientStop(stop.delivery_event_type_id)) return [];
  if (RATED.has(state)) return ['rate'];
  if (!isOpenStop(stop)) return [];
  if (AT_DOOR.has(stop.delivery_event_status_id)) return ['door', 'call'];
  return ['confirm', 'notHome', 'door', ...(canChoose ? (['window'] as const) : []), 'call'];
}
