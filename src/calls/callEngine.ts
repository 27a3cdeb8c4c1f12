import type { CallView, SignalKind } from '../contract/calls/calls';

/** Why there is no sound; a key of `calls.trouble`. */
export type SoundTrouble = 'refused' | 'missing' | 'taken' | 'insecure' | 'service' | 'unknown';

export class NoSound extends Error {
  override name = 'NoSound';
  constructor(readonly trouble: SoundTrouble) {
    super(trouble);
  }
}

/** `waiting`: nobody is there yet. `lost`: it was there, and comes back by itself or not at all. */
export type SoundState = 'waiting' | 'connecting' | 'connected' | 'lost';

/** What one window has heard from the other, as the server hands it on. */
export interface HeardSignal {
  from_leg: string;
  kind: SignalKind;
  payload: string;
}

/**
 * What carries the sound of one call in this window. The call itself, who rings and who may do what, is the server's; the
 * engine follows its views.
 */
export interface CallEngine {
  /** Takes the microphone. Throws `NoSound`. */
  open(): Promise<void>;
  /** Brings the sound to where the call is now: to whom, and whether one of both waits. */
  follow(view: CallView): Promise<void>;
  hear(signals: readonly HeardSignal[]): Promise<void>;
  setMuted(isMuted: boolean): void;
  /** A key of the keypad, heard by the other side. */
  press(key: string): void;
  close(): void;
}

export interface EngineOptions {
  send: (toLeg: string, kind: SignalKind, payload: string) => Promise<void>;
  onState: (state: SoundState) => void;
}

/** Whether both sides hear nothing for now. */
export function isHeld({ state }: Pick<CallView, 'state'>): boolean {
  return state === 'onHold' || state === 'transferring';
}
