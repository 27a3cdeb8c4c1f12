import { expect, test } from 'vitest';
import { boolean, dateTime, money, text, weekdays } from '../../src/resources/schema/fields';
import { cellText, csvLine } from '../../server/records/resources/csvCells';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', '-1'],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tX', `"'\tX"`],
  ['a;=1+1', '"a;=1+1"'],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['A, B', '"A, B"'],
  ['two\nlines', '"two\nlines"'],
  ['PÉREZ', 'PÉREZ'],
  ['', ''],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test('values are written for people: times with their zone, blanks blank', () => {
  expect(cellText(dateTime({}), '2026-11-20 17:30:00')).toBe('2026-11-20 17:30:00 UTC');
  expect(cellText(boolean({}), true)).toBe('1');
  expect(cellText(money({}), '12.50')).toBe('12.50');
  expect(cellText(weekdays({}), [1, 5])).toBe('1 5');
  expect(cellText(text({}), null)).toBe('');
});
