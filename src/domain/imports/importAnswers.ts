import { missingColumns, type ImportMapping } from './importTargets';
import { orderProblems, type OrderColumn, type OrderRow } from './orderRow';
import { type Problem, type Problems } from '../wire/problem';

/** Required columns: if a file lacks values, the user answers for the whole file. */
export const ASKED_COLUMNS = [
  'order_number',
  'client_code',
  'participant_name',
  'phone_number',
  'address',
] as const satisfies readonly OrderColumn[];
export type AskedColumn = (typeof ASKED_COLUMNS)[number];

export const LOT_QUESTIONS = [...ASKED_COLUMNS, 'other_days', 'garbled', 'unused'] as const;
export type LotQuestion = (typeof LOT_QUESTIONS)[number];

/**
 * `value` is used in every row without one; `made` numbers are built from lot and line; `new` participants
 * get the next free code; `without` leaves the phone empty; `own_day` and `lot_day` set the delivery day of
 * rows with another day; `leave_out` refuses the rows; `mend` decodes garbled letters; `keep` changes
 * nothing.
 */
const WAYS = {
  order_number: ['made', 'leave_out'],
  client_code: ['new', 'value', 'leave_out'],
  participant_name: ['value', 'leave_out'],
  phone_number: ['without', 'value', 'leave_out'],
  address: ['value', 'leave_out'],
  other_days: ['own_day', 'lot_day', 'leave_out'],
  garbled: ['mend', 'keep'],
  unused: ['keep'],
} as const satisfies Readonly<Record<LotQuestion, readonly string[]>>;
export type AnswerWay = (typeof WAYS)[LotQuestion][number];
export const ANSWER_WAYS: Readonly<Record<LotQuestion, readonly AnswerWay[]>> = WAYS;

export interface LotAnswer {
  how: AnswerWay;
  /** Only with `value`. */
  value?: string | null;
  /** The user gave the answer for an earlier file of the client. */
  is_remembered?: true;
}
export type LotAnswers = Partial<Record<LotQuestion, LotAnswer>>;

/** A question of a lot, with its answer if there is one. */
export interface LotQuestionView {
  question: LotQuestion;
  /** Number of affected rows; for `unused`, of columns. */
  count: number;
  /** No column of the file is used for it: every row is affected. */
  is_whole: boolean;
}

export function isAskedColumn(question: LotQuestion): question is AskedColumn {
  return ASKED_COLUMNS.some((column) => column === question);
}

/** The valid ways; leaving out is not offered when all rows are affected. */
export function waysOf({ question, is_whole }: Pick<LotQuestionView, 'question' | 'is_whole'>): AnswerWay[] {
  return ANSWER_WAYS[question].filter((way) => !(is_whole && way === 'leave_out'));
}

/** Why an answer is invalid; a value follows the rule of its column. */
export function answerProblem(
  question: Pick<LotQuestionView, 'question' | 'is_whole'>,
  { how, value }: LotAnswer,
): Problem | null {
  if (!waysOf(question).includes(how)) return { message: 'validation.invalid' };
  if (how !== 'value') return null;
  const { question: column } = question;
  return isAskedColumn(column) ? (orderProblems({ [column]: value ?? null })[column] ?? null) : null;
}

/** Required columns without a column in the file and without an answer. */
export function openColumns(mapping: ImportMapping, answers: LotAnswers): OrderColumn[] {
  return missingColumns(mapping).filter(
    (column) => !ASKED_COLUMNS.some((asked) => asked === column && answers[asked]),
  );
}

/** "L12-5": the number of an order without one, the same at every check of the lot. */
export function madeOrderNumber(lotId: number, line: number): string {
  return `L${lotId}-${line}`;
}

const NOTHING_THERE = ['validation.required', 'orders.placeholder'];

export interface AnsweredRow {
  values: OrderRow;
  /** The row's problems under the rules of orders. */
  problems: Problems;
  /** The result for each column without a value. */
  said: { column: AskedColumn; problem: Problem; is_warning: boolean }[];
}

function answeredColumn({ how, value = null }: LotAnswer, made: string) {
  const remark = (to: string | null, args?: Problem['args']) => ({
    to,
    problem: { message: `importCheck.answered.${how}`, ...(args ? { args } : {}) },
    is_warning: how !== 'leave_out',
  });
  if (how === 'value') return remark(value, { value: value ?? '' });
  return how === 'made' ? remark(made, { value: made }) : remark(null);
}

/** A row with the answers for the whole file in its empty columns. */
export function answeredRow(
  values: OrderRow,
  found: Problems,
  answers: LotAnswers,
  made: string,
): AnsweredRow {
  const lacking = ASKED_COLUMNS.filter((column) => NOTHING_THERE.includes(found[column]?.message ?? ''));
  if (lacking.length === 0) return { values, problems: found, said: [] };
  const filled = { ...values };
  const said = lacking.map((column) => {
    const answer = answers[column];
    const problem = found[column] ?? { message: 'validation.required' };
    if (!answer) return { column, problem, is_warning: false };
    const { to, ...rest } = answeredColumn(answer, made);
    filled[column] = to;
    return { column, ...rest };
  });
  const isAsked = (name: string) => lacking.some((column) => column === name);
  const problems = Object.fromEntries(Object.entries(found).filter(([name]) => !isAsked(name)));
  return { values: filled, problems, said };
}

interface AskedLot {
  mapping: ImportMapping | null;
  counts: { total: number; asked?: Partial<Record<LotQuestion, number>> };
  /** Columns of the file with at least one value. */
  filled: readonly number[];
}

/** The questions of a lot in column order, with or without an answer. */
export function questionsOf({ mapping, counts, filled }: AskedLot): LotQuestionView[] {
  const missing = mapping ? missingColumns(mapping) : [];
  const unused = mapping ? filled.filter((index) => mapping[index] === null) : [];
  return LOT_QUESTIONS.flatMap((question): LotQuestionView[] => {
    const is_whole = missing.some((column) => column === question);
    const count = is_whole
      ? counts.total
      : question === 'unused'
        ? unused.length
        : (counts.asked?.[question] ?? 0);
    return count > 0 || is_whole ? [{ question, count, is_whole }] : [];
  });
}
