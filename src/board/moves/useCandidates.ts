import { useEffect, useState } from 'react';
import { isAddOnOffered } from '../../domain/stops/actionOffers';
import type { PlanRules } from '../../domain/planning/planMove';
import type { Board } from '../mergeBoard';
import { bestPlace, byCost, costOf, type Candidate } from './planFor';

/** Maximum calculation time before the page can handle other events. Milliseconds. */
const SLICE_MS = 12;

/**
 * Every run that accepts the stops, with its cheapest place, the cheapest run first; null while they are
 * compared. The board is fixed when the comparison starts, so the list does not move under the pointer.
 */
export function useCandidates(
  board: Board | null,
  ids: readonly number[],
  rules: PlanRules,
): readonly Candidate[] | null {
  const [asked] = useState({ board, ids, rules });
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  useEffect(() => {
    const runs = asked.board?.manifests.filter(isAddOnOffered) ?? [];
    const found: Candidate[] = [];
    const now = new Date();
    let timer: ReturnType<typeof setTimeout>;
    const reckon = () => {
      const began = performance.now();
      while (found.length < runs.length && performance.now() - began < SLICE_MS) {
        const run = runs[found.length];
        if (asked.board && run) found.push(bestPlace(asked.board, run, asked.ids, now, asked.rules));
      }
      if (found.length < runs.length) timer = setTimeout(reckon, 0);
      else setCandidates(found.sort((a, b) => byCost(costOf(a.plan), costOf(b.plan))));
    };
    timer = setTimeout(reckon, 0);
    return () => clearTimeout(timer);
  }, [asked]);
  return candidates;
}
