import { orderProblems } from '../../domain/imports/orderRow';
import type { Problems } from '../../domain/wire/problem';
import { isBlankRow, type TypedRow } from './typedRows';

const known = new WeakMap<TypedRow, Problems>();
const NONE: Problems = {};

/** What is wrong with a row by column, with the rules of an order; a row that nobody has begun has nothing wrong. */
export function problemsOfRow(row: TypedRow): Problems {
  const found = known.get(row) ?? (isBlankRow(row) ? NONE : orderProblems(row.values));
  known.set(row, found);
  return found;
}
