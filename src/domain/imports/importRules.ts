import type { ImportCounts, LotState, RowResult } from './importView';

/** States in which the server processes a lot. */
export const LOT_AT_WORK: readonly LotState[] = ['reading', 'checking', 'committing', 'undoing'];
/** Maximum rows of a typed lot; larger ones must be a file. */
export const MOST_TYPED_ROWS = 2_000;
const EDITED: readonly LotState[] = ['draft', 'ready', 'committed'];

/** The facts that decide which actions a lot allows. */
export interface LotFacts {
  state: LotState;
  origin: 'file' | 'typed' | 'inbox';
  counts: ImportCounts;
}

export function isAtWork({ state }: Pick<LotFacts, 'state'>): boolean {
  return LOT_AT_WORK.includes(state);
}

/** Client, CDP, day, reading and mapping can change until the first row is imported. */
export function mayChangeLot({ state }: Pick<LotFacts, 'state'>): boolean {
  return ['draft', 'mapping', 'ready', 'failed', 'cancelled', 'undone'].includes(state);
}

/** Rows can be repaired after the check; refused ones also after the commit. */
export function mayRepair({ state }: Pick<LotFacts, 'state'>): boolean {
  return EDITED.includes(state);
}

/** Rows can be added or removed only in a lot without a file. */
export function mayAddRows({ state, origin }: Pick<LotFacts, 'state' | 'origin'>): boolean {
  return origin !== 'file' && (state === 'draft' || state === 'ready');
}

export function mayCheck({ state }: Pick<LotFacts, 'state'>): boolean {
  return ['draft', 'ready', 'committed', 'undone', 'cancelled'].includes(state);
}

/** New and changed rows that are not committed yet; `committed` also counts unchanged ones. */
export function mayCommit({ state, counts }: LotFacts): boolean {
  const waiting = counts.new + counts.changed + counts.same - counts.committed;
  return (state === 'ready' || state === 'committed') && waiting > 0;
}

export function mayUndo({ state }: Pick<LotFacts, 'state'>): boolean {
  return state === 'committed';
}

/** A running commit cannot be stopped: it finishes, and can then be undone. */
export function mayCancel({ state }: Pick<LotFacts, 'state'>): boolean {
  return ['draft', 'reading', 'mapping', 'checking', 'ready'].includes(state);
}

/** A committed lot is kept, so that it can be undone and its deliveries show their origin. */
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
