import { describe, expect, it } from 'vitest';
import { csvOf, readTable, writeTable } from '../../../src/imports/typed/clipboardTable';
import { EMPTY_GRID, stepGrid } from '../../../src/imports/typed/gridHistory';
import { cellAfter, isTyping } from '../../../src/imports/typed/gridKeys';
import {
  newRow,
  rangeOf,
  textsIn,
  withCleared,
  withOpenEnd,
  withPasted,
} from '../../../src/imports/typed/typedRows';

const press = (key: string, held: 'shiftKey' | 'ctrlKey' | null = null) => ({
  key,
  shiftKey: held === 'shiftKey',
  ctrlKey: held === 'ctrlKey',
  metaKey: false,
});
const at = (row: number, column: number) => ({ row, column });

describe('what a spreadsheet copies', () => {
  it('tabs, quotes and line breaks inside a cell', () => {
    expect(readTable('A1\t"OAK ST 5,\nSAN DIEGO"\t"say ""hi"""\r\nA2\t\t\r\n')).toEqual([
      ['A1', 'OAK ST 5, SAN DIEGO', 'say "hi"'],
      ['A2', '', ''],
    ]);
  });

  it('goes back as it came', () => {
    const texts = [
      ['A1', 'x\ty'],
      ['A2', 'say "hi"'],
    ];
    expect(readTable(writeTable(texts))).toEqual(texts);
  });

  it('is an order file with its columns, without empty rows, and runs nothing', () => {
    const rows = [newRow({ order_number: 'A1', comments: '=1+1' }), newRow()];
    const lines = csvOf(rows).split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\ufefforder_number,client_code,participant_name/);
    expect(lines[1]).toMatch(/^A1,.*,"'=1\+1"$/);
  });
});

describe('rows of the grid', () => {
  it('pasted texts fill from the cell on, add rows, and stop at the last column', () => {
    const rows = withPasted(withOpenEnd([newRow({ order_number: 'OLD' })]), at(1, 8), [
      ['5.00', 'ring', 'beyond'],
      ['6.00', ''],
    ]);
    expect(rows.map(({ values }) => values)).toEqual([
      { order_number: 'OLD' },
      { copayment_amount: '5.00', comments: 'ring' },
      { copayment_amount: '6.00', comments: null },
    ]);
  });

  it('a range is cleared and read whichever way it was drawn', () => {
    const rows = [newRow({ order_number: 'A', client_code: 'B', comments: 'C' })];
    const range = rangeOf(at(0, 1), at(0, 0));
    expect(textsIn(rows, range)).toEqual([['A', 'B']]);
    expect(withCleared(rows, range)[0]?.values).toEqual({
      order_number: null,
      client_code: null,
      comments: 'C',
    });
  });

  it('a step is taken back and done again, and there is always an empty last row', () => {
    const written = stepGrid(EMPTY_GRID, { kind: 'write', rows: [newRow({ order_number: 'A' })] });
    expect(written.rows).toHaveLength(2);
    const back = stepGrid(written, { kind: 'undo' });
    expect(back.rows).toBe(EMPTY_GRID.rows);
    expect(stepGrid(back, { kind: 'redo' }).rows).toBe(written.rows);
    expect(stepGrid(EMPTY_GRID, { kind: 'undo' })).toBe(EMPTY_GRID);
  });
});

describe('keys of the grid, as in a spreadsheet', () => {
  const cases: [key: ReturnType<typeof press>, from: [number, number], to: [number, number] | null][] = [
    [press('ArrowDown'), [0, 2], [1, 2]],
    [press('ArrowDown'), [4, 2], [4, 2]],
    [press('ArrowLeft'), [1, 0], [1, 0]],
    [press('End', 'ctrlKey'), [1, 3], [4, 9]],
    [press('Home'), [1, 3], [1, 0]],
    [press('Enter'), [1, 3], [2, 3]],
    [press('Enter', 'shiftKey'), [1, 3], [0, 3]],
    [press('Tab'), [1, 9], [2, 0]],
    [press('Tab', 'shiftKey'), [1, 0], [0, 9]],
    [press('Tab'), [4, 9], null],
    [press('Tab', 'shiftKey'), [0, 0], null],
    [press('a'), [0, 0], null],
  ];
  it.each(cases)('%o from %o', (key, from, to) => {
    expect(cellAfter(key, at(...from), 5)).toEqual(to && at(...to));
  });

  it('a character writes, a command does not', () => {
    expect(isTyping(press('a'))).toBe(true);
    expect(isTyping(press('c', 'ctrlKey'))).toBe(false);
    expect(isTyping(press('F2'))).toBe(false);
  });
});
