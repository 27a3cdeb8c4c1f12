import type { DraftState } from './draftView';

/**
 * Whether the plan can still be used. `stopped`: the search was ended early, and the best plan so far is
 * kept.
 */
export function isDraftOpen(state: DraftState): boolean {
  return state === 'ready' || state === 'stopped';
}

/** Maximum duration of a search. Seconds. */
export const MOST_DRAFT_SECONDS = 600;
/** Maximum steps of a search: about ten minutes. */
export const MOST_DRAFT_ITERATIONS = 20_000_000;
/** Maximum overtime per run in a plan. Minutes. */
export const MOST_DRAFT_OVERTIME = 240;
/** Maximum parallel searches, of all days and CDPs: each has a thread and, for a large day, some 500 MB. */
export const MOST_DRAFT_SEARCHES = 4;
