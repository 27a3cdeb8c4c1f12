import type { Language } from '../i18n/messages';
import { secondStepOf } from '../providers/secondFactorCalls';
import { SecondStep } from './SecondStep';
import { loadSecondFactorWords } from './secondFactorWords';

/** The second step with its words; this module is fetched only when one is due. */
export async function secondStepParts(error: unknown, language: Language) {
  const due = secondStepOf(error);
  return due && { SecondStep, due, words: await loadSecondFactorWords(language) };
}
