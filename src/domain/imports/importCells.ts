import { ORDER_FLAGS, type OrderFlag } from './orderRow';
import { isStateCode } from '../addresses/states';

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Excel's notation for a number stored as text in a CSV file: ="00123". */
const KEPT_AS_TEXT = /^="((?:[^"]|"")*)"$/;
/** The prefix that our exports add to text that a spreadsheet would execute. */
const NEUTRALISED = /^'(?=[=+\-@])/;

/** Plain text: ordinary spaces, no invisible characters, no spreadsheet notation. */
export function plainCell(text: string): string {
  const visible = text.replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  const kept = KEPT_AS_TEXT.exec(visible);
  return kept ? (kept[1] ?? '').replaceAll('""', '"').trim() : visible.replace(NEUTRALISED, '');
}

/** "1.2346E+15": Excel shortened a long number and lost its digits. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;

export function isShortened(text: string): boolean {
  return SHORTENED.test(text);
}

/** "6195550100.0" as other programs export a whole number. */
export function withoutDecimals(text: string): string {
  return /^\d+[.,]0+$/.test(text) ? text.replace(/[.,]0+$/, '') : text;
}

/** "2139" → "02139", "92103-1234" → "92103": Excel drops leading zeros of ZIP codes. */
export function readZip(text: string): string {
  const whole = withoutDecimals(text);
  if (/^\d{3,4}$/.test(whole)) return whole.padStart(5, '0');
  const long = /^(\d{5})-?\d{4}$/.exec(whole) ?? /^(\d{4})\d{4}$/.exec(whole);
  return long ? (long[1] ?? '').padStart(5, '0') : whole;
}

/** The same for a ZIP code at the end of a line, after its state: ", MA 2139". */
export function padLineZip(line: string): string {
  return line.replace(
    /\b([A-Z]{2})([,\s]+)(\d{3,4})$/i,
    (found, state: string, between: string, zip: string) =>
      isStateCode(state.toUpperCase()) && line.includes(',') ? state + between + zip.padStart(5, '0') : found,
  );
}

/** "12,50" and "$ 12.5" as amounts; Excel's 12.500000000000002 too. */
export function readAmount(text: string): string {
  const bare = text.replace(/^(?:USD|US\$|\$)\s*/i, '').replace(/\s*(?:USD|US\$|\$)$/i, '');
  if (/^\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.');
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  if (!/^\d+\.\d{3,}$/.test(bare)) return bare;
  const cents = Math.round(Number(bare) * 100);
  return Math.abs(Number(bare) * 100 - cents) < 1e-4 ? (cents / 100).toFixed(2) : bare;
}

const YES = new Set([
  'yes',
  'y',
  'si',
  'sí',
  's',
  'x',
  '1',
  'true',
  't',
  'verdadero',
  '✓',
  '✔',
  'required',
  'high',
  'alta',
]);
const NO = new Set(['no', 'n', '0', 'false', 'f', 'falso', '', '-', 'normal', 'low', 'baja', 'none', 'n/a']);

/** The value of a flag column; null for other text. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

const FLAG_WORDS: Readonly<Record<string, OrderFlag>> = {
  urgent: 'rush',
  urgente: 'rush',
  stat: 'rush',
  high: 'priority',
  prioridad: 'priority',
  prioritario: 'priority',
  cold: 'refrigerated',
  fridge: 'refrigerated',
  refrigerado: 'refrigerated',
  refrigerada: 'refrigerated',
  frio: 'refrigerated',
  frío: 'refrigerated',
  male: 'male_driver',
  hombre: 'male_driver',
  masculino: 'male_driver',
  female: 'female_driver',
  mujer: 'female_driver',
  femenino: 'female_driver',
};
const FLAG_PHRASES: readonly [RegExp, OrderFlag][] = [
  [/leave[\s_-]+at[\s_-]+(?:the[\s_-]+)?door|dejar en (?:la )?puerta/gi, 'leave_at_door'],
  [/female[\s_-]+driver|conductora(?: mujer)?/gi, 'female_driver'],
  [/\bmale[\s_-]+driver|conductor hombre/gi, 'male_driver'],
];

/** Flags of an order in any common spelling; unknown ones are returned separately. */
export function readFlags(text: string): { flags: OrderFlag[]; unknown: string[] } {
  let rest = text;
  for (const [phrase, flag] of FLAG_PHRASES) rest = rest.replace(phrase, ` ${flag} `);
  const words = rest
    .toLowerCase()
    .split(/[\s,;|/+]+/)
    .filter(Boolean);
  const flags = words.map((word) => FLAG_WORDS[word] ?? ORDER_FLAGS.find((flag) => flag === word));
  return {
    flags: [...new Set(flags.filter((flag) => flag !== undefined))],
    unknown: words.filter((_, index) => flags[index] === undefined),
  };
}
