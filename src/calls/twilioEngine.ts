import { Device, type Call } from '@twilio/voice-sdk';
import type { CallView } from '../contract/calls/calls';
import { isHeld, type CallEngine, type EngineOptions } from './callEngine';
import { fetchToken } from './fetchToken';
import { release, takeMicrophone } from './microphone';

/**
 * The telephony service carries the sound: this window enters the call's conference (`server/outside/telephony`). Hold and
 * transfer are done there by the server. The number never comes here: the service is told the number of the call.
 */
export class TwilioEngine implements CallEngine {
  #device: Device | null = null;
  #call: Call | null = null;
  #entering = false;
  #isMuted = false;
  #isHeld = false;

  constructor(private readonly options: Pick<EngineOptions, 'onState'>) {}

  async open(): Promise<void> {
    if (this.#device) return;
    // Refusals of the microphone are told before anybody is called.
    release(await takeMicrophone());
    const { token } = await fetchToken();
    this.#device = new Device(token, { logLevel: 'silent' });
    this.#device.on('tokenWillExpire', () => {
      void fetchToken().then(
        (fresh) => this.#device?.updateToken(fresh.token),
        () => this.options.onState('lost'),
      );
    });
  }

  async follow(view: CallView): Promise<void> {
    this.#isHeld = isHeld(view);
    this.#apply();
    const { leg, state } = view;
    if (state === 'ended' || !leg || leg.isRinging || this.#call || this.#entering || !this.#device) return;
    this.#entering = true;
    this.options.onState('connecting');
    try {
      const call = await this.#device.connect({ params: { call_id: String(view.id), leg: leg.id } });
      this.#call = call;
      call.on('accept', () => this.options.onState('connected'));
      call.on('reconnecting', () => this.options.onState('lost'));
      call.on('reconnected', () => this.options.onState('connected'));
      call.on('error', () => this.options.onState('lost'));
      this.#apply();
    } catch {
      this.options.onState('lost');
    } finally {
      this.#entering = false;
    }
  }

  hear(): Promise<void> {
    return Promise.resolve();
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#apply();
  }

  press(key: string): void {
    this.#call?.sendDigits(key);
  }

  close(): void {
    this.#call?.disconnect();
    this.#device?.destroy();
    this.#call = null;
    this.#device = null;
  }

  #apply(): void {
    this.#call?.mute(this.#isMuted || this.#isHeld);
  }
}
