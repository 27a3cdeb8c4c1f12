import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { PRESENCE_BEAT_MS, type Presence } from '../../domain/runs/presence';
import { speaksAdditions } from '../../providers/serverContract';
import { readSession } from '../../providers/session';
import { useLive } from '../../providers/useLive';
import { presenceCall } from '../../contract/board/day';
import { readApi } from '../../providers/callApi';

/**
 * Delay before the position is sent, so that moving through the lanes does not send each run. Milliseconds.
 */
const REST_MS = 400;

type ByRun = ReadonlyMap<number, readonly Presence[]>;

function byRun(others: readonly Presence[]): ByRun {
  const runs = new Map<number, Presence[]>();
  for (const one of others) {
    if (one.delivery_manifest_id === null) continue;
    const viewers = runs.get(one.delivery_manifest_id);
    if (viewers) viewers.push(one);
    else runs.set(one.delivery_manifest_id, [one]);
  }
  return runs;
}

/**
 * Reports which run this user looks at while the page is visible, and returns the other users per run. The
 * next heartbeat replaces a failed one: no work depends on it, and a lost connection is shown elsewhere.
 */
export function usePresence(date: string, manifestId: number | null): ByRun {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  const ownId = readSession()?.auth.id;

  const beat = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !speaksAdditions()) return;
    const body = { date, delivery_manifest_id: manifestId };
    const present = await readApi(presenceCall, { body }).catch(() => null);
    if (present) setOthers(present);
  });
  useEffect(() => {
    const first = setTimeout(() => void beat(), REST_MS);
    const timer = setInterval(() => void beat(), PRESENCE_BEAT_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [date, manifestId]);
  useLive(`presence:${date}`, {
    onEvent: ({ body }) => {
      const one = body as unknown as Presence;
      if (one.user_id === ownId) return;
      setOthers((current) => [...current.filter((each) => each.user_id !== one.user_id), one]);
    },
  });
  return useMemo(() => byRun(others), [others]);
}
