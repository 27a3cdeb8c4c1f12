/** Patterns of spec §5 that a field has, for a whole value. Letters are accepted in both cases: stored text is uppercased. */

/** One @, no spaces, a dotted domain. Every part is bounded by a literal, so a long value cannot make it slow. */
export const EMAIL = /^[^\s@<>()[\],;:"\\]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;
/** 7 letters or digits, e.g. 1111AAA. */
export const LICENSE_PLATE = /^[A-Za-z0-9]{7}$/;
/** 17 letters or digits. */
export const VIN = /^[A-Za-z0-9]{17}$/;
/** 5 digits. */
export const ZIPCODE = /^\d{5}$/;
/** 3 letters and 6 digits, e.g. AAA000001. */
export const CLIENT_CODE = /^[A-Za-z]{3}\d{6}$/;
/** ZIP codes with commas between them, e.g. 92103, 92104. */
export const ZIPCODE_LIST = /^\d{5}(?:, ?\d{5})*$/;

/** Order number, also the tracking number from a client (spec §5, §9). */
export const ORDER_NUMBER_MAX = 15;

/**
 * Characters that plain text may not contain (spec §5 blocks "special characters" and shows no list): those
 * with a meaning in markup, shells or templates, and control characters. Letters of every language, digits,
 * spaces, tabs, line breaks and the punctuation of names, addresses and prose are allowed.
 */
export const BLOCKED_SPECIAL_CHARACTERS = '<>{}[]\\|^~`';

const BLOCKED = new RegExp(
  `[${BLOCKED_SPECIAL_CHARACTERS.replace(/[[\]\\^]/g, '\\$&')}\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]`,
);

/** For fields of plain text that have no pattern of their own. */
export function hasBlockedCharacters(text: string): boolean {
  return BLOCKED.test(text);
}

/** As stored: trimmed, runs of white space as one space, uppercase (spec §5). Not for e-mail. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();
}

/** E-mail addresses are compared and stored in lowercase. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
