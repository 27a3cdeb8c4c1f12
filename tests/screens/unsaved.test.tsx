import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Route, RouterProvider, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAppRouter } from '../../src/app/appRouter';
import { SignInOver } from '../../src/app/session/SignInOver';
import { Dialog } from '../../src/ui/unsaved/Dialog';
import { LeaveQuestion } from '../../src/app/unsaved/LeaveQuestion';
import { useUnsaved } from '../../src/ui/unsaved/useUnsaved';
import { createI18nProvider } from '../../src/providers/i18nProvider';
import { leave, readSession, signIn, signOut } from '../../src/providers/session';
import { UnsavedGuard } from '../../src/ui/form/UnsavedGuard';
import { AUTH } from '../support/authRecord';
import { stubFetch } from '../support/stubFetch';

const save = vi.fn<() => Promise<boolean>>();

function Form() {
  const form = useForm({ defaultValues: { text: '' } });
  const isSaved = useRef(false);
  return (
    <FormProvider {...form}>
      <input {...form.register('text')} />
      <UnsavedGuard isSaved={isSaved} />
    </FormProvider>
  );
}

function Dialogue() {
  return (
    <Dialog open>
      <input defaultValue="" />
      <Link to="/there">There</Link>
    </Dialog>
  );
}

function Grid() {
  useUnsaved(true, save);
  return <input />;
}

async function open(page: string) {
  window.history.replaceState(null, '', '#/before');
  const i18nProvider = await createI18nProvider('en');
  const app = (
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/dialog" element={<Dialogue />} />
        <Route path="/grid" element={<Grid />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
      <Link to="/there">Menu</Link>
      <LeaveQuestion />
      <SignInOver />
    </CoreAdminContext>
  );
  const { router, dispose } = createAppRouter(app);
  onTestFinished(dispose);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(page));
  const field = await screen.findByRole('textbox', { hidden: true });
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'Ring twice' } });
  return field;
}

const WAYS: Readonly<Record<string, () => void>> = {
  'a link': () => fireEvent.click(screen.getAllByRole('link', { hidden: true }).at(-1) ?? document.body),
  'the back button': () => window.history.back(),
  'the address bar': () => {
    window.location.hash = '#/there';
  },
};
const PAGES = ['/form', '/dialog', '/grid'];
const CASES = PAGES.flatMap((page) => Object.keys(WAYS).map((way) => [page, way] as const));

beforeEach(() => {
  save.mockReset().mockResolvedValue(false);
});
afterEach(() => vi.unstubAllGlobals());

describe('something typed and not saved', () => {
  it.each(CASES)('%s: %s is asked about, and both answers hold', async (page, way) => {
    const field = await open(page);
    act(() => WAYS[way]?.());
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${page}`));
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue('Ring twice');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    act(() => WAYS[way]?.());
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByText('elsewhere');
    expect(window.location.hash).toBe(way === 'the back button' ? '#/before' : '#/there');
  });

  it.each(PAGES)('%s: a foreign address, a reload or a closed tab is held', async (page) => {
    await open(page);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it.each(PAGES)('%s: signing out asks first, and nothing is sent when the person stays', async (page) => {
    const calls = stubFetch(({ url }) => ({ json: url === '/users/sign_in' ? AUTH : [] }));
    await signIn('a@example.test', 'x');
    await open(page);
    const out = signOut();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await out;
    expect(readSession()).not.toBeNull();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);

    const again = signOut();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out without saving' }));
    await again;
    expect(readSession()).toBeNull();
  });
});

describe('no question', () => {
  it('when what was typed can be saved first', async () => {
    await open('/grid');
    save.mockResolvedValue(true);
    act(() => WAYS['a link']?.());
    await waitFor(() => expect(save).toHaveBeenCalled());
  });

  it('when the text of a dialog is as it was', async () => {
    const field = await open('/dialog');
    fireEvent.input(field, { target: { value: '' } });
    act(() => WAYS['the back button']?.());
    await screen.findByText('elsewhere');
  });
});

describe('the end of the session under something typed', () => {
  const person = { ...AUTH, full_name: 'ANA RUIZ' };

  async function end(next: object) {
    const answers = [person, next];
    stubFetch(({ url }) => ({ json: url === '/users/sign_in' ? answers.shift() : [] }));
    await signIn('a@example.test', 'x');
    const field = await open('/form');
    act(() => leave('idle'));
    await screen.findByText(/What you typed is still here\. Sign in as ANA RUIZ/);
    return { field, user: userEvent.setup() };
  }

  it('covers the page, forgets the session, and goes on after the same person has signed in', async () => {
    const { field, user } = await end(person);
    expect(field).not.toBeVisible();
    // When a person was last active says nothing of them, and may be written a moment later.
    expect(Object.keys(localStorage).filter((key) => key !== 'ACTIVE_AT')).toEqual([]);
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(field).toBeVisible());
    expect(field).toHaveValue('Ring twice');
    expect(window.location.hash).toBe('#/form');
  });

  it.each([
    ['another person, without rights,', { ...person, id: 99 }, '#/home'],
    [
      'a person who has to choose a password',
      { ...person, must_set_password: true },
      /^#\/register-password/,
    ],
  ])('%s begins anew', async (_, next, at) => {
    const { user } = await end(next);
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(window.location.hash).toMatch(at));
  });

  it('is given up by a word', async () => {
    const { user } = await end(person);
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(readSession()).toBeNull();
    expect(window.location.hash).toBe('#/login?reason=idle&from=%2Fform');
  });
});
