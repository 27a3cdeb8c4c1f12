import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Palette } from '../../src/board/palette/Palette';
import type { PaletteEntry } from '../../src/board/palette/paletteEntry';
import { renderOnBoard } from '../support/renderOnBoard';

beforeAll(() => {
  // jsdom draws nothing, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

/** The palette over some entries; every press is written down. */
function openPalette() {
  const taken: string[] = [];
  const entry = (id: string, changes: Partial<PaletteEntry> = {}): PaletteEntry => ({
    id,
    group: 'actions',
    label: id,
    run: () => void taken.push(id),
    ...changes,
  });
  const onClose = vi.fn();
  const entries = [
    entry('Change status'),
    entry('Move'),
    entry('Unassign'),
    entry('Unassigned', { group: 'runs', minText: 1 }),
  ];
  renderOnBoard(<Palette entries={entries} onClose={onClose} />);
  const field = screen.getByRole('combobox');
  return {
    taken,
    onClose,
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
    chosen: () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent),
  };
}

describe('The palette under a fast hand', () => {
  it('takes what the typed text finds, though the list is still that of the text before', () => {
    const { type, press, taken, onClose } = openPalette();
    act(() => {
      type('unassigned');
      press('Enter');
    });
    expect(taken).toEqual(['Unassigned']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('always has one entry chosen, also when the chosen one does not fit the text any more', () => {
    const { type, press, chosen, taken } = openPalette();
    press('ArrowDown');
    expect(chosen()).toEqual(['Move']);
    type('unassigned');
    expect(chosen()).toEqual(['Unassigned']);
    type('unass');
    expect(chosen()).toEqual(['Unassign']);
    press('ArrowDown');
    press('Enter');
    expect(taken).toEqual(['Unassigned']);
  });

  it('stays open when nothing fits', () => {
    const { type, press, onClose } = openPalette();
    type('xyz');
    press('Enter');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves Enter to a word that is being composed', () => {
    const { field, onClose } = openPalette();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(onClose).not.toHaveBeenCalled();
  });
});
