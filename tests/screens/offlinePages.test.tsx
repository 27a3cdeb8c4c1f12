import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { clearMessages } from '../../src/providers/messageLog';
import { signIn } from '../../src/providers/session';
import { registry } from '../../src/resources/registry';
import type { Resource } from '../../src/resources/schema/defineResource';
import { routes } from '../../src/app/routes';
import { AUTH } from '../support/authRecord';
import { renderApp } from '../support/renderApp';
import { stubFetch } from '../support/stubFetch';

vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

const RIGHTS = [
  ...Object.values(PERMISSIONS).flatMap((group) => Object.values(group)),
  ...Object.values<Resource>(registry).flatMap(({ path }) => [
    { http_method: 'GET', path_route: path },
    { http_method: 'POST', path_route: path },
    { http_method: 'GET', path_route: `${path}/:id` },
    { http_method: 'PUT', path_route: `${path}/:id` },
  ]),
  ...routes.flatMap(({ needs }) => needs ?? []),
];
/** The code of every page comes before the connection is cut: this test is about what a page says, not how soon it loads. */
async function loadPages(): Promise<void> {
  for (const { view } of routes) if (typeof view === 'object' && 'load' in view) await view.load();
  await import('../../src/resources/screens/ResourceForm');
  await import('../../src/resources/screens/ResourceList');
  await import('../../src/resources/screens/ResourceShow');
}

/** Every page behind the sign-in, with the app's frame around it. */
const PAGES = routes
  .filter(({ view, layout }) => typeof view === 'object' && layout === undefined)
  .map(({ path }) => path.replace(/:\w+/g, '1'));

function turn(isOnline: boolean) {
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  localStorage.clear();
  clearMessages();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  turn(true);
  vi.restoreAllMocks();
});

it('every page that is opened without a connection says so, and waits for nothing', async () => {
  await loadPages();
  let isCut = false;
  stubFetch(({ url }) => {
    if (isCut) throw new TypeError('Failed to fetch');
    if (url === '/users/sign_in') return { json: AUTH };
    if (url === '/users/routes') return { json: RIGHTS };
    if (url.includes('total_items')) return { json: { total_items: 0 } };
    return { json: url.endsWith('/current') ? {} : [] };
  });
  await signIn('a@example.test', 'x');
  window.location.hash = '#/home';
  await renderApp();
  await screen.findByRole('main');
  isCut = true;
  turn(false);
  const silent: string[] = [];
  for (const page of PAGES) {
    act(() => {
      window.location.hash = `#${page}`;
    });
    // A skeleton shows after 150 ms.
    await act(() => new Promise((done) => setTimeout(done, 200)));
    const isSaid = () => {
      const text = document.body.textContent;
      if (!/No connection/.test(text)) throw new Error(`${page} says nothing`);
      if (screen.queryByRole('main')?.querySelector('.MuiSkeleton-root')) throw new Error(`${page} waits`);
    };
    // A busy machine draws late, and a page's own parts may still be loading.
    await waitFor(isSaid, { timeout: 15_000 }).catch((error: unknown) =>
      silent.push(String(error).split('\n')[0] ?? page),
    );
  }
  expect(silent).toEqual([]);
}, 240_000);
