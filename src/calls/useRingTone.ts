import { useEffect } from 'react';
import { useValue } from '../providers/valueStore';
import { centre } from './callCentre';
import { playTones } from './tones';
import { useOwnView } from './useOwnView';

/** How North American phones ring, and what a caller hears: tones in hertz, seconds of sound and of the whole turn. */
const RING = { hertz: [440, 480], sound: 1.2, turn: 3, loudness: 0.12 };
const RINGBACK = { hertz: [440, 480], sound: 2, turn: 6, loudness: 0.03 };

/** The sound of a call that comes in, and of one that nobody has answered yet. What is heard is also shown. */
export function useRingTone(): void {
  const { ringing } = useValue(centre);
  const isCalling = useOwnView()?.state === 'ringing';
  const tone = ringing.length > 0 ? RING : isCalling ? RINGBACK : null;
  useEffect(() => {
    if (!tone) return;
    const play = () => playTones(tone.hertz, tone.sound, tone.loudness);
    play();
    const timer = setInterval(play, tone.turn * 1_000);
    return () => clearInterval(timer);
  }, [tone]);
}
