import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import ConversationsPage from '../../../src/conversations/ConversationsPage';
import type { Conversation, ConversationDetail } from '../../../src/contract/conversations/conversations';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import { rightKey } from '../../../src/domain/access/access';
import { fakeWire, type Wire } from '../../resources/screens/fakeWire';
import { holdPermissions } from '../../support/holdPermissions';
import { renderPage } from '../../support/renderPage';

const CONVERSATION: Conversation = {
  id: 7,
  version: 2,
  phone_number: '6195550142',
  participant_id: 31,
  participant_name: 'ANA DEMO',
  cdp_name: 'HILLCREST',
  delivery_event_id: 12,
  delivery_date: '2026-11-20',
  unread: 1,
  last_text: 'Please ring twice',
  last_text_at: '2026-11-20 18:05:00',
  is_stopped: false,
  read_by_name: null,
};
const DETAIL: ConversationDetail = {
  ...CONVERSATION,
  language: 'en',
  texts: [
    {
      key: 'in-1',
      direction: 'in',
      text: 'C',
      at: '2026-11-20 18:00:00',
      meaning: 'confirm',
      by_name: null,
      state: null,
      error: null,
    },
    {
      key: 'out-1',
      direction: 'out',
      text: 'Thank you.',
      at: '2026-11-20 18:00:00',
      meaning: null,
      by_name: null,
      state: 'failed',
      error: 'Twilio 30003',
    },
    {
      key: 'in-2',
      direction: 'in',
      text: 'Please ring twice',
      at: '2026-11-20 18:05:00',
      meaning: 'words',
      by_name: null,
      state: null,
      error: null,
    },
  ],
  people: [{ participant_id: 31, participant_name: 'ANA DEMO' }],
};

let wire: Wire;
beforeEach(async () => {
  wire = fakeWire({
    'GET /conversations': [CONVERSATION],
    'GET /conversations/7': { json: DETAIL },
    'POST /conversations/7/texts': { status: 201, json: { message_id: 5 } },
    'PUT /conversations/7/read': new Response(null, { status: 204 }),
  });
  const { list, read, answer, markRead } = PERMISSIONS.conversations;
  const rights = [list, read, answer, markRead, PERMISSIONS.dispatch.list, PERMISSIONS.participants.read];
  await holdPermissions(new Set(rights.map(rightKey)));
});

const open = (at = '', language: 'en' | 'es' = 'en') =>
  renderPage(<ConversationsPage />, { language, path: '/text-messages', at: `/text-messages${at}` });

describe('text messages with recipients', () => {
  it('lists who waits for an answer, and opens the thread with its states', async () => {
    await open();
    const row = await screen.findByRole('button', { name: /ANA DEMO/ });
    expect(row).toHaveTextContent('1 unread');
    expect(row).toHaveTextContent('Please ring twice');
    await userEvent.click(row);
    const thread = await screen.findByRole('list', { name: 'Text messages with ANA DEMO' });
    const texts = within(thread).getAllByRole('listitem');
    expect(texts[0]).toHaveTextContent(/Recipient · .* · Confirms/);
    expect(texts[1]).toHaveTextContent('Not delivered: The phone is off or out of reach');
    expect(screen.getByRole('link', { name: 'Open delivery' })).toHaveAttribute(
      'href',
      '/dispatch?date=2026-11-20&stop=12',
    );
    // The address of a record's page, which the specification gives.
    expect(screen.getByRole('link', { name: 'Open participant' })).toHaveAttribute(
      'href',
      '/data/participants/31',
    );
  });

  it('is answered with a ready-made answer, whose size is told, once', async () => {
    await open('?conversation=7');
    await userEvent.click(await screen.findByText('Done. Thank you.'));
    expect(screen.getByText('16 characters, 1 message')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), ' 🙂');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(wire.to('POST', '/conversations/7/texts')).toHaveLength(1));
    const [sent] = wire.to('POST', '/conversations/7/texts');
    expect(sent?.body).toEqual({ text: 'Done. Thank you. 🙂' });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
  });

  it('keeps the answer when it cannot be sent; a phone that has said STOP meanwhile is shown as such', async () => {
    wire.answer('POST /conversations/7/texts', {
      status: 409,
      json: {
        status_code: 'state001',
        message: 'This phone has asked for no more messages',
        args: { reason: 'consentStopped' },
      },
    });
    await open('?conversation=7');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Hello');
    wire.answer('GET /conversations/7', { json: { ...DETAIL, is_stopped: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/opted out of messages \(STOP\)\. It cannot/)).toBeVisible();
  });

  it('an answer is too long from 1,601 characters', async () => {
    await open('?conversation=7');
    const box = await screen.findByRole('textbox', { name: 'Answer' });
    await userEvent.click(box);
    await userEvent.paste('x'.repeat(1601));
    expect(screen.getByText('At most 1,600 characters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('a phone that has said STOP has no box, in Spanish', async () => {
    wire.answer('GET /conversations/7', { json: { ...DETAIL, is_stopped: true } });
    await open('?conversation=7', 'es');
    expect(await screen.findByText(/pidió no recibir más mensajes/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Respuesta' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Marcar como leído' }));
    await waitFor(() => expect(wire.to('PUT', '/conversations/7/read')).toHaveLength(1));
  });

  it('shows unknown senders by their number, and says when there are none', async () => {
    wire.answer('GET /conversations', [
      { ...CONVERSATION, participant_id: null, participant_name: null, phone_number: '2025550199' },
    ]);
    await open('?show=unknown');
    expect(await screen.findByRole('button', { name: /\(202\) 555-0199/ })).toHaveTextContent(
      'Unknown sender',
    );
    expect(wire.to('GET', '/conversations').at(-1)?.query).toMatchObject({ filter: 'unknown' });
    wire.answer('GET /conversations', []);
    await userEvent.click(screen.getByRole('button', { name: 'Waiting for an answer' }));
    expect(await screen.findByText('Nobody is waiting for an answer.')).toBeVisible();
  });
});
