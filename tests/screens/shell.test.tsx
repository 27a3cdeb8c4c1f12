import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMessages, showMessage } from '../../src/providers/messageLog';
import { readSession, signIn } from '../../src/providers/session';
import { AUTH } from '../support/authRecord';
import { renderApp } from '../support/renderApp';
import { stubFetch } from '../support/stubFetch';

vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

const NEWS = [
  {
    id: 8,
    type: 'info',
    title: 'Run is late',
    body: '',
    is_attended: false,
    created_at: '2026-11-20 10:00:00',
  },
  {
    id: 7,
    type: 'override_sign_in',
    title: 'Session closed',
    body: 'Only one open session is allowed: a newer sign-in has closed this one.',
    jsonBody: { session_id: 3 },
    is_attended: true,
    created_at: '2026-11-20 09:00:00',
  },
];

async function open(hash: string, language: 'en' | 'es' = 'en', list: () => unknown[] = () => NEWS) {
  window.location.hash = hash;
  const calls = stubFetch(({ url, method }) => {
    if (url === '/users/sign_in') return { json: AUTH };
    if (url === '/users/routes') return { json: [{ http_method: 'GET', path_route: '/vehicles' }] };
    if (url.startsWith('/notification/total_items')) return { json: { total_items: 1 } };
    if (method === 'PATCH') return { json: { id: 8, is_attended: true } };
    if (url.startsWith('/notification')) return { json: list() };
    return { json: {} };
  });
  await signIn('a@example.test', 'x');
  await renderApp(language);
  return { calls, user: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  clearMessages();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('shell (spec §1)', () => {
  it('shows the home sentence, the title, the menu that the permissions allow, and the footer', async () => {
    await open('#/home');
    expect(await screen.findByText('Select an option from the sidebar menu.')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Home - Rx Dispatch'));
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: 'Vehicles' })).toHaveAttribute('href', '#/data/vehicles');
    expect(within(menu).queryByRole('link', { name: 'Participants' })).toBeNull();
    expect(within(menu).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      `© ${new Date().getFullYear()} Rx Dispatch · v2.5.4`,
    );
  });

  it('sends a person without the permission home, and says why (spec §2)', async () => {
    await open('#/dispatch');
    await waitFor(() => expect(window.location.hash).toBe('#/home'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/do not have permission for that page/);
  });

  it('closes and opens a section', async () => {
    const { user } = await open('#/home');
    const section = await screen.findByRole('button', { name: 'Data' });
    await user.click(section);
    expect(section).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Vehicles' })).toBeNull();
    await user.click(section);
    expect(screen.getByRole('link', { name: 'Vehicles' })).toBeInTheDocument();
  });

  it('turns to Spanish and to dark, and keeps both', async () => {
    const { user } = await open('#/home');
    await user.click(await screen.findByRole('button', { name: /Preferences/ }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Dark mode' }));
    expect(document.documentElement.dataset.mode).toBe('dark');
    expect(localStorage.getItem('DARK')).toBe('1');
    await user.click(screen.getByRole('menuitemradio', { name: 'Español' }));
    expect(await screen.findByText('Elija una opción en el menú lateral.')).toBeInTheDocument();
    expect(document.cookie).toContain('LANG=es');
    document.cookie = 'LANG=en; path=/';
  });

  it('leads from an address that react-admin would make to the one of spec §2', async () => {
    await open('#/vehicles/7/show');
    await waitFor(() => expect(window.location.hash).toBe('#/data/vehicles'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vehicles' })).toBeInTheDocument();
  });

  it('shows a 404 with a way back', async () => {
    await open('#/no/such/page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('404 - Rx Dispatch'));
  });
});

describe('bell and messages', () => {
  it('counts the unread, and marks one as read (spec §4)', async () => {
    const { calls, user } = await open('#/home');
    await user.click(await screen.findByRole('button', { name: 'Notifications, one unread' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() =>
      expect(calls.map(({ method, url }) => `${method} ${url}`)).toContain('PATCH /notification/8/attended'),
    );
  });

  it('shows notifications as the server wrote them, and asks for the language of the screen', async () => {
    const { user, calls } = await open('#/home', 'es');
    await user.click(await screen.findByRole('button', { name: 'Notificaciones, una sin leer' }));
    const bell = within(await screen.findByRole('dialog'));
    expect(await bell.findByText('Run is late')).toBeInTheDocument();
    expect(calls.some(({ url }) => /^\/notification\?.*language=es/.test(url))).toBe(true);
  });

  it('prints the time of a message in the zone of the operation, and names the zone', async () => {
    const { user } = await open('#/home');
    await screen.findByText('Select an option from the sidebar menu.');
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:05:00Z'));
    showMessage({ kind: 'info', text: 'Something was said' });
    vi.mocked(Date.now).mockRestore();
    await user.click(screen.getByRole('button', { name: 'Past messages' }));
    expect(within(screen.getByRole('dialog')).getByText('10:05')).toBeInTheDocument();
  });

  it('announces a failure and keeps it in the list (field-notes 20)', async () => {
    const { user } = await open('#/home');
    await screen.findByText('Select an option from the sidebar menu.');
    showMessage({ kind: 'error', key: 'errors.network', text: 'x' });
    const alert = await waitFor(() => {
      const found = screen.getByRole('alert');
      expect(found).toHaveTextContent('The server cannot be reached.');
      return found;
    });
    await user.click(within(alert).getByRole('button', { name: 'Dismiss this message' }));
    expect(alert).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Past messages' }));
    expect(within(screen.getByRole('dialog')).getByText(/The server cannot be reached/)).toBeInTheDocument();
  });
});

describe('a newer sign-in that comes with the notifications (spec §4)', () => {
  const told = (is_attended: boolean) => ({ ...NEWS[1], id: 9, is_attended });

  it.each([
    ['closes the session when it is new and unread', [told(false)], true],
    ['closes nothing when it was attended to', [told(true)], false],
  ])('%s', async (_, later, isClosed) => {
    let list: unknown[] = [...NEWS];
    const { user } = await open('#/home', 'en', () => list);
    await user.click(await screen.findByRole('button', { name: 'Notifications, one unread' }));
    list = [...later, ...NEWS];
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    if (isClosed) await waitFor(() => expect(readSession()).toBeNull());
    else await waitFor(() => expect(screen.getAllByText('Session closed')).toHaveLength(2));
    expect(readSession() === null).toBe(isClosed);
  });
});

describe('without a connection', () => {
  const turn = (isOnline: boolean) =>
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  afterEach(() => {
    turn(true);
    vi.restoreAllMocks();
  });

  it.each(['#/home', '#/notifications', '#/data/vehicles', '#/account', '#/fueling', '#/change-password'])(
    '%s says so with the age of its data, and no more when it is back',
    async (hash) => {
      await open(hash);
      await screen.findByRole('main');
      expect(screen.queryByText(/^No connection/)).toBeNull();
      turn(false);
      expect(await screen.findByText(/^No connection\. Data from \d\d:\d\d/)).toBeInTheDocument();
      expect(screen.getByText(/Last update just now/)).toBeInTheDocument();
      turn(true);
      await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
    },
  );

  it('what could not be read says so, and is read by itself later', async () => {
    let isCut = true;
    const { user } = await open('#/home', 'en', () => {
      if (isCut) throw new TypeError('Failed to fetch');
      return NEWS;
    });
    turn(false);
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    const bell = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await bell.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    isCut = false;
    turn(true);
    expect(await bell.findByText('Run is late')).toBeInTheDocument();
  });
});
