import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OperationPoint, OperationsView } from '../../src/contract/operations/operations';
import { indexPermissions } from '../../src/domain/access/access';
import { FIGURES } from '../../src/operations/figures';
import OperationsPage from '../../src/operations/OperationsPage';
import { openMessages } from '../../src/providers/messageSets';
import { fakeWire } from '../resources/screens/fakeWire';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';

const point = (at: string, given: Partial<OperationPoint> = {}): OperationPoint => ({
  at,
  requests: 4.5,
  failures: 0,
  commands: 12,
  p95_ms: 31.5,
  live_clients: 8,
  outbox_unread: 0,
  database_waiting: 0,
  jobs_waiting_seconds: 0,
  positions: 1_200,
  messages_waiting: 3,
  plan_seconds: null,
  disk_free_gb: 65.4,
  ...given,
});

const VIEW: OperationsView = {
  server: 'rx-1, 4711',
  started_at: '2026-11-20 16:00:00',
  replica: null,
  points: [point('2026-11-20 18:00:00'), point('2026-11-20 18:01:00', { p95_ms: null, requests: 6 })],
};

async function open(answer: OperationsView | null) {
  await holdPermissions(indexPermissions([]));
  const wire = fakeWire({
    'GET /operations': answer
      ? { json: answer }
      : { status: 500, json: { status_code: 'int001', message: 'no' } },
  });
  await openMessages('settings');
  await renderPage(<OperationsPage />);
  return wire;
}

const rowsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the page of servers', () => {
  it('names the server and shows each figure now, as a picture and as a table, newest first', async () => {
    await open(VIEW);
    expect(await screen.findByText(/^Server rx-1, 4711, started /)).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(FIGURES.length);
    const requests = screen.getByRole('region', { name: 'Requests' });
    expect(within(requests).getByText('6', { selector: 'p' })).toBeVisible();
    await userEvent.click(within(requests).getByText(/Show as a table/));
    expect(rowsOf(requests).map(([, value]) => value)).toEqual(['Value', '6', '4.5']);
    const positions = screen.getByRole('region', { name: 'Vehicle positions' });
    expect(within(positions).getByText('1,200', { selector: 'p' })).toBeVisible();
  });

  it('shows a gap where there is no figure', async () => {
    await open(VIEW);
    const times = await screen.findByRole('region', { name: 'Response time, p95' });
    expect(within(times).getByText('–', { selector: 'p' })).toBeVisible();
  });

  it('says that a server has just started, and that it does not answer', async () => {
    await open({ ...VIEW, points: [] });
    expect(await screen.findByRole('status')).toHaveTextContent('has just started');
  });

  it.each([
    ['used', 0.4, 'Lists and reports come from the replica, which is 0.4 s behind.'],
    ['behind', 42, /^The replica is 42 s behind: the main database answers/],
    ['other', null, /is not a replica of this database/],
    ['down', null, /^The replica does not answer/],
  ] as const)('says what the replica is good for: %s', async (state, lag_seconds, sentence) => {
    await open({ ...VIEW, replica: { state, lag_seconds } });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says that the figures could not be loaded, and asks again', async () => {
    const wire = await open(null);
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    wire.answer('GET /operations', { json: VIEW });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Server rx-1/)).toBeVisible();
  });
});
