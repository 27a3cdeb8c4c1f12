import { ERROR_CODE } from '../../src/domain/wire/errorCodes';
import { orderFrom, orderProblems } from '../../src/domain/imports/orderRow';
import type { Problems } from '../../src/domain/wire/problem';
import type { ApiAnswer } from '../../server/demo/drivers/apiSession';
import { problemWords } from './problemWords';
import type { FileRow } from './readOrderFile';

export interface LoadResult {
  onRuns: number;
  inPool: number;
  /** Orders that the server had already: the same file again changes nothing. */
  existing: number;
  refused: { line: number; reason: string }[];
}

export type PostOrder = (body: unknown) => Promise<ApiAnswer>;

function reasonOf({ status, body }: ApiAnswer): string {
  const errors = (body.errors ?? {}) as Problems;
  if (Object.keys(errors).length > 0) return problemWords(errors);
  return String(body.message ?? `the server answered ${status}`);
}

function isKnownOrder({ body }: ApiAnswer): boolean {
  const args = body.args as { is_same_recipient?: boolean } | undefined;
  return body.status_code === ERROR_CODE.orderNumberExists && args?.is_same_recipient === true;
}

/**
 * Posts the rows one after another, in the order of the file. A bad row is refused with its line, and the others go on.
 * Rows that our own rules refuse never travel.
 */
export async function loadOrders(
  rows: readonly FileRow[],
  post: PostOrder,
  onRow: (done: number) => void = () => undefined,
): Promise<LoadResult> {
  const result: LoadResult = { onRuns: 0, inPool: 0, existing: 0, refused: [] };
  const lineOf = new Map<string, number>();
  for (const [index, { line, row }] of rows.entries()) {
    const refuse = (reason: string) => result.refused.push({ line, reason });
    const problems = orderProblems(row);
    const order = orderFrom(row);
    const before = lineOf.get(order.order_number);
    if (Object.keys(problems).length > 0) refuse(problemWords(problems));
    else if (before !== undefined) {
      refuse(problemWords({ order_number: { message: 'orders.twiceInFile', args: { line: before } } }));
    } else {
      lineOf.set(order.order_number, line);
      const answer = await post(order);
      if (answer.status === 201) {
        if (answer.body.delivery_manifest_id === null) result.inPool++;
        else result.onRuns++;
      } else if (isKnownOrder(answer)) result.existing++;
      else refuse(reasonOf(answer));
    }
    onRow(index + 1);
  }
  return result;
}
