import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NO_ISSUE_FILTERS, type IssueFilters } from '../../src/dispatch/issues/filterIssues';
import { IssueHead } from '../../src/dispatch/issues/IssueHead';
import { renderOnBoard } from '../support/renderOnBoard';

const DAY = '2026-11-20';
const choices = {
  cdps: [
    { id: 1, name: 'HILLCREST' },
    { id: 2, name: 'CHULA VISTA' },
  ],
  drivers: [
    { id: 9, name: 'BO DRIVER' },
    { id: 10, name: 'CY DRIVER' },
  ],
  clients: [
    { id: 3, name: 'CLIENT A' },
    { id: 4, name: 'CLIENT B' },
  ],
  cities: ['EL CAJON', 'POWAY'],
};

let last: IssueFilters = NO_ISSUE_FILTERS;
const keep = (filters: IssueFilters) => {
  last = filters;
};

function Head() {
  const [filters, setFilters] = useState(NO_ISSUE_FILTERS);
  return (
    <IssueHead
      date={DAY}
      today={DAY}
      filters={filters}
      choices={choices}
      counts={
        new Map([
          ['failed', 2],
          ['missing', 1],
        ])
      }
      onDate={() => undefined}
      onFilters={(next) => {
        keep(next);
        setFilters(next);
      }}
    />
  );
}

describe('the filters of the issues', () => {
  it('take several of each list, and are taken away one by one or all at once', async () => {
    renderOnBoard(<Head />);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    for (const name of ['HILLCREST', 'CHULA VISTA', 'BO DRIVER', 'CLIENT A', 'POWAY', 'Failed', 'Missing'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    expect(last).toMatchObject({
      cdpIds: [1, 2],
      driverIds: [9],
      clientIds: [3],
      cities: ['POWAY'],
      groups: ['failed', 'missing'],
    });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: HILLCREST' }));
    expect(last.cdpIds).toEqual([2]);
    // The counts are the same filter.
    fireEvent.click(screen.getByRole('button', { name: 'Missing 1' }));
    expect(last.groups).toEqual(['failed']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(last).toEqual(NO_ISSUE_FILTERS);
  });

  it('speak Spanish', () => {
    renderOnBoard(<Head />, 'es');
    fireEvent.click(screen.getByRole('button', { name: 'Filtros' }));
    screen.getByRole('group', { name: 'Estado' });
    screen.getByRole('checkbox', { name: 'BO DRIVER' });
  });
});
