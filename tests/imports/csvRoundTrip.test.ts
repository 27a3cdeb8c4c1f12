import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { FILE_DELIMITERS, IMPORT_MAX_CELL } from '../../src/domain/imports/fileReading';
import { csvRecords } from '../../server/day/imports/reading/csvRecords';
import { readAll } from './files/readAll';

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.stringMatching(/^[",;|\t\r\n'= a1ñ]{0,8}$/),
  fc.constantFrom('', '"', '""', '\r\n', ' "x" ', 'a,b;c'),
);
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
  );
const writing = fc.record({
  delimiter: fc.constantFrom(...FILE_DELIMITERS),
  newline: fc.constantFrom('\r\n', '\n', '\r'),
  quoteAll: fc.boolean(),
});

/** Quotes where they are needed, or everywhere; written independently of what reads it. */
function written(
  rows: string[][],
  { delimiter, newline, quoteAll }: { delimiter: string; newline: string; quoteAll: boolean },
) {
  const quoted = (text: string) =>
    quoteAll || /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((cells) => cells.map(quoted).join(delimiter)).join(newline) + newline;
}

test('any table comes back as it was written', () => {
  fc.assert(
    fc.property(table, writing, (rows, how) => {
      const records = [...csvRecords(written(rows, how), how.delimiter)];
      expect(records.map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 20000 },
  );
});

test('any table that the library writes comes back too', () => {
  fc.assert(
    fc.property(table, writing, (rows, { delimiter, newline, quoteAll }) => {
      const text = Papa.unparse(rows, { delimiter, newline, quotes: quoteAll }) + newline;
      expect([...csvRecords(text, delimiter)].map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 300 },
  );
});

test('each record begins on the line on which it stands', () => {
  fc.assert(
    fc.property(table, writing, (rows, how) => {
      const text = written(rows, how);
      let from = 0;
      for (const { line, end } of csvRecords(text, how.delimiter)) {
        // A lone CR before an LF of the next cell would be one line end; the text says what it is.
        expect(line).toBe(text.slice(0, from).split(/\r\n|\r|\n/).length);
        from = end;
      }
    }),
    { numRuns: 300 },
  );
});

test('no text at all makes it fail otherwise than by refusing', async () => {
  const texts = fc.string({
    unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\t', 'a', '1', '=', 'order', 'phone', '\0', 'ñ'),
  });
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      await readAll(text, 'orders.csv').catch((error: Error) => expect(error.name).toBe('FileRefusal'));
    }),
    { numRuns: 300 },
  );
});

test('no bytes at all make a workbook fail otherwise than by refusing', async () => {
  const bytes = fc
    .uint8Array({ maxLength: 300 })
    .map((tail) => Buffer.concat([Buffer.from('PK\x03\x04'), tail]));
  await fc.assert(
    fc.asyncProperty(bytes, async (file) => {
      await expect(readAll(file, 'orders.xlsx')).rejects.toMatchObject({ name: 'FileRefusal' });
    }),
    { numRuns: 200 },
  );
});

test('a cell may be as long as Excel’s; a longer one is told, and a far longer one is no cell', () => {
  const records = (length: number) => [...csvRecords(`${'x'.repeat(length)},1\n`, ',')];
  expect(records(IMPORT_MAX_CELL)[0]?.cells[0]).toHaveLength(IMPORT_MAX_CELL);
  expect(records(IMPORT_MAX_CELL)[0]?.notices).toBeUndefined();
  expect(records(IMPORT_MAX_CELL + 1)[0]?.notices).toMatchObject([{ code: 'hugeCell', column: 0 }]);
  expect(() => records(1_000_001)).toThrow('hugeCell');
});
