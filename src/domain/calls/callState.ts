/** A phone call of the office, whoever carries it: which states it has, who may do what in them, and how it ends. */

export type CallState = 'ringing' | 'inCall' | 'onHold' | 'transferring' | 'ended';

export const CALL_OUTCOMES = ['answered', 'missed', 'busy', 'declined', 'failed'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Whom the office talks with. */
export type CallParty = 'colleague' | 'participant' | 'driver' | 'cdp' | 'facility' | 'unknown';

/** What a person can do with a call. */
export const CALL_ACTIONS = ['answer', 'decline', 'end', 'hold', 'resume', 'transfer', 'takeBack'] as const;
export type CallAction = (typeof CALL_ACTIONS)[number];

/** What happens to a call without a person's doing. */
type CallIncident = 'timeout' | 'busy' | 'failed';
export type CallEvent = CallAction | CallIncident;

/** Part of a person in a call. `line`: the phone outside. `transfer`: a colleague who is to take the call. */
export type LegRole = 'caller' | 'callee' | 'line' | 'transfer';
export type LegState = 'ringing' | 'joined' | 'left';

export interface CallLeg {
  readonly role: LegRole;
  readonly state: LegState;
}

/** `rung`: the phone rings there. `office`: in the call, with the buttons of the office. `line`: the phone outside. */
type Side = 'rung' | 'office' | 'line';

function sideOf({ role, state }: CallLeg): Side | null {
  if (state === 'left') return null;
  if (state === 'ringing') return 'rung';
  return role === 'line' ? 'line' : 'office';
}

const ALLOWED: Readonly<Record<CallState, Partial<Record<Side, readonly CallAction[]>>>> = {
  ringing: { rung: ['answer', 'decline'], office: ['end'], line: ['end'] },
  inCall: { office: ['end', 'hold', 'transfer'], line: ['end'] },
  onHold: { office: ['end', 'resume', 'transfer'], line: ['end'] },
  transferring: { rung: ['answer', 'decline'], office: ['end', 'takeBack'], line: ['end'] },
  ended: {},
};

/** What the person of a leg may do now. */
export function actionsOf(state: CallState, leg: CallLeg): readonly CallAction[] {
  const side = sideOf(leg);
  return (side && ALLOWED[state][side]) ?? [];
}

interface CallTurn {
  readonly state: CallState;
  /** Set with the end. */
  readonly outcome: CallOutcome | null;
}

const went = (state: CallState): CallTurn => ({ state, outcome: null });
const ended = (outcome: CallOutcome): CallTurn => ({ state: 'ended', outcome });

const TURNS: Readonly<Record<CallState, Partial<Record<CallEvent, CallTurn>>>> = {
  ringing: {
    answer: went('inCall'),
    decline: ended('declined'),
    // The caller gives up.
    end: ended('missed'),
    timeout: ended('missed'),
    busy: ended('busy'),
    failed: ended('failed'),
  },
  inCall: {
    hold: went('onHold'),
    transfer: went('transferring'),
    end: ended('answered'),
    failed: ended('answered'),
  },
  onHold: {
    resume: went('inCall'),
    transfer: went('transferring'),
    end: ended('answered'),
    failed: ended('answered'),
  },
  // A transfer that nobody takes gives the call back to who had it.
  transferring: {
    answer: went('inCall'),
    decline: went('inCall'),
    takeBack: went('inCall'),
    timeout: went('inCall'),
    busy: went('inCall'),
    end: ended('answered'),
    failed: ended('answered'),
  },
  ended: {},
};

/** The call after an event; null when the event means nothing in this state, e.g. a report that comes late. */
export function afterEvent(state: CallState, event: CallEvent): CallTurn | null {
  return TURNS[state][event] ?? null;
}

/** Seconds that a phone rings. */
export const RING_SECONDS = 30;

/** Seconds after which a browser that says nothing is taken for closed. */
export const SILENT_SECONDS = 45;

/** "0:07", "12:40", "1:02:03". */
export function callTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** Keys of a telephone's keypad, and the two tones of each in hertz (ITU-T Q.23). */
export const KEYPAD: readonly (readonly [key: string, low: number, high: number])[] = [
  ['1', 697, 1209],
  ['2', 697, 1336],
  ['3', 697, 1477],
  ['4', 770, 1209],
  ['5', 770, 1336],
  ['6', 770, 1477],
  ['7', 852, 1209],
  ['8', 852, 1336],
  ['9', 852, 1477],
  ['*', 941, 1209],
  ['0', 941, 1336],
  ['#', 941, 1477],
];
