import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SoundState } from '../../src/calls/callEngine';
import { WebRtcEngine } from '../../src/calls/webRtcEngine';
import type { CallView } from '../../src/contract/calls/calls';

/** A connection that finds its candidates at once, as a browser does without foreign servers. */
class FakeConnection extends EventTarget {
  static readonly all: FakeConnection[] = [];
  readonly taken: string[] = [];
  localDescription: object | null = null;
  remoteDescription: object | null = null;
  connectionState = 'new';
  isClosed = false;
  constructor(readonly configuration: RTCConfiguration) {
    super();
    FakeConnection.all.push(this);
  }
  createOffer = () => Promise.resolve({ type: 'offer', sdp: 'o' });
  createAnswer = () => Promise.resolve({ type: 'answer', sdp: 'a' });
  setLocalDescription(description: object) {
    this.localDescription = description;
    this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: { candidate: 'own' } }));
    return Promise.resolve();
  }
  setRemoteDescription(description: object) {
    this.remoteDescription = description;
    return Promise.resolve();
  }
  addIceCandidate(candidate: { candidate: string }) {
    this.taken.push(candidate.candidate);
    return Promise.resolve();
  }
  addTrack = () => ({});
  getSenders = () => [];
  close() {
    this.isClosed = true;
  }
}

const track = { enabled: true, stop: vi.fn() };
let sent: string[];
let states: SoundState[];
let engine: WebRtcEngine;
beforeEach(async () => {
  FakeConnection.all.length = 0;
  track.enabled = true;
  track.stop.mockClear();
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  vi.stubGlobal(
    'Audio',
    class {
      autoplay = false;
      muted = false;
      srcObject = null;
    },
  );
  const stream = { getTracks: () => [track], getAudioTracks: () => [track] };
  const getUserMedia = () => Promise.resolve(stream);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  sent = [];
  states = [];
  engine = new WebRtcEngine({
    send: async (to, kind) => {
      // The server takes its time: what is said meanwhile must wait.
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(`${kind} to ${to}`);
    },
    onState: (state) => states.push(state),
  });
  await engine.open();
});
afterEach(() => {
  engine.close();
  vi.unstubAllGlobals();
});

const view = (part: Partial<CallView>) =>
  ({ state: 'inCall', opens: true, peer: { id: 'ben', name: 'BEN' }, ...part }) as CallView;
const last = () => FakeConnection.all.at(-1) as FakeConnection;

it('opens to the other: the offer first, then where it can be reached; no foreign server is asked', async () => {
  await engine.follow(view({}));
  await vi.waitFor(() => expect(sent).toEqual(['offer to ben', 'candidate to ben']));
  expect(last().configuration).toEqual({ iceServers: [] });
  await engine.follow(view({}));
  expect(FakeConnection.all).toHaveLength(1);
});

it('answers an offer, and keeps candidates until the description is there', async () => {
  await engine.follow(view({ opens: false }));
  expect(FakeConnection.all).toEqual([]);
  await engine.hear([
    { from_leg: 'ben', kind: 'offer', payload: '{"type":"offer"}' },
    { from_leg: 'ben', kind: 'candidate', payload: '{"candidate":"his"}' },
    { from_leg: 'gone', kind: 'candidate', payload: '{"candidate":"of nobody"}' },
  ]);
  await vi.waitFor(() => expect(sent).toEqual(['answer to ben', 'candidate to ben']));
  expect(last().taken).toEqual(['his']);
});

it('an early candidate of the other waits for the answer', async () => {
  await engine.follow(view({}));
  await engine.hear([{ from_leg: 'ben', kind: 'candidate', payload: '{"candidate":"his"}' }]);
  expect(last().taken).toEqual([]);
  await engine.hear([{ from_leg: 'ben', kind: 'answer', payload: '{"type":"answer"}' }]);
  expect(last().taken).toEqual(['his']);
});

it('a transfer is a new connection, and the former one is closed', async () => {
  await engine.follow(view({}));
  const former = last();
  await engine.hear([{ from_leg: 'cleo', kind: 'offer', payload: '{"type":"offer"}' }]);
  expect(former.isClosed).toBe(true);
  expect(last()).not.toBe(former);
  // The former one says nothing any more.
  former.connectionState = 'failed';
  former.dispatchEvent(new Event('connectionstatechange'));
  expect(states).not.toContain('lost');
});

it('a description that does not fit is told, and what follows is heard', async () => {
  await engine.hear([{ from_leg: 'ben', kind: 'offer', payload: 'no JSON' }]);
  expect(states.at(-1)).toBe('lost');
  await engine.hear([{ from_leg: 'ben', kind: 'offer', payload: '{"type":"offer"}' }]);
  await vi.waitFor(() => expect(sent).toContain('answer to ben'));
});

it('says nothing while it is muted or held, and gives the microphone back', async () => {
  await engine.follow(view({}));
  engine.setMuted(true);
  expect(track.enabled).toBe(false);
  await engine.follow(view({ state: 'onHold' }));
  engine.setMuted(false);
  expect(track.enabled).toBe(false);
  await engine.follow(view({}));
  expect(track.enabled).toBe(true);
  engine.close();
  expect(track.stop).toHaveBeenCalled();
  expect(last().isClosed).toBe(true);
});
