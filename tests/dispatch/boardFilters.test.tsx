import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, type BoardFilters } from '../../src/board/boardFilters';
import { BoardViewContext } from '../../src/board/boardView';
import { FilterChips } from '../../src/dispatch/board/FilterChips';
import { FiltersButton } from '../../src/dispatch/board/FiltersButton';
import { CounterRow } from '../../src/dispatch/board/CounterRow';
import { renderOnBoard } from '../support/renderOnBoard';

const choices = {
  cdps: [
    { id: 1, name: 'HILLCREST' },
    { id: 2, name: 'CHULA VISTA' },
  ],
  runs: ['RUN 1', 'RUN 2'],
  drivers: [
    { id: 9, name: 'BO DRIVER' },
    { id: 10, name: 'CY DRIVER' },
  ],
  clients: [],
  cities: Array.from({ length: 9 }, (_, n) => `CITY ${n}`),
};

function Filters({ initial }: { initial: BoardFilters }) {
  const [filters, showFilters] = useState(initial);
  return (
    <BoardViewContext.Provider value={{ filters, showFilters }}>
      <FiltersButton choices={choices} />
      <CounterRow counts={{ late: 2, atRisk: 0, open: 3, problems: 1, done: 1204 }} />
      <FilterChips choices={choices} />
    </BoardViewContext.Provider>
  );
}

describe('the filters of the board', () => {
  it('are set in one place, and each is taken away by its chip', async () => {
    renderOnBoard(<Filters initial={{ ...NO_FILTERS, text: 'ANA' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Rush' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'BO DRIVER' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'CY DRIVER' }));
    screen.getByRole('group', { name: 'Driver (2)' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'City: Find in the list' }), {
      target: { value: 'y 4' },
    });
    expect(screen.queryByRole('checkbox', { name: 'CITY 3' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'CITY 4' }));
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: BO DRIVER' }));
    expect(screen.queryByRole('button', { name: 'Remove filter: BO DRIVER' })).toBeNull();
    screen.getByRole('button', { name: 'Remove filter: CY DRIVER' });
    screen.getByRole('button', { name: 'Remove filter: CITY 4' });
    screen.getByRole('button', { name: 'Remove filter: Rush' });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    expect(screen.queryByRole('button', { name: 'Remove filter: Rush' })).toBeNull();
  });

  it('offer five counts as filters: pressed is shown, not told again as a chip, pressed again is all', () => {
    renderOnBoard(<Filters initial={NO_FILTERS} />);
    screen.getByRole('button', { name: 'Late 2' });
    screen.getByRole('button', { name: 'At risk 0' });
    screen.getByRole('button', { name: 'Done 1,204' });
    const open = screen.getByRole('button', { name: 'Open 3' });
    fireEvent.click(open);
    expect(open.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    screen.getByRole('button', { name: 'Filters' });
    fireEvent.click(open);
    expect(open.getAttribute('aria-pressed')).toBe('false');
  });

  it('have the statuses beside the other filters', async () => {
    renderOnBoard(<Filters initial={NO_FILTERS} />);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Rejected' }));
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('button', { name: 'Remove filter: Rejected' });
  });

  it('speak Spanish', () => {
    renderOnBoard(<Filters initial={{ ...NO_FILTERS, timing: ['late'] }} />, 'es');
    screen.getByRole('button', { name: 'Filtros (1)' });
    screen.getByRole('button', { name: 'Quitar filtro: Con retraso' });
  });
});
