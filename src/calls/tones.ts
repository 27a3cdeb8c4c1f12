let context: AudioContext | null = null;

/** One for the page: browsers allow few. */
function audio(): AudioContext {
  context ??= new AudioContext();
  return context;
}

const QUIET = 0.08;
/** Seconds in which a tone comes and goes, so that it does not crack. */
const RAMP = 0.02;

/** Plays tones together, in hertz, for so many seconds. A browser that allows no sound yet plays nothing. */
export function playTones(hertz: readonly number[], seconds = 0.15, loudness = QUIET): void {
  if (typeof AudioContext === 'undefined') return;
  const { currentTime: now } = audio();
  const gain = audio().createGain();
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(loudness, now + RAMP);
  gain.gain.setValueAtTime(loudness, now + seconds - RAMP);
  gain.gain.linearRampToValueAtTime(0, now + seconds);
  gain.connect(audio().destination);
  for (const frequency of hertz) {
    const tone = audio().createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(now);
    tone.stop(now + seconds);
  }
}
