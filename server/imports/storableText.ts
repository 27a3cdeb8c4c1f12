const NUL = String.fromCharCode(0);

/** Text as PostgreSQL can keep it: without NUL and without halves of characters. */
export function storableText(text: string): string {
  return text.replaceAll(NUL, '').replace(/\p{Surrogate}/gu, '\ufffd');
}
