import { expect, test } from 'vitest';
import { decodeText } from '../../server/day/imports/reading/decodeText';
import { likelyReading } from '../../src/domain/imports/garbledText';
import { guessMapping, rememberMapping } from '../../src/domain/imports/importMapping';
import { mapRow } from '../../src/domain/imports/importRow';
import type { ImportTarget } from '../../src/domain/imports/importTargets';
import { encode } from './files/encode';
import { makeWorkbook } from './files/makeWorkbook';
import { csvText, HEADER, TWENTY_ROWS } from './files/orders';
import { readAll } from './files/readAll';

const good = csvText([HEADER, ...TWENTY_ROWS]);

test('Windows-1252 is read by its own table, also where the platform takes it for ISO-8859-1', () => {
  const bytes = Buffer.from('a;b\r\nO\x92Brien;\x80 \x93x\x94 \x96 Pe\xf1a\r\n', 'latin1');
  expect(decodeText(bytes)).toMatchObject({
    encoding: 'windows-1252',
    text: 'a;b\r\nO\u2019Brien;\u20ac \u201cx\u201d \u2013 Pe\u00f1a\r\n',
  });
});

test.each([
  ['a character that no text has', `70${'\0'}21,x`, 'zeroCharacter'],
  ['a cell of 100 kB', `70021,${'x'.repeat(100_000)}`, 'hugeCell'],
  ['a row that is divided otherwise', '70021;VPP900021;PEÑA;6195550100;x;;;;;', 'otherDelimiter'],
  ['a row that is too long', `70021${',x'.repeat(30)}`, 'longRow'],
])('%s is the trouble of its row alone', async (_, line, code) => {
  const { rows } = await readAll(`${good}${line}\r\n`, 'orders.csv');
  expect(rows).toHaveLength(21);
  expect(rows.slice(0, 20).flatMap(({ notices = [] }) => notices)).toEqual([]);
  expect(rows[20]?.notices).toContainEqual(expect.objectContaining({ code }));
});

test('two columns of one name are told, and the one in use is remembered', async () => {
  const { facts, rows } = await readAll(
    'order,client code,phone,Phone\r\n1,2,6195550100,4\r\n',
    'orders.csv',
  );
  expect(facts.notices).toContainEqual({ code: 'sameNames', args: { name: 'Phone', columns: 'C, D' } });
  const cells = rows.map((row) => row.cells);
  const { mapping } = guessMapping(facts.columns, cells);
  expect(mapping.slice(2)).toEqual(['phone_number', null]);
  expect(guessMapping(facts.columns, cells, rememberMapping(facts.columns, mapping)).mapping).toEqual(
    mapping,
  );
});

test.each([
  ['Garc\u00c3\u00ada', 'Garc\u00eda'],
  ['O\u00e2\u20ac\u2122Brien', 'O\u2019Brien'],
  ['Pe\u00c3\u00b1a', 'Pe\u00f1a'],
  ['Garc\u00eda', null],
  ['\u00c2ngela', null],
])('%s was %s', (text, likely) => {
  expect(likelyReading(text)).toBe(likely);
});

test('garbled and lost letters are a remark on their row', () => {
  const { remarks, problems } = mapRow(
    ['participant_name', 'comments'],
    ['Garc\u00c3\u00ada Ana', 'Pe\ufffda'],
  );
  expect(problems).toEqual({});
  expect(remarks).toEqual({
    participant_name: {
      message: 'imports.row.garbled',
      args: { text: 'Garc\u00c3\u00ada Ana', likely: 'Garc\u00eda Ana' },
    },
    comments: { message: 'imports.row.lostCharacter', args: { text: 'Pe\ufffda' } },
  });
});

