/** What stands in the place of a value of an erased person, in the database and on the wire, whatever the language. */
export const ERASED = '[erased]';

/** The mark in the reader's word. Inside of texts too: "left with [borrado]". */
export function sayErased(text: string, word: string): string {
  return word === ERASED ? text : text.replaceAll(ERASED, word);
}
