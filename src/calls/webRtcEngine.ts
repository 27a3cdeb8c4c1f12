import type { CallView } from '../contract/calls/calls';
import { isHeld, type CallEngine, type EngineOptions, type HeardSignal } from './callEngine';
import { release, takeMicrophone } from './microphone';

interface Peer {
  leg: string;
  connection: RTCPeerConnection;
  /** Candidates that came before the description that they belong to. */
  early: RTCIceCandidateInit[];
  /** Resolves when the other side has our description: what comes before it would be of nobody. */
  described: Promise<void>;
  sayDescribed: () => void;
}

/**
 * Two browsers talk with each other; what they say to find each other goes over our server, and no foreign one is asked.
 * So both must be in networks that see each other; a telephony service carries calls between others.
 */
export class WebRtcEngine implements CallEngine {
  #stream: MediaStream | null = null;
  #peer: Peer | null = null;
  readonly #audio = new Audio();
  #isMuted = false;
  #isHeld = false;
  /** Messages are worked off one after another. */
  #work: Promise<void> = Promise.resolve();

  constructor(private readonly options: EngineOptions) {
    this.#audio.autoplay = true;
  }

  async open(): Promise<void> {
    this.#stream ??= await takeMicrophone();
  }

  follow(view: CallView): Promise<void> {
    this.#isHeld = isHeld(view);
    this.#apply();
    const { peer, opens } = view;
    if (view.state === 'ended' || !peer) return Promise.resolve();
    return this.#inTurn(async () => {
      // Who came last opens; the other waits for the offer.
      if (this.#peer?.leg !== peer.id && opens) await this.#offer(peer.id);
    });
  }

  hear(signals: readonly HeardSignal[]): Promise<void> {
    return this.#inTurn(async () => {
      for (const signal of signals) await this.#take(signal);
    });
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#apply();
  }

  press(key: string): void {
    this.#peer?.connection.getSenders()[0]?.dtmf?.insertDTMF(key);
  }

  close(): void {
    this.#drop();
    release(this.#stream);
    this.#stream = null;
    this.#audio.srcObject = null;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    // A description that does not fit must not stop those that follow.
    this.#work = done.catch(() => this.options.onState('lost'));
    return this.#work;
  }

  #apply(): void {
    const isSilent = this.#isMuted || this.#isHeld;
    this.#stream?.getAudioTracks().forEach((track) => (track.enabled = !isSilent));
    this.#audio.muted = this.#isHeld;
  }

  #drop(): void {
    const connection = this.#peer?.connection;
    this.#peer = null;
    connection?.close();
  }

  #connect(leg: string): Peer {
    this.#drop();
    const connection = new RTCPeerConnection({ iceServers: [] });
    let sayDescribed = () => {};
    const described = new Promise<void>((resolve) => (sayDescribed = resolve));
    const peer: Peer = { leg, connection, early: [], described, sayDescribed };
    this.#peer = peer;
    this.options.onState('connecting');
    for (const track of this.#stream?.getAudioTracks() ?? [])
      connection.addTrack(track, this.#stream as MediaStream);
    connection.addEventListener('track', ({ streams: [stream] }) => {
      this.#audio.srcObject = stream ?? null;
      // The browser plays it, as the person has pressed a button of this call; a refusal is shown by the state.
      void this.#audio.play().catch(() => this.options.onState('lost'));
    });
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate)
        void described.then(() => this.options.send(leg, 'candidate', JSON.stringify(candidate)));
    });
    connection.addEventListener('connectionstatechange', () => {
      if (this.#peer !== peer) return;
      if (connection.connectionState === 'connected') this.options.onState('connected');
      if (connection.connectionState === 'failed' || connection.connectionState === 'disconnected')
        this.options.onState('lost');
    });
    this.#apply();
    return peer;
  }

  async #offer(leg: string): Promise<void> {
    const { connection, sayDescribed } = this.#connect(leg);
    await connection.setLocalDescription(await connection.createOffer());
    await this.options.send(leg, 'offer', JSON.stringify(connection.localDescription));
    sayDescribed();
  }

  async #take({ from_leg, kind, payload }: HeardSignal): Promise<void> {
    if (kind === 'offer') {
      const { connection, sayDescribed } = this.#connect(from_leg);
      await this.#describe(payload);
      await connection.setLocalDescription(await connection.createAnswer());
      await this.options.send(from_leg, 'answer', JSON.stringify(connection.localDescription));
      sayDescribed();
      return;
    }
    // From somebody who is no longer in the call.
    if (this.#peer?.leg !== from_leg) return;
    if (kind === 'answer') return this.#describe(payload);
    const candidate = JSON.parse(payload) as RTCIceCandidateInit;
    if (this.#peer.connection.remoteDescription) await this.#peer.connection.addIceCandidate(candidate);
    else this.#peer.early.push(candidate);
  }

  async #describe(payload: string): Promise<void> {
    const peer = this.#peer;
    if (!peer) return;
    await peer.connection.setRemoteDescription(JSON.parse(payload) as RTCSessionDescriptionInit);
    for (const candidate of peer.early.splice(0)) await peer.connection.addIceCandidate(candidate);
  }
}
