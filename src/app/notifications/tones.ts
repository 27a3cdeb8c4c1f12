import type { NotificationLevel } from '../../domain/notifications/notificationTypes';

/** A tone: hertz, and when it begins and how long it is in seconds. */
type Tone = readonly [hertz: number, at: number, length: number];

/** Short, and told apart by number and height: one, two rising, three. */
const TONES: Readonly<Record<NotificationLevel, readonly Tone[]>> = {
  info: [[660, 0, 0.14]],
  warning: [
    [660, 0, 0.14],
    [880, 0.17, 0.16],
  ],
  urgent: [
    [988, 0, 0.12],
    [988, 0.18, 0.12],
    [1319, 0.36, 0.22],
  ],
};
const VOLUME = 0.18;
/** A tone that begins or ends at once clicks. Seconds. */
const FADE = 0.015;

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!('AudioContext' in window)) return null;
  context ??= new AudioContext();
  return context;
}

/** Opening the sound device takes long on a slow machine: the answer to the press is drawn first. Milliseconds; browsers count a second as "after a click". */
const AFTER_THE_PRESS = 300;
/** Where the browser tells when a page has nothing to do, no later press waits for the device either. Milliseconds. */
const AT_THE_LATEST = 3_000;

/** A browser lets a page sound after its first click or key: from then on it may. */
export function allowSoundsOnFirstGesture(): () => void {
  const open = () => void audio()?.resume();
  const resume = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(open, { timeout: AT_THE_LATEST });
    else setTimeout(open, AFTER_THE_PRESS);
  };
  const events = ['pointerdown', 'keydown'] as const;
  events.forEach((event) => window.addEventListener(event, resume, { once: true, capture: true }));
  return () => events.forEach((event) => window.removeEventListener(event, resume, { capture: true }));
}

/** Plays the sound of a level. Answers whether the browser let it. */
export async function playTone(level: NotificationLevel): Promise<boolean> {
  const sound = audio();
  if (!sound) return false;
  // Without a gesture the promise of `resume` stays open for ever.
  if (sound.state !== 'running')
    await Promise.race([sound.resume(), new Promise((done) => setTimeout(done, 300))]);
  if (sound.state !== 'running') return false;
  const start = sound.currentTime + 0.02;
  for (const [hertz, at, length] of TONES[level]) {
    const [oscillator, gain] = [sound.createOscillator(), sound.createGain()];
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start + at);
    gain.gain.linearRampToValueAtTime(VOLUME, start + at + FADE);
    gain.gain.setValueAtTime(VOLUME, start + at + length - FADE);
    gain.gain.linearRampToValueAtTime(0, start + at + length);
    oscillator.connect(gain).connect(sound.destination);
    oscillator.start(start + at);
    oscillator.stop(start + at + length);
  }
  return true;
}
