import { useCallback } from 'react';
import type { ImportProblem } from '../../domain/imports/importView';
import { useTranslateAny } from '../../i18n/useT';

/** One problem of a row in words; a sentence that we do not know is shown by its key, never left out. */
export function useProblemText(): (problem: Pick<ImportProblem, 'message' | 'args'>) => string {
  const translateAny = useTranslateAny();
  return useCallback(({ message, args }) => translateAny(message, { ...args, _: message }), [translateAny]);
}
