/** Crockford's alphabet: no letters that look like another one. */
export const SEAL_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters of a code, printed in groups of four: 80 bits, too many to guess. */
export const SEAL_LENGTH = 16;

const GROUPS = new RegExp(`^[${SEAL_LETTERS}]{4}(-[${SEAL_LETTERS}]{4}){3}$`);

/** Marks the code in the metadata of a PDF, which is plain text. */
export const SEAL_MARK = 'RX-SEAL:';

/** `abcd efgh…` as typed → `ABCD-EFGH-…`; O becomes 0, I and L become 1. Null if it is not a code. */
export function readSealCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const code = letters.match(/.{1,4}/g)?.join('-') ?? '';
  return GROUPS.test(code) ? code : null;
}

/** The seal code in a PDF's text; null without one. */
export function sealCodeIn(text: string): string | null {
  const at = text.indexOf(SEAL_MARK);
  return at < 0 ? null : readSealCode(text.slice(at + SEAL_MARK.length, at + SEAL_MARK.length + 19));
}
