import { expect, test } from 'vitest';
import { decodeText } from '../../server/imports/reading/decodeText';
import { likelyReading } from '../../src/domain/garbledText';
import { guessMapping, rememberMapping } from '../../src/domain/importMapping';
import { mapRow } from '../../src/domain/importRow';
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
