import { useEffect, useState } from 'react';
import { sessionCall, signOutCall } from '../../contract/account/session';
import { MINUTE_MS } from '../../domain/time/durations';
import { hasNewActivity, lastActivity, noteActivity } from '../../providers/activity';
import { readApi } from '../../providers/callApi';
import { aboutToLeave, leave, readSession } from '../../providers/session';
import { isSessionOver } from '../../providers/sessionAge';

/** Time before the end at which the user is asked. Milliseconds. */
const WARNING_MS = 60_000;
/** Interval of reports to the server for typing that causes no request. */
const TELL_EVERY_MS = 60_000;
const TICK_MS = 1_000;

/**
 * Events that count as activity, in any tab: scrolling or moving the pointer counts as reading, a poll does
 * not.
 */
const DOINGS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** While the question is open, only these events count, not an accidental mouse movement. */
const DECISIONS: ReadonlySet<string> = new Set(['pointerdown', 'keydown']);

/** Reports to the server that the user is active. */
async function notifyServer(): Promise<void> {
  // Session errors open the sign-in page automatically; others are retried a minute later.
  await readApi(sessionCall, {}).catch(() => null);
}

/** The session ends on the server first, so that it cannot be used by another person. */
async function logOffIdle(): Promise<void> {
  aboutToLeave();
  await readApi(signOutCall, {}).catch(() => null);
  leave('idle');
}

/**
 * Measures inactivity (setting `idle_logoff_minutes`) and signs the user out at the limit, or when the
 * session itself has ended. Returns the seconds left while the question is due, else null.
 */
export function useIdleLogoff(limitMinutes: number): { secondsLeft: number | null; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const isAsking = secondsLeft !== null;

  useEffect(() => {
    const note = ({ type }: Event) => {
      if (!isAsking || DECISIONS.has(type)) noteActivity();
    };
    for (const doing of DOINGS) window.addEventListener(doing, note, { capture: true, passive: true });
    return () => {
      for (const doing of DOINGS) window.removeEventListener(doing, note, { capture: true });
    };
  }, [isAsking]);

  useEffect(() => {
    const limit = limitMinutes * MINUTE_MS;
    let toldAt = Date.now();
    const tick = setInterval(() => {
      const session = readSession();
      if (!session) return;
      if (isSessionOver(session.auth, new Date())) return leave('expired');
      if (limit === 0) return;
      const left = limit - (Date.now() - lastActivity());
      if (left <= 0) {
        clearInterval(tick);
        void logOffIdle();
        return;
      }
      setSecondsLeft(left <= WARNING_MS ? Math.ceil(left / 1_000) : null);
      if (hasNewActivity() && Date.now() - toldAt >= TELL_EVERY_MS) {
        toldAt = Date.now();
        void notifyServer();
      }
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [limitMinutes]);

  const stay = () => {
    noteActivity();
    setSecondsLeft(null);
    void notifyServer();
  };
  return { secondsLeft, stay };
}
