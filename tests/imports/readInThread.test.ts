import { expect, test } from 'vitest';
import type { FileRow } from '../../src/domain/imports/fileReading';
import { readInThread } from '../../server/day/imports/reading/readInThread';
import { makeWorkbook } from './files/makeWorkbook';
import { csvText, HEADER, TWENTY_ROWS } from './files/orders';

const bytes = (rows: number) =>
  new TextEncoder().encode(csvText([HEADER, ...Array.from({ length: rows }, () => TWENTY_ROWS[0] ?? [])]));

test('rows come in batches with the share that has been read', async () => {
  const reading = await readInThread({ bytes: bytes(1_200), file_name: 'orders.csv' });
  expect(reading.facts.columns).toEqual(HEADER);
  const rows: FileRow[] = [];
  const shares: number[] = [];
  for await (const batch of reading.batches) {
    rows.push(...batch.rows);
    shares.push(batch.share);
  }
  expect(rows.map(({ line }) => line)).toEqual(rows.map((_, index) => index + 2));
  expect(rows).toHaveLength(1_200);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('a workbook is read in the same way', async () => {
  const file = makeWorkbook({ sheets: [{ name: 'A', rows: [HEADER, ...TWENTY_ROWS] }] });
  const reading = await readInThread({ bytes: file, file_name: 'orders.xlsx' });
  const rows: FileRow[] = [];
  for await (const batch of reading.batches) rows.push(...batch.rows);
  expect(rows).toHaveLength(20);
});

test('a file that cannot be opened is refused, and so is one that breaks on the way', async () => {
  await expect(readInThread({ bytes: new Uint8Array(), file_name: 'orders.csv' })).rejects.toMatchObject({
    code: 'empty',
  });
  const broken = new TextEncoder().encode(`${Buffer.from(bytes(700)).toString()}7,"never closed`);
  const reading = await readInThread({ bytes: broken, file_name: 'orders.csv' });
  const readRows = async () => {
    for await (const { rows } of reading.batches) expect(rows.length).toBeGreaterThan(0);
  };
  await expect(readRows()).rejects.toMatchObject({ code: 'unclosedQuote', args: { line: 702 } });
});

test('it can be given up, before and between', async () => {
  const aborted = new AbortController();
  aborted.abort(new Error('given up'));
  await expect(readInThread({ bytes: bytes(10), file_name: 'orders.csv' }, aborted.signal)).rejects.toThrow(
    'given up',
  );
  const later = new AbortController();
  const reading = await readInThread({ bytes: bytes(5_000), file_name: 'orders.csv' }, later.signal);
  const readRows = async () => {
    for await (const { share } of reading.batches) if (share > 0) later.abort(new Error('given up'));
  };
  await expect(readRows()).rejects.toThrow('given up');
});

test('whoever leaves the loop ends the thread', async () => {
  const reading = await readInThread({ bytes: bytes(5_000), file_name: 'orders.csv' });
  for await (const { rows } of reading.batches) {
    expect(rows).toHaveLength(500);
    break;
  }
  await expect(reading.close()).resolves.toBeUndefined();
});
