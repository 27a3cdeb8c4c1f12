import { refusesRow, type RowNotice } from './fileReading';
import { likelyReading } from './garbledText';
import {
  isShortened,
  padLineZip,
  plainCell,
  readAmount,
  readFlags,
  readYesNo,
  readZip,
  withoutDecimals,
} from './importCells';
import { readDate } from './importDate';
import { addressOf, nameOf, type KeptApart } from './importParts';
import { timesOf } from './importTimes';
import { TARGET_COLUMNS, type ImportMapping, type ImportTarget } from './importTargets';
import { isBlankSign, saysNoName, saysNothing } from './placeholders';
import { ORDER_FLAGS, type OrderColumn, type OrderRow } from './orderRow';
import type { Problem } from '../wire/problem';
import { cutText } from '../wire/storableText';

/** A row in the form of the order rules, and the problems of reading it. */
export interface MappedRow {
  values: OrderRow;
  /** Problems from reading; those of the order rules come later. */
  problems: Partial<Record<OrderColumn, Problem>>;
  /** Columns whose text changed in more than spaces and case: a ZIP code's zero, a time in Excel's format. */
  repaired: OrderColumn[];
  /** Values from separate columns of the file; absent otherwise. */
  parts?: KeptApart;
  /** The requested day of the row, as written and as parsed. */
  day?: { text: string; date: string | null };
  gate_code?: string;
  /** Notices about the text; the row is not refused. */
  remarks?: Partial<Record<OrderColumn, Problem>>;
}

type Texts = ReadonlyMap<ImportTarget, string>;
type LostPlaceholder = readonly [ImportTarget, string];

/** For these, the order rules report a placeholder. */
const NAMED_WHEN_EMPTY: readonly ImportTarget[] = [
  'order_number',
  'client_code',
  'participant_name',
  'phone_number',
  'address',
];
const NAME_PARTS: readonly ImportTarget[] = ['first_name', 'middle_name', 'last_name'];

function isNothing(target: ImportTarget, text: string): boolean {
  if (NAMED_WHEN_EMPTY.includes(target)) return false;
  return NAME_PARTS.includes(target) ? saysNoName(text) : saysNothing(text);
}

/** A value that the spreadsheet lost, or "TBD", in a column that stays empty. An unset flag is not lost. */
function isLostPlaceholder(target: ImportTarget, text: string): boolean {
  const isMark = ORDER_FLAGS.some((flag) => flag === target) && readYesNo(text) !== null;
  return !isBlankSign(text) && !isMark;
}

/** Texts by target; several columns of one target are joined. Placeholders are noted in `lost`. */
function textsOf(mapping: ImportMapping, cells: readonly string[], lost: LostPlaceholder[]): Texts {
  const texts = new Map<ImportTarget, string>();
  mapping.forEach((target, index) => {
    const text = target === null ? '' : plainCell(cells[index] ?? '');
    if (target === null || text === '') return;
    if (isNothing(target, text)) {
      if (isLostPlaceholder(target, text)) lost.push([target, text]);
      return;
    }
    const before = texts.get(target);
    texts.set(target, before === undefined ? text : `${before}${target === 'comments' ? '. ' : ' '}${text}`);
  });
  return texts;
}

function flagsOf(texts: Texts): { text: string; problem: Problem | null } {
  const written = texts.get('flags') ?? '';
  const { flags, unknown } = readFlags(written);
  const marks = ORDER_FLAGS.filter((flag) => readYesNo(texts.get(flag) ?? '') === true);
  const unread = ORDER_FLAGS.find((flag) => readYesNo(texts.get(flag) ?? '') === null);
  return {
    text: [...new Set([...flags, ...marks, ...unknown])].join(' '),
    problem:
      unread === undefined
        ? null
        : {
            message: 'imports.row.notYesOrNo',
            args: { flag: unread, text: cutText(texts.get(unread) ?? '', 40) },
          },
  };
}

const SHORTENED: readonly ImportTarget[] = ['order_number', 'phone_number', 'client_code'];

/** The file reader's notices on single cells, by the order column that they fill. */
function problemsOfNotices(mapping: ImportMapping, notices: readonly RowNotice[]): MappedRow['problems'] {
  const problems: MappedRow['problems'] = {};
  for (const notice of notices) {
    const target = notice.column === undefined ? null : (mapping[notice.column] ?? null);
    const column = target === null ? undefined : TARGET_COLUMNS[target][0];
    if (column === undefined || !refusesRow(notice)) continue;
    problems[column] = { message: `imports.row.${notice.code}`, args: notice.args };
  }
  return problems;
}

/**
 * The cells of a row as order columns: parts joined, spreadsheet formats reversed.
 *
 * @param options.mendsGarbled decodes letters that were read in the wrong encoding
 */
