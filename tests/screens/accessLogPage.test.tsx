import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import AccessLogPage from '../../src/accessLog/AccessLogPage';
import type { AccessEntry } from '../../src/domain/access/accessLog';
import { RightRow } from '../../src/roles/RightRow';
import { renderPage } from '../support/renderPage';
import { fakeWire, type Wire } from '../resources/screens/fakeWire';

function entry(id: number, values: Partial<AccessEntry> = {}): AccessEntry {
  return {
    id,
    at: '2026-11-20 18:05:00',
    kind: 'signInFailed',
    user_id: 7,
    account: 'Ada Admin',
    actor_name: null,
    remote_address: '10.0.0.7',
    device_label: 'Chrome, Windows',
    http_method: null,
    path_route: null,
    reason: 'wrongCredentials',
    repeats: 1,
    ...values,
  };
}

async function open(at = '', language: 'en' | 'es' = 'en', page = <AccessLogPage />) {
  await renderPage(page, { language, path: '/access-log', at: `/access-log${at}` });
}
async function rows(): Promise<HTMLElement[]> {
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1), { timeout: 10_000 });
  return screen.getAllByRole('row').slice(1);
}

let wire: Wire;
beforeEach(() => {
  wire = fakeWire({
    'GET /access_log': [entry(9)],
    'GET /access_log/total_items': { json: { total_items: 1 } },
    'GET /access_log/people': [{ id: 7, full_name: 'Ada Admin' }],
  });
});

describe('the log of accesses', () => {
  it('says when, whose account, from where, with what, and what happened', async () => {
    wire.answer('GET /access_log', [
      entry(9),
      entry(8, { user_id: null, account: '#0123456789', repeats: 12 }),
      entry(7, { kind: 'refused', reason: null, http_method: 'GET', path_route: '/vehicles' }),
      entry(6, { kind: 'emailChangeAsked', reason: null, actor_name: 'Max Office' }),
      entry(5, { user_id: null, account: '', reason: 'flood' }),
    ]);
    await open();
    const [failed, unknown, refused, email, many] = await rows();
    expect(failed).toHaveTextContent(
      '11/20/2026 10:05Ada Admin10.0.0.7Chrome, WindowsSign-in failedWrong email or password',
    );
    expect(unknown).toHaveTextContent(/Unknown email #0123456789.*12 more times in this minute/);
    expect(refused).toHaveTextContent('Access refusedGET /vehicles');
    expect(email).toHaveTextContent('New email enteredBy Max Office');
    expect(many).toHaveTextContent(/Several accounts.*counted together/);
  });

  it('asks for kind, account and days, and says in Spanish that nothing fits', async () => {
    wire.answer('GET /access_log', []);
    await open('?kind=refused&person=7&from=2026-11-20&to=2026-11-20', 'es');
    expect(await screen.findByText('Registro de accesos')).toBeVisible();
    expect(wire.to('GET', '/access_log').at(-1)?.query).toEqual({
      kind: 'refused',
      user_id: '7',
      at_from: '2026-11-20 08:00:00',
      at_to: '2026-11-21 07:59:59',
      per_page: '20',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar todos los filtros' }));
    expect(await screen.findByText(/Todavía no hay inicios de sesión fallidos/)).toBeVisible();
  });

  it('keeps the filters when the server fails, and asks again', async () => {
    wire.answer('GET /access_log', { status: 500, json: { message: 'Oops' } });
    await open();
    expect(await screen.findByRole('alert')).toBeVisible();
    wire.answer('GET /access_log', [entry(9)]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

it('a right that one does not have is shown, disabled, with the reason (issue 12, A6)', async () => {
  const row = { id: 'GET /x', name: 'See x', allows: '', isHeld: false, change: null, showsPair: false };
  await open('', 'en', <RightRow {...row} disabled={false} isBeyond onToggle={() => undefined} />);
  const box = await screen.findByRole('checkbox', { name: /See x/ });
  expect(box).toBeDisabled();
  expect(screen.getByText(/You do not have this permission yourself/)).toBeVisible();
});
