import { secondStepOf } from '../providers/secondFactorCalls';
import { SecondStep } from './SecondStep';
import { loadSecondFactorWords } from './secondFactorWords';
import type { Language } from '../domain/wire/languages';

/** The second step with its translations; this module is loaded only when needed. */
export async function secondStepParts(error: unknown, language: Language) {
  const due = secondStepOf(error);
  return due && { SecondStep, due, words: await loadSecondFactorWords(language) };
}
