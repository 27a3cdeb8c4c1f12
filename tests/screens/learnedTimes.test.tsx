import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LearnedView } from '../../src/contract/learning/learnedTimes';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import LearnedTimesPage from '../../src/learnedTimes/LearnedTimesPage';
import { openMessages } from '../../src/providers/messageSets';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const VIEW: LearnedView = {
  version: 3,
  is_on: true,
  learned_at: '2026-11-20 09:00:00',
  legs: 4_000,
  error_before: 190,
  error_after: 85,
  cdps: [
    {
      cdp: 1,
      cdp_name: 'DOWNTOWN',
      days: 20,
      runs: 80,
      before: 190,
      after: 85,
      checks: [
        { kind: 'hours', before: 190, after: 85, isUsed: true },
        { kind: 'drivers', before: 85, after: 91, isUsed: false },
      ],
    },
    { cdp: 2, cdp_name: 'NORTH', days: 2, runs: 2, before: 60, after: 60, checks: [] },
  ],
  hours: [
    { cdp: 1, cdp_name: 'DOWNTOWN', hour: 8, legs: 120, planned: 600, took: 765 },
    { cdp: 2, cdp_name: 'NORTH', hour: 33, legs: 20, planned: 600, took: 570 },
  ],
  facilities: [{ facility: 'SUNSET HOME', legs: 12, extra: 232 }],
  other_places: 3,
};

async function open(answer: LearnedView | null, mayChange = true) {
  await holdPermissions(indexPermissions(mayChange ? [PERMISSIONS.learned_times.update] : []));
  const wire = fakeWire({
    'GET /learned_times': answer
      ? { json: answer }
      : { status: 500, json: { status_code: 'sr001', message: 'no' } },
    'PUT /learned_times': { json: { version: 4, is_on: false } },
  });
  await openMessages('dashboards');
  await renderPage(<LearnedTimesPage />);
  return wire;
}

const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe('planned and real times', () => {
  it('stand beside each other by CDP and hour, and name the facilities that differ', async () => {
    await open(VIEW);
    expect(
      await screen.findByText(
        /off by 3 min 10 s per stop on average, and by 1 min 25 s with the corrections/,
      ),
    ).toBeVisible();
    const hours = screen.getByRole('region', { name: 'Drive and visit, by hour of departure' });
    const [, first] = within(hours).getAllByRole('row');
    expect(first && cells(first)).toEqual([
      'Monday to Friday, 08:00',
      '120',
      '10 min',
      '12 min 45 s',
      '+2 min 45 s',
    ]);
    const checks = screen.getByRole('region', { name: 'Corrections, and whether they help' });
    expect(within(checks).getByText(/80 runs over 20 days/)).toBeVisible();
    const [, used, unused] = within(checks).getAllByRole('row');
    expect(used && cells(used)).toEqual(['Drives by the hour', '3 min 10 s', '1 min 25 s', 'Yes']);
    expect(unused && cells(unused).at(-1)).toMatch(/^No/);
    await userEvent.click(screen.getByRole('combobox', { name: 'CDP' }));
    await userEvent.click(screen.getByRole('option', { name: 'NORTH' }));
    expect(screen.getByText(/at least four days are needed/)).toBeVisible();
    expect(within(hours).getByText('Saturday and Sunday, 09:00')).toBeVisible();
    expect(within(hours).getByText('−30 s')).toBeVisible();
    const facilities = screen.getByRole('region', { name: /Facilities where/ });
    expect(within(facilities).getByText('SUNSET HOME')).toBeVisible();
    expect(within(facilities).getByText('And 3 other addresses.')).toBeVisible();
  });

  it('are switched off with the version that was seen', async () => {
    const wire = await open(VIEW);
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Correct plans and ETAs with real times' }),
    );
    await screen.findByRole('switch', { checked: true });
    const [put] = wire.to('PUT', '/learned_times');
    expect(put?.body).toEqual({ is_on: false });
    expect(put?.headers.get('if-match')).toBe('"3"');
  });

  it('say that nothing was learned, that they could not be read, and are only shown to others', async () => {
    await open({ ...VIEW, learned_at: null, cdps: [], hours: [], facilities: [] }, false);
    expect(await screen.findByText(/^No times yet/)).toBeVisible();
    expect(screen.getByRole('switch')).toBeDisabled();
  });

  it('say that they could not be loaded', async () => {
    await open(null);
    expect(await screen.findByText('The times could not be loaded.')).toBeVisible();
  });
});
