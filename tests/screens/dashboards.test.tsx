import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FiguresAnswer } from '../../src/contract/dashboards/figures';
import DashboardsPage from '../../src/dashboards/DashboardsPage';
// Loaded with the test: the chart library takes seconds to read.
import '../../src/dashboards/Charts';
import { chartCsv } from '../../src/dashboards/chartFiles';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { noMeasures } from '../../src/domain/figures/measures';
import { openMessages } from '../../src/providers/messageSets';
import { preferences } from '../../src/providers/preferenceStore';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const now = {
  ...noMeasures(),
  ...{ stops: 1200, canceled: 12, delivered: 900, failed: 100, measured: 800, on_time: 720 },
  ...{ first_visit: 810, second_visit: 90, timed: 900, timed_seconds: 900 * 750 },
  ...{ runs: 40, overtime_runs: 4, overtime_seconds: 7200, metres: 800_000, empty_metres: 200_000 },
};
const former = { ...now, on_time: 760, failed: 225, overtime_seconds: 7200 };

const FIGURES: FiguresAnswer = {
  period: { from: '2026-11-19', to: '2026-11-20' },
  before: { from: '2026-11-17', to: '2026-11-18' },
  now,
  former,
  trend: [
    { from: '2026-11-19', to: '2026-11-19', now: { ...now, on_time: 400 }, before: former },
    { from: '2026-11-20', to: '2026-11-20', now: noMeasures(), before: former },
  ],
  hours: [
    { weekday: 4, hour: 9, stops: 10, measured: 8, on_time: 6, timed: 2, timed_seconds: 600 },
    { weekday: 5, hour: 9, stops: 10, measured: 2, on_time: 2, timed: 0, timed_seconds: 0 },
    { weekday: 5, hour: -1, stops: 3, measured: 0, on_time: 0, timed: 0, timed_seconds: 0 },
  ],
  reasons: [
    { reason: '1', description: 'Nobody home', now: 60, before: 80 },
    { reason: '9', description: 'DOG IN THE YARD', now: 30, before: 0 },
    { reason: 'missing', description: null, now: 10, before: 145 },
  ],
  has_costs: true,
  pending_since: null,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  preferences.set({});
});

async function open(answer: FiguresAnswer | null, address = '/dashboards', language: 'en' | 'es' = 'en') {
  const wire = fakeWire({
    'GET /dashboards/figures': answer
      ? { json: answer }
      : { status: 500, json: { status_code: 'sr001', message: 'no' } },
  });
  await openMessages('dashboards');
  const router = await renderPage(<DashboardsPage />, { language, at: address });
  return { wire, router };
}

const rowsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the dashboards', () => {
  it('say each figure, and how it differs from the period before', async () => {
    await open(FIGURES);
    const figures = await screen.findByRole('region', { name: 'Figures of the period' });
    const tiles = within(figures)
      .getAllByRole('listitem')
      .map((tile) => tile.textContent);
    expect(tiles).toEqual([
      'Deliveries1,200900 delivered, 12 canceled',
      'On time90%720 of 800 promises kept▼ -5 points, worse',
      'Not delivered10%100 of 1,000 closed stops▼ -10 points, better',
      'Visits per delivery1.10810 delivered at the first visitNo change',
      'Minutes per stop12.5 minFrom "in progress" to closedNo change',
      'Overtime per run3 min4 of 40 runs after their shiftNo change',
      'Empty miles25%124 mi of 497 mi, estimatedNo change',
    ]);
    expect(
      screen.getByText(/Compared with 11\/17\/2026 to 11\/18\/2026\. All changes are counted\./),
    ).toBeVisible();
  });

  it('have each chart as a table of the same figures', async () => {
    await open(FIGURES);
    const trend = await screen.findByRole('region', { name: 'On time, day by day' }, { timeout: 20_000 });
    expect(rowsOf(trend)).toEqual([
      ['Day', 'This period', 'Before'],
      ['Nov 19', '50%', '95%'],
      ['Nov 20', '–', '95%'],
    ]);
    // What has no time is of no hour.
    expect(rowsOf(screen.getByRole('region', { name: 'On time by hour' }))).toEqual([
      ['Hour', 'This period'],
      ['09:00', '80%'],
    ]);
    expect(rowsOf(screen.getByRole('region', { name: 'On time by weekday' }))).toEqual([
      ['Weekday', 'This period'],
      ['Thu', '75%'],
      ['Fri', '100%'],
    ]);
    expect(rowsOf(screen.getByRole('region', { name: 'Why stops failed' }))).toEqual([
      ['Reason', 'This period', 'Before'],
      ['Nobody home', '60', '80'],
      ['DOG IN THE YARD', '30', '0'],
      ['Bag missing', '10', '145'],
    ]);
  });

  it('write distances and hours as the person reads them', async () => {
    preferences.set({ distance_unit: 'km', clock: '12' });
    await open(FIGURES, '/dashboards', 'es');
    expect(await screen.findByText('200 km de 800 km, estimado')).toBeVisible();
    const card = await screen.findByRole('region', { name: 'Kilómetros en vacío' }, { timeout: 20_000 });
    expect(rowsOf(card)[1]).toEqual(['19 nov', '25%', '25%']);
    const hours = screen.getByRole('region', { name: 'A tiempo por hora' });
    expect(rowsOf(hours)[1]?.[0]).toBe('9:00 AM');
  });

  it.each([
    ['On time by hour', '09:00', 'counted_hour=9'],
    ['Minutes per stop by hour', '09:00', 'counted_hour=9'],
    ['On time by weekday', 'Thu', 'counted_weekday=4'],
    ['Visits until delivered', '3 or more', 'counted_visits=3'],
    ['Why stops failed', 'Nobody home', 'counted_reason=1'],
    ['Why stops failed', 'Bag missing', 'counted_reason=missing'],
  ])('open what a bar counts: %s, %s', async (chart, bar, filter) => {
    await holdPermissions(indexPermissions([PERMISSIONS.dispatch.listDeliveries]));
    await open(FIGURES, '/dashboards?cdp=2');
    const card = await screen.findByRole('region', { name: chart }, { timeout: 20_000 });
    const link = within(card).getByRole('link', { name: `Open the deliveries: ${bar}`, hidden: true });
    expect(link.getAttribute('href')).toBe(
      `/data/deliveries?delivery_date_from=2026-11-19&delivery_date_to=2026-11-20&close_door_pharmacy_id=2&${filter}`,
    );
  });

  it('offer no list for a reason that it cannot be filtered by', async () => {
    await holdPermissions(indexPermissions([PERMISSIONS.dispatch.listDeliveries]));
    await open(FIGURES);
    const card = await screen.findByRole('region', { name: 'Why stops failed' }, { timeout: 20_000 });
    expect(within(card).getAllByRole('link', { hidden: true })).toHaveLength(2);
    expect(within(card).queryByRole('link', { name: /DOG IN THE YARD/, hidden: true })).toBeNull();
  });

  it('ask for what the address says, and show no costs where there are none', async () => {
    const address = '/dashboards?period=own&from=2026-11-01&to=2026-11-10&cdp=2&client=3&driver=x';
    const { wire } = await open({ ...FIGURES, has_costs: false }, address);
    expect((await screen.findAllByText('Not split by client or facility')).length).toBe(2);
    expect(wire.to('GET', '/dashboards/figures')[0]?.query).toEqual({
      from: '2026-11-01',
      to: '2026-11-10',
      close_door_pharmacy_id: '2',
      funding_source_id: '3',
    });
    expect(screen.queryByRole('region', { name: 'Overtime per run' })).toBeNull();
  });

  it('say what is wrong with dates, and keep them in the address', async () => {
    const { router } = await open(FIGURES, '/dashboards?period=own&from=2026-11-20&to=2026-11-01');
    expect(await screen.findByText('The end must come after the start')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
    expect(router.state.location.search).toBe('?period=last7');
    expect(await screen.findByRole('region', { name: 'Figures of the period' })).toBeVisible();
  });

  it('say that there is nothing, in the words of spec §8', async () => {
    await open({ ...FIGURES, now: noMeasures(), pending_since: '2026-11-20 18:00:00' });
    expect(
      await screen.findByText('No data available for selected period. Please choose a different timeframe.'),
    ).toBeVisible();
    expect(screen.getByText(/Changes since 11\/20\/2026 10:00 are not counted yet/)).toBeVisible();
  });

  it('speak Spanish', async () => {
    await open(FIGURES, '/dashboards', 'es');
    const card = await screen.findByRole(
      'region',
      { name: 'Por qué fallaron las paradas' },
      { timeout: 20_000 },
    );
    expect(rowsOf(card)[1]).toEqual(['No había nadie', '60', '80']);
    expect(screen.getByText('-5 puntos, peor')).toBeVisible();
  });

  it('say that they did not load, and try again', async () => {
    const { wire } = await open(null);
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    wire.answer('GET /dashboards/figures', { json: FIGURES });
    await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByRole('region', { name: 'Figures of the period' })).toBeVisible();
  });
});

it('a chart as CSV has shares in percent, and no cell that begins a formula', async () => {
  const csv = chartCsv({
    id: 'reasons',
    title: 'Why',
    kind: 'rows',
    unit: 'percent',
    column: 'Reason',
    labels: ['=1+1', 'Nobody home'],
    series: [{ name: 'This period', values: [0.12345, null] }],
    opens: [],
  });
  expect(await csv.text()).toBe('Reason,This period (%)\r\n"\'=1+1",12.35\r\nNobody home,');
});
