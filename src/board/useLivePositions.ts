import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '../providers/useLive';
import { useAllowed } from '../providers/usePermissions';
import { PERMISSIONS } from '../domain/access/permissions';
import { whereaboutsIn } from '../domain/addresses/whereabouts';
import type { ReportedPosition } from './mergePositions';

/** A large day has many positions per second; the board merges them together. Milliseconds. */
const GATHER_MS = 1_000;

/**
 * Subscribes to drivers' positions, so the age of a position is correct between two changes of the run, and a
 * reconnected phone is visible at once. `take` receives the newest position by run, at most once a second.
 */
export function useLivePositions(
  date: string,
  take: (reported: ReadonlyMap<number, ReportedPosition>) => void,
): void {
  const mayHear = useAllowed(PERMISSIONS.dispatch.currentPositions);
  const gathered = useRef(new Map<number, ReportedPosition>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const flush = useCallback(() => {
    timer.current = null;
    const reported = gathered.current;
    gathered.current = new Map();
    take(reported);
  }, [take]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
      gathered.current.clear();
    },
    [flush],
  );

  useLive(mayHear ? `positions:${date}` : null, {
    onEvent: ({ body }) => {
      const { delivery_manifest_id: id, recorded_at: at } = body;
      if (typeof id !== 'number' || typeof at !== 'string') return;
      const latest = gathered.current.get(id);
      if (!latest || latest.at < at) gathered.current.set(id, { at, where: whereaboutsIn(body.position_at) });
      timer.current ??= setTimeout(flush, GATHER_MS);
    },
  });
}
