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

it('a first character that is typed before the next frame stays', async () => {
  render(
    <I18nContextProvider value={await createI18nProvider('en')}>
      <Sheet />
    </I18nContextProvider>,
  );
  const grid = screen.getByRole('grid');
  fireEvent.keyDown(grid, { key: 'ArrowDown' });
  fireEvent.keyDown(grid, { key: 'C' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('C');
});
