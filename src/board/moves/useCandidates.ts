import { useEffect, useState } from 'react';
import { isAddOnOffered } from '../../domain/stops/actionOffers';
import type { PlanRules } from '../../domain/planning/plannedRun';
import type { Board } from '../mergeBoard';
import { fetchMoveLegs } from './moveLegs';
import { bestPlace, cheapestFirst, type Candidate } from './planFor';

/** Maximum calculation time before the page can handle other events. Milliseconds. */
const SLICE_MS = 12;

/**
 * Every run that accepts the stops, with its cheapest place, the cheapest run first, then the current one, then those that
 * cannot take them; null while they are compared. The board is fixed when the comparison starts, so the list does not move under the pointer.
 */
export function useCandidates(
  board: Board | null,
  ids: readonly number[],
  rules: PlanRules,
): readonly Candidate[] | null {
  const [snapshot] = useState({ board, ids, rules });
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  useEffect(() => {
    const runs = snapshot.board?.manifests.filter(isAddOnOffered) ?? [];
    const found: Candidate[] = [];
    const now = new Date();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const calculate = () => {
      const began = performance.now();
      while (found.length < runs.length && performance.now() - began < SLICE_MS) {
        const run = runs[found.length];
        if (snapshot.board && run)
          found.push(bestPlace(snapshot.board, run, snapshot.ids, now, snapshot.rules));
      }
      if (found.length < runs.length) timer = setTimeout(calculate, 0);
      else setCandidates(found.sort(cheapestFirst));
    };
    let isOver = false;
    const begin = () => {
      if (!isOver) timer = setTimeout(calculate, 0);
    };
    // Without the drives the runs are compared in straight lines.
    const known = snapshot.board ? fetchMoveLegs(snapshot.board, snapshot.ids) : Promise.resolve();
    known.then(begin, begin);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [snapshot]);
  return candidates;
}
