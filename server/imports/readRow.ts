import { refusesRow } from '../../src/domain/fileReading';
import { marksOf } from '../../src/domain/importChanges';
import type { ImportAddress, ImportProblem } from '../../src/domain/importView';
import { normaliseText } from '../../src/domain/formats';
import {
  ORDER_COLUMNS,
  orderFrom,
  orderProblems,
  splitName,
  type PersonName,
} from '../../src/domain/orderRow';
import { placeOfLine, tidyPlace } from '../../src/domain/placeParts';
import type { Problem, Problems } from '../../src/domain/problem';
import type { ParsedOrder } from '../database/tables/imports';
import { readOneLineAddress, type ReadAddress } from '../geocoding/oneLineAddress';
import { readPlaceByParts } from '../geocoding/placeByParts';
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
    const remark = reading.remarks?.[column];
    return [
      ...(problem ? [{ column, ...problem, is_warning: false }] : []),
      ...(remark ? [{ column, ...remark, is_warning: true }] : []),
    ];
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

type RowPlace = { address: ReadAddress; remarks: Problem[]; comment: string } | { problem: Problem };

/** The address of a row: parts that came apart are checked, one line is read. */
async function placeOf({ values, reading: { parts } }: RowToCheck, state: string): Promise<RowPlace> {
  const line = values.address ?? '';
  const known = parts?.address ? tidyPlace(parts.address) : placeOfLine(line);
  if (!known) {
    const reading = await readOneLineAddress(normaliseText(line));
    return 'problem' in reading ? reading : { ...reading, remarks: [], comment: '' };
  }
  const reading = await readPlaceByParts(known.place, state);
  if ('problem' in reading || known.remark === '') return { comment: '', ...reading };
  const moved = { message: 'importCheck.movedToComments', args: { text: known.remark.slice(0, 120) } };
  return { ...reading, remarks: [...reading.remarks, moved], comment: known.remark };
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
 * What an order row says, by the rules of `domain/orderRow`, with its address read.
 *
 * @param defaultState of an address that names none (spec §5)
 */
export async function readRow(row: RowToCheck, defaultState: string): Promise<ReadRow> {
  const problems = problemsByColumn(row);
  const order = orderFrom(row.values);
  const parsed: ParsedOrder = {
    ...order,
    person: personOf(row, order.participant_name),
    marks: marksOf(order.flags),
  };
  if (row.picked_address) return { row, problems, parsed, address: row.picked_address };
  if (problems.some(({ column, is_warning }) => column === 'address' && !is_warning))
    return { row, problems, parsed, address: null };
  const reading = await placeOf(row, defaultState);
  if ('problem' in reading) {
    problems.push({ column: 'address', ...reading.problem, is_warning: false });
    return { row, problems, parsed, address: null };
  }
  problems.push(
    ...reading.remarks.map((remark) => ({ column: 'address' as const, ...remark, is_warning: true })),
  );
  const comments = [order.comments, reading.comment].filter(Boolean).join('. ') || null;
  const address = { ...reading.address, formatted_address: null, is_picked: false, address_id: null };
  return { row, problems, parsed: { ...parsed, comments }, address };
}
