import { expect, test } from 'vitest';
import type { FileCorrections, FileFacts } from '../../src/domain/imports/fileReading';
import { guessMapping } from '../../src/domain/imports/importMapping';
import { mapRow } from '../../src/domain/imports/importRow';
import { orderFrom, orderProblems } from '../../src/domain/imports/orderRow';
import { encode } from './files/encode';
import { makeWorkbook, type MadeCell } from './files/makeWorkbook';
import { csvText, HEADER, TWENTY_ORDERS, TWENTY_ROWS } from './files/orders';
import { readAll } from './files/readAll';

// The same twenty orders in the ways in which people have them (field notes 13): all read alike.

const TABLE = [HEADER, ...TWENTY_ROWS];
const plain = csvText(TABLE);
const mark = '\ufeff';

const SPANISH = [
  'N.º de pedido',
  'Clave',
  'Paciente',
  'Teléfono',
  'Dirección',
  'Desde',
  'Hasta',
  'Indicadores',
  'Copago',
  'Observaciones',
];

/** The address in four columns, the name in two, as databases export them; ZIP codes as numbers. */
const PARTS: (string | number | null)[][] = [
  [
    'Rx #',
    'Member ID',
    'Last Name',
    'First Name',
    'Phone',
    'Street',
    'City',
    'State',
    'Zip',
    'Window',
    'Rush',
    'Copay',
    'Notes',
  ],
  ...TWENTY_ORDERS.map((order) => {
    const [last = '', first = ''] = (order.participant_name ?? '').split(', ');
    const [street = '', city = '', place = ''] = (order.address ?? '').split(', ');
    const [state = '', zip = ''] = place.split(' ');
    const window = order.delivery_start_time
      ? `${order.delivery_start_time} - ${order.delivery_end_time}`
      : '';
    return [
      Number(order.order_number),
      order.client_code ?? '',
      last,
      first,
      Number(order.phone_number?.replaceAll('-', '')),
      street,
      city,
      state,
      Number(zip),
      window,
      order.flags ? 'Y' : 'N',
      order.copayment_amount ? Number(order.copayment_amount) : null,
      order.comments ?? '',
    ];
  }),
];

/** Times as shares of a day and money as numbers, under their formats. */
const typed = (cells: readonly string[]): MadeCell[] =>
  cells.map((text, column) => {
    if (text === '') return null;
    if (column === 0) return Number(text);
    if (column === 5 || column === 6) {
      const [hours = 0, minutes = 0] = text.split(':').map(Number);
      return { xml: `<c r="@" s="1"><v>${(hours * 60 + minutes) / 1440}</v></c>` };
    }
    return column === 8 ? { xml: `<c r="@" s="2"><v>${Number(text)}</v></c>` } : text;
  });
const TYPED: (readonly MadeCell[])[] = [HEADER, ...TWENTY_ROWS.map(typed)];
const TYPED_FORMATS = ['h:mm AM/PM', '"$"#,##0.00'];

type Good = [
  title: string,
  file: { bytes: Uint8Array | string; name?: string; corrections?: FileCorrections },
  facts?: Partial<FileFacts>,
  firstLine?: number,
];

