import { heldLegCall, sendSignalCall, type CallView } from '../contract/calls/calls';
import { callApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { createValueStore, type ValueStore } from '../providers/valueStore';
import type { CallEngine, EngineOptions, SoundState } from './callEngine';

/** The server is asked at least this often, so that it knows that the window is there. Milliseconds. */
const SAY_EVERY_MS = 10_000;
/** While it rings, the end of the ringing must not be late. */
const RINGING_EVERY_MS = 3_000;

export interface SoundView {
  state: SoundState;
  isMuted: boolean;
}

/**
 * One call that this window is in, or rings: its view, and the engine that carries its sound. It asks the server for what
 * has changed when the live stream says so, and from time to time.
 */
export class CallSession {
  readonly view: ValueStore<CallView>;
  readonly sound = createValueStore<SoundView>({ state: 'waiting', isMuted: false });
  readonly #engine: CallEngine;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  #asking: Promise<void> | null = null;
  #isStale = false;
  #isClosed = false;

  /** @param leg of this window in the call */
  constructor(
    view: CallView,
    readonly leg: string,
    makeEngine: (options: EngineOptions) => CallEngine,
  ) {
    this.view = createValueStore(view);
    this.#engine = makeEngine({
      send: (to_leg, kind, payload) => this.#send({ leg, to_leg, kind, payload }),
      onState: (state) => this.sound.set({ ...this.sound.get(), state }),
    });
  }

  /** Ended, or given to a colleague. */
  get isOver(): boolean {
    return this.#isClosed;
  }

  get engine(): CallEngine {
    return this.#engine;
  }

  /** The sound follows the call from here on. The engine was opened before. */
  begin(): void {
    void this.take(this.view.get());
  }

  /** A newer view, e.g. the answer of what the person did. */
  async take(view: CallView): Promise<void> {
    if (this.#isClosed || view.version < this.view.get().version) return;
    this.view.set(view);
    if (view.state === 'ended' || view.leg?.id !== this.leg) return this.close();
    this.#wait();
    await this.#engine.follow(view);
  }

  /** Asks what has changed; several wishes at once are one question. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  setMuted(isMuted: boolean): void {
    this.#engine.setMuted(isMuted);
    this.sound.set({ ...this.sound.get(), isMuted });
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#engine.close();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { state } = this.view.get();
    const isRinging = state === 'ringing' || state === 'transferring';
    this.#timer = setTimeout(() => void this.refresh(), isRinging ? RINGING_EVERY_MS : SAY_EVERY_MS);
  }

  async #ask(): Promise<void> {
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      try {
        const { data } = await callApi(
          heldLegCall,
          { params: { id: this.view.get().id, leg: this.leg }, body: { after: this.#heard } },
          { toast: false },
        );
        this.#heard = data.signals.at(-1)?.id ?? this.#heard;
        await this.take(data.call);
        await this.#engine.hear(data.signals);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        // Without a connection the call goes on; the next question finds out.
        this.#wait();
      }
    }
  }

  async #send(body: {
    leg: string;
    to_leg: string;
    kind: 'offer' | 'answer' | 'candidate';
    payload: string;
  }) {
    try {
      await callApi(sendSignalCall, { params: { id: this.view.get().id }, body }, { toast: false });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // Who has left hears nothing. A lost message shows as sound that does not come.
      if (error.status !== 404) this.sound.set({ ...this.sound.get(), state: 'lost' });
    }
  }
}
