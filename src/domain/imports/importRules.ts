import type { ImportCounts, LotState, RowResult } from './importView';

/** States in which the server works on a lot by itself. */
export const LOT_AT_WORK: readonly LotState[] = ['reading', 'checking', 'committing', 'undoing'];
/** Rows of a typed lot; more of them come as a file. */
export const MOST_TYPED_ROWS = 2_000;
const EDITED: readonly LotState[] = ['draft', 'ready', 'committed'];

/** What is asked of a lot to decide what may be done with it. */
export interface LotFacts {
  state: LotState;
  origin: 'file' | 'typed' | 'inbox';
  counts: ImportCounts;
}

export function isAtWork({ state }: Pick<LotFacts, 'state'>): boolean {
  return LOT_AT_WORK.includes(state);
}

/** Client, CDP, day, reading and mapping: until something of it is in the books. */
export function mayChangeLot({ state }: Pick<LotFacts, 'state'>): boolean {
  return ['draft', 'mapping', 'ready', 'failed', 'cancelled', 'undone'].includes(state);
}

/** Rows are repaired after the dry run, and what a commit refused also later. */
export function mayRepair({ state }: Pick<LotFacts, 'state'>): boolean {
  return EDITED.includes(state);
}

/** Rows come and go only where no file says which there are. */
export function mayAddRows({ state, origin }: Pick<LotFacts, 'state' | 'origin'>): boolean {
  return origin !== 'file' && (state === 'draft' || state === 'ready');
}

export function mayCheck({ state }: Pick<LotFacts, 'state'>): boolean {
  return ['draft', 'ready', 'committed', 'undone', 'cancelled'].includes(state);
}

/** New and changed rows that no commit has dealt with; `committed` counts also the same ones. */
export function mayCommit({ state, counts }: LotFacts): boolean {
  const waiting = counts.new + counts.changed + counts.same - counts.committed;
  return (state === 'ready' || state === 'committed') && waiting > 0;
}

export function mayUndo({ state }: Pick<LotFacts, 'state'>): boolean {
  return state === 'committed';
}

/** A commit is not stopped half-way: it is finished, and then it can be undone. */
export function mayCancel({ state }: Pick<LotFacts, 'state'>): boolean {
  return ['draft', 'reading', 'mapping', 'checking', 'ready'].includes(state);
}

/** What a commit has made keeps its lot, so that it can be undone and be known where it came from. */
export function mayDelete({ state }: Pick<LotFacts, 'state'>): boolean {
  return ['draft', 'mapping', 'ready', 'failed', 'cancelled', 'undone'].includes(state);
}

export function isReadyToAssign(result: RowResult | null): boolean {
  return result !== null && result !== 'refused';
}

export const NO_ROWS: ImportCounts = {
  total: 0,
  new: 0,
  changed: 0,
  same: 0,
  refused: 0,
  committed: 0,
  participants: 0,
};
