import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '../../src/contract/logs/activity';
import ChangeLogPage from '../../src/changeLog/ChangeLogPage';
import { renderPage } from '../support/renderPage';
import { fakeWire, type Wire } from '../resources/screens/fakeWire';

function entry(id: number, values: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id,
    at: '2026-11-20 18:05:00',
    user_id: 7,
    user_name: 'Ada Admin',
    action: 'update',
    resource: 'vehicles',
    record_id: 4,
    run_names: {},
    changes: { version: { from: 1, to: 2 }, model: { from: 'LEAF', to: 'BOLT' } },
    remote_address: '10.0.0.7',
    patients: 0,
    ...values,
  };
}

async function open(at: string, language: 'en' | 'es' = 'en') {
  return renderPage(<ChangeLogPage />, { language, path: '/change-log/:changeLog', at: `/change-log/${at}` });
}

/** Without the head, which is there before the first answer. */
async function rows(): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1), { timeout: 10_000 });
  return screen.getAllByRole('row').slice(1);
}

const asked = () => wire.to('GET', '/activity_logger').at(-1)?.query;

let wire: Wire;
beforeEach(() => {
  wire = fakeWire({
    'GET /activity_logger': [entry(9)],
    'GET /activity_logger/total_items': { json: { total_items: 1 } },
    'GET /activity_logger/people': [{ id: 7, full_name: 'Ada Admin' }],
    'GET /vehicles': [{ id: 4, version: 2, name: 'VAN 4' }],
  });
});

describe('the history of changes', () => {
  it('says who, when with its zone, from where, what, and field by field the old and the new', async () => {
    await open('vehicles?id=4');
    const [row] = await rows();
    expect(row).toHaveTextContent('11/20/2026 10:05');
    expect(row).toHaveTextContent('Ada Admin');
    expect(row).toHaveTextContent('10.0.0.7');
    expect(row).toHaveTextContent('Changed');
    expect(row).toHaveTextContent(/Model\s*LEAF\s*became\s*BOLT/);
    expect(row).not.toHaveTextContent(/version/i);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Change log: Vehicles · VAN 4',
    );
    expect(asked()).toEqual({ resource: 'vehicles', record_id: '4', kind: 'changes', per_page: '20' });
  });

  it('writes values as their own page does: choices in words, settings with their unit', async () => {
    wire.answer('GET /activity_logger', [
      entry(9, { changes: { color: { from: null, to: 'red' }, is_active: { from: true, to: false } } }),
      entry(8, {
        resource: 'settings',
        record_id: 2,
        changes: { geofence_metres: { from: 150, to: 2000 } },
      }),
    ]);
    await open('all', 'es');
    const [vehicle, setting] = await rows();
    expect(vehicle).toHaveTextContent(/Rojo/);
    expect(vehicle).toHaveTextContent(/Inactivo/);
    expect(setting).toHaveTextContent(/Radio de la geocerca/);
    expect(setting).toHaveTextContent(/2,000 m/);
  });

  it('names runs of a day and hides what only the server needs', async () => {
    wire.answer('GET /activity_logger', [
      entry(9, {
        resource: 'delivery_manifest',
        record_id: 31,
        run_names: { 31: 'HILLCREST 02' },
        changes: { vehicle_id: { from: null, to: 4 }, is_route_updated: { from: true, to: false } },
      }),
      entry(8, {
        resource: 'delivery_events',
        run_names: { 31: 'HILLCREST 02' },
        changes: { delivery_manifest_id: { from: null, to: 31 } },
      }),
    ]);
    await open('all');
    const [run, delivery] = await rows();
    expect(run).toHaveTextContent('HILLCREST 02');
    await waitFor(() => expect(run).toHaveTextContent(/Vehicle.*VAN 4/));
    expect(run).not.toHaveTextContent(/route/i);
    expect(delivery).toHaveTextContent(/HILLCREST 02/);
    expect(delivery).not.toHaveTextContent('31');
  });

  it('shows looks at a patient: what was opened, what was asked and how many it showed', async () => {
    wire.answer('GET /activity_logger', [
      entry(9, {
        action: 'read',
        resource: 'participants',
        record_id: null,
        changes: { id: { from: null, to: 3 }, part: { from: null, to: 'phone_numbers' } },
        patients: 1,
      }),
      entry(8, {
        action: 'search',
        resource: 'participants',
        record_id: null,
        changes: { asked: { from: null, to: { all: 'RUI' } }, rows: { from: null, to: 15 } },
        patients: 15,
      }),
    ]);
    await open('participants?id=3&kind=reads');
    const [opened, searched] = await rows();
    expect(opened).toHaveTextContent('Opened: phone numbers');
    expect(searched).toHaveTextContent('Filters: Search: RUI · Showed 15 patients');
  });

  it('asks for the next 20 behind the last one', async () => {
    const page = Array.from({ length: 20 }, (_, index) => entry(100 - index));
    wire.answer('GET /activity_logger', (call) => (call.query.before === '81' ? [entry(80)] : page));
    await open('vehicles');
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(21));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('keeps its filters in the address: days of the zone, counted in full', async () => {
    const router = await open('vehicles?from=2026-11-20&to=2026-11-20');
    await rows();
    expect(asked()).toMatchObject({ at_from: '2026-11-20 08:00:00', at_to: '2026-11-21 07:59:59' });
    await userEvent.selectOptions(await screen.findByLabelText('Person'), 'Ada Admin');
    expect(router.state.location.search).toContain('person=7');
    await waitFor(() => expect(asked()).toMatchObject({ user_id: '7' }));
  });

  it('says which kind of nothing it is', async () => {
    wire.answer('GET /activity_logger', []);
    await open('vehicles?person=7');
    const status = (await screen.findByText('No entries match the filters.')).parentElement;
    await userEvent.click(within(status as HTMLElement).getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByText('No entries yet.')).toBeVisible();
    wire.answer('GET /activity_logger', { status: 500, json: { status_code: 'int001', message: 'Broken' } });
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Who looked at it');
    expect(await screen.findByText('The change log did not load')).toBeVisible();
  });
});
