import { useCallback } from 'react';
import type { ImportProblem } from '../../domain/imports/importView';
import { useTranslateAny } from '../../i18n/useT';

/** Message of a row's problem; an unknown message is shown by its key. */
export function useProblemText(): (problem: Pick<ImportProblem, 'message' | 'args'>) => string {
  const translateAny = useTranslateAny();
  return useCallback(({ message, args }) => translateAny(message, { ...args, _: message }), [translateAny]);
}
