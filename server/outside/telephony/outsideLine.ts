/** A call as a telephony service needs to know it. */
export interface CarriedCall {
  id: number;
  /** The service's own name of the call, once it has one. */
  provider_id: string | null;
}

/** The line outside, in a call. */
export interface OutsideLine {
  leg: string;
  phone_number: string;
}

/**
 * What carries the sound of calls. Who rings, answers, holds and ends is decided by our own calls (`server/day/calls`);
 * the service follows. Its methods are called after the commit, and may be repeated.
 */
export interface Telephony {
  readonly provider: 'embedded' | 'twilio';
  /** Whether numbers outside can be called. */
  readonly reachesOutside: boolean;
  /** Calls the number, and lets it into the call when it answers. */
  dial(call: CarriedCall, line: OutsideLine): Promise<void>;
  /** The line outside waits, or no longer does. */
  hold(call: CarriedCall, line: string, isHeld: boolean): Promise<void>;
  /** Takes one out of the call, who has given it to a colleague. */
  remove(call: CarriedCall, leg: string): Promise<void>;
  hangUp(call: CarriedCall): Promise<void>;
  /** What the service's code in a browser signs in with; null: the browsers need none. */
  token(identity: string, now: Date): { token: string; expires_at: Date } | null;
}
