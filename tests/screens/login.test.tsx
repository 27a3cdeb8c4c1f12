import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '../../src/account/LoginPage';
import { account as en } from '../../src/i18n/en/account';
import { secondFactor } from '../../src/i18n/en/secondFactor';
import { leaveNote } from '../../src/providers/otherSignInNote';
import { AUTH } from '../support/authRecord';
import { stubFetch, type StubAnswer } from '../support/stubFetch';

const { step, reasons } = secondFactor;

function show(signInAnswer: StubAnswer, routes: unknown[] = []) {
  const calls = stubFetch(({ url }) => (url === '/users/sign_in' ? signInAnswer : { json: routes }));
  const onSignedIn = vi.fn();
  render(<LoginPage first={{ language: 'en', words: en }} onSignedIn={onSignedIn} />);
  return { calls, onSignedIn, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'a@example.test');
  await user.type(screen.getByLabelText('Password'), 'Demo-1234!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  window.location.hash = '#/login';
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('sign-in page', () => {
  it('says beside the field what is missing, and asks nothing of the server', async () => {
    const { calls, user } = show({ json: AUTH });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(en.emailRequired)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(en.emailRequired);
    expect(screen.getByText(en.passwordRequired)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it.each([
    ['auth001', 401, en.wrong],
    ['auth003', 403, en.driver],
    ['auth004', 403, en.blocked],
  ])('says %s in words, announced, with the input kept', async (status_code, status, sentence) => {
    const { user, onSignedIn } = show({ status, json: { status_code, message: 'x' } });
    await fill(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(screen.getByLabelText('Email')).toHaveValue('a@example.test');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('asks for the second step when one is due, and says what was wrong with it', async () => {
    const answers: StubAnswer[] = [
      { status: 401, json: { status_code: 'auth011', message: 'x', args: { reason: 'usedCode' } } },
      { json: AUTH },
    ];
    const calls = stubFetch(({ url }) => {
      if (url === '/users/sign_in')
        return {
          status: 401,
          json: { status_code: 'auth009', message: 'x', args: { methods: ['totp', 'recovery_code'] } },
        };
      if (url === '/users/sign_in/second_step') return answers.shift() ?? { status: 500 };
      return { json: [] };
    });
    const onSignedIn = vi.fn();
    render(<LoginPage first={{ language: 'en', words: en }} onSignedIn={onSignedIn} />);
    const user = userEvent.setup();
    await fill(user);
    const code = await screen.findByLabelText(step.code);
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('button', { name: step.usePasskey })).toBeNull();
    await user.type(code, '123 456{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reasons.usedCode));
    await user.click(screen.getByRole('button', { name: step.useRecoveryCode }));
    await user.type(screen.getByLabelText(step.recoveryCode), 'abcd-efgh{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    const sent = calls.filter(({ url }) => url.endsWith('second_step')).map(({ body }) => body);
    expect(sent).toEqual([{ code: '123 456' }, { recovery_code: 'abcd-efgh' }]);
  });

  it('counts down while too many tries hold it up', async () => {
    const { user } = show({ status: 429, json: { status_code: 'auth002', message: 'x', retry_after: 125 } });
    await fill(user);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(`${en.tooMany} Try again in 2:05.`),
    );
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });

  it('goes to participants when they may be listed, and keeps no credential', async () => {
    const { user, onSignedIn } = show({ json: AUTH }, [{ http_method: 'GET', path_route: '/participants' }]);
    await fill(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(window.location.hash).toBe('#/data/participants');
    expect(localStorage.getItem('STATE')).toBe('CA');
    expect(JSON.stringify(localStorage)).not.toContain('bind');
    expect(localStorage.getItem('AUTH') ?? '').not.toContain('example.test');
  });

  it('knows the e-mail of the account that was just made', () => {
    window.location.hash = '#/login?reason=created';
    render(
      <LoginPage first={{ language: 'en', words: en }} email="first@example.test" onSignedIn={vi.fn()} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent(en.reasons.created);
    expect(screen.getByLabelText('Email')).toHaveValue('first@example.test');
  });

  it('says when and from where the other sign-in was (spec §8, "only one open session allowed")', () => {
    window.location.hash = '#/login?reason=superseded';
    leaveNote({
      when: '2026-11-20 18:05:00',
      from: '10.0.0.7',
      device: 'Chrome, Windows',
      time_zone: 'America/Los_Angeles',
    });
    show({ json: AUTH });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent('Session expired, only one open session allowed');
    expect(notice).toHaveTextContent(/Nov 20, 2026, 10:05\sAM PST, from 10\.0\.0\.7 \(Chrome, Windows\)/);
    expect(notice).toHaveTextContent(en.notMe);
    leaveNote(null);
  });

  it('sends a first sign-in to its password with an address that grants nothing (spec §2)', async () => {
    const { user, onSignedIn } = show({ json: { ...AUTH, is_first_signin: true } });
    await fill(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(window.location.hash).toBe('#/register-password?auth=session&id=4');
  });

  it('says why one is here, and turns to Spanish with the fields left alone', async () => {
    window.location.hash = '#/login?reason=superseded';
    const { user } = show({ json: AUTH });
    expect(screen.getByRole('status')).toHaveTextContent(en.reasons.superseded);
    await user.type(screen.getByLabelText('Email'), 'a@example.test');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('a@example.test');
    expect(document.cookie).toContain('LANG=es');
    document.cookie = 'LANG=en; path=/';
  });
});
