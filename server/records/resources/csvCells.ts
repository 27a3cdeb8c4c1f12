import { FORMULA_START } from '../../../src/domain/wire/formulas';
import type { Field, FieldKind } from '../../../src/resources/schema/fields';

/** An amount below zero runs nothing, and is summed up only as a number. */
const NEGATIVE = /^-\d+(\.\d+)?$/;

const asText = (value: unknown): string => String(value);

/** Per kind: how a filled value is written in an export. */
const CSV_TEXT: { [K in FieldKind]: (value: unknown) => string } = {
  text: asText,
  email: asText,
  phone: asText,
  zipcode: asText,
  money: asText,
  integer: asText,
  decimal: asText,
  degrees: asText,
  date: asText,
  time: asText,
  // Every time includes its zone.
  dateTime: (value) => `${asText(value)} UTC`,
  boolean: (value) => (value === true ? '1' : '0'),
  choice: asText,
  choices: (value) => (Array.isArray(value) ? value.join(' ') : asText(value)),
  reference: asText,
  references: (value) => (Array.isArray(value) ? value.join(' ') : asText(value)),
  color: asText,
  picture: asText,
  weekdays: (value) => (Array.isArray(value) ? value.join(' ') : asText(value)),
};

/** A value as the text of a cell, before quoting; blank for null. */
export function cellText(field: Field, value: unknown): string {
  return value === null || value === undefined ? '' : CSV_TEXT[field.kind](value);
}

/**
 * One line with its line end (RFC 4180); no cell of it can run as a formula. What a spreadsheet of another language takes
 * for a separator is quoted too: the rest of such a cell would be a cell of its own.
 */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const safe = FORMULA_START.test(cell) && !NEGATIVE.test(cell) ? `'${cell}` : cell;
    return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${quoted.join(',')}\r\n`;
}
