import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { PRESENCE_BEAT_MS, type Presence } from '../../domain/runs/presence';
import { request } from '../../providers/http';
import { speaksAdditions } from '../../providers/serverContract';
import { readSession } from '../../providers/session';
import { useLive } from '../../providers/useLive';

/** A person who walks along the lanes says where they stand once they stand. Milliseconds. */
const REST_MS = 400;

type ByRun = ReadonlyMap<number, readonly Presence[]>;

function byRun(others: readonly Presence[]): ByRun {
  const runs = new Map<number, Presence[]>();
  for (const one of others) {
    if (one.delivery_manifest_id === null) continue;
    const held = runs.get(one.delivery_manifest_id);
    if (held) held.push(one);
    else runs.set(one.delivery_manifest_id, [one]);
  }
  return runs;
}

/**
 * Tells the others which run this person looks at, while the page is in sight, and answers who looks at which. A beat
 * that fails is made good by the next one: nobody's work depends on it, and a cut line is told elsewhere.
 */
export function usePresence(date: string, manifestId: number | null): ByRun {
  const [others, setOthers] = useState<readonly Presence[]>([]);
  const ownId = readSession()?.auth.id;

  const beat = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !speaksAdditions()) return;
    const answer = await request<Presence[]>('/presence', {
      method: 'POST',
      body: { date, delivery_manifest_id: manifestId },
      toast: false,
    }).catch(() => null);
    if (answer) setOthers(answer.data);
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
      setOthers((held) => [...held.filter((each) => each.user_id !== one.user_id), one]);
    },
  });
  return useMemo(() => byRun(others), [others]);
}
