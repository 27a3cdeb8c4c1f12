import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportPreview } from '../../src/contract/reports/catalogue';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { openMessages } from '../../src/providers/messageSets';
import CataloguePage from '../../src/reportCatalogue/CataloguePage';
import ReportPage from '../../src/reportCatalogue/ReportPage';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';
import { fakeWire } from '../resources/screens/fakeWire';

const { reports, dispatch, custody } = PERMISSIONS;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const PREVIEW: ReportPreview = {
  rows: [
    {
      day: '2026-11-19',
      cdp: 'NORTH',
      driver: 'ANA',
      to_hand_over: '20.00',
      counted: '15.00',
      missing: '5.00',
    },
    {
      day: '2026-11-19',
      cdp: 'NORTH',
      driver: 'BEN',
      to_hand_over: '7.50',
      counted: '7.50',
      missing: '0.00',
    },
  ],
  total_items: 120,
  totals: { to_hand_over: '1027.50', counted: '1022.50', missing: '5.00' },
  hidden: [],
};

async function open(answer: ReportPreview | null, language: 'en' | 'es' = 'en', query = '') {
  await holdPermissions(indexPermissions([reports.view, reports.download, custody.cashUps]));
  const wire = fakeWire({
    'GET /reports/cash_ups': answer
      ? { json: answer }
      : { status: 500, json: { status_code: 'sr001', message: 'no' } },
    'POST /reports/cash_ups/files': { status: 202, json: { uuid: '6c84fb90-12c4-11e1-840d-7b25c5ee775a' } },
  });
  await openMessages('reports');
  const at = `/reports/view/cash_ups${query}`;
  const router = await renderPage(<ReportPage />, { language, path: '/reports/view/:report', at });
  return { wire, router };
}

describe('the catalogue', () => {
  it.each([
    ['en', 'Deliveries of a day', 'Custody'],
    ['es', 'Entregas de un día', 'Custodia'],
  ] as const)(
    'in %s has the reports whose data the person may see, and no others',
    async (language, one, hidden) => {
      await holdPermissions(indexPermissions([reports.view, dispatch.listDeliveries]));
      fakeWire({});
      await openMessages('reports');
      await renderPage(<CataloguePage />, { language });
      expect(await screen.findByRole('link', { name: one })).toHaveAttribute(
        'href',
        expect.stringContaining('/reports/view/deliveries_of_day'),
      );
      expect(screen.queryByRole('link', { name: hidden })).toBeNull();
    },
  );

  it('says that a role without data has no report', async () => {
    await holdPermissions(indexPermissions([reports.view]));
    fakeWire({});
    await openMessages('reports');
    await renderPage(<CataloguePage />);
    expect(await screen.findByText(/Your role has no report/)).toBeVisible();
  });
});

describe('a report', () => {
  it('shows its rows, the sums of all rows, and where it is among them', async () => {
    const { wire } = await open(PREVIEW);
    const table = await screen.findByRole('region', { name: 'Rows of Cash-ups' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells[1]?.slice(0, 6)).toEqual(['11/19/2026', 'NORTH', 'ANA', '$20.00', '$15.00', '$5.00']);
    expect(cells.at(-1)?.slice(0, 6)).toEqual(['Total', '', '', '$1,027.50', '$1,022.50', '$5.00']);
    expect(screen.getByText(/Rows 1 to 2 of 120/)).toBeVisible();
    expect(wire.to('GET', '/reports/cash_ups')[0]?.query).toEqual({
      from: '2026-11-19',
      to: '2026-11-19',
      page: '1',
    });
  });

  it('keeps days and page in the address, and asks for them', async () => {
    const { wire, router } = await open(PREVIEW);
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'lastMonth');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(router.state.location.search).toBe('?period=lastMonth&page=2');
    await vi.waitFor(() =>
      expect(wire.to('GET', '/reports/cash_ups').at(-1)?.query).toEqual({
        from: '2026-10-01',
        to: '2026-10-31',
        page: '2',
      }),
    );
  });

  it.each([
    ['en', 'No data available for selected period. Please choose a different timeframe.'],
    ['es', 'No hay datos en el período elegido. Elija otro.'],
  ] as const)('without rows says so in %s, and offers no file', async (language, sentence) => {
    await open({ rows: [], total_items: 0, totals: {}, hidden: [] }, language);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  });

  it('is saved as a file of the days on screen', async () => {
    const { wire } = await open(PREVIEW, 'en', '?period=own&from=2026-11-01&to=2026-11-10');
    await userEvent.click(await screen.findByRole('button', { name: 'Save as Excel (XLSX)' }));
    await vi.waitFor(() =>
      expect(wire.to('POST', '/reports/cash_ups/files')[0]?.body).toMatchObject({
        from: '2026-11-01',
        to: '2026-11-10',
        format: 'xlsx',
      }),
    );
  });

  it('says why a file is refused, with the way on', async () => {
    const { wire } = await open(PREVIEW);
    wire.answer('POST /reports/cash_ups/files', {
      status: 422,
      json: {
        status_code: 'val001',
        message: 'no',
        errors: { format: { message: 'validation.tooManyForPdf', args: { most: 3000 } } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
    expect(await screen.findByText(/A PDF has at most 3000 rows/)).toBeVisible();
  });

  it('asks nothing for impossible days, and says why', async () => {
    const { wire } = await open(PREVIEW, 'en', '?period=own&from=2026-11-10&to=2026-11-01');
    expect(await screen.findByLabelText('To')).toBeInvalid();
    expect(wire.to('GET', '/reports/cash_ups')).toEqual([]);
  });

  it('that cannot be loaded can be asked for again', async () => {
    const { wire } = await open(null);
    expect(await screen.findByText('The report could not be loaded.')).toBeVisible();
    wire.answer('GET /reports/cash_ups', { json: PREVIEW });
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('region', { name: 'Rows of Cash-ups' })).toBeVisible();
  });

  it('of another role is none', async () => {
    await holdPermissions(indexPermissions([reports.view]));
    fakeWire({});
    await openMessages('reports');
    await renderPage(<ReportPage />, { path: '/reports/view/:report', at: '/reports/view/patient_access' });
    expect(await screen.findByText('There is no such report for you.')).toBeVisible();
  });
});
