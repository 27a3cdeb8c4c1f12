const PLACEHOLDERS = new Set(
  (
    '- -- --- — – . ? / n/a na n.a. n.a none null (null) (blank) nil tbd tba undefined nan unknown n/d s/d ' +
    'ninguno ninguna'
  ).split(' '),
);
/** Errors of a spreadsheet, and "####" for a number wider than its column. */
const SHEET_ERROR =
  /^(?:#(?:n\/a|ref|value|div\/0|name|num|null|spill|calc|field|getting_data)[!?]?|#{3,})$/i;
const SURNAMES = ['na', 'nil', 'unknown'];

/** A value that the spreadsheet has lost. */
function isSheetError(text: string): boolean {
  return SHEET_ERROR.test(text);
}

/** "N/A", "TBD", "#REF!" and similar: placeholders for an empty value. */
export function saysNothing(text: string): boolean {
  return PLACEHOLDERS.has(text.toLowerCase()) || isSheetError(text);
}

/** A punctuation mark for an empty cell; no text is lost. */
export function isBlankSign(text: string): boolean {
  return /^[-–—./]+$/.test(text);
}

/** Like `saysNothing`, for a part of a name: Na and Nil are names. */
export function saysNoName(text: string): boolean {
  return saysNothing(text) && !SURNAMES.includes(text.toLowerCase());
}
