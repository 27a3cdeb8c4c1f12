import type { CallAction, CallOutcome, CallParty, CallState, LegRole } from '../../domain/calls/callState';
import { answer, NO_ANSWER } from '../answer';
import { callContract, typed } from '../call';

// The widget is on every page: its calls load no yup.
const tags = ['calls'];
const CALL = '/calls/:id';

/** Whom the office talks with, and where more about them is. */
export interface CallPartyView {
  kind: CallParty;
  name: string;
  participant_id: number | null;
  employee_id: number | null;
  /** The stop of today that the call is probably about. */
  delivery_event_id: number | null;
  delivery_date: string | null;
}

/** A call as one of its people sees it. */
export interface CallView {
  id: number;
  version: number;
  state: CallState;
  outcome: CallOutcome | null;
  direction: 'in' | 'out';
  party: CallPartyView;
  /** Ten digits; null: a colleague. */
  phone_number: string | null;
  created_at: string;
  answered_at: string | null;
  note: string | null;
  /** The person's own part; null: a call that rings for everybody, or that the person has left. */
  leg: { id: string; role: LegRole; isRinging: boolean } | null;
  /** The browser that the sound goes to; null: nobody has answered yet, or a service carries the sound. */
  peer: { id: string; name: string } | null;
  /** Who opens the connection: the browser that came last. */
  opens: boolean;
  /** The colleague whom the call is being given to. */
  transferTo: string | null;
  actions: readonly CallAction[];
}

const call = answer<CallView>({ id: 'number', state: 'text', party: 'record', actions: 'list' });

type TelephonyProvider = 'embedded' | 'twilio' | 'off';

export interface CurrentCalls {
  provider: TelephonyProvider;
  /** Whether numbers outside can be called. */
  reaches_outside: boolean;
  /** A demo: numbers ring on the page of the demo phone. */
  is_demo: boolean;
  calls: CallView[];
}

export const currentCallsCall = callContract({
  method: 'GET',
  path: '/calls/current',
  tags,
  summary: 'My calls of now, and what rings for everybody',
  answer: answer<CurrentCalls>({ provider: 'text', calls: 'list' }),
});

/** A colleague who is signed in and may take calls. */
export interface Colleague {
  id: number;
  full_name: string;
  is_busy: boolean;
}

export const colleaguesCall = callContract({
  method: 'GET',
  path: '/calls/colleagues',
  tags,
  summary: 'Colleagues who can be called now',
  answer: answer<Colleague[]>([{ id: 'number', full_name: 'text' }]),
});

export interface MakeCall {
  /** Of this browser window, made by it. */
  leg: string;
  phone_number?: string;
  colleague_id?: number;
  /** The stop that the call is about. */
  delivery_event_id?: number;
}

export const makeCallCall = callContract({
  method: 'POST',
  path: '/calls',
  tags,
  summary: 'Call a colleague or a number',
  body: typed<MakeCall>(),
  answer: call,
});

export const answerCallCall = callContract({
  method: 'POST',
  path: `${CALL}/answer`,
  tags,
  summary: 'Answer a call that rings',
  body: typed<{ leg: string }>(),
  answer: call,
});

export const actOnCallCall = callContract({
  method: 'POST',
  path: `${CALL}/action`,
  tags,
  summary: 'Decline, end, hold, resume or transfer a call, or take a transfer back',
  body: typed<{ action: Exclude<CallAction, 'answer'>; colleague_id?: number }>(),
  answer: call,
});

export type SignalKind = 'offer' | 'answer' | 'candidate';
export interface CallSignal {
  id: number;
  from_leg: string;
  kind: SignalKind;
  payload: string;
}

export const sendSignalCall = callContract({
  method: 'POST',
  path: `${CALL}/signals`,
  tags,
  summary: 'Say something to the other browser of a call',
  body: typed<{ leg: string; to_leg: string; kind: SignalKind; payload: string }>(),
  answer: NO_ANSWER,
});

export const heldLegCall = callContract({
  method: 'PUT',
  path: `${CALL}/legs/:leg`,
  params: { leg: 'uuid' },
  tags,
  summary: 'This browser is still in the call: what the other has said since',
  body: typed<{ after: number }>(),
  answer: answer<{ call: CallView; signals: CallSignal[] }>({ call: 'record', signals: 'list' }),
});

export const noteCallCall = callContract({
  method: 'PUT',
  path: `${CALL}/note`,
  tags,
  summary: 'Write down what a call was about',
  body: typed<{ note: string | null }>(),
  answer: answer<{ id: number; version: number; note: string | null }>({ id: 'number' }),
});

/** What the telephony service's own code in the browser signs in with. */
export interface TelephonyToken {
  token: string;
  identity: string;
  /** UTC wire time. */
  expires_at: string;
}

export const telephonyTokenCall = callContract({
  method: 'GET',
  path: '/calls/token',
  tags,
  summary: 'A token of the telephony service for this browser',
  answer: answer<TelephonyToken>({ token: 'text', identity: 'text' }),
});
