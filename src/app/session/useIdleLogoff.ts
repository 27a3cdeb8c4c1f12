import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../domain/time/durations';
import { hasNewActivity, lastActivity, noteActivity } from '../../providers/activity';
import { request } from '../../providers/http';
import { aboutToLeave, leave, readSession } from '../../providers/session';
import { isSessionOver } from '../../providers/sessionAge';

/** How long before the end the person is asked. Milliseconds. */
const WARNING_MS = 60_000;
/** How often the server is told of typing that causes no request of its own. */
const TELL_EVERY_MS = 60_000;
const TICK_MS = 1_000;

/** Doings that count, in any tab: reading is scrolling or moving, and a poll is none of them. */
const DOINGS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** While the question stands only a decision counts, not a bump against the desk. */
const DECISIONS: ReadonlySet<string> = new Set(['pointerdown', 'keydown']);

/** Tells the server that the person is there. */
async function notifyServer(): Promise<void> {
  // What goes wrong with the session leads to the sign-in page by itself; the rest is tried again a minute later.
  await request('/users/session', { toast: false }).catch(() => null);
}

/** The session ends on the server first, so that nobody else goes on with it. */
async function logOffIdle(): Promise<void> {
  aboutToLeave();
  await request('/users/sign_out', { method: 'DELETE', toast: false }).catch(() => null);
  leave('idle');
}

/**
 * Counts the time in which the person does nothing (setting `idle_logoff_minutes`) and signs them out at its end;
 * also when the session itself has come to its end. Answers the seconds left while it is time to ask, else null.
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
