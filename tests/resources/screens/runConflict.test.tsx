import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import RunDailyTimesPage from '../../../src/resources/runs/RunDailyTimesPage';
import RunSettingsPage from '../../../src/resources/runs/RunSettingsPage';
import { fakeWire, type Wire } from './fakeWire';
import { recordOf } from './records';
import { renderPart } from './renderPart';

const run = recordOf('runs', { name: 'NORTH AM', start_date: '2026-01-01', end_date: null });
const settings = {
  id: 1,
  funding_source_ids: [1],
  pull_out_garage_id: 1,
  pull_in_garage_id: null,
  exclusive_login: 'none',
  suspensions: [],
};
const daily = {
  id: 1,
  time_zone: 'America/Los_Angeles',
  shift_days: [1, 2, 3],
  start_time: '08:00:00',
  end_time: '16:00:00',
  daily_times: [],
};
const own = (weekday: number, start_time: string, end_time = '16:00:00') => ({
  weekday,
  start_time,
  end_time,
});

function stored(record: Record<string, unknown>, version: number) {
  return { json: { ...record, version }, headers: { etag: `"${version}"` } };
}
const stale = {
  status: 412,
  json: {
    status_code: 'ver001',
    message: 'ANA RUIZ has changed this meanwhile',
    args: { current_version: 2, who: 'ANA RUIZ', when: '2026-11-20 18:05:00', changed: [] },
  },
};

async function open(page: ReactElement, part: 'settings' | 'daily_times', record: Record<string, unknown>) {
  const wire = fakeWire({
    'GET /runs/1': stored(run, 1),
    'GET /funding_sources': [recordOf('funding_sources', { name: 'CLIENT ONE' })],
    'GET /vehicle_garages': [
      recordOf('vehicle_garages', { name: 'MAIN' }),
      recordOf('vehicle_garages', { id: 2, name: 'HARBOR' }),
    ],
    [`GET /runs/1/${part}`]: stored(record, 1),
    [`PUT /runs/1/${part}`]: stale,
  });
  await renderPart(
    <Routes>
      <Route path="/data/runs/:id/part" element={page} />
    </Routes>,
    'en',
    '/data/runs/1/part',
  );
  return wire;
}

/** Saves into the other's save, and waits for the question. */
async function collide(wire: Wire, path: string, theirs: Record<string, unknown>) {
  const user = userEvent.setup();
  wire.answer(`GET ${path}`, stored(theirs, 2));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  wire.answer(`PUT ${path}`, (call) => stored({ ...theirs, ...(call.body as object) }, 3));
  return { user, dialog };
}

describe('a step of a run that somebody else saved first', () => {
  it('settings: field by field, and what only one of them changed is put together', async () => {
    const wire = await open(<RunSettingsPage />, 'settings', settings);
    const pullIn = await screen.findByRole('combobox', { name: /^Pull-in/ });
    expect(screen.getByLabelText(/^Mobile sign-in/)).toHaveValue('none');
    const person = userEvent.setup();
    await within(pullIn).findByRole('option', { name: 'MAIN' });
    await person.selectOptions(pullIn, 'MAIN');
    await person.click(screen.getByRole('button', { name: 'Add suspension' }));
    await person.type(screen.getByLabelText(/^First day/), '12/24/2026');
    await person.type(screen.getByLabelText(/^Last day/), '12/25/2026');
    await person.type(screen.getByLabelText(/^Reason/), 'Holidays');

    const theirs = { ...settings, exclusive_login: 'vehicle', pull_in_garage_id: 2 };
    const { user, dialog } = await collide(wire, '/runs/1/settings', theirs);
    expect(dialog.getByText(/^ANA RUIZ changed it at 11\/20\/2026/)).toBeInTheDocument();
    // Only the garage was changed by both.
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    expect(dialog.getByRole('radio', { name: /^Mine:/ })).toBeChecked();
    await user.click(await dialog.findByRole('radio', { name: 'Theirs: HARBOR' }));
    await user.click(dialog.getByRole('button', { name: 'Save my choice' }));

    await waitFor(() => expect(wire.to('PUT', '/runs/1/settings')).toHaveLength(2));
    const put = wire.to('PUT', '/runs/1/settings')[1];
    expect(put?.headers.get('if-match')).toBe('"2"');
    expect(put?.body).toMatchObject({
      exclusive_login: 'vehicle',
      pull_in_garage_id: 2,
      suspensions: [{ start_date: '2026-12-24', end_date: '2026-12-25', reason: 'Holidays' }],
    });
  });

  it('daily times: weekday by weekday', async () => {
    const wire = await open(<RunDailyTimesPage />, 'daily_times', daily);
    const person = userEvent.setup();
    for (const weekday of ['Monday', 'Tuesday'])
      await person.click(await screen.findByRole('switch', { name: new RegExp(weekday) }));

    const theirs = { ...daily, daily_times: [own(1, '09:30:00'), own(3, '07:00:00')] };
    const { user, dialog } = await collide(wire, '/runs/1/daily_times', theirs);
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    expect(dialog.getByRole('radio', { name: 'Mine: 08:00–16:00' })).toBeChecked();
    expect(dialog.getByText('07:00–16:00')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Theirs: 09:30–16:00' }));
    await user.click(dialog.getByRole('button', { name: 'Save my choice' }));

    await waitFor(() => expect(wire.to('PUT', '/runs/1/daily_times')).toHaveLength(2));
    const put = wire.to('PUT', '/runs/1/daily_times')[1];
    expect(put?.headers.get('if-match')).toBe('"2"');
    expect(put?.body).toEqual({
      daily_times: [own(1, '09:30:00'), own(2, '08:00:00'), own(3, '07:00:00')],
    });
    expect(await screen.findByRole('switch', { name: /Wednesday/ })).toBeChecked();
  });

  it('goes back to the form with everything still there', async () => {
    const wire = await open(<RunDailyTimesPage />, 'daily_times', daily);
    await userEvent.setup().click(await screen.findByRole('switch', { name: /Monday/ }));
    const theirs = { ...daily, daily_times: [own(1, '09:30:00')] };
    const { user, dialog } = await collide(wire, '/runs/1/daily_times', theirs);
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('switch', { name: /Monday/ })).toBeChecked();
    expect(wire.to('PUT', '/runs/1/daily_times')).toHaveLength(1);
  });
});
