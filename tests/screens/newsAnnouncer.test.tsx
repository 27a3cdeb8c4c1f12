import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../src/app/messages/Toasts';
import NewsAnnouncer from '../../src/app/notifications/NewsAnnouncer';
import { TOAST_SMS } from '../../src/domain/time/timings';
import { clearMessages, messages } from '../../src/providers/messageLog';
import type { LiveHandlers } from '../../src/providers/live/liveClient';
import { renderPage } from '../support/renderPage';
import { stubFetch } from '../support/stubFetch';

const live: { handlers?: LiveHandlers } = {};
vi.mock('../../src/providers/useLive', async (load) => ({
  ...(await load<object>()),
  useLive: (topic: string, handlers: LiveHandlers) => {
    if (topic === 'notifications') live.handlers = handlers;
  },
}));
afterEach(() => {
  clearMessages();
  vi.unstubAllGlobals();
});

const told = {
  id: 44,
  user_id: 1,
  type: 'text_received',
  title: 'Text message from a recipient',
  body: 'It waits for an answer.',
  jsonBody: { conversation_id: 9 },
  is_attended: 0,
  created_at: '2026-11-20 18:00:00',
};
const arrive = (type: string, sound: string | null) =>
  live.handlers?.onEvent?.({
    event: 'notification.created',
    topic: 'notifications',
    body: { id: 44, type, sound },
  });

it.each([
  [
    'the stop that it is about',
    { delivery_event_id: 81, delivery_date: '2026-11-20' },
    '?date=2026-11-20&stop=81',
  ],
  [
    'the conversation, when no stop is known',
    { delivery_event_id: null, delivery_date: null },
    '?conversation=9',
  ],
])('a text message is a toast of 10 s that opens %s (spec §9)', async (_, stop, search) => {
  const user = userEvent.setup();
  const calls = stubFetch(({ url }) =>
    url.startsWith('/conversations/9')
      ? {
          json: {
            id: 9,
            phone_number: '6195550142',
            unread: 1,
            last_text_at: told.created_at,
            texts: [],
            people: [],
            ...stop,
          },
        }
      : { json: told },
  );
  const router = await renderPage(
    <>
      <NewsAnnouncer />
      <Toasts />
    </>,
  );
  arrive('text_received', 'warning');
  expect(await screen.findByText(/Text message from a recipient/)).toBeInTheDocument();
  expect(messages.get()[0]?.duration).toBe(TOAST_SMS);
  // What a patient has written is read only when somebody wants to see it.
  expect(calls.some(({ url }) => url.startsWith('/conversations'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(router.state.location.search).toBe(search));
});

it('what a person keeps silent is in the bell alone', async () => {
  const calls = stubFetch(() => ({ json: [told] }));
  await renderPage(<NewsAnnouncer />);
  arrive('run_started', null);
  expect(calls).toEqual([]);
  expect(messages.get()).toEqual([]);
});
