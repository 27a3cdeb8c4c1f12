import { useEffect, useRef, useState } from 'preact/hooks';
import { isFinalTrackingState } from '../domain/stops/trackingState';
import type { TrackingView } from '../domain/stops/trackingView';
import { browserLanguage, chosenLanguage } from './LanguageSwitch';
import { fetchTracking } from './fetchTracking';

export interface Tracking {
  view: TrackingView | null;
  isGone: boolean;
  isOffline: boolean;
  /** When the server last answered, with or without changes. */
  heardAt: Date | null;
  /** The current time; updated with every attempt, so that ages stay correct. */
  now: Date;
}

/** The state, and a way to ask for it at once. */
export interface FollowedTracking extends Tracking {
  refresh: () => void;
}

const POLL_MS = 15_000;
/** The vehicle is on its way to this door, and drawn on a map. */
const POLL_WHEN_NEXT_MS = 10_000;
/** A completed delivery can still be corrected, but the page needs no quick update. Milliseconds. */
const POLL_WHEN_OVER_MS = 120_000;

/** Polls the state behind a link while the page is visible; fetches at once when it becomes visible again. */
export function useTracking(token: string): FollowedTracking {
  const [tracking, setTracking] = useState<Tracking>(() => start());
  const askNowRef = useRef<() => void>(() => undefined);

  useEffect(() => {
    let isOver = false;
    let etag: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = POLL_MS;

    const ask = async () => {
      clearTimeout(timer);
      const answer = await fetchTracking(token, { etag, language: chosenLanguage() ?? browserLanguage() });
      if (isOver) return;
      const now = new Date();
      if (answer.kind === 'view') {
        etag = answer.etag;
        pause = pauseAfter(answer.view);
      }
      setTracking((before) => ({
        view: answer.kind === 'view' ? answer.view : answer.kind === 'gone' ? null : before.view,
        isGone: answer.kind === 'gone' || (answer.kind === 'unreachable' && before.isGone),
        isOffline: answer.kind === 'unreachable',
        heardAt: answer.kind === 'unreachable' ? before.heardAt : now,
        now,
      }));
      plan(answer.kind === 'unreachable' ? POLL_MS : pause);
    };
    const plan = (delay: number) => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void ask(), delay);
    };
    const wake = () => {
      if (document.hidden) clearTimeout(timer);
      else void ask();
    };

    askNowRef.current = () => void ask();
    setTracking(start());
    void ask();
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
    };
  }, [token]);

  return { ...tracking, refresh: () => askNowRef.current() };
}

function pauseAfter({ state, vehicle }: TrackingView): number {
  if (isFinalTrackingState(state)) return POLL_WHEN_OVER_MS;
  return vehicle ? POLL_WHEN_NEXT_MS : POLL_MS;
}

function start(): Tracking {
  return { view: null, isGone: false, isOffline: false, heardAt: null, now: new Date() };
}
