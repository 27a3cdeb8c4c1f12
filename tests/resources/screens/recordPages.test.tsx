import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { addDays, dateInZone } from '../../../src/domain/time/dates';
import { indexPermissions, type Permission } from '../../../src/domain/access/access';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import type { OverviewDelivery } from '../../../src/contract/overview/deliveries';
import type { OverviewRun } from '../../../src/contract/overview/runs';
import { registry, type ResourceName } from '../../../src/resources/registry';
import { fakeWire } from './fakeWire';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';
import type { Language } from '../../../src/domain/wire/languages';

const ZONE = 'America/Los_Angeles';
const TODAY = dateInZone(new Date(), ZONE);
const { participants, employees, vehicles, cdps, facilities, runs, dispatch, activity_logger } = PERMISSIONS;
/** Whoever reads records, and nothing of the day. */
const READERS = [participants, employees, vehicles, cdps, facilities, runs].map(({ read }) => read);
const EVERYTHING = [...READERS, ...Object.values(dispatch), participants.list, activity_logger.read];

interface Opened {
  overview?: unknown;
  record?: object;
  rights?: readonly Permission[];
  language?: Language;
}

async function open(name: ResourceName, { overview, record, rights = EVERYTHING, language }: Opened) {
  const { path } = registry[name];
  const wire = fakeWire({
    [`GET ${path}/1`]: { json: recordOf(name, { is_active: true, ...record }), headers: { etag: '"1"' } },
    ...(overview === undefined ? {} : { [`GET ${path}/1/overview`]: { json: overview } }),
  });
  await renderScreen({
    name,
    at: '/1',
    permissions: indexPermissions(rights),
    ...(language && { language }),
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  return wire;
}

const card = (name: string) => screen.findByRole('region', { name }, { timeout: 20_000 });

function delivery(changes: Partial<OverviewDelivery> = {}): OverviewDelivery {
  return {
    id: 71,
    delivery_manifest_id: 5,
    delivery_date: TODAY,
    time_zone: ZONE,
    delivery_event_type_id: EVENT_TYPE.delivery,
    delivery_event_status_id: EVENT_STATUS.scheduled,
    participant_id: 1,
    participant_name: 'ANA RUIZ',
    delivery_start_time: '08:00:00',
    delivery_end_time: '10:00:00',
    eta: `${TODAY} 20:00:00`,
    datetime: null,
    run_name: 'HILLCREST 01',
    driver_name: 'PAT LEE',
    ...changes,
  };
}

const LAST = delivery({
  id: 60,
  delivery_date: addDays(TODAY, -1),
  delivery_event_status_id: EVENT_STATUS.successful,
  datetime: `${addDays(TODAY, -1)} 20:00:00`,
});

function run(changes: Partial<OverviewRun> = {}): OverviewRun {
  return {
    delivery_manifest_id: 5,
    name: 'HILLCREST 01',
    delivery_date: TODAY,
    time_zone: ZONE,
    delivery_manifest_status_id: MANIFEST_STATUS.running,
    employee_id: 3,
    driver_name: 'PAT LEE',
    vehicle_id: 7,
    vehicle_name: 'VAN 07',
    start_at: `${TODAY} 16:00:00`,
    end_at: `${TODAY} 23:00:00`,
    stops: 20,
    closed: 12,
    ...changes,
  };
}

describe('the head of a record', () => {
  it('has name, state, phone to call, address; the details repeat none of it, and no version is said', async () => {
    await open('cdps', {
      overview: { today: [], next: [], unassigned: 0 },
      record: { name: 'HILLCREST', full_address: '1 FIFTH AVE, SAN DIEGO, CA 92103' },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'HILLCREST' })).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '(619) 555-0100' })).toHaveAttribute('href', 'tel:+16195550100');
    expect(screen.getAllByText('1 FIFTH AVE, SAN DIEGO, CA 92103')).toHaveLength(1);
    expect(screen.getAllByText('HILLCREST')).toHaveLength(1);
    expect(screen.queryByText(/^Version/)).toBeNull();
  });

  it.each([
    ['participants', { status: 'hospitalized' }, 'Hospitalized'],
    ['participants', { status: 'active', is_active: false }, 'Inactive'],
    ['employees', { on_call: true }, 'On call'],
    ['runs', { end_date: '2020-01-01', time_zone: ZONE }, 'Ended'],
    ['vehicles', { is_active: false }, 'Inactive'],
  ] as const)('%s %o: %s', async (name, record, word) => {
    await open(name, { record, rights: READERS });
    expect(screen.getAllByText(word)[0]).toBeInTheDocument();
  });

  it('leaves out a section without a value, and shows a single empty field as a dash', async () => {
    const record = { wheelchair_type: null, delivery_start_time: null, delivery_end_time: null };
    await open('participants', { record, rights: READERS });
    expect(screen.queryByRole('region', { name: 'Permanent delivery restriction' })).toBeNull();
    const care = screen.getByRole('region', { name: 'Care' });
    expect(within(care).getByText('Wheelchair type').nextSibling).toHaveTextContent('–');
  });

  it('keeps rare actions under "More"', async () => {
    await open('participants', {
      overview: { next: [], open: 0, last: null },
      rights: [...EVERYTHING, participants.update, participants.inactivate],
    });
    const user = userEvent.setup();
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Change log' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Change log' })).toHaveAttribute(
      'href',
      '/change-log/participants?id=1',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Inactivate' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('what comes next', () => {
  it.each([
    ['en', 'Next delivery', 'Last delivery', /^Today, ETA/, 'Window 08:00–10:00', 'Open on the board'],
    [
      'es',
      'Próxima entrega',
      'Última entrega',
      /^Hoy, hora prevista/,
      'Horario 08:00–10:00',
      'Abrir en el tablero',
    ],
  ] as const)('a participant, %s', async (language, next, last, when, window, board) => {
    const later = delivery({ id: 72, delivery_date: addDays(TODAY, 1), eta: null, run_name: null });
    await open('participants', { language, overview: { next: [delivery(), later], open: 4, last: LAST } });
    const first = await card(next);
    expect(await within(first).findByText(when)).toBeInTheDocument();
    expect(within(first).getByText(window)).toBeInTheDocument();
    expect(within(first).getByText('PAT LEE · HILLCREST 01')).toBeInTheDocument();
    expect(within(first).getByText(/^(Tomorrow|Mañana)$/)).toBeInTheDocument();
    expect(within(first).getByText(/^(2 more are open|Hay 2 más abiertas)$/)).toBeInTheDocument();
    expect(within(first).getByRole('link', { name: board })).toHaveAttribute('href', '/dispatch?stop=71');
    expect(within(await card(last)).getByRole('link')).toHaveAttribute('href', '/delivery-report/60');
  });

  it.each(['participants', 'facilities', 'cdps', 'employees', 'vehicles', 'runs'] as const)(
    '%s: the day is neither drawn nor asked for by whom it is not for',
    async (name) => {
      const wire = await open(name, { rights: READERS, record: { type: 'Driver' } });
      await waitFor(() => expect(screen.getAllByRole('region').length).toBeGreaterThan(0));
      expect(wire.calls.filter(({ path }) => path.endsWith('/overview'))).toEqual([]);
      for (const title of ['Next delivery', 'Next deliveries', 'Runs today', 'Today', 'Next shifts'])
        expect(screen.queryByRole('region', { name: title })).toBeNull();
    },
  );

  it('the links to the board and to the proof are for whom they open', async () => {
    const rights = [...READERS, dispatch.listDeliveries];
    await open('participants', { rights, overview: { next: [delivery()], open: 1, last: LAST } });
    const first = await card('Next delivery');
    expect(await within(first).findByText(/^Today, ETA/)).toBeInTheDocument();
    expect(within(first).queryByRole('link')).toBeNull();
    expect(within(await card('Last delivery')).queryByRole('link')).toBeNull();
  });

  it('a facility: its residents and their next deliveries', async () => {
    const overview = { next: [delivery()], open: 3, residents: 14 };
    await open('facilities', { overview });
    const next = await card('Next deliveries');
    expect(await within(next).findByRole('link', { name: '14 residents' })).toHaveAttribute(
      'href',
      '/data/participants?facility_id=1&is_active=1',
    );
    expect(within(next).getByRole('link', { name: 'ANA RUIZ' })).toHaveAttribute('href', '/dispatch?stop=71');
    expect(within(next).getByText('2 more are open')).toBeInTheDocument();
  });

  it('a CDP: runs by state and what has no run, each the way to the board', async () => {
    const done = run({
      delivery_manifest_id: 6,
      delivery_manifest_status_id: MANIFEST_STATUS.done,
      closed: 20,
    });
    await open('cdps', { overview: { today: [run(), done], next: [], unassigned: 4 } });
    const today = await card('Runs today');
    const way = async (name: string) =>
      (await within(today).findByRole('link', { name })).getAttribute('href');
    expect(await way('1 Running')).toBe('/dispatch?cdp=1&runs=underWay');
    expect(await way('1 Done')).toBe('/dispatch?cdp=1&runs=over');
    expect(await way('4 Unassigned')).toBe('/dispatch?cdp=1');
    expect(within(today).getByText('32 of 40 stops closed')).toBeInTheDocument();
  });

  it.each([
    ['employees', 'VAN 07'],
    ['vehicles', 'PAT LEE'],
  ] as const)('%s: today with state, and the next shifts', async (name, other) => {
    const next = run({
      delivery_manifest_id: 9,
      delivery_date: addDays(TODAY, 2),
      name: 'HILLCREST 02',
      delivery_manifest_status_id: MANIFEST_STATUS.scheduled,
    });
    await open(name, { overview: { today: [run()], next: [next] }, record: { type: 'Driver' } });
    const today = await card('Today');
    expect(await within(today).findByRole('link', { name: 'HILLCREST 01' })).toHaveAttribute(
      'href',
      '/dispatch?run=HILLCREST+01&finished=1',
    );
    expect(within(today).getByText('Running')).toBeInTheDocument();
    expect(within(today).getByText(new RegExp(`^08:00–.* · ${other}$`))).toBeInTheDocument();
    expect(within(today).getByText('12 of 20 stops closed')).toBeInTheDocument();
    expect(within(await card('Next shifts')).getByRole('link')).toHaveAttribute(
      'href',
      `/dispatch?run=HILLCREST+02&finished=1&date=${addDays(TODAY, 2)}`,
    );
  });

  it('the office has no shifts', async () => {
    const wire = await open('employees', { record: { type: 'Scheduler' } });
    expect(wire.calls.filter(({ path }) => path.endsWith('/overview'))).toEqual([]);
  });

  it('says once that the day did not come, and reads it again', async () => {
    const wire = await open('vehicles', {});
    expect(
      await screen.findByText('The day could not be loaded.', {}, { timeout: 20_000 }),
    ).toBeInTheDocument();
    wire.answer('GET /vehicles/1/overview', { json: { today: [run()], next: [] } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await card('Today')).findByText('Running')).toBeInTheDocument();
  });
});
