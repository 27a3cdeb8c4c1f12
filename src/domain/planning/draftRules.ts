import type { DraftState } from './draftView';

/** Whether its plan can still be used. `stopped`: somebody ended the search early, and the best plan so far stays. */
export function isDraftOpen(state: DraftState): boolean {
  return state === 'ready' || state === 'stopped';
}

/** Most seconds that a search may take. */
export const MOST_DRAFT_SECONDS = 600;
/** Most steps of a search: some ten minutes. */
export const MOST_DRAFT_ITERATIONS = 20_000_000;
/** Most overtime per run that a plan may be given. Minutes. */
export const MOST_DRAFT_OVERTIME = 240;
/** Most searches at once, of all days and CDPs: each has a thread and, for a large day, some 500 MB. */
export const MOST_DRAFT_SEARCHES = 4;
