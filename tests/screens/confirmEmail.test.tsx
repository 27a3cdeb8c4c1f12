import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmEmailPage } from '../../src/account/ConfirmEmailPage';
import { account as en } from '../../src/i18n/en/account';
import { confirmEmail as page } from '../../src/i18n/en/confirmEmail';
import { confirmEmail as paginaEs } from '../../src/i18n/es/confirmEmail';
import { stubFetch, type StubAnswer } from '../support/stubFetch';

function show(answer: StubAnswer, token = 'abc') {
  const calls = stubFetch(() => answer);
  const onLeave = vi.fn();
  const first = { language: 'en' as const, words: en };
  render(<ConfirmEmailPage first={first} firstWords={page} token={token} onLeave={onLeave} />);
  return { calls, onLeave, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the link that confirms a new email', () => {
  it('asks for a click, as mail scanners open links too, and then leads to the sign-in page', async () => {
    const { calls, onLeave, user } = show({ status: 204 });
    expect(calls).toHaveLength(0);
    await user.click(button(page.confirm));
    expect(await screen.findByText(page.done)).toBeVisible();
    expect(calls).toMatchObject([{ method: 'POST', body: { token: 'abc' } }]);
    await user.click(button(page.signIn));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it.each([
    ['is over', 'abc'],
    ['has no token', ''],
  ])('says so when it %s', async (_, token) => {
    const { user } = show({ status: 404, json: { status_code: 'nf001', message: 'Not found' } }, token);
    if (token) await user.click(button(page.confirm));
    expect(await screen.findByRole('heading', { name: page.over.title })).toBeVisible();
  });

  it('keeps the button when the server fails, and speaks Spanish', async () => {
    const { user } = show({ status: 500, json: { message: 'Oops' } });
    await user.click(button(page.confirm));
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops');
    await user.click(button('Español'));
    expect(await screen.findByRole('button', { name: paginaEs.confirm })).toBeEnabled();
  });
});