export function mapRow(
  mapping: ImportMapping,
  rawCells: readonly string[],
  notices: readonly RowNotice[] = [],
  { mendsGarbled = false } = {},
): MappedRow {
  const cells = mendsGarbled ? rawCells.map((cell) => likelyReading(cell) ?? cell) : rawCells;
  const lost: LostPlaceholder[] = [];
  const texts = textsOf(mapping, cells, lost);
  const get = (target: ImportTarget) => texts.get(target) ?? '';
  const flags = flagsOf(texts);
  const times = timesOf(texts);
  const name = nameOf(texts);
  const place = addressOf(texts, mapping);
  const read: Record<OrderColumn, string> = {
    order_number: withoutDecimals(get('order_number')),
    client_code: saysNothing(get('client_code'))
      ? get('client_code')
      : get('client_code').replace(/[\s-]/g, ''),
    participant_name: name.text,
    phone_number: withoutDecimals(get('phone_number')).replace(/[‐-―−]/g, '-'),
    address: place.parts ? place.text : padLineZip(place.text),
    delivery_start_time: times.start,
    delivery_end_time: times.end,
    flags: flags.text,
    copayment_amount: readAmount(get('copayment_amount')),
    comments:
      times.comment === '' ? get('comments') : [get('comments'), times.comment].filter(Boolean).join('. '),
  };
  const problems = problemsOfNotices(mapping, notices);
  for (const target of SHORTENED) {
    const [column] = TARGET_COLUMNS[target];
    if (column && isShortened(get(target)))
      problems[column] ??= { message: 'imports.row.digitsLost', args: { text: get(target) } };
  }
  if (flags.problem) problems.flags ??= flags.problem;
  if (times.problem) problems.delivery_start_time ??= times.problem;
  if (name.isPartial) problems.participant_name ??= { message: 'orders.fullName' };
  const remarks = remarksOf(
    mapping,
    rawCells,
    mendsGarbled ? 'imports.row.garbledMended' : 'imports.row.garbled',
  );
  for (const [target, text] of lost) {
    const [column] = TARGET_COLUMNS[target];
    if (column) remarks[column] ??= { message: 'imports.row.placeholder', args: { text: text.slice(0, 40) } };
  }
  if (times.remark) remarks.delivery_start_time ??= times.remark;
  const parts: KeptApart = {
    ...(name.parts ? { participant_name: name.parts } : {}),
    ...(place.parts ? { address: place.parts } : {}),
  };
  const columns = Object.entries(read) as [OrderColumn, string][];
  return {
    values: Object.fromEntries(columns.map(([column, text]) => [column, text === '' ? null : text])),
    problems,
    repaired: columns.flatMap(([column, text]) => (wasRepaired(column, text, texts) ? [column] : [])),
    ...(Object.keys(parts).length > 0 ? { parts } : {}),
    ...(texts.has('delivery_date') ? dayOf(get('delivery_date')) : {}),
    ...(texts.has('gate_code') ? { gate_code: get('gate_code') } : {}),
    ...(Object.keys(remarks).length > 0 ? { remarks } : {}),
  };
}

function dayOf(text: string): Pick<MappedRow, 'day'> {
  return { day: { text: cutText(text, 40), date: readDate(text) } };
}

/** Letters and values that were lost or garbled before the upload. */
function remarksOf(
  mapping: ImportMapping,
  cells: readonly string[],
  garbled: string,
): NonNullable<MappedRow['remarks']> {
  const remarks: NonNullable<MappedRow['remarks']> = {};
  mapping.forEach((target, index) => {
    const column = target === null ? undefined : TARGET_COLUMNS[target][0];
    if (target === null || column === undefined) return;
    const text = (cells[index] ?? '').trim();
    const likely = likelyReading(text);
    const short = { text: text.slice(0, 60) };
    if (likely !== null)
      remarks[column] ??= { message: garbled, args: { ...short, likely: likely.slice(0, 60) } };
    else if (text.includes('\ufffd'))
      remarks[column] ??= { message: 'imports.row.lostCharacter', args: short };
  });
  return remarks;
}

const ORDINARY_TIME = /^\d{1,2}:\d{2}(?::00)?(?:\s*[ap]m)?$/i;

/** Joining parts is no repair; a changed number, time or amount is. */
function wasRepaired(column: OrderColumn, text: string, texts: Texts): boolean {
  switch (column) {
    case 'order_number':
    case 'client_code':
    case 'phone_number':
    case 'copayment_amount': {
      const cellText = texts.get(column);
      return cellText !== undefined && cellText !== text;
    }
    case 'address': {
      const zip = texts.get('zipcode');
      return zip === undefined
        ? (texts.get('address') ?? text) !== text && !texts.has('city')
        : readZip(zip) !== zip;
    }
    case 'delivery_start_time':
    case 'delivery_end_time':
      return texts.has(column) && !ORDINARY_TIME.test(texts.get(column) ?? '');
    case 'flags':
      return texts.has('flags') && texts.get('flags')?.toLowerCase() !== text;
    default:
      return false;
  }
}
