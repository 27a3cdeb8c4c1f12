import { lookUpOf } from '../../../src/domain/imports/inboxDuplicates';
import { ORDER_COLUMNS, orderProblems, type OrderRow } from '../../../src/domain/imports/orderRow';
import type { Problem, Problems } from '../../../src/domain/wire/problem';
import { readOrderAddress } from '../../outside/geocoding/readOrderAddress';

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
async function readInside(values: OrderRow, defaultState: string) {
  const problems: Problems = orderProblems(values);
  const remarks: { address?: readonly Problem[] } = {};
  if (problems.address || !values.address) return { problems, remarks };
  const reading = await readOrderAddress(values.address, undefined, defaultState);
  if ('problem' in reading) return { problems: { ...problems, address: reading.problem }, remarks };
  return { problems, remarks: reading.remarks.length > 0 ? { address: reading.remarks } : remarks };
}

/** The columns of an entry that follow from its order. */
export async function orderInside(given: OrderRow, defaultState: string) {
  const values = tidyValues(given);
  const { problems, remarks } = await readInside(values, defaultState);
  return {
    values: JSON.stringify(values),
    problems: JSON.stringify(problems),
    ...lookUpOf(values),
    said: { values, problems, remarks },
  };
}
