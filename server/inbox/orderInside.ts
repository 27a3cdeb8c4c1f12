import { lookUpOf } from '../../src/domain/inboxDuplicates';
import { ORDER_COLUMNS, orderProblems, type OrderRow } from '../../src/domain/orderRow';
import type { Problems } from '../../src/domain/problem';
import { readOneLineAddress } from '../geocoding/oneLineAddress';

/** Only columns of an order, trimmed, without empty ones: equal orders have equal values. */
export function tidyValues(values: OrderRow): OrderRow {
  return Object.fromEntries(
    ORDER_COLUMNS.flatMap((column) => {
      const text = values[column]?.trim();
      return text ? [[column, text]] : [];
    }),
  );
}

/** The rules of an order row, and what only the server knows: whether its address can be read. */
async function problemsInside(values: OrderRow): Promise<Problems> {
  const problems = orderProblems(values);
  if (problems.address || !values.address) return problems;
  const reading = await readOneLineAddress(values.address);
  return 'problem' in reading ? { ...problems, address: reading.problem } : problems;
}

/** The columns of an entry that follow from its order. */
export async function orderInside(given: OrderRow) {
  const values = tidyValues(given);
  const problems = await problemsInside(values);
  return {
    values: JSON.stringify(values),
    problems: JSON.stringify(problems),
    ...lookUpOf(values),
    said: { values, problems },
  };
}
