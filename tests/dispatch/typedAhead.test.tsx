import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Opening } from '../../src/board/interaction/Opening';
import { Palette } from '../../src/board/palette/Palette';
import { renderOnBoard } from '../support/renderOnBoard';

beforeAll(() => {
  // jsdom draws nothing, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

/** A page with keys of its own, and a palette whose code arrives when told. */
function openSlowly() {
  const pageHeard = vi.fn();
  const onCancel = vi.fn();
  let arrive = () => {};
  const Slow = lazy(
    () =>
      new Promise<{ default: () => React.ReactNode }>((resolve) => {
        arrive = () =>
          resolve({
            default: () => (
              <Palette
                entries={[{ id: 'lunch', group: 'actions', label: 'Add lunch break', run: vi.fn() }]}
                onClose={vi.fn()}
              />
            ),
          });
      }),
  );
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    const cancel = () => {
      onCancel();
      setIsOpen(false);
    };
    return <Suspense fallback={<Opening onCancel={cancel} />}>{isOpen ? <Slow /> : null}</Suspense>;
  }
  document.addEventListener('keydown', pageHeard);
  renderOnBoard(<Page />);
  return { pageHeard, onCancel, arrive: () => act(async () => Promise.resolve(arrive())) };
}
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

describe('what is typed before a dialog is here', () => {
  it('starts nothing on the page, and stands in the field of the palette', async () => {
    const { pageHeard, arrive } = openSlowly();
    press('l', 'u', 'm', 'Backspace', 'n');
    expect(pageHeard).not.toHaveBeenCalled();
    await arrive();
    expect(await screen.findByRole('combobox')).toHaveValue('lun');
    expect(screen.getByRole('option')).toHaveTextContent('Add lunch break');
    press('x');
    expect(pageHeard).toHaveBeenCalledOnce();
  });

  it('Escape calls it off, and the page hears its keys again', () => {
    const { pageHeard, onCancel } = openSlowly();
    press('Escape');
    expect(onCancel).toHaveBeenCalledOnce();
    press('l');
    expect(pageHeard).toHaveBeenCalledOnce();
  });

  it('a browser’s own keys stay the browser’s', () => {
    const { pageHeard } = openSlowly();
    fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
    expect(pageHeard).toHaveBeenCalledOnce();
  });
});
