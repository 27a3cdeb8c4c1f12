import {
  actOnCallCall,
  answerCallCall,
  currentCallsCall,
  makeCallCall,
  type CallView,
  type CurrentCalls,
  type MakeCall,
} from '../contract/calls/calls';
import type { CallAction } from '../domain/calls/callState';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { subscribeLive } from '../providers/live/liveClient';
import { randomKey } from '../providers/randomKey';
import { createValueStore } from '../providers/valueStore';
import { NoSound, type CallEngine, type EngineOptions, type SoundTrouble } from './callEngine';
import { CallSession } from './callSession';
import { takeMicrophone, release } from './microphone';

/** What went wrong, as the widget says it. */
type CallProblem = { kind: 'sound'; trouble: SoundTrouble } | { kind: 'server'; error: HttpError };

interface CentreView {
  /** Null: not known yet. */
  service: Pick<CurrentCalls, 'provider' | 'reaches_outside' | 'is_demo'> | null;
  /** The call of this window, also for a while after its end. */
  session: CallSession | null;
  /** What rings here. */
  ringing: readonly CallView[];
  /** A call of the person in another window. */
  elsewhere: CallView | null;
  problem: CallProblem | null;
  isOpen: boolean;
  isBusy: boolean;
}

export const centre = createValueStore<CentreView>({
  service: null,
  session: null,
  ringing: [],
  elsewhere: null,
  problem: null,
  isOpen: false,
  isBusy: false,
});

const change = (part: Partial<CentreView>) => centre.set({ ...centre.get(), ...part });

export const setOpen = (isOpen: boolean) => change({ isOpen, ...(isOpen ? {} : { problem: null }) });

/** The engine of the service; its code comes with the first call. */
async function engineMaker(): Promise<(options: EngineOptions) => CallEngine> {
  if (centre.get().service?.provider === 'twilio') {
    const { TwilioEngine } = await import('./twilioEngine');
    return (options) => new TwilioEngine(options);
  }
  const { WebRtcEngine } = await import('./webRtcEngine');
  return (options) => new WebRtcEngine(options);
}

/** Whether this window is in no call. */
const isOver = (session: CallSession | null) => session === null || session.isOver;

function sort(calls: readonly CallView[]): void {
  const { session } = centre.get();
  const own = session?.view.get().id;
  const ringing = calls.filter((call) => call.leg === null || call.leg.isRinging);
  const elsewhere = calls.find((call) => call.id !== own && call.leg !== null && !call.leg.isRinging);
  change({
    // While one talks, nothing else rings.
    ringing: isOver(session) ? ringing : [],
    elsewhere: elsewhere ?? null,
    ...(ringing.length > 0 && isOver(session) ? { isOpen: true } : {}),
  });
}

/** What is true now, as the server says. */
async function refreshCalls(): Promise<void> {
  try {
    const { calls, ...service } = await readApi(currentCallsCall, {});
    change({ service });
    const { session } = centre.get();
    sort(calls);
    if (session && !isOver(session)) await session.refresh();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // The live stream, or the next change, asks again.
  }
}

/** A window that is closed hangs up. */
function hangUp(): void {
  const { session } = centre.get();
  if (!session || isOver(session)) return;
  const call = { params: { id: session.view.get().id }, body: { action: 'end' } } as const;
  // Nobody is left to whom a failure could be told; the server finds out by itself a little later.
  void readApi(actOnCallCall, call, { keepalive: true }).catch(() => undefined);
}

/** Follows the live stream; answers the function that stops it. */
export function followCalls(): () => void {
  void refreshCalls();
  window.addEventListener('pagehide', hangUp);
  const leave = subscribeLive('calls', {
    onEvent: ({ event, body }) => {
      const { session } = centre.get();
      if (event !== 'calls.signal') return void refreshCalls();
      if (session?.leg === body.leg) void session?.refresh();
    },
    onGap: () => void refreshCalls(),
  });
  return () => {
    window.removeEventListener('pagehide', hangUp);
    leave();
  };
}

function fail(error: unknown): void {
  if (error instanceof NoSound) return change({ problem: { kind: 'sound', trouble: error.trouble } });
  if (error instanceof HttpError) return change({ problem: { kind: 'server', error } });
  throw error;
}

/**
 * Opens the sound first, then asks the server: who has no microphone calls nobody. The session is shown as soon as the
 * server has answered.
 */
async function enter(ask: (leg: string) => Promise<CallView>): Promise<CallView | null> {
  if (centre.get().isBusy || !isOver(centre.get().session)) return null;
  change({ isBusy: true, problem: null, isOpen: true });
  const leg = randomKey();
  let stream: MediaStream | null = null;
  try {
    // The question of the browser comes before anybody's phone rings.
    stream = await takeMicrophone();
    const make = await engineMaker();
    const view = await ask(leg);
    const session = new CallSession(view, leg, make);
    await session.engine.open();
    change({ session, ringing: [] });
    session.begin();
    return view;
  } catch (error) {
    fail(error);
    return null;
  } finally {
    release(stream);
    change({ isBusy: false });
  }
}

/** Calls a number or a colleague. */
export async function startCall(target: Omit<MakeCall, 'leg'>): Promise<void> {
  await enter((leg) => readApi(makeCallCall, { body: { ...target, leg } }));
}

/** Answers with this window; null when somebody else was quicker. */
export function answer(id: number): Promise<CallView | null> {
  return enter((leg) => readApi(answerCallCall, { params: { id }, body: { leg } }));
}

/** What the person does with a call of theirs. */
export async function act(
  id: number,
  action: Exclude<CallAction, 'answer'>,
  colleague_id?: number,
): Promise<void> {
  change({ problem: null });
  try {
    const view = await readApi(actOnCallCall, {
      params: { id },
      body: { action, ...(colleague_id === undefined ? {} : { colleague_id }) },
    });
    const { session } = centre.get();
    if (session?.view.get().id === id) await session.take(view);
    await refreshCalls();
  } catch (error) {
    fail(error);
    await refreshCalls();
  }
}

/** Dismisses a call from outside that rings for everybody: the others still hear it. */
export function ignore(id: number): void {
  change({ ringing: centre.get().ringing.filter((call) => call.id !== id) });
}

/** Takes an ended call off the screen. */
export function dismiss(): void {
  if (isOver(centre.get().session)) change({ session: null, problem: null });
}
