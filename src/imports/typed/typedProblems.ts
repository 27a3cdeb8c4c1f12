import { orderProblems } from '../../domain/imports/orderRow';
import type { Problems } from '../../domain/wire/problem';
import { isBlankRow, type TypedRow } from './typedRows';

const known = new WeakMap<TypedRow, Problems>();
const NONE: Problems = {};

/** Problems of a row by column, with the rules of an order; an empty row has none. */
export function problemsOfRow(row: TypedRow): Problems {
  const found = known.get(row) ?? (isBlankRow(row) ? NONE : orderProblems(row.values));
  known.set(row, found);
  return found;
}
