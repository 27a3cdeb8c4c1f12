import { describe, expect, test } from 'vitest';
import type { FileNotice, RowNotice } from '../../src/domain/imports/fileReading';
import { makeWorkbook, type MadeCell } from './files/makeWorkbook';
import { csvText, HEADER, TWENTY_ROWS } from './files/orders';
import { readAll } from './files/readAll';

const ROW = TWENTY_ROWS[0] ?? [];
const header = `${HEADER.join(',')}\r\n`;
const good = csvText([HEADER, ...TWENTY_ROWS]);
const xlsx = 'orders.xlsx';
const book = (rows: (readonly MadeCell[] | null)[]) => makeWorkbook({ sheets: [{ name: 'A', rows }] });

const with1 = (...cells: [column: number, text: string][]) =>
  ROW.map((text, column) => cells.find(([index]) => index === column)?.[1] ?? text);
const bookRow = (...cells: [column: number, cell: MadeCell][]) =>
  book([HEADER, ROW.map((text, column): MadeCell => cells.find(([index]) => index === column)?.[1] ?? text)]);

type Told = [
  title: string,
  file: { bytes: Uint8Array | string; name?: string },
  rows: [line: number, notices: RowNotice[]][],
  notices?: FileNotice[],
];

const TOLD: Told[] = [
  [
    'an empty row between rows (spec §5, "no empty rows")',
    { bytes: `${header}${csvText([ROW])}\r\n,,,\r\n${csvText([ROW])}` },
    [
      [2, []],
      [3, [{ code: 'emptyRow' }]],
      [4, [{ code: 'emptyRow' }]],
      [5, []],
    ],
  ],
  [
    'rows of a sheet that were never touched',
    { bytes: book([HEADER, ROW, null, null, ROW]), name: xlsx },
    [
      [2, []],
      [3, [{ code: 'emptyRow' }]],
      [4, [{ code: 'emptyRow' }]],
      [5, []],
    ],
  ],
  [
    'a row that is longer than its header',
    { bytes: `${header}${csvText([ROW])}${csvText([[...ROW, 'CA 92103'], ROW, ROW, ROW, ROW])}` },
    [
      [2, []],
      [3, [{ code: 'longRow', args: { cells: 11, columns: 10 } }]],
    ],
  ],
  [
    'a row that is shorter',
    { bytes: `${header}70001,VPP900001\r\n${csvText([ROW])}` },
    [
      [2, [{ code: 'shortRow', args: { cells: 2, columns: 10 } }]],
      [3, []],
    ],
  ],
  ['a line of totals', { bytes: `${good}TOTAL,20,,,,,,,250.00,\r\n` }, [[22, [{ code: 'totalLine' }]]]],
  [
    'totals in a sheet',
    { bytes: book([HEADER, ROW, ['Total general', 20]]), name: xlsx },
    [[3, [{ code: 'totalLine' }]]],
  ],
  [
    'a formula with its last result',
    { bytes: bookRow([0, { xml: '<c r="@" t="str"><f>A9</f><v>70001</v></c>' }]), name: xlsx },
    [[2, [{ code: 'formula', column: 0 }]]],
  ],
  [
    'a formula without a result',
    { bytes: bookRow([0, { xml: '<c r="@"><f>A9</f></c>' }]), name: xlsx },
    [[2, [{ code: 'formulaWithoutValue', column: 0 }]]],
  ],
  [
    'an error of the workbook',
    { bytes: bookRow([4, { xml: '<c r="@" t="e"><v>#REF!</v></c>' }]), name: xlsx },
    [[2, [{ code: 'cellError', column: 4, args: { text: '#REF!' } }]]],
  ],
  [
    'a number of more digits than Excel keeps',
    { bytes: bookRow([0, 1234567890123456]), name: xlsx },
    [[2, [{ code: 'digitsLost', column: 0, args: { text: '1234567890123460' } }]]],
  ],
  [
    'a text that would run in a spreadsheet',
    { bytes: csvText([HEADER, with1([9, "=cmd|'/C calc'!A0"]), with1([9, '@SUM(1)'])]) },
    [
      [2, [{ code: 'formulaText', column: 9 }]],
      [3, [{ code: 'formulaText', column: 9 }]],
    ],
  ],
  [
    'a phone with its plus and a negative number are no formulas',
    { bytes: csvText([HEADER, with1([3, '+1 (619) 555-0100'], [8, '-5'])]) },
    [[2, []]],
  ],
  [
    'a column without a name',
    { bytes: `order,client code,,phone\r\n${'1,2,3,4\r\n'.repeat(3)}` },
    [],
    [{ code: 'unnamedColumns', args: { columns: 'C' } }],
  ],
  [
    'a last column that lost its name',
    { bytes: `order,client code,phone\r\n${'1,2,3,note\r\n'.repeat(3)}` },
    [[2, []]],
    [{ code: 'unnamedColumns', args: { columns: 'D' } }],
  ],
  [
    'a header whose cells are merged',
    {
      bytes: makeWorkbook({
        sheets: [
          {
            name: 'A',
            rows: [
              ['order', 'patient', null, 'phone'],
              ['1', 'Ana', 'Lopez', '2'],
            ],
            after: '<mergeCells count="1"><mergeCell ref="B1:C1"/></mergeCells>',
          },
        ],
      }),
      name: xlsx,
    },
    [[2, []]],
    [{ code: 'unnamedColumns', args: { columns: 'C' } }],
  ],
];

describe('what is told of rows that can be read', () => {
  test.each(TOLD)('%s', async (_, { bytes: file, name = 'orders.csv' }, rows, notices) => {
    const read = await readAll(file, name);
    for (const [line, expected] of rows) {
      const row = read.rows.find((found) => found.line === line);
      expect(row?.notices ?? []).toEqual(expected);
    }
    if (notices) expect(read.facts.notices).toEqual(notices);
  });

  test('no line of a file is passed over', async () => {
    const { rows } = await readAll(`${good}\r\nTOTAL,20\r\nx\r\n`, 'orders.csv');
    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 23 }, (_, index) => index + 2));
  });

  test('a quote that nobody doubled is part of its text', async () => {
    const { rows } = await readAll(
      'order,client code,comments\r\n1,2,"5" pipe"\r\n3,4,6" pipe\r\n',
      'orders.csv',
    );
    expect(rows.map(({ cells }) => cells[2])).toEqual(['5" pipe', '6" pipe']);
  });

  test('a quote that nobody doubled ends no cell, so that the columns after it keep their places', async () => {
    const { rows } = await readAll(
      'order,address,comments\r\n1,"9 "B" St, Apt 4",x\r\n2,"say "no" at\r\nthe door"  ,y\r\n3,a,b\r\n',
      'orders.csv',
    );
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [2, ['1', '9 "B" St, Apt 4', 'x']],
      [3, ['2', 'say "no" at\r\nthe door', 'y']],
      [5, ['3', 'a', 'b']],
    ]);
  });
});
