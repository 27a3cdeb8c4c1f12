import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createAppRouter } from '../../src/app/appRouter';
import { NewVersionNotice } from '../../src/app/connection/NewVersionNotice';
import { LeaveQuestion } from '../../src/app/unsaved/LeaveQuestion';
import { heardBuild } from '../../src/providers/appBuild';
import { createI18nProvider } from '../../src/providers/i18nProvider';
import { lazyPart } from '../../src/providers/lazyPart';
import { clearMessages, messages } from '../../src/providers/messageLog';
import { reloadPage } from '../../src/providers/reloadAt';
import { useUnsaved } from '../../src/ui/unsaved/useUnsaved';

vi.mock('../../src/providers/reloadAt', () => ({ reloadAt: vi.fn(), reloadPage: vi.fn() }));
const reload = vi.mocked(reloadPage);

function Note({ isTyped }: { isTyped: boolean }) {
  useUnsaved(isTyped);
  return <input aria-label="Note" defaultValue={isTyped ? 'Ring twice' : ''} />;
}

async function open(isTyped: boolean) {
  const i18nProvider = await createI18nProvider('en');
  const { router, dispose } = createAppRouter(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <NewVersionNotice />
      <Note isTyped={isTyped} />
      <LeaveQuestion />
    </CoreAdminContext>,
  );
  onTestFinished(dispose);
  render(<RouterProvider router={router} />);
  await screen.findByRole('textbox');
}

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="app-build" content="aaa111" />');
});
afterEach(() => {
  document.querySelector('meta[name="app-build"]')?.remove();
  act(() => heardBuild('aaa111'));
  reload.mockReset();
  clearMessages();
});

const notice = () => screen.queryByText(/There is a new version/);

it('a page is told of another build by its server, and no more after a step back', async () => {
  await open(false);
  act(() => heardBuild('aaa111'));
  expect(notice()).toBeNull();
  act(() => heardBuild('bbb222'));
  expect(notice()).toHaveAttribute('role', 'status');
  expect(reload).not.toHaveBeenCalled();
  act(() => heardBuild('aaa111'));
  expect(notice()).toBeNull();
});

it('a page that knows no build of its own says nothing', async () => {
  document.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.setAttribute('content', '__APP_BUILD__');
  await open(false);
  act(() => heardBuild('bbb222'));
  expect(notice()).toBeNull();
});

it('what is typed stays until the person reloads, and is asked about then', async () => {
  await open(true);
  act(() => heardBuild('bbb222'));
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox')).toHaveValue('Ring twice');
  expect(reload).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Reload without saving' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it('with nothing typed it reloads at once', async () => {
  await open(false);
  act(() => heardBuild('bbb222'));
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a dialog whose code went with the version before says so, and the page keeps what is typed', async () => {
  await open(true);
  act(() => heardBuild('bbb222'));
  const Part = lazyPart<unknown>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
  );
  render(
    <Suspense fallback={<p>opening</p>}>
      <Part />
    </Suspense>,
  );
  await vi.waitFor(() => expect(messages.get()[0]?.key).toBe('errors.partIsNewer'));
  expect(screen.getByText('opening')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Ring twice');
});
