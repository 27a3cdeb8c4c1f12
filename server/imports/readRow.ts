import { refusesRow } from '../../src/domain/fileReading';
import { marksOf } from '../../src/domain/importChanges';
import type { ImportAddress, ImportProblem } from '../../src/domain/importView';
import { ORDER_COLUMNS, orderFrom, orderProblems, splitName } from '../../src/domain/orderRow';
import type { Problems } from '../../src/domain/problem';
import type { ParsedOrder } from '../database/tables/imports';
import { readOneLineAddress } from '../geocoding/oneLineAddress';
import type { RowToCheck } from './rowOutcome';

/** A row after everything that it tells by itself, before anybody is asked. */
export interface ReadRow {
  row: RowToCheck;
  problems: ImportProblem[];
  /** Filled as far as it can be read. */
  parsed: ParsedOrder;
  address: ImportAddress | null;
}

function problemsByColumn({ values, reading, notices }: RowToCheck): ImportProblem[] {
  const found: Problems = { ...orderProblems(values), ...reading.problems };
  const ofColumns = ORDER_COLUMNS.flatMap((column): ImportProblem[] => {
    const problem = found[column];
    return problem ? [{ column, ...problem, is_warning: false }] : [];
  });
  const ofRow = notices
    .filter((notice) => notice.column === undefined)
    .map((notice) => ({
      column: null,
      message: `imports.row.${notice.code}`,
      ...(notice.args ? { args: notice.args } : {}),
      is_warning: !refusesRow(notice),
    }));
  return [...ofColumns, ...ofRow];
}

/** What an order row says, by the rules of `domain/orderRow`, with its address read. */
export async function readRow(row: RowToCheck): Promise<ReadRow> {
  const problems = problemsByColumn(row);
  const order = orderFrom(row.values);
  const parsed: ParsedOrder = {
    ...order,
    person: splitName(order.participant_name) ?? { first_name: '', middle_name: null, last_name: '' },
    marks: marksOf(order.flags),
  };
  if (row.picked_address) return { row, problems, parsed, address: row.picked_address };
  if (problems.some(({ column }) => column === 'address')) return { row, problems, parsed, address: null };
  const reading = await readOneLineAddress(order.address);
  if ('problem' in reading) {
    problems.push({ column: 'address', ...reading.problem, is_warning: false });
    return { row, problems, parsed, address: null };
  }
  const address = { ...reading.address, formatted_address: null, is_picked: false, address_id: null };
  return { row, problems, parsed, address };
}
