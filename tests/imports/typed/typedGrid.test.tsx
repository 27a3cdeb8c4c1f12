import { fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FIRST_CELL, TypedGrid } from '../../../src/imports/typed/TypedGrid';
import { newRow, type TypedRow } from '../../../src/imports/typed/typedRows';
import { createI18nProvider } from '../../../src/providers/i18nProvider';

function Sheet() {
  const [rows, setRows] = useState(() => [newRow(), newRow()] as readonly TypedRow[]);
  const [hand, setHand] = useState(FIRST_CELL);
  return (
    <TypedGrid
      rows={rows}
      cursor={hand}
      onCursor={setHand}
      onWrite={setRows}
      onUndo={() => undefined}
      onRedo={() => undefined}
    />
  );
}

async function openSheet() {
  render(
    <I18nContextProvider value={await createI18nProvider('en')}>
      <Sheet />
    </I18nContextProvider>,
  );
  return screen.getByRole('grid');
}

/** Types as the keyboard does: the key goes to whatever has the focus now, and an input takes its text. */
function press(key: string) {
  const target = document.activeElement ?? document.body;
  const isTaken = !fireEvent.keyDown(target, { key });
  if (!isTaken && target instanceof HTMLInputElement && key.length === 1)
    fireEvent.change(target, { target: { value: target.value + key } });
}

const type = (text: string) => [...text].forEach(press);
const cell = (row: number, column: number) => screen.getAllByRole('row')[row + 1]?.children[column + 1];

it('a first character that is typed before the next frame stays', async () => {
  const grid = await openSheet();
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'C' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('C');
});

it('no key is lost when somebody types right after a click', async () => {
  await openSheet();
  fireEvent.mouseDown(cell(0, 0) ?? document.body);
  type('TY17');
  expect(screen.getByRole('textbox')).toHaveValue('TY17');
});

it('no key is lost between a cell and the next', async () => {
  await openSheet();
  fireEvent.mouseDown(cell(0, 0) ?? document.body);
  type('TY17');
  press('Tab');
  type('CHP9');
  press('Enter');
  type('CHP8');
  fireEvent.mouseDown(cell(0, 2) ?? document.body);
  type('ANA');
  press('Enter');
  expect(cell(0, 0)).toHaveTextContent('TY17');
  expect(cell(0, 1)).toHaveTextContent('CHP9');
  expect(cell(1, 1)).toHaveTextContent('CHP8');
  expect(cell(0, 2)).toHaveTextContent('ANA');
  expect(cell(1, 2)).toHaveFocus();
});
