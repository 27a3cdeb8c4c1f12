import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Timesheet, Timesheets } from '../../src/contract/timeKeeping/timesheets';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { weekDays } from '../../src/domain/fleet/workTime';
import TimesheetsPage from '../../src/fleet/TimesheetsPage';
import { openMessages } from '../../src/providers/messageSets';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const WEEK = '2026-11-08';

function sheet(employee_id: number, changes: Partial<Timesheet> = {}): Timesheet {
  return {
    employee_id,
    name: `DRIVER ${employee_id}`,
    shifts: [
      {
        day: '2026-11-11',
        clock_in: '2026-11-11 16:00:00',
        clock_out: '2026-11-12 02:00:00',
        break_minutes: 0,
        delivery_manifest_id: 1,
        run: 'RUN 1',
        time_zone: 'America/Los_Angeles',
        minutes: 600,
        is_corrected: false,
      },
    ],
    days: weekDays(WEEK).map((day) => ({
      day,
      minutes: day === '2026-11-11' ? 600 : 0,
      regular: 0,
      overtime: 0,
      double: 0,
    })),
    total: { regular: 480, overtime: 120, double: 0 },
    available_minutes: 1920,
    waiting: 0,
    sign_off: null,
    ...changes,
  };
}

async function open(sheets: Timesheet[] | null, language: 'en' | 'es' = 'en') {
  await holdPermissions(indexPermissions([PERMISSIONS.time_keeping.signOff]));
  const answer: Timesheets = { week_start: WEEK, sheets: sheets ?? [] };
  const wire = fakeWire({
    'GET /timesheets': sheets
      ? { json: answer }
      : { status: 500, json: { status_code: 'sr001', message: 'no' } },
    'POST /timesheets/sign_off': { json: { employee_id: 1, week_start: WEEK } },
  });
  await openMessages('fleet');
  await renderPage(<TimesheetsPage />, { language, at: '/timesheets?date=2026-11-11' });
  return wire;
}

const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);

it('shows hours per day and what is paid, and signs a week off after a question', async () => {
  const wire = await open([sheet(1)]);
  const table = await screen.findByRole('table');
  const [, row] = within(table).getAllByRole('row');
  expect(cells(row)).toEqual([
    'DRIVER 1',
    '–',
    '–',
    '–',
    '10.00',
    '–',
    '–',
    '–',
    '8.00',
    '2.00',
    '–',
    '32.00',
    'Sign off',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign off the week of DRIVER 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign off the week of DRIVER 1?' });
  expect(within(dialog).getByText(/10.00 hours, 2.00 of them overtime/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign off' }));
  expect(wire.to('POST', '/timesheets/sign_off')[0]?.body).toEqual({ employee_id: 1, week_start: WEEK });
});

it('offers no sign-off while a shift is open, a correction waits, or it is signed off', async () => {
  const [shift] = sheet(1).shifts;
  await open([
    sheet(1, { shifts: shift ? [{ ...shift, clock_out: null, minutes: 0 }] : [] }),
    sheet(2, { waiting: 2 }),
    sheet(3, { sign_off: { at: '2026-11-16 10:00:00', by: 'ANA OFFICE' } }),
  ]);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    'Open shift',
    '2 corrections to approve',
    'Signed off by ANA OFFICE',
  ]);
});

it('offers no sign-off in a week that is not over', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-14T20:00:00Z'), toFake: ['Date'] });
  try {
    await open([sheet(1)]);
    const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(row?.lastElementChild).toHaveTextContent('Week not over');
  } finally {
    vi.useRealTimers();
  }
});

it('goes to the week before, and speaks Spanish', async () => {
  const wire = await open([sheet(1)], 'es');
  await userEvent.click(await screen.findByRole('button', { name: 'Semana anterior' }));
  expect(wire.to('GET', '/timesheets').map(({ query }) => query)).toEqual([
    { date: '2026-11-11' },
    { date: '2026-11-04' },
  ]);
  expect(await screen.findByRole('columnheader', { name: 'Quedan esta semana' })).toBeVisible();
});

it('says that nobody keeps time, and that it failed', async () => {
  await open([]);
  expect(await screen.findByText(/No driver has time keeping/)).toBeVisible();
});

it('says that it failed', async () => {
  await open(null);
  expect(await screen.findByText('The timesheets could not be loaded.')).toBeVisible();
});
