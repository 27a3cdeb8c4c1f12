import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountPages as en } from '../../src/i18n/en/accountPages';
import { session } from '../../src/i18n/en/session';
import { signIn } from '../../src/providers/session';
import { AUTH as ANA } from '../support/authRecord';
import { renderApp } from '../support/renderApp';
import type { OwnFactors } from '../../src/domain/access/secondFactor';
import { stubFetch, type Call, type StubAnswer } from '../support/stubFetch';

vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

const AUTH = { ...ANA, password_days_left: 3 };
const SIGN_INS = [
  {
    id: 9,
    created_at: '2026-11-20 18:05:00',
    ended_at: null,
    end_reason: null,
    remote_address: '10.0.0.7',
    device_label: 'Chrome, Windows',
    is_current: true,
  },
  {
    id: 8,
    created_at: '2026-11-19 18:05:00',
    ended_at: '2026-11-20 18:05:00',
    end_reason: 'superseded',
    remote_address: null,
    device_label: null,
    is_current: false,
  },
];
const FACTORS: OwnFactors = {
  totp: null,
  passkeys: [],
  recovery_codes_left: 0,
  is_required: false,
  can_add_passkey: false,
};
async function open(hash: string, answer: (call: Call) => StubAnswer | undefined = () => undefined) {
  window.location.hash = hash;
  const calls = stubFetch((call) => {
    const own = answer(call);
    if (own) return own;
    if (call.url === '/users/sign_in') return { json: AUTH };
    if (call.url === '/users/routes') return { json: [] };
    if (call.url === '/users/sessions') return { json: SIGN_INS };
    if (call.url === '/users/second_factor') return { json: FACTORS };
    if (call.url.startsWith('/user_types/')) return { json: { id: 1, name: 'Dispatcher' } };
    if (call.url.includes('total_items')) return { json: { total_items: 2 } };
    if (call.url.startsWith('/notification')) return { json: [] };
    return { json: {} };
  });
  await signIn('a@example.test', 'x');
  await renderApp();
  return { calls, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('my account', () => {
  it('shows who one is, what one prefers, and where one has been signed in', async () => {
    await open('#/account');
    expect(await screen.findByText('Dispatcher')).toBeInTheDocument();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('11/20/2026 10:05');
    expect(rows[1]).toHaveTextContent('10.0.0.7 · Chrome, Windows');
    expect(rows[1]).toHaveTextContent(en.sessions.current);
    expect(rows[2]).toHaveTextContent(en.sessions.noPlace);
    expect(rows[2]).toHaveTextContent(en.sessions.ends.superseded);
    expect(screen.getAllByText('Your password must be changed within 3 days.').length).toBeGreaterThan(0);
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  it('shows the second factors: what is set up, what runs out, what cannot be added here', async () => {
    const factors: OwnFactors = {
      totp: { created_at: '2026-11-19 18:05:00', last_used_at: null },
      passkeys: [{ id: 3, name: 'Laptop', created_at: '2026-11-20 18:05:00', last_used_at: null }],
      recovery_codes_left: 2,
      is_required: true,
      can_add_passkey: false,
    };
    const { calls, user } = await open('#/account', ({ url, method }) => {
      if (url !== '/users/second_factor/passkeys/3')
        return url === '/users/second_factor' ? { json: factors } : undefined;
      return method === 'DELETE'
        ? { status: 409, json: { status_code: 'state001', message: 'x', args: { reason: 'lastFactor' } } }
        : undefined;
    });
    expect(await screen.findByText(en.factors.required)).toBeInTheDocument();
    expect(screen.getByText('2 codes left. Create new ones.')).toBeInTheDocument();
    expect(screen.getByText(en.factors.noPasskeysHere)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: en.factors.replace })).toHaveAttribute(
      'href',
      '#/second-factor?add=totp',
    );
    await user.click(screen.getByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(en.factors.password), 'Demo-1234!');
    await user.click(dialog.getByRole('button', { name: en.factors.remove }));
    expect(await dialog.findByText(/Your role needs a second factor/)).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'Demo-1234!' });
  });

  it('turns dark at once', async () => {
    const { user } = await open('#/account');
    await user.click(await screen.findByRole('switch', { name: en.preferences.dark }));
    expect(document.documentElement.dataset.mode).toBe('dark');
    await user.click(screen.getByRole('switch', { name: en.preferences.dark }));
  });
});

describe('changing the password', () => {
  it('waits for the old one and two equal good ones, then says so and signs out after 3 s', async () => {
    const { calls, user } = await open('#/change-password', ({ url }) =>
      url === '/users/reset_password/4' ? { status: 204 } : undefined,
    );
    const button = await screen.findByRole('button', { name: session.password.change });
    await user.type(screen.getByLabelText(en.password.new), 'Right-1234!');
    await user.type(screen.getByLabelText(en.password.confirmation), 'Right-1234');
    expect(screen.getByLabelText(en.password.confirmation)).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    await user.type(screen.getByLabelText(en.password.confirmation), '!');
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText(en.password.old), 'Demo-1234!');
    await user.click(button);
    expect(await screen.findByText(en.password.saved)).toBeInTheDocument();
    expect(calls.find(({ url }) => url.startsWith('/users/reset_password'))).toMatchObject({
      method: 'PUT',
      url: '/users/reset_password/4',
      body: { new_password: 'Right-1234!', old_password: 'Demo-1234!' },
    });
    await waitFor(() => expect(calls.some(({ url }) => url === '/users/sign_out')).toBe(true));
  });

  it('says at the field that the old one is wrong', async () => {
    const errors = { old_password: { message: 'validation.passwordWrong' } };
    const { user } = await open('#/change-password', ({ url }) =>
      url === '/users/reset_password/4' ? { status: 422, json: { message: 'x', errors } } : undefined,
    );
    await user.type(await screen.findByLabelText(en.password.old), 'Wrong-1234!');
    await user.type(screen.getByLabelText(en.password.new), 'Right-1234!');
    await user.type(screen.getByLabelText(en.password.confirmation), 'Right-1234!');
    await user.click(screen.getByRole('button', { name: session.password.change }));
    await waitFor(() =>
      expect(screen.getByLabelText(en.password.old)).toHaveAccessibleDescription('This is not your password'),
    );
    expect(screen.getByLabelText(en.password.new)).toHaveValue('Right-1234!');
  });
});