const FILES: Good[] = [
  ['plain UTF-8', { bytes: plain }, { encoding: 'utf-8', delimiter: ',', header_row: 1 }],
  ['UTF-8 with its mark', { bytes: mark + plain }, { encoding: 'utf-8' }],
  [
    'what Excel on Windows saves in Spain',
    { bytes: encode(csvText([SPANISH, ...TWENTY_ROWS], { delimiter: ';' }), 'windows-1252') },
    {
      encoding: 'windows-1252',
      delimiter: ';',
      notices: [{ code: 'guessedEncoding' }],
    },
  ],
  [
    'Macintosh, lines ending in CR',
    { bytes: encode(csvText(TABLE, { lineEnd: '\r' }), 'macintosh') },
    { encoding: 'macintosh' },
  ],
  [
    'Excel’s "Unicode text": UTF-16 with tabs',
    { bytes: encode(mark + csvText(TABLE, { delimiter: '\t' }), 'utf-16le') },
    {
      encoding: 'utf-16le',
      delimiter: '\t',
    },
  ],
  ['UTF-16 without its mark', { bytes: encode(plain, 'utf-16le') }, { encoding: 'utf-16le' }],
  ['UTF-16, big end first', { bytes: encode(mark + plain, 'utf-16be') }, { encoding: 'utf-16be' }],
  [
    'pipes, lines ending in LF',
    { bytes: csvText(TABLE, { delimiter: '|', lineEnd: '\n' }) },
    { delimiter: '|' },
  ],
  ['everything in quotes', { bytes: csvText(TABLE, { quoteAll: true }) }],
  [
    '"sep=;" on the first line',
    { bytes: `sep=;\r\n${csvText(TABLE, { delimiter: ';' })}` },
    {
      delimiter: ';',
      header_row: 2,
      notices: [{ code: 'separatorLine' }],
    },
    3,
  ],
  [
    'titles and blank lines above',
    { bytes: `Orders of the day,,\r\n\r\n"Printed, 1 pm"\r\n\r\n${plain}` },
    {
      header_row: 5,
      notices: [{ code: 'linesAbove', args: { smart_count: 2 } }],
    },
    6,
  ],
  [
    'notes above, as in our sample',
    { bytes: `# order_number: up to 15, used once\n# and more, of this\n${plain}` },
    { header_row: 3 },
    4,
  ],
  [
    'empty columns at the end and blank lines after',
    { bytes: `${csvText(TABLE.map((cells) => [...cells, '', '', '']))}\r\n,,,\r\n\r\n` },
    {
      notices: [{ code: 'emptyColumns', args: { smart_count: 3 } }],
    },
  ],
  ['no line end at the end', { bytes: plain.trimEnd() }],
  [
    'non-breaking spaces and capitals in the names',
    { bytes: plain.replace('participant_name', '\u00a0Participant\u00a0NAME ') },
  ],
  ['columns in another order', { bytes: csvText(TABLE.map((cells) => [...cells].reverse())) }],
  [
    'a workbook with texts in its cells',
    {
      name: 'orders.xlsx',
      bytes: makeWorkbook({ sheets: [{ name: 'Hoja1', rows: TABLE.map((cells) => [...cells]) }] }),
    },
    {
      format: 'xlsx',
      sheet: 'Hoja1',
      delimiter: null,
      encoding: null,
    },
  ],
  [
    'a workbook with shared texts, typed cells and 1904 dates',
    {
      name: 'orders.xlsx',
      bytes: makeWorkbook({
        sheets: [{ name: 'Orders', rows: TYPED }],
        formats: TYPED_FORMATS,
        isShared: true,
        is1904: true,
      }),
    },
    { notices: [{ code: 'date1904' }] },
  ],
  [
    'a workbook whose writer prefixes every name',
    {
      name: 'orders.xlsx',
      bytes: makeWorkbook({
        sheets: [{ name: 'Orders', rows: TYPED }],
        formats: TYPED_FORMATS,
        isPrefixed: true,
        isShared: true,
      }),
    },
  ],
  [
    'a workbook with the orders on its second sheet, under a title',
    {
      name: 'orders.xlsx',
      bytes: makeWorkbook({
        sheets: [
          { name: 'Cover', rows: [['Pharmacy of the north'], null, ['Route', 'Driver', 'Notes']] },
          {
            name: 'Pedidos',
            rows: [['Pedidos del día'], null, ...TABLE.map((cells) => [...cells])],
            after: '<mergeCells><mergeCell ref="A1:J1"/></mergeCells>',
          },
          { name: 'Old', state: 'hidden', rows: TABLE.map((cells) => [...cells]) },
        ],
      }),
    },
    {
      sheet: 'Pedidos',
      header_row: 3,
      notices: [
        { code: 'otherSheets', args: { smart_count: 2 } },
        { code: 'hiddenSheet', args: { names: 'Old' } },
        { code: 'linesAbove', args: { smart_count: 1 } },
      ],
    },
    4,
  ],
  [
    'a workbook in parts, with numbers for numbers',
    { name: 'orders.xlsx', bytes: makeWorkbook({ sheets: [{ name: 'Export', rows: PARTS }] }) },
  ],
  ['a text file in parts', { bytes: csvText(PARTS.map((cells) => cells.map((cell) => String(cell ?? '')))) }],
  [
    'a person’s word on every point',
    {
      bytes: encode(`x;y\r\n${csvText(TABLE, { delimiter: ';' })}`, 'windows-1252'),
      corrections: { encoding: 'windows-1252', delimiter: ';', header_row: 2 },
    },
    { header_row: 2 },
    3,
  ],
];

const wanted = TWENTY_ORDERS.map(orderFrom);

test.each(FILES)('%s', async (_, { bytes, name = 'orders.csv', corrections }, facts = {}, firstLine = 2) => {
  const read = await readAll(bytes, name, corrections);
  expect(read.facts).toMatchObject(facts);
  const { mapping, missing } = guessMapping(
    read.facts.columns,
    read.rows.map(({ cells }) => cells),
  );
  expect(missing).toEqual([]);
  const mapped = read.rows.map(({ cells, notices }) => mapRow(mapping, cells, notices));
  expect(
    mapped
      .flatMap(({ values, problems }) => [orderProblems(values), problems])
      .filter((found) => Object.keys(found).length > 0),
  ).toEqual([]);
  expect(mapped.map(({ values }) => orderFrom(values))).toEqual(wanted);
  expect(read.rows[0]?.line).toBe(firstLine);
  expect(read.rows.map(({ line }) => line)).toEqual(read.rows.map((_row, index) => firstLine + index));
});
