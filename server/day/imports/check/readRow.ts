import { answeredRow, madeOrderNumber, type AnsweredRow } from '../../../../src/domain/imports/importAnswers';
import { refusesRow } from '../../../../src/domain/imports/fileReading';
import { rowDay } from '../../../../src/domain/imports/importDay';
import { marksOf } from '../../../../src/domain/imports/importChanges';
import type { ImportAddress, ImportProblem } from '../../../../src/domain/imports/importView';
import { normaliseText } from '../../../../src/domain/wire/formats';
import {
  ORDER_COLUMNS,
  orderFrom,
  orderProblems,
  splitName,
  type PersonName,
} from '../../../../src/domain/imports/orderRow';
import type { ParsedOrder } from '../../../platform/database/tables/imports';
import { commentsWith, readOrderAddress } from '../../../outside/geocoding/readOrderAddress';
import type { LotTerms, RowToCheck } from './rowOutcome';

/** A row with everything that can be read from the row itself, without the database. */
export interface ReadRow {
  row: RowToCheck;
  problems: ImportProblem[];
  /** Filled as far as it can be read. */
  parsed: ParsedOrder;
  address: ImportAddress | null;
}

const GARBLED = ['imports.row.garbled', 'imports.row.garbledMended'];

function remarksOf({ reading: { remarks = {} } }: RowToCheck): ImportProblem[] {
  return ORDER_COLUMNS.flatMap((column): ImportProblem[] => {
    const remark = remarks[column];
    if (!remark) return [];
    const question = GARBLED.includes(remark.message) ? { question: 'garbled' as const } : {};
    return [{ column, ...remark, is_warning: true, ...question }];
  });
}

function problemsOf(row: RowToCheck, { problems, said }: AnsweredRow): ImportProblem[] {
  const { notices } = row;
  const ofColumns = ORDER_COLUMNS.flatMap((column): ImportProblem[] => {
    const problem = problems[column];
    return problem ? [{ column, ...problem, is_warning: false }] : [];
  });
  const answered = said.map(({ column, problem, is_warning }): ImportProblem => ({
    column,
    ...problem,
    is_warning,
    question: column,
  }));
  const ofRow = notices
    .filter((notice) => notice.column === undefined)
    .map((notice) => ({
      column: null,
      message: `imports.row.${notice.code}`,
      ...(notice.args ? { args: notice.args } : {}),
      is_warning: !refusesRow(notice),
    }));
  return [...ofColumns, ...answered, ...remarksOf(row), ...ofRow];
}

function personOf(row: RowToCheck, name: string): PersonName {
  const parts = row.reading.parts?.participant_name;
  if (!parts) return splitName(name) ?? { first_name: '', middle_name: null, last_name: '' };
  return {
    first_name: normaliseText(parts.first_name),
    middle_name: parts.middle_name && normaliseText(parts.middle_name),
    last_name: normaliseText(parts.last_name),
  };
}

/**
 * Reads an order row by the rules of `domain/orderRow`, including its address.
 *
 * @param defaultState state of an address that names none (spec §5)
 * @param lot the lot whose answers fill the empty values of the row
 */
export async function readRow(
  given: RowToCheck,
  defaultState: string,
  lot: Pick<LotTerms, 'id' | 'answers' | 'delivery_date'>,
): Promise<ReadRow> {
  const found = { ...orderProblems(given.values), ...given.reading.problems };
  const answered = answeredRow(given.values, found, lot.answers, madeOrderNumber(lot.id, given.line));
  const row = { ...given, values: answered.values };
  const problems = problemsOf(row, answered);
  const day = rowDay(row.reading.day, lot.delivery_date, lot.answers);
  if (day.problem) problems.push(day.problem);
  const order = orderFrom(row.values);
  const parsed: ParsedOrder = {
    ...order,
    person: personOf(row, order.participant_name),
    marks: marksOf(order.flags),
    ...(day.date === null ? {} : { delivery_date: day.date }),
  };
  const gate_code = row.reading.gate_code ?? null;
  if (row.picked_address) return { row, problems, parsed, address: { ...row.picked_address, gate_code } };
  if (problems.some(({ column, is_warning }) => column === 'address' && !is_warning))
    return { row, problems, parsed, address: null };
  const reading = await readOrderAddress(row.values.address ?? '', row.reading.parts?.address, defaultState);
  if ('problem' in reading) {
    problems.push({ column: 'address', ...reading.problem, is_warning: false });
    return { row, problems, parsed, address: null };
  }
  problems.push(
    ...reading.remarks.map((remark) => ({ column: 'address' as const, ...remark, is_warning: true })),
  );
  const comments = commentsWith(order.comments, reading.comment);
  const address = {
    ...reading.address,
    gate_code,
    formatted_address: null,
    is_picked: false,
    address_id: null,
  };
  return { row, problems, parsed: { ...parsed, comments }, address };
}
