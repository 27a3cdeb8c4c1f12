import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CalendarRow } from '../../src/contract/calendar/calendar';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import CalendarPage from '../../src/fleet/CalendarPage';
import { openMessages } from '../../src/providers/messageSets';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';
import { LANGUAGES, type Language } from '../../src/domain/wire/languages';

const ROWS: CalendarRow[] = [
  {
    id: 4,
    name: 'ANA RUIZ',
    absences: [
      { id: 9, kind: 'vacation', starts_on: '2026-11-02', ends_on: '2026-11-04', comment: 'Approved' },
    ],
    runs: { '2026-11-04': 1, '2026-11-05': 2 },
    is_out_of_service: false,
  },
  { id: 5, name: 'BEN LOW', absences: [], runs: {}, is_out_of_service: true },
];

async function open(
  rows: CalendarRow[] | null,
  { language = 'en', mayAdd = true }: { language?: Language; mayAdd?: boolean } = {},
) {
  await holdPermissions(
    indexPermissions(mayAdd ? [PERMISSIONS.calendar.create, PERMISSIONS.calendar.list] : []),
  );
  const wire = fakeWire({
    'GET /calendar': rows ? { json: rows } : { status: 500, json: { status_code: 'sr001', message: 'no' } },
  });
  await openMessages('fleet');
  const router = await renderPage(<CalendarPage />, { language, at: '/calendar?month=2026-11' });
  return { wire, router };
}

it('says of each day what it is, and marks a run on a day of absence', async () => {
  await open(ROWS);
  const grid = await screen.findByRole('grid', { name: 'Calendar' });
  const cell = (name: string) => within(grid).getByLabelText(name);
  expect(cell('ANA RUIZ, 11/01/2026: free')).toHaveTextContent('');
  expect(cell('ANA RUIZ, 11/02/2026: Vacation')).toHaveTextContent('V');
  expect(cell('ANA RUIZ, 11/04/2026: Vacation, but has a run')).toHaveTextContent('!');
  expect(cell('ANA RUIZ, 11/05/2026: 2 runs')).toHaveTextContent('•');
  expect(within(grid).getByTitle('Critical defect: not planned')).toBeInTheDocument();
});

it('is one tab stop, moves by arrow keys, and opens what is behind a day', async () => {
  const { router } = await open(ROWS);
  const grid = await screen.findByRole('grid');
  const stops = [...grid.querySelectorAll<HTMLElement>('td[role="gridcell"][tabindex="0"]')];
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await userEvent.keyboard('{PageUp}{Home}{ArrowRight}{Enter}');
  expect(router.state.location.pathname).toBe('/calendar/absences/9');
});

it('adds an absence of the day and the driver that are pressed', async () => {
  const { router } = await open(ROWS);
  await userEvent.click(await screen.findByLabelText('BEN LOW, 11/10/2026: free'));
  expect(router.state.location.pathname).toBe('/calendar/absences/add');
  const source = new URLSearchParams(router.state.location.search).get('source') ?? '';
  expect(JSON.parse(source)).toEqual({ employee_id: 5, starts_on: '2026-11-10', ends_on: '2026-11-10' });
});

it('goes from month to month, and to vehicles', async () => {
  const { wire } = await open(ROWS);
  await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vehicles' }));
  expect(wire.to('GET', '/calendar').map(({ query }) => query)).toEqual([
    { month: '2026-11', of: 'people' },
    { month: '2026-12', of: 'people' },
    { month: '2026-12', of: 'vehicles' },
  ]);
});

it('offers nothing to add without the right, in Spanish', async () => {
  const { router } = await open(ROWS, { language: 'es', mayAdd: false });
  await userEvent.click(await screen.findByLabelText('BEN LOW, 11/10/2026: libre'));
  expect(router.state.location.pathname).toBe('/calendar');
  expect(screen.queryByText('Agregar ausencia')).toBeNull();
});

it.each(LANGUAGES)('tells the days of a week apart in %s', async (language) => {
  await open(ROWS, { language });
  const [, ...heads] = within(await screen.findByRole('grid')).getAllByRole('columnheader');
  const week = heads.slice(0, 7).map((head) => head.firstElementChild?.textContent);
  expect(new Set(week).size).toBe(7);
});

it('says that it failed', async () => {
  await open(null);
  expect(await screen.findByText('The calendar could not be loaded.')).toBeVisible();
});
