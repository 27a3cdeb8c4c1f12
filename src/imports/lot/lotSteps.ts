import { isAtWork } from '../../domain/imports/importRules';
import type { ImportLotView } from '../../domain/imports/importView';

export const LOT_STEPS = ['file', 'columns', 'rows', 'check'] as const;
export type LotStep = (typeof LOT_STEPS)[number];

type StepFacts = Pick<ImportLotView, 'state' | 'origin' | 'reading' | 'counts'>;

/** The steps of a lot: lots without a file have no file and column steps. */
export function stepsOf({ origin }: Pick<ImportLotView, 'origin'>): readonly LotStep[] {
  return origin === 'file' ? LOT_STEPS : ['rows', 'check'];
}

/** Whether a step has content yet. */
export function isOpenStep(step: LotStep, { state, origin, reading, counts }: StepFacts): boolean {
  switch (step) {
    case 'file':
      return origin === 'file';
    case 'columns':
      return reading !== null;
    case 'rows':
    case 'check':
      return counts.total > 0 && !['reading', 'mapping', 'failed'].includes(state);
  }
}

/** The step that needs the user: shown when the URL names none. */
export function firstStep(lot: StepFacts): LotStep {
  const open = (step: LotStep) => isOpenStep(step, lot);
  if (lot.state === 'failed' || (lot.state === 'reading' && lot.origin === 'file')) return 'file';
  if (lot.state === 'mapping' && open('columns')) return 'columns';
  if (isAtWork(lot) || lot.state === 'committed') return 'check';
  return lot.counts.refused > 0 || lot.state === 'draft' ? 'rows' : 'check';
}
