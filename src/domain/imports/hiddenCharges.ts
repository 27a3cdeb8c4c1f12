import { isCharge } from '../access/employeeOptions';
import type { ImportTarget } from './importTargets';

/** "$12.50", "USD 5", "12.50": in a column that nobody has named it may be what a recipient pays. */
const AMOUNT = /^\s*(?:(?:USD|\$)\s*\d[\d.,]*|\d+[.,]\d{2})\s*$/i;

type Mapping = readonly (ImportTarget | null)[] | null;

/** The cells of a line of a file without what a recipient pays. Other columns keep their places. */
export function cellsWithoutCharges(cells: readonly string[], mapping: Mapping): string[] {
  return cells.map((cell, index) => {
    const target = mapping?.[index] ?? null;
    return (target === null ? AMOUNT.test(cell) : isCharge(target)) ? '' : cell;
  });
}

type Answer = Readonly<Record<string, unknown>>;
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isLine = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string');

/** Names of what a problem or a change says about its column: the values. */
const SAID = new Set(['value', 'from', 'to']);

/**
 * An answer about a lot without amounts as they stand in its file: lines that are shown (`samples`, `cells`), and the
 * values of errors and changes of the copayment.
 */
export function withoutChargesOfLot(answer: unknown, mapping: Mapping): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withoutChargesOfLot(each, mapping));
  if (!isAnswer(answer)) return answer;
  const about = answer.column ?? answer.field;
  const isOfCharge = typeof about === 'string' && isCharge(about);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (isOfCharge && SAID.has(name)) return [name, null];
      if (name === 'cells' && isLine(value)) return [name, cellsWithoutCharges(value, mapping)];
      if (name === 'samples' && Array.isArray(value))
        return [name, value.map((line) => (isLine(line) ? cellsWithoutCharges(line, mapping) : line))];
      return [name, withoutChargesOfLot(value, mapping)];
    }),
  );
}