test('a line in another encoding is read by itself and told, in a file that is UTF-8 otherwise', async () => {
  const bytes = Buffer.concat([
    Buffer.from(good),
    encode('70021,VPP900021,"MU\u00d1OZ, ANA"\r\n', 'windows-1252'),
    Buffer.from('70022,VPP900022,"MU\u00d1OZ, EVA"\r\n'),
  ]);
  const { facts, rows } = await readAll(bytes, 'orders.csv');
  expect(facts.encoding).toBe('utf-8');
  expect(facts.notices).toContainEqual({ code: 'twoEncodings', args: { smart_count: 1, line: 22 } });
  expect(
    rows.slice(20).map(({ cells, notices = [] }) => [cells[2], notices.map(({ code }) => code)]),
  ).toEqual([
    ['MU\u00d1OZ, ANA', ['otherEncoding', 'shortRow']],
    ['MU\u00d1OZ, EVA', ['shortRow']],
  ]);
});

test('a cell of 100 kB in a workbook is the trouble of its row alone', async () => {
  const book = makeWorkbook({ sheets: [{ name: 'A', rows: [HEADER, ['x'.repeat(100_000)], ['70022']] }] });
  const { rows } = await readAll(book, 'orders.xlsx');
  expect(
    rows.map(({ line, notices = [] }) => [line, notices.some(({ code }) => code === 'hugeCell')]),
  ).toEqual([
    [2, true],
    [3, false],
  ]);
});

test('a file in which no line names the columns is read by what stands in them', async () => {
  const { facts, rows } = await readAll(csvText(TWENTY_ROWS), 'orders.csv', { header_row: 0 });
  expect(facts.header_row).toBe(0);
  expect(rows).toHaveLength(20);
  const { mapping } = guessMapping(
    facts.columns,
    rows.map(({ cells }) => cells),
  );
  expect(mapping).toEqual(expect.arrayContaining(['order_number', 'client_code', 'phone_number', 'address']));
});

test.each<[title: string, mapping: ImportTarget[], cells: string[], values: object, remarks: object]>([
  [
    'a lost amount',
    ['copayment_amount'],
    ['########'],
    { copayment_amount: null },
    { copayment_amount: { message: 'imports.row.placeholder', args: { text: '########' } } },
  ],
  [
    'a time to be said',
    ['delivery_start_time'],
    ['TBD'],
    { delivery_start_time: null },
    { delivery_start_time: { message: 'imports.row.placeholder', args: { text: 'TBD' } } },
  ],
  ['a bare dash', ['copayment_amount'], ['-'], { copayment_amount: null }, {}],
  ['a mark that is not set', ['rush'], ['N/A'], { flags: null }, {}],
  [
    'a window beside its ends',
    ['delivery_start_time', 'time_window'],
    ['10:00', '9-11am'],
    { delivery_start_time: '10:00', delivery_end_time: '11:00' },
    { delivery_start_time: { message: 'imports.row.otherWindow', args: { text: '9-11am' } } },
  ],
  [
    'a window beside an empty end',
    ['delivery_end_time', 'time_window'],
    ['', 'after 3pm'],
    { delivery_start_time: '15:00', delivery_end_time: null },
    {},
  ],
  [
    'a window under one end',
    ['delivery_end_time'],
    ['9-11am'],
    { delivery_start_time: '09:00', delivery_end_time: '11:00' },
    {},
  ],
  [
    'an end under the other one',
    ['delivery_start_time'],
    ['by noon'],
    { delivery_start_time: null, delivery_end_time: '12:00' },
    {},
  ],
  [
    'a window that says nothing, beside its ends',
    ['delivery_start_time', 'time_window', 'comments'],
    ['10:00', 'when home', 'dog'],
    { delivery_start_time: '10:00', comments: 'dog. when home' },
    { delivery_start_time: { message: 'imports.row.windowToComments', args: { text: 'when home' } } },
  ],
])('nothing goes without a word: %s', (_, mapping, cells, values, remarks) => {
  const row = mapRow(mapping, cells);
  expect(row.problems).toEqual({});
  expect(row.values).toMatchObject(values);
  expect(row.remarks ?? {}).toEqual(remarks);
});
