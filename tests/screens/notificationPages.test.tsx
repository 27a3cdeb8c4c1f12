import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../src/providers/session';
import { AUTH } from '../support/authRecord';
import { renderApp } from '../support/renderApp';
import { stubFetch, type Call } from '../support/stubFetch';

vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

const WAYS = { bell: true, sound: true, push: true, email: false };
const CHOICES = [
  { type: 'delivery_failed', name: 'Delivery failed', ways: WAYS, is_own: false },
  { type: 'run_started', name: 'Run started', ways: { ...WAYS, sound: false, push: false }, is_own: true },
];
const DEVICE = {
  id: 4,
  kind: 'web',
  label: 'Chrome, Windows',
  created_at: '2026-11-20 18:05:00',
  last_sent_at: null,
  fingerprint: 'a'.repeat(64),
};
const note = (id: number) => ({
  id,
  type: 'delivery_failed',
  title: `Delivery failed on RUN ${id}`,
  body: 'IRIS MOON, 1 A St: Nobody home.',
  jsonBody: { event_id: id, date: '2026-11-20' },
  is_attended: false,
  created_at: '2026-11-20 18:05:00',
  sound: 'urgent',
});

let status = 200;
async function open(hash: string, language: 'en' | 'es' = 'en'): Promise<Call[]> {
  window.location.hash = hash;
  const calls = stubFetch(({ url, method }) => {
    if (url === '/users/sign_in') return { json: AUTH };
    if (url === '/users/routes') return { json: [{ http_method: 'PUT', path_route: '/user_types/:id' }] };
    if (url.startsWith('/notification_preferences'))
      return method === 'PUT' && status !== 200
        ? { status, json: { status_code: 'int001', message: 'Oops' } }
        : { json: { choices: CHOICES, quiet_hours: null } };
    if (url.includes('/notification_defaults')) return { json: { choices: CHOICES } };
    if (url === '/push/devices') return { json: [DEVICE] };
    if (url === '/push/test') return { json: { devices: 1 } };
    if (url.startsWith('/notification/total_items')) return { json: { total_items: 45 } };
    if (url.startsWith('/notification/attended')) return { json: { attended: 45 } };
    if (method !== 'GET') return { status: 204 };
    if (url.startsWith('/notification/7')) return { json: note(7) };
    if (url.startsWith('/notification?')) return { json: Array.from({ length: 20 }, (_, n) => note(n + 1)) };
    if (url.startsWith('/user_types/')) return { json: { id: 3, name: 'Dispatcher' } };
    return { json: {} };
  });
  await signIn('a@example.test', 'x');
  await renderApp(language);
  return calls;
}
const sent = (calls: Call[], method: string, path: string) =>
  calls.filter((call) => call.method === method && call.url.startsWith(path));

beforeEach(() => {
  status = 200;
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the settings of notifications', () => {
  it.each([
    ['en', 'Sound: Delivery failed', 'Notification settings'],
    ['es', 'Sonido: Delivery failed', 'Ajustes de notificaciones'],
  ] as const)(
    'save each choice at once (%s); the bell takes the sound along',
    async (language, box, title) => {
      const user = userEvent.setup();
      const calls = await open('#/account/notifications', language);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      await user.click(await screen.findByRole('checkbox', { name: box }));
      await waitFor(() =>
        expect(sent(calls, 'PUT', '/notification_preferences').map(({ body }) => body)).toEqual([
          { choices: [{ type: 'delivery_failed', ways: { ...WAYS, sound: false } }], quiet_hours: null },
        ]),
      );
      const bell = box.replace(/^\w+/, language === 'en' ? 'Bell' : 'Campana');
      await user.click(screen.getByRole('checkbox', { name: bell }));
      await waitFor(() => expect(sent(calls, 'PUT', '/notification_preferences')).toHaveLength(2));
      expect(sent(calls, 'PUT', '/notification_preferences')[1]?.body).toMatchObject({
        choices: [{ ways: { bell: false, sound: false } }],
      });
    },
  );

  it('take a choice back, and say when a choice could not be saved', async () => {
    const user = userEvent.setup();
    const calls = await open('#/account/notifications');
    await user.click(await screen.findByRole('button', { name: 'Use default: Run started' }));
    await waitFor(() =>
      expect(sent(calls, 'PUT', '/notification_preferences')[0]?.body).toMatchObject({
        choices: [{ type: 'run_started', ways: null }],
      }),
    );
    status = 500;
    await user.click(screen.getByRole('checkbox', { name: 'Email: Delivery failed' }));
    expect(
      await within(screen.getByRole('main')).findByRole('checkbox', { name: 'Email: Delivery failed' }),
    ).not.toBeChecked();
    await waitFor(() => expect(screen.getAllByRole('alert').some((one) => one.textContent)).toBe(true));
  });

  it('have quiet hours, and devices with a test and a way to remove them', async () => {
    const user = userEvent.setup();
    const calls = await open('#/account/notifications');
    await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() =>
      expect(sent(calls, 'PUT', '/notification_preferences')[0]?.body).toEqual({
        choices: [],
        quiet_hours: { starts: '22:00:00', ends: '06:00:00', urgent_passes: true },
      }),
    );
    // jsdom has no push: it is said, and nothing can be turned on.
    expect(await screen.findByText(/This browser has no push/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn on push on this device' })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText(/Test sent to 1 device/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Chrome, Windows' }));
    await waitFor(() => expect(sent(calls, 'DELETE', '/push/devices/4')).toHaveLength(1));
  });

  it('of a role are its defaults', async () => {
    const user = userEvent.setup();
    const calls = await open('#/roles-permissions/3/notifications');
    expect(
      await screen.findByRole('heading', { name: 'Notification defaults of Dispatcher' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Push: Delivery failed' }));
    await waitFor(() =>
      expect(sent(calls, 'PUT', '/user_types/3/notification_defaults')[0]?.body).toEqual({
        choices: [{ type: 'delivery_failed', ways: { ...WAYS, push: false } }],
      }),
    );
  });
});

describe('the page of notifications', () => {
  it('shows 20 of all, pages on, and marks what its filters show as read', async () => {
    const user = userEvent.setup();
    const calls = await open('#/notifications?subject=delivery');
    expect(await screen.findByText('1–20 of 45')).toBeInTheDocument();
    const item = (await screen.findAllByRole('listitem')).find((one) => one.textContent?.includes('RUN 1'));
    expect(item).toHaveTextContent('Urgent');
    await user.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() =>
      expect(calls.some(({ url }) => /^\/notification\?.*page=2.*subject=delivery/.test(url))).toBe(true),
    );
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH', '/notification/attended?subject=delivery')).toHaveLength(1),
    );
    expect(await screen.findByText(/Marked as read: 45 notifications/)).toBeInTheDocument();
  });

  it('opened by a device marks the notification as read and goes to its stop', async () => {
    const calls = await open('#/notifications?open=7');
    await waitFor(() => expect(sent(calls, 'PATCH', '/notification/7/attended').length).toBeGreaterThan(0));
  });
});
