import { describe, expect, it } from 'vitest';
import { columnLetters, xlsxFile, type XlsxValue } from '../../server/day/reports/files/xlsxFile';
import { cellsOfWorkbook } from '../support/workbookCells';

async function* inParts(rows: readonly (readonly XlsxValue[])[]) {
  for (const row of rows) yield [row];
}

const cellsOf = async (bytes: Buffer) => (await cellsOfWorkbook(bytes)).cells;

const file = (rows: readonly (readonly XlsxValue[])[], totals: readonly XlsxValue[] = []) =>
  xlsxFile({
    name: 'A & B',
    columns: [
      { title: 'Name', look: 'text' },
      { title: 'Day', look: 'day' },
      { title: 'Paid', look: 'money' },
    ],
    rows: inParts(rows),
    totals: () => totals,
    createdAt: new Date('2026-11-20T12:00:00Z'),
  });

describe('a workbook', () => {
  it('is read back as it was written: text, days, money and totals', async () => {
    const cells = await cellsOf(
      await file(
        [
          ['Ana & <b> "x"', { day: '2026-11-20' }, 12.5],
          ['=1+1', null, null],
        ],
        ['Total', null, 12.5],
      ),
    );
    expect(cells).toEqual([
      ['Name', 'Day', 'Paid'],
      ['Ana & <b> "x"', '2026-11-20', '12.5'],
      ['=1+1'],
      ['Total', '', '12.5'],
    ]);
  });

  it('takes no control characters', async () => {
    const cells = await cellsOf(await file([['a\u0001b\u000bc\nd', null, 1]]));
    expect(cells[1]?.[0]?.replace(/\s/g, ' ')).toBe('abc d');
  });

  it('fails when its rows fail', async () => {
    const broken = xlsxFile({
      name: 'A',
      columns: [{ title: 'Name', look: 'text' }],
      rows: {
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no database')) }),
      },
      totals: () => [],
      createdAt: new Date(0),
    });
    await expect(broken).rejects.toThrow('no database');
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('column %i is %s', (index, letters) => expect(columnLetters(index)).toBe(letters));
});
