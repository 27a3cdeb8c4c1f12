import { CLIENT_CODE, ORDER_NUMBER_MAX, ZIPCODE } from '../wire/formats';
import { readDate } from './importDate';
import { readTime } from '../time/readTime';
import { readFlags, readYesNo } from './importCells';
import { readWindow } from './importWindow';
import type { ImportTarget } from './importTargets';
import { toCents } from '../money/money';
import { splitName } from './orderRow';
import { toStoredPhone } from '../people/phone';
import { isStateCode } from '../addresses/states';
import { isTimeOfDay } from '../time/timeOfDay';

const HOUSE_AND_STREET = /^\d+[A-Z]?\s+\S.*\p{L}{2,}/iu;
const ENDS_WITH_ZIP = /\b\d{4,5}(?:-\d{4})?$/;
const LETTERS_ONLY = /^[\p{L}.'’ ,-]+$/u;
const hasDigits = (text: string) => /\d/.test(text);
const isTime = (text: string) => isTimeOfDay(readTime(text));
const isTimeOrWindow = (text: string) => isTime(text) || readWindow(text) !== null;
const isPlace = (text: string) => LETTERS_ONLY.test(text) && text.length >= 3;
const isYesNo = (text: string) => readYesNo(text) !== null;

/** Whether a value fits a column of this kind. */
const FITS: Readonly<Record<ImportTarget, (text: string) => boolean>> = {
  order_number: (text) =>
    hasDigits(text) && text.length <= ORDER_NUMBER_MAX + 5 && !/\s/.test(text) && !isTime(text),
  client_code: (text) => CLIENT_CODE.test(text.replace(/[\s-]/g, '')),
  participant_name: (text) => LETTERS_ONLY.test(text) && splitName(text) !== null,
  phone_number: (text) => toStoredPhone(text.replace(/\.0$/, '')) !== null,
  address: (text) => HOUSE_AND_STREET.test(text),
  delivery_start_time: isTimeOrWindow,
  delivery_end_time: isTimeOrWindow,
  flags: (text) => readFlags(text).unknown.length === 0,
  copayment_amount: (text) => /^(?:USD\s*)?\$?\s*\d[\d.,]*$/i.test(text),
  comments: () => true,
  first_name: isPlace,
  middle_name: (text) => LETTERS_ONLY.test(text),
  last_name: isPlace,
  address_1: () => true,
  city: isPlace,
  state: (text) => isStateCode(text.toUpperCase()) || isPlace(text),
  zipcode: (text) => /^\d{3,5}(?:-?\d{4})?(?:\.0)?$/.test(text),
  gate_code: (text) => text.length <= 40,
  delivery_date: (text) => readDate(text) !== null,
  time_window: (text) => readWindow(text) !== null,
  rush: isYesNo,
  priority: isYesNo,
  refrigerated: isYesNo,
  leave_at_door: isYesNo,
  male_driver: isYesNo,
  female_driver: isYesNo,
};

/** Kinds that can be recognised by their content alone, most distinctive first, with their test. */
const TELLING: readonly { target: ImportTarget; tells: (text: string) => boolean }[] = [
  { target: 'client_code', tells: FITS.client_code },
  { target: 'phone_number', tells: (text) => FITS.phone_number(text) },
  {
    target: 'address',
    tells: (text) => HOUSE_AND_STREET.test(text) && (ENDS_WITH_ZIP.test(text) || text.length > 12),
  },
  { target: 'time_window', tells: (text) => readWindow(text) !== null },
  { target: 'delivery_start_time', tells: (text) => /[:.]\d\d|[ap]\.?\s?m/i.test(text) && isTime(text) },
  { target: 'delivery_end_time', tells: (text) => /[:.]\d\d|[ap]\.?\s?m/i.test(text) && isTime(text) },
  { target: 'state', tells: (text) => isStateCode(text) },
  { target: 'flags', tells: (text) => FITS.flags(text) },
  {
    target: 'copayment_amount',
    tells: (text) => /^\$?\d+[.,]\d\d$/.test(text) && toCents(text.replace(',', '.')) !== null,
  },
  { target: 'participant_name', tells: (text) => FITS.participant_name(text) && /[\s,]/.test(text) },
];

/** Minimum share of filled cells that fit a kind. */
const MIN_SHARE = 0.8;

const shareOf = (texts: readonly string[], fits: (text: string) => boolean) =>
  texts.length === 0 ? 0 : texts.filter(fits).length / texts.length;

/** Share of filled cells that fit a target, 0 to 1; 1 for an empty column. */
export function contentFit(target: ImportTarget, texts: readonly string[]): number {
  return texts.length === 0 ? 0.5 : shareOf(texts, FITS[target]);
}

/** Possible targets of a column without a known name, most distinctive first. */
export function targetsByContent(texts: readonly string[]): ImportTarget[] {
  return TELLING.filter(({ tells }) => shareOf(texts, tells) >= MIN_SHARE).map(({ target }) => target);
}

/** Checked only when the order number is known, because order numbers can have five digits too. */
export function looksLikeZips(texts: readonly string[]): boolean {
  return texts.length > 0 && shareOf(texts, (text) => ZIPCODE.test(text)) >= MIN_SHARE;
}

/** Unique numbers or codes: candidates for an order number. */
export function looksLikeOrderNumbers(texts: readonly string[]): boolean {
  return (
    texts.length >= 2 &&
    new Set(texts).size === texts.length &&
    texts.every((text) => FITS.order_number(text) && text.length >= 4 && text.length <= ORDER_NUMBER_MAX)
  );
}
