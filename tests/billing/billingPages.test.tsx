import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BillingLine, BillingMonth, BillingPeriod } from '../../src/contract/billing/billing';
import BillingPage from '../../src/billing/BillingPage';
import CloseDialog from '../../src/billing/CloseDialog';
import PeriodPage from '../../src/billing/PeriodPage';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { openMessages } from '../../src/providers/messageSets';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const { billing } = PERMISSIONS;
const NONE = { base: 0, stop: 0, miles: 0, attempts: 0, rush: 0, refrigerated: 0, returns: 0, waiting: 0 };

const PERIOD: BillingPeriod = {
  id: 7,
  version: 3,
  funding_source_id: 2,
  client: 'HEALTH ONE',
  from_date: '2026-10-01',
  to_date: '2026-10-31',
  state: 'open',
  calculated_at: '2026-11-02 16:00:00',
  closed_at: null,
  closed_by_name: null,
  invoice_number: null,
  has_earlier_open: false,
  deliveries: 3,
  differences: 0,
  corrections: 0,
  without_prices: 0,
  amounts: { ...NONE, base: 1000, stop: 400, correction: 0, total: 1400 },
};
const MONTH: BillingMonth = {
  month: '2026-10',
  is_calculating: false,
  periods: [PERIOD, { ...PERIOD, id: 8, client: 'OTHER', without_prices: 2 }],
  reconciliation: {
    charged: '28.00',
    copayments: '120.00',
    by_card: '20.00',
    to_hand_over: '100.00',
    counted: '95.00',
    missing: '5.00',
  },
};
const LINE: BillingLine = {
  ...NONE,
  id: 70,
  kind: 'delivery',
  base: 500,
  stop: 200,
  correction: 0,
  total: 700,
  delivery_event_id: 41,
  delivery_date: '2026-10-05',
  order_number: 'RX41',
  delivery_event_status_id: 4,
  price_list_id: 1,
  reason: null,
  created_by_name: null,
  created_at: '2026-11-02 16:00:00',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

async function openMonth(answer: BillingMonth, language: 'en' | 'es' = 'en') {
  await holdPermissions(indexPermissions([billing.read, billing.calculate]));
  const wire = fakeWire({
    'GET /billing': { json: answer },
    'POST /billing/calculate': { status: 202, json: { month: '2026-10' } },
  });
  await openMessages('reports');
  await renderPage(<BillingPage />, { language, at: '/billing' });
  return wire;
}

describe('a month of all clients', () => {
  it('opens on the last whole month, with what each client pays and what was collected', async () => {
    const wire = await openMonth(MONTH);
    const table = await screen.findByRole('region', { name: 'Clients of October 2026' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[1]).toEqual(['HEALTH ONE', 'Open', '3', '0', '0', '$14.00', '']);
    expect(rows[2]?.[0]).toBe('OTHER2 deliveries on days without a price list');
    expect(rows.at(-1)).toEqual(['Total', '$28.00', '']);
    const figures = screen.getByRole('region', { name: 'Charged and collected' });
    expect(
      within(figures)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Charged to clients$28.00',
      'Copayments collected$120.00',
      'Paid by card$20.00',
      'Cash to hand over$100.00',
      'Counted in cash-ups$95.00',
      'Not counted or short$5.00',
    ]);
    expect(wire.to('GET', '/billing')[0]?.query).toEqual({ month: '2026-10' });
  });

  it('says in Spanish that it is not calculated yet', async () => {
    await openMonth({ ...MONTH, periods: [] }, 'es');
    expect(await screen.findByText('Este mes todavía no está calculado.')).toBeVisible();
  });
});

async function openPeriod(period: BillingPeriod, rights = Object.values(billing)) {
  await holdPermissions(indexPermissions(rights));
  const wire = fakeWire({
    'GET /billing/periods/7': { json: period },
    'GET /billing/periods/7/lines': { json: [LINE] },
    'POST /billing/periods/7/corrections': { status: 201, json: period },
  });
  await openMessages('reports');
  await renderPage(<PeriodPage />, { path: '/billing/:id', at: '/billing/7' });
  return wire;
}

describe('a month of one client', () => {
  it('has its charges and each delivery with what it costs', async () => {
    await openPeriod(PERIOD);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('HEALTH ONE · October 2026');
    const lines = await screen.findByRole('region', { name: 'Lines: Deliveries' });
    const [, row] = within(lines).getAllByRole('row');
    expect(row).toHaveTextContent('RX4110/05/2026DeliveredDeliveries $5.00, Stops $2.00$7.00');
    expect(within(lines).getByRole('link', { name: 'Open delivery RX41' })).toHaveAttribute(
      'href',
      expect.stringContaining('/data/deliveries/41'),
    );
    const charges = screen.getByRole('table', { name: 'Charges' });
    expect(charges).toHaveTextContent('Deliveries$10.00Stops$4.00Total$14.00');
  });

  it('is corrected at a delivery, by an amount and a reason', async () => {
    const wire = await openPeriod(PERIOD);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct delivery RX41' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct HEALTH ONE, October 2026' });
    const add = within(dialog).getByRole('button', { name: 'Add correction' });
    await userEvent.type(within(dialog).getByLabelText(/Amount/), '2.505');
    expect(within(dialog).getByText(/at most two decimals/)).toBeVisible();
    expect(add).toBeDisabled();
    await userEvent.clear(within(dialog).getByLabelText(/Amount/));
    await userEvent.type(within(dialog).getByLabelText(/Amount/), '-2.50');
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'late');
    await userEvent.click(add);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = wire.to('POST', '/billing/periods/7/corrections');
    expect(call?.body).toEqual({ amount: '-2.50', reason: 'late', delivery_event_id: 41 });
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it.each([
    [{ has_earlier_open: true }, 'An earlier period of this client is open. Close it first.'],
    [{ to_date: '2026-11-30' }, 'The month is not over.'],
    [{ calculated_at: null }, 'Calculate this month before you close it.'],
  ])('that cannot be closed says why: %j', async (change, sentence) => {
    await openPeriod({ ...PERIOD, ...change });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is closed knowing which deliveries are charged nothing', async () => {
    await openMessages('reports');
    const done = () => Promise.resolve();
    await renderPage(
      <CloseDialog period={{ ...PERIOD, without_prices: 3 }} onDone={done} onClose={() => undefined} />,
    );
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^3 deliveries are charged nothing/)).toBeVisible();
  });

  it('that is closed has an invoice, and no correction', async () => {
    await openPeriod({
      ...PERIOD,
      state: 'closed',
      closed_at: '2026-11-02 17:00:00',
      closed_by_name: 'Ada',
      invoice_number: 'INV-2026-10-00001',
    });
    expect(await screen.findByText('INV-2026-10-00001')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /Correct delivery/ })).toBeNull();
  });

  it('is only looked at by those who may only read', async () => {
    await openPeriod(PERIOD, [billing.read]);
    await screen.findByRole('region', { name: 'Lines: Deliveries' });
    expect(screen.queryByRole('button', { name: /Correct delivery/ })).toBeNull();
  });
});
