import { randomFrom } from '../../server/demo/random';
import { ORDER_COLUMNS } from '../../src/domain/imports/orderRow';
import { sampleOrder } from '../../tools/load/sampleOrders';
import { makeWorkbook } from '../imports/files/makeWorkbook';
import { csvText } from '../imports/files/orders';

export interface OrderFile {
  name: string;
  bytes: Buffer;
}

/** Orders of invented people, as many as asked for, the same on every machine. */
export function orderFile(rows: number, format: 'csv' | 'xlsx'): OrderFile {
  const random = randomFrom(rows);
  const table = [
    [...ORDER_COLUMNS],
    ...Array.from({ length: rows }, (_, index) => {
      const order = sampleOrder(random, index);
      return ORDER_COLUMNS.map((column) => order[column] ?? '');
    }),
  ];
  const bytes =
    format === 'csv'
      ? Buffer.from(csvText(table))
      : makeWorkbook({ sheets: [{ name: 'Orders', rows: table }], isShared: true });
  return { name: `orders-${rows}.${format}`, bytes };
}
