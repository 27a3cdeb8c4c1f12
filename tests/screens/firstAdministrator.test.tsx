import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FirstAdministratorPage } from '../../src/account/FirstAdministratorPage';
import { account as en } from '../../src/i18n/en/account';
import { firstAdministrator as page } from '../../src/i18n/en/firstAdministrator';
import { firstAdministrator as paginaEs } from '../../src/i18n/es/firstAdministrator';
import { validation as rules } from '../../src/i18n/en/validation';
import { stubFetch, type StubAnswer } from '../support/stubFetch';

function show(answer: StubAnswer, token = 'abc') {
  const calls = stubFetch(() => answer);
  const onCreated = vi.fn();
  const onLeave = vi.fn();
  render(
    <FirstAdministratorPage
      first={{ language: 'en', words: en }}
      firstWords={{ page, rules }}
      token={token}
      onCreated={onCreated}
      onLeave={onLeave}
    />,
  );
  return { calls, onCreated, onLeave, user: userEvent.setup() };
}

const submitButton = () => screen.getByRole('button', { name: page.create });

async function fillIn(user: ReturnType<typeof userEvent.setup>, password = 'Right-1234!') {
  await user.type(screen.getByLabelText(page.email), 'first@example.test');
  await user.type(screen.getByLabelText(page.fullName), 'First Person');
  await user.type(screen.getByLabelText(page.password), password);
  await user.type(screen.getByLabelText(page.confirmation), password);
}

afterEach(() => vi.unstubAllGlobals());

describe('first administrator', () => {
  it('ticks the rules while one types, and waits for two equal good passwords (spec §5)', async () => {
    const { user } = show({ status: 201, json: {} });
    const list = screen.getByRole('list', { name: page.rules });
    const met = () => within(list).getAllByText(`: ${page.met}`).length;
    expect(within(list).queryAllByText(`: ${page.met}`)).toHaveLength(0);
    await user.type(screen.getByLabelText(page.password), 'right');
    // A lowercase letter and no blank spaces.
    expect(met()).toBe(2);
    await user.type(screen.getByLabelText(page.password), '-1234R');
    expect(met()).toBe(6);
    await user.type(screen.getByLabelText(page.confirmation), 'right');
    expect(screen.getByLabelText(page.confirmation)).toHaveAccessibleDescription(rules.passwordsDiffer);
    expect(submitButton()).toBeDisabled();
    await user.type(screen.getByLabelText(page.confirmation), '-1234R');
    expect(submitButton()).toBeEnabled();
  });

  it('sends token and person, and goes on with the e-mail', async () => {
    const { calls, onCreated, user } = show({ status: 201, json: { id: 1 } });
    await fillIn(user);
    await user.click(submitButton());
    await waitFor(() => expect(onCreated).toHaveBeenCalledWith('first@example.test'));
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/users/first_administrator',
      body: {
        token: 'abc',
        email: 'first@example.test',
        full_name: 'First Person',
        password: 'Right-1234!',
      },
    });
  });

  it('says at the field what is missing, and what the server refused', async () => {
    const problem = { password: { message: 'validation.passwordLength', args: { min: 8 } } };
    const { calls, user } = show({ status: 422, json: { message: 'x', errors: problem } });
    await user.type(screen.getByLabelText(page.password), 'Right-1234!');
    await user.type(screen.getByLabelText(page.confirmation), 'Right-1234!');
    await user.click(submitButton());
    expect(await screen.findByText(en.emailRequired)).toBeInTheDocument();
    expect(screen.getByLabelText(page.fullName)).toHaveAccessibleDescription(page.nameRequired);
    expect(calls).toEqual([]);

    await user.type(screen.getByLabelText(page.email), 'first@example.test');
    await user.type(screen.getByLabelText(page.fullName), 'First Person');
    await user.click(submitButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(page.fields));
    expect(screen.getByLabelText(page.password)).toHaveAccessibleDescription('At least 8 characters');
  });

  it('says that the link is over: used, or of an earlier start', async () => {
    const { onCreated, onLeave, user } = show({ status: 404, json: { message: 'Not found' } });
    await fillIn(user);
    await user.click(submitButton());
    expect(await screen.findByRole('heading', { name: page.linkOver.title })).toBeInTheDocument();
    expect(onCreated).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: page.linkOver.back }));
    expect(onLeave).toHaveBeenCalled();
  });

  it('asks nothing of a link without its token', () => {
    show({ status: 201 }, '');
    expect(screen.getByRole('heading', { name: page.linkOver.title })).toBeInTheDocument();
    expect(screen.queryByLabelText(page.password)).toBeNull();
  });

  it('turns to Spanish with the fields left alone', async () => {
    const { user } = show({ status: 201, json: {} });
    await user.type(screen.getByLabelText(page.fullName), 'First Person');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: paginaEs.title })).toBeInTheDocument();
    expect(screen.getByLabelText(paginaEs.fullName)).toHaveValue('First Person');
    expect(screen.getByText('Una letra mayúscula')).toBeInTheDocument();
    document.cookie = 'LANG=en; path=/';
  });
});
