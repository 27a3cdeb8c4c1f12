import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ImportProblem } from '../../domain/importView';

/** One problem of a row in words; a sentence that we do not know is shown by its key, never left out. */
export function useProblemText(): (problem: Pick<ImportProblem, 'message' | 'args'>) => string {
  const translate = useTranslate();
  return useCallback(({ message, args }) => translate(message, { ...args, _: message }), [translate]);
}
