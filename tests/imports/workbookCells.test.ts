import { expect, test } from 'vitest';
import { makeWorkbook } from './files/makeWorkbook';
import { HEADER, TWENTY_ROWS } from './files/orders';
import { readAll } from './files/readAll';

test('a sheet that a person names is read, hidden or not', async () => {
  const book = makeWorkbook({
    sheets: [
      { name: 'Orders', rows: [HEADER, TWENTY_ROWS[0] ?? []] },
      { name: 'Old', state: 'veryHidden', rows: [HEADER, TWENTY_ROWS[1] ?? []] },
    ],
  });
  const { facts, rows } = await readAll(book, 'orders.xlsx', { sheet: 'Old' });
  expect(facts.sheet).toBe('Old');
  expect(rows[0]?.cells[0]).toBe('70002');
});

test('line breaks in quotes count as lines of the file', async () => {
  const { rows } = await readAll('order,client code,name\r\n1,"a\r\nb\nc",x\r\n2,d,y\r\n', 'orders.csv');
  expect(rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [2, 'a\r\nb\nc'],
    [5, 'd'],
  ]);
});

test('dates, percentages, padded codes, flags, long numbers of a workbook come out as people see them', async () => {
  const cell = (style: number, value: string) => ({ xml: `<c r="@" s="${style}"><v>${value}</v></c>` });
  const { rows } = await readAll(
    makeWorkbook({
      formats: ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm', '[$-409]h:mm AM/PM', '0%', '00000', '[Red]#,##0.00;(0)'],
      sheets: [
        {
          name: 'A',
          rows: [
            ['order', 'a', 'b', 'c', 'd', 'zip', 'f', 'g', 'h', 'i', 'phone'],
            [
              'x',
              cell(1, '46023'),
              cell(2, '46023.375'),
              cell(3, '0.604166666666667'),
              cell(4, '0.12'),
              cell(5, '2139'),
              cell(6, '0.30000000000000004'),
              { xml: '<c r="@" t="b"><v>1</v></c>' },
              { xml: '<c r="@" t="str"><f>A1</f><v>text</v></c>' },
              { xml: '<c r="@" t="inlineStr"><is><r><t>bo</t></r><r><t>ld_x000D_</t></r></is></c>' },
              cell(0, '6.195550100E9'),
            ],
          ],
        },
      ],
    }),
    'orders.xlsx',
  );
  expect(rows[0]?.cells).toEqual([
    'x',
    '2026-01-01',
    '2026-01-01 09:00:00',
    '14:30:00',
    '12%',
    '02139',
    '0.3',
    'TRUE',
    'text',
    'bold\r',
    '6195550100',
  ]);
});

test('1904 dates are the same days', async () => {
  const { rows } = await readAll(
    makeWorkbook({
      is1904: true,
      formats: ['yyyy-mm-dd'],
      sheets: [
        {
          name: 'A',
          rows: [
            ['order', 'date'],
            ['1', { xml: '<c r="@" s="1"><v>44561</v></c>' }],
          ],
        },
      ],
    }),
    'orders.xlsx',
  );
  expect(rows[0]?.cells[1]).toBe('2026-01-01');
});

test.each([
  ['0', '5', '5'],
  ['0.00', '5.5', '5.5'],
  ['00000', '2139', '02139'],
  ['00000', '2139.5', '2139.5'],
  ['00000-0000', '21390001', '02139-0001'],
  ['"RX"000000', '123', 'RX000123'],
  ['[$-409](000) 000-0000', '6195550100', '(619) 555-0100'],
  ['mm:ss', '0.5', '12:00:00'],
  ['[ss]', '0.5', '12:00:00'],
  ['[$-es-ES]d-mmm', '46023', '2026-01-01'],
  ['General', '46023', '46023'],
  ['Estándar', '46023', '46023'],
  ['[', '46023', '46023'],
])('a number under the format %s: %s is read as "%s"', async (code, value, text) => {
  const { rows } = await readAll(
    makeWorkbook({
      formats: [code],
      sheets: [
        {
          name: 'A',
          rows: [
            ['order', 'cell'],
            ['x', { xml: `<c r="@" s="1"><v>${value}</v></c>` }],
          ],
        },
      ],
    }),
    'orders.xlsx',
  );
  expect(rows[0]?.cells[1]).toBe(text);
});

test.each([
  ['&#x1;a&#0;b', 'ab'],
  ['\u0001a', 'a'],
  ['&#x1F600;&amp;&lt;', '😀&<'],
  ['<![CDATA[a<b]]>', 'a<b'],
])('the text %j of a cell is read as %j', async (xml, text) => {
  const { rows } = await readAll(
    makeWorkbook({
      sheets: [
        {
          name: 'A',
          rows: [
            ['order', 'cell'],
            ['x', { xml: `<c r="@" t="inlineStr"><is><t>${xml}</t></is></c>` }],
          ],
        },
      ],
    }),
    'orders.xlsx',
  );
  expect(rows[0]?.cells[1]).toBe(text);
});
