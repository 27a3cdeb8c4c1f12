import { missingColumns, type ImportMapping } from './importTargets';
import { orderProblems, type OrderColumn, type OrderRow } from './orderRow';
import { type Problem, type Problems } from '../wire/problem';

/** Columns that every order needs: where a file has nothing, a person says for the whole file what holds. */
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
 * `value` stands in every row that has none; `made` numbers come from the lot and the line; `new` people get the next
 * free code; `without` leaves the phone empty; `own_day` and `lot_day` say when rows of other days are delivered; `leave_out` refuses the rows; `mend` reads garbled letters as they were
 * meant; `keep` leaves all as it is.
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
  /** A person gave it for an earlier file of the client. */
  is_remembered?: true;
}
export type LotAnswers = Partial<Record<LotQuestion, LotAnswer>>;

/** A question of a lot, answered or not. */
export interface LotQuestionView {
  question: LotQuestion;
  /** Rows that it is about; of `unused` the columns. */
  count: number;
  /** No column of the file is used for it: it is about every row. */
  is_whole: boolean;
}

export function isAskedColumn(question: LotQuestion): question is AskedColumn {
  return ASKED_COLUMNS.some((column) => column === question);
}

/** The ways that make sense: of all rows none is left out. */
export function waysOf({ question, is_whole }: Pick<LotQuestionView, 'question' | 'is_whole'>): AnswerWay[] {
  return ANSWER_WAYS[question].filter((way) => !(is_whole && way === 'leave_out'));
}

/** Why an answer cannot be taken; a value follows the rule of its column. */
export function answerProblem(
  question: Pick<LotQuestionView, 'question' | 'is_whole'>,
  { how, value }: LotAnswer,
): Problem | null {
  if (!waysOf(question).includes(how)) return { message: 'validation.invalid' };
  if (how !== 'value') return null;
  const { question: column } = question;
  return isAskedColumn(column) ? (orderProblems({ [column]: value ?? null })[column] ?? null) : null;
}

/** Required columns that neither the file nor a person fills. */
export function openColumns(mapping: ImportMapping, answers: LotAnswers): OrderColumn[] {
  return missingColumns(mapping).filter(
    (column) => !ASKED_COLUMNS.some((asked) => asked === column && answers[asked]),
  );
}

/** "L12-5": what an order without a number is called, the same each time that the lot is checked. */
export function madeOrderNumber(lotId: number, line: number): string {
  return `L${lotId}-${line}`;
}

const NOTHING_THERE = ['validation.required', 'orders.placeholder'];

export interface AnsweredRow {
  values: OrderRow;
  /** What the rules still say of the row. */
  problems: Problems;
  /** What became of each column that had nothing. */
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

/** A row with what a person has said for the whole file, where it has nothing itself. */
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
  /** Columns of the file that have something in them. */
  filled: readonly number[];
}

/** What a lot asks for the whole file, answered or not, in the order of the columns. */
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
