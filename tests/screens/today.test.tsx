import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { indexPermissions, type Permission } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import type { TodayAnswer } from '../../src/contract/today/today';
import type { TodayRun } from '../../src/domain/runs/today';
import { openMessages } from '../../src/providers/messageSets';
import Today from '../../src/today/Today';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const run = (id: number, changes: Partial<TodayRun> = {}): TodayRun => ({
  delivery_manifest_id: id,
  name: `RUN ${id}`,
  cdp_color: '#0F766E',
  driver: `DRIVER ${id}`,
  is_under_way: false,
  start_at: '2026-11-20 16:00:00',
  end_at: '2026-11-20 23:00:00',
  finish_at: null,
  lunch_at: null,
  waits: [],
  done: 0,
  total: 20,
  late: 0,
  minutes_behind: null,
  ...changes,
});

const DAY: TodayAnswer = {
  date: '2026-11-20',
  stops: { total: 1200, done: 300, open: 900, late: 4, problems: 2, measured: 300, on_time: 299 },
  curve: [
    { at: '2026-11-20 17:00:00', planned: 100, done: 90 },
    { at: '2026-11-20 17:30:00', planned: 200, done: null },
  ],
  runs: [run(1, { is_under_way: true, late: 3, done: 7, minutes_behind: 65 }), run(2)],
  finished_runs: 3,
  worst: [
    {
      delivery_event_id: 71,
      delivery_manifest_id: 1,
      participant_id: 5,
      participant_name: 'ADA MARSH',
      need: 'late',
      status_id: 1,
      run: 'RUN 1',
      driver: 'DRIVER 1',
      driver_phone: null,
      risk: null,
      minutes: 95,
      more: 3,
    },
    {
      delivery_event_id: null,
      delivery_manifest_id: 2,
      participant_id: null,
      participant_name: null,
      need: 'silent',
      status_id: null,
      run: 'RUN 2',
      driver: 'DRIVER 2',
      driver_phone: '6195550144',
      risk: null,
      minutes: 22,
      more: 0,
    },
    {
      delivery_event_id: 72,
      delivery_manifest_id: 1,
      participant_id: 6,
      participant_name: 'IDA POOLE',
      need: 'problem',
      status_id: 11,
      run: 'RUN 1',
      driver: 'DRIVER 1',
      driver_phone: null,
      risk: null,
      minutes: null,
      more: 0,
    },
  ],
  unassigned: [{ close_door_pharmacy_id: 3, stops: 12 }],
  cdps: [{ id: 3, name: 'HILLCREST PHARMACY' }],
  on_call: [{ id: 8, full_name: 'ELEANOR YARROW', phone_number: '7605552051' }],
  next_day: {
    date: '2026-11-23',
    runs: 5,
    unpublished: 2,
    without_driver: 1,
    without_vehicle: 0,
    unassigned: 0,
  },
  bags: null,
  cash: null,
  orders: null,
};

const { dispatch, employees, imports } = PERMISSIONS;
const DISPATCHER: readonly Permission[] = [dispatch.move, dispatch.reschedule, employees.driversOnCall];

async function open(
  answer: TodayAnswer | null,
  language: 'en' | 'es' = 'en',
  held: readonly Permission[] = DISPATCHER,
) {
  const wire = fakeWire({
    'GET /delivery_manifest/today': answer
      ? { json: answer }
      : { status: 500, json: { status_code: 'sr001', message: 'no' } },
  });
  await openMessages('today');
  await holdPermissions(indexPermissions(held));
  await renderPage(<Today />, { language });
  return wire;
}

const link = (name: RegExp) => screen.getByRole('link', { name });

