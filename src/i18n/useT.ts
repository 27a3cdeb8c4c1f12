import { useTranslate } from 'react-admin';
import type { Translate, TranslateAny } from './messageKey';

/** The words of the language on screen. A key that no language has does not compile. */
export function useT(): Translate {
  return useTranslate();
}

/**
 * For a key that only the running app knows: of a form's rule, an error code, a catalogue value. `args._` is what is said
 * where no language has it.
 */
export function useTranslateAny(): TranslateAny {
  return useTranslate();
}
