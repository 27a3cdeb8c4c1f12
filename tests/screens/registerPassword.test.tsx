import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ForgottenPassword } from '../../src/account/ForgottenPassword';
import { RegisterPasswordPage } from '../../src/account/RegisterPasswordPage';
import { readPasswordQuery } from '../../src/domain/access/passwordLink';
import { account as en } from '../../src/i18n/en/account';
import { password as page } from '../../src/i18n/en/password';
import { password as paginaEs } from '../../src/i18n/es/password';
import { validation as rules } from '../../src/i18n/en/validation';
import { stubFetch, type StubAnswer } from '../support/stubFetch';

const GOOD = 'Right-1234!';

function show(search: string, answer: StubAnswer = { status: 204 }) {
  const calls = stubFetch(() => answer);
  const onLeave = vi.fn();
  const onChanged = vi.fn(async () => undefined);
  render(
    <RegisterPasswordPage
      first={{ language: 'en', words: en }}
      firstWords={{ page, rules }}
      query={readPasswordQuery(new URLSearchParams(search))}
      email=""
      onChanged={onChanged}
      onLeave={onLeave}
    />,
  );
  return { calls, onLeave, onChanged, user: userEvent.setup() };
}
const saveButton = () => screen.getByRole('button', { name: page.save });
async function fillIn(user: ReturnType<typeof userEvent.setup>, confirmation = GOOD) {
  await user.type(screen.getByLabelText(page.password), GOOD);
  await user.type(screen.getByLabelText(page.confirmation), confirmation);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('choosing a password (spec §5)', () => {
  it('ticks the rules while one types, and waits for two equal good passwords', async () => {
    const { user } = show('token=abc');
    expect(screen.queryByLabelText(page.oldPassword)).toBeNull();
    expect(saveButton()).toBeDisabled();
    await user.type(screen.getByLabelText(page.password), 'right');
    const list = screen.getByRole('list', { name: page.rules });
    expect(within(list).getAllByText(`: ${page.met}`)).toHaveLength(2);
    await user.type(screen.getByLabelText(page.password), '-1234R');
    await user.type(screen.getByLabelText(page.confirmation), 'right');
    expect(screen.getByLabelText(page.confirmation)).toHaveAccessibleDescription(rules.passwordsDiffer);
    expect(rules.passwordsDiffer).toBe('Passwords do not match');
    expect(saveButton()).toBeDisabled();
    await user.type(screen.getByLabelText(page.confirmation), '-1234R');
    expect(saveButton()).toBeEnabled();
  });

  it('says how strong the password is, as a meter and in words, and stops nobody', async () => {
    const { user } = show('token=abc');
    const input = screen.getByLabelText(page.password);
    const meter = async (password: string, said: string) => {
      await user.clear(input);
      await user.type(input, password);
      const strength = await screen.findByRole('meter', { name: page.strength.label });
      expect(strength.nextSibling).toHaveTextContent(said);
      return strength;
    };
    expect(screen.queryByRole('meter')).toBeNull();
    expect(await meter('Password1!', page.strength.common)).toHaveAttribute('value', '0');
    await meter('Aa1!', page.strength.level1);
    expect(await meter('Harbor-Lantern-27-Quill', page.strength.level4)).toHaveAttribute('value', '4');
    await user.type(screen.getByLabelText(page.confirmation), 'Harbor-Lantern-27-Quill');
    expect(saveButton()).toBeEnabled();
  });

  it('by a link: sends new_password and token, no user id', async () => {
    const { calls, onChanged, user } = show('token=abc');
    await fillIn(user);
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(page.saved));
    expect(onChanged).toHaveBeenCalled();
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/users/set_password_from_token',
      body: { new_password: GOOD, token: 'abc' },
    });
    expect(calls[0]?.headers.get('authorization')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('with a user id: asks for the old one, and sends it with the authorisation of the address', async () => {
    const { calls, user } = show('id=9&auth=of-another-server');
    await fillIn(user);
    expect(saveButton()).toBeDisabled();
    await user.type(screen.getByLabelText(page.oldPassword), 'Demo-1234!');
    await user.click(saveButton());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      url: '/users/reset_password/9',
      body: { new_password: GOOD, old_password: 'Demo-1234!' },
    });
    expect(calls[0]?.headers.get('authorization')).toBe('of-another-server');
  });

  it.each([
    ['token=abc', 'passwordSet'],
    ['token=abc&isMobile=1', 'mobileDone'],
  ])('%s: goes on 3 s after the success (spec §4) to %s', async (search, to) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { onLeave } = show(search);
    await fillIn(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
    saveButton().click();
    await vi.waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(onLeave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_100);
    expect(onLeave).toHaveBeenCalledWith(to);
  });

  it('says at the field what the server refused, with the input kept', async () => {
    const errors = { new_password: { message: 'validation.passwordUsed', args: { count: 5 } } };
    const { user } = show('token=abc', { status: 422, json: { message: 'x', errors } });
    await fillIn(user);
    await user.click(saveButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(page.fields));
    expect(screen.getByLabelText(page.password)).toHaveAccessibleDescription(
      'This is one of your last 5 passwords',
    );
    expect(screen.getByLabelText(page.password)).toHaveValue(GOOD);
  });

  it.each([
    ['', { status: 204 }],
    ['token=used', { status: 404, json: { message: 'Not found' } }],
  ])('"%s": says that a link is over', async (search, answer) => {
    const { onLeave, user } = show(search, answer);
    if (search) {
      await fillIn(user);
      await user.click(saveButton());
    }
    expect(await screen.findByRole('heading', { name: page.linkOver.title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: page.linkOver.back }));
    expect(onLeave).toHaveBeenCalledWith('login');
  });

  it('turns to Spanish with the fields left alone', async () => {
    const { user } = show('token=abc');
    await user.type(screen.getByLabelText(page.password), GOOD);
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: paginaEs.title })).toBeInTheDocument();
    expect(screen.getByLabelText(paginaEs.password)).toHaveValue(GOOD);
    document.cookie = 'LANG=en; path=/';
  });
});

describe('a forgotten password', () => {
  const draw = (answer: StubAnswer) => {
    const calls = stubFetch(() => answer);
    const onBack = vi.fn();
    render(<ForgottenPassword words={en} onBack={onBack} />);
    return { calls, onBack, user: userEvent.setup() };
  };

  it('asks with a date string for authorisation (spec §7), and says the same for every address', async () => {
    const { calls, onBack, user } = draw({ json: { message: 'x' } });
    await user.click(screen.getByRole('button', { name: en.forgot.send }));
    expect(screen.getByLabelText(en.email)).toHaveAccessibleDescription(en.emailRequired);
    await user.type(screen.getByLabelText(en.email), 'ana@example.test');
    await user.click(screen.getByRole('button', { name: en.forgot.send }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ana@example.test'));
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/users/reset_password',
      body: { email: 'ana@example.test' },
    });
    expect(calls[0]?.headers.get('authorization')).toMatch(/^\d{4}-\d\d-\d\d$/);
    await user.click(screen.getByRole('button', { name: en.forgot.back }));
    expect(onBack).toHaveBeenCalled();
  });

  it('says what went wrong, with the input kept', async () => {
    const { user } = draw({ status: 429, json: { status_code: 'auth002', message: 'x' } });
    await user.type(screen.getByLabelText(en.email), 'ana@example.test');
    await user.click(screen.getByRole('button', { name: en.forgot.send }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(en.forgot.tooMany));
    expect(screen.getByLabelText(en.email)).toHaveValue('ana@example.test');
  });
});
