import { afterEach, expect, it, vi } from 'vitest';
import type { OrderRow } from '../../../src/domain/imports/orderRow';
import { DraftBooks } from '../../../src/imports/typed/draftLedger';
import { newRow } from '../../../src/imports/typed/typedRows';
import { stubFetch } from '../../support/stubFetch';
import { lotOf, rowOf } from '../screens/lotSamples';

afterEach(() => vi.unstubAllGlobals());

const lot = lotOf({ id: 5, origin: 'typed', state: 'draft' });

it('sends rows that were put between others with the row that they follow', async () => {
  const rows = [rowOf(11, { values: { order_number: 'A' } }), rowOf(12, { values: { order_number: 'B' } })];
  const calls = stubFetch(({ method, url, body }) => {
    if (method === 'GET') return { json: url.includes('total_items') ? { total_items: rows.length } : rows };
    const added = body as { rows: OrderRow[]; after_row_id: number | null };
    const place = rows.findIndex(({ id }) => id === added.after_row_id) + 1;
    rows.splice(place, 0, ...added.rows.map((values, index) => rowOf(20 + rows.length + index, { values })));
    return { status: 201, json: { lot, changed: added.rows.length } };
  });
  const books = new DraftBooks();
  const [first, second] = books.take(lot, rows.slice());
  if (!first || !second) throw new Error('Both rows are taken');
  const typed = ['0', '1', '2', '3'].map((order_number) => newRow({ order_number }));
  const [zero, one, two, three] = typed;
  if (!zero || !one || !two || !three) throw new Error('Four rows are typed');
  const { file_name, funding_source_id, close_door_pharmacy_id, delivery_date } = lot;
  const terms = { file_name, funding_source_id, close_door_pharmacy_id, delivery_date };
  const grid = [zero, first, one, two, second, three, newRow()];
  await books.save(grid, terms, new AbortController().signal);

  expect(rows.map(({ values }) => values.order_number)).toEqual(['0', 'A', '1', '2', 'B', '3']);
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3);
  expect(books.isSaved(grid, terms)).toBe(true);
});