describe('the day on the start page', () => {
  it('says each number, and each opens the stops that it counts', async () => {
    await open(DAY);
    expect(await screen.findByRole('link', { name: /^On time\s*99%\s*299 of 300/ })).toHaveAttribute(
      'href',
      '/dispatch?show=done',
    );
    expect(link(/^Late\s*4/)).toHaveAttribute('href', '/dispatch?show=late');
    expect(link(/^Problems\s*2/)).toHaveAttribute('href', '/dispatch?show=problems');
    expect(link(/^Open\s*900/)).toHaveAttribute('href', '/dispatch?show=open');
    expect(link(/^HILLCREST PHARMACY/)).toHaveAttribute('href', '/dispatch?cdp=3');
  });

  it('opens the worst stop by one press, and calls who is on call by one', async () => {
    await open(DAY);
    const worst = await screen.findByRole('link', { name: /ADA MARSH.*1 h 35 late · RUN 1 · 3 more/ });
    expect(worst).toHaveAttribute('href', '/dispatch?show=late&stop=71');
    expect(link(/^Move: ADA MARSH$/)).toHaveAttribute('href', '/dispatch?show=late&stop=71&act=move');
    expect(link(/DRIVER 2.*No news for 22 min/)).toHaveAttribute('href', '/dispatch?run=RUN%202');
    expect(link(/^Call: DRIVER 2$/)).toHaveAttribute('href', 'tel:+16195550144');
    expect(link(/IDA POOLE.*Failed/)).toHaveAttribute('href', '/dispatch?show=problems&stop=72');
    // The right to change a state is not held here.
    expect(screen.queryByRole('link', { name: /Change status/ })).toBeNull();
    expect(link(/760/)).toHaveAttribute('href', 'tel:+17605552051');
  });

  it('tells of each run what a bar shows: how many are closed, how many late, how far behind', async () => {
    await open(DAY);
    expect(
      await screen.findByRole('link', { name: 'RUN 1: 7 of 20 stops closed, 3 late, 1 h 05 behind' }),
    ).toHaveAttribute('href', '/dispatch?run=RUN%201');
    expect(link(/^RUN 2: 0 of 20 stops closed, none late$/)).toBeVisible();
    expect(screen.getByText(/3 finished runs are not shown/)).toBeVisible();
  });

  it('shows the first runs, and all of them on request', async () => {
    await open({ ...DAY, runs: Array.from({ length: 40 }, (_, index) => run(index + 1)) });
    const card = await screen.findByRole('region', { name: 'Runs under way and to come' });
    expect(within(card).getAllByRole('link')).toHaveLength(12);
    await userEvent.click(within(card).getByRole('button', { name: 'Show all 40 runs' }));
    expect(within(card).getAllByRole('link')).toHaveLength(40);
  });

  it('has the curve as a table, empty where the day has not come to', async () => {
    await open(DAY);
    const card = await screen.findByRole('region', { name: 'Delivered and promised' });
    const rows = within(card).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'TimePromisedDelivered',
      expect.stringMatching(/10090$/),
      expect.stringMatching(/200–$/),
    ]);
  });

  it('names in Spanish what waits for the next day', async () => {
    await open(DAY, 'es');
    const card = await screen.findByRole('region', { name: /^Próximo día laborable/ });
    expect(within(card).getByText('2 sin publicar')).toBeVisible();
  });

  it('offers another day when nobody comes before the window ends', async () => {
    const [first] = DAY.worst;
    await open({ ...DAY, worst: first ? [{ ...first, minutes: null }] : [] });
    expect(await screen.findByRole('link', { name: 'Reschedule: ADA MARSH' })).toHaveAttribute(
      'href',
      '/dispatch?show=late&stop=71&act=reschedule',
    );
  });

  it('has bags and cash by CDP, and each figure opens its page', async () => {
    const cdp = { close_door_pharmacy_id: 3, cdp_name: 'HILLCREST PHARMACY' };
    const counts = { expected: 0, inVehicle: 12, delivered: 30, returned: 0, missing: 1, notTaken: 0 };
    await open({
      ...DAY,
      bags: [{ ...cdp, counts, unaccounted: 13, open_runs: 2, is_closed: false }],
      cash: [{ ...cdp, to_hand_over: '1250.50', counted: '0.00', outstanding: '5.00', drivers: 4 }],
    });
    const card = within(await screen.findByRole('region', { name: 'Bags and cash by CDP' }));
    expect(card.getByRole('link', { name: 'In vehicle 12' })).toHaveAttribute(
      'href',
      '/custody?date=2026-11-20',
    );
    expect(card.queryByText(/Returned/)).toBeNull();
    expect(card.getByText('2 runs to hand over')).toBeVisible();
    expect(card.getByRole('link', { name: '$1,250.50 to hand over' })).toHaveAttribute(
      'href',
      '/cash-up?date=2026-11-20',
    );
    expect(card.getByText('4 drivers not counted')).toBeVisible();
  });

  it('begins with the next working day for who plans it', async () => {
    await open(DAY, 'en', [imports.commit]);
    const [first] = await screen.findAllByRole('region');
    expect(first).toHaveAccessibleName(/^Next working day/);
    expect(screen.queryByRole('region', { name: 'On call' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Move: / })).toBeNull();
  });

  it('is for a pharmacy where its own orders are', async () => {
    const counts = { total: 30, unassigned: 2, waiting: 8, on_the_way: 9, delivered: 10, not_delivered: 1 };
    const pickups = [
      { delivery_manifest_id: 1, name: 'RUN 1', driver: null, start_at: '2026-11-20 18:00:00', bags: 8 },
    ];
    await open({ ...DAY, orders: { counts, pickups } }, 'en', []);
    const orders = within(await screen.findByRole('region', { name: 'Your orders' }));
    expect(orders.getByRole('link', { name: 'Not delivered 1' })).toHaveAttribute(
      'href',
      '/dispatch?status=rejected,missing,damaged,failed',
    );
    expect(within(screen.getByRole('region', { name: 'Next pickups' })).getByText('8 bags')).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Next working day/ })).toBeNull();
  });

  it('says that it did not load, and tries again', async () => {
    const wire = await open(null);
    expect(await screen.findByText('The day could not be loaded.')).toBeVisible();
    wire.answer('GET /delivery_manifest/today', { json: DAY });
    await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByText('ADA MARSH')).toBeVisible();
  });
});
