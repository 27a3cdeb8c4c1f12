import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ChannelState, SentMessage } from '../../src/contract/messages/messages';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import OutboxPage from '../../src/settings/outbox/OutboxPage';
import * as messageLog from '../../src/providers/messageLog';
import { openMessages } from '../../src/providers/messageSets';
import { fakeWire } from '../resources/screens/fakeWire';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';

vi.mock('../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

const LINK = 'http://127.0.0.1:4000/#/tracking/abc';
const message = (id: number, values: Partial<SentMessage>): SentMessage => ({
  id,
  channel: 'sms',
  recipient: '••• 0142',
  template: 'recipient',
  event: 'next',
  state: 'sent',
  reason: null,
  attempts: 1,
  error: null,
  next_try_at: null,
  units: 2,
  cost: '0.0166',
  delivery_event_id: 77,
  delivery_date: '2026-11-20',
  delivery_manifest_id: 5,
  created_by_name: '',
  created_at: '2026-11-20 18:00:00',
  sent_at: '2026-11-20 18:00:02',
  delivered_at: null,
  ...values,
});
const CHANNELS: ChannelState[] = [
  {
    channel: 'sms',
    is_connected: true,
    per_second: 100,
    last_success_at: '2026-11-20 18:00:02',
    last_failure_at: '2026-11-20 17:00:00',
    last_error: 'HTTP 429',
    waiting: 3,
  },
  {
    channel: 'email',
    is_connected: false,
    per_second: 20,
    last_success_at: null,
    last_failure_at: null,
    last_error: null,
    waiting: 0,
  },
];
const ROWS = [
  message(4, { state: 'failed', error: 'unknownOutcome', attempts: 2, cost: null }),
  message(3, { state: 'held', reason: 'quiet', next_try_at: '2026-11-21 16:00:00', cost: null }),
  message(2, { state: 'stopped', reason: 'noWay', recipient: '' }),
  message(1, {
    event: null,
    template: 'passwordReset',
    channel: 'email',
    state: 'kept',
    recipient: 'ana@example.test',
    created_by_name: 'EVA SOTO',
    delivery_event_id: null,
  }),
];

async function open(rows: SentMessage[] | null = ROWS, language: 'en' | 'es' = 'en', at = '/outbox') {
  const { messages, dispatch } = PERMISSIONS;
  await holdPermissions(indexPermissions([...Object.values(messages), dispatch.list]));
  const wire = fakeWire({
    'GET /messages': rows ?? { status: 500, json: { status_code: 'sr001', message: 'no' } },
    'GET /messages/channels': { json: CHANNELS },
    'GET /messages/1': { json: { ...ROWS[3], subject: 'Choose', text: `Hello\n\n${LINK}\n\nBye` } },
    'POST /messages/4/retry': { json: null },
    'POST /messages/3/stop': { json: null },
    'POST /messages/channels/sms/test': {
      status: 422,
      json: { status_code: 'val001', message: 'x', errors: { to: { message: 'validation.phone' } } },
    },
  });
  await openMessages('outreach');
  await renderPage(<OutboxPage />, { language, at });
  return wire;
}
const rowOf = async (text: string) =>
  (await screen.findByText(text)).closest('tr') ?? document.createElement('tr');

describe('sent messages', () => {
  it('say what became of each in words, what it cost, and where its delivery is', async () => {
    await open();
    const failed = await rowOf(
      'The service never answered, so it may have arrived. Send it again only if it has not. (after 2 tries)',
    );
    expect(within(failed).getByText('Failed')).toBeVisible();
    expect(within(failed).getByRole('link', { name: 'Show the delivery' })).toHaveAttribute(
      'href',
      '/dispatch?date=2026-11-20&stop=77',
    );
    const held = await rowOf('Quiet hours at the recipient’s place (9 PM to 8 AM)');
    expect(within(held).getByText(/^Until /)).toBeVisible();
    const nobody = await rowOf('No allowed channel reaches this recipient');
    expect(within(nobody).getByText('Nobody')).toBeVisible();
    expect(within(nobody).getByText('$0.0166')).toBeVisible();
    expect(within(nobody).queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.getByText(/Messages marked “Kept here” were sent to nobody/)).toBeVisible();
  });

  it('that a notification is about is shown alone, until all are asked for', async () => {
    const wire = await open(ROWS.slice(0, 1), 'en', '/outbox?message=4');
    await screen.findByText('Failed');
    expect(wire.to('GET', '/messages').at(-1)?.query).toMatchObject({ id: '4' });
    const chip = screen.getByText('The message that could not be delivered');
    await userEvent.click(within(chip.parentElement ?? chip).getByTestId('CancelIcon'));
    await vi.waitFor(() => expect(wire.to('GET', '/messages').at(-1)?.query).not.toHaveProperty('id'));
  });

  it('of several that failed are the failed ones', async () => {
    const wire = await open(ROWS.slice(0, 1), 'en', '/outbox?state=failed');
    await screen.findByRole('row', { name: /Next stop/ });
    expect(wire.to('GET', '/messages').at(-1)?.query).toMatchObject({ state: 'failed' });
  });

  it('are sent again and stopped', async () => {
    const wire = await open();
    const failed = await rowOf('Failed');
    await userEvent.click(within(failed).getByRole('button', { name: 'Send again' }));
    await vi.waitFor(() => expect(wire.to('POST', '/messages/4/retry')).toHaveLength(1));
    const held = await rowOf('On hold');
    await userEvent.click(within(held).getByRole('button', { name: 'Stop' }));
    await vi.waitFor(() => expect(wire.to('POST', '/messages/3/stop')).toHaveLength(1));
  });

  it('that cannot be sent any more say why', async () => {
    const wire = await open();
    wire.answer('POST /messages/4/retry', {
      status: 409,
      json: { status_code: 'state001', message: 'x', args: { reason: 'messageConsent' } },
    });
    const said = vi.spyOn(messageLog, 'showMessage');
    const failed = await rowOf('Failed');
    await userEvent.click(within(failed).getByRole('button', { name: 'Send again' }));
    await vi.waitFor(() =>
      expect(said).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'error',
          text: 'This recipient has stopped messages (STOP). Call them instead.',
        }),
      ),
    );
  });

  it('are found by state, channel and news', async () => {
    const wire = await open();
    await rowOf('Failed');
    const pick = async (label: string, choice: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: label }));
      await userEvent.click(screen.getByRole('option', { name: choice }));
    };
    await pick('State', 'On hold');
    await pick('Channel', 'Text message');
    await pick('About', 'Next stop');
    await vi.waitFor(() =>
      expect(wire.to('GET', '/messages').at(-1)?.query).toMatchObject({
        state: 'held',
        channel: 'sms',
        event: 'next',
      }),
    );
  });

  it('open with their words, and a link to copy', async () => {
    await open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Open “Link for a new password” to ana@example.test' }),
    );
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/tracking\/abc/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  it('say that they could not be loaded, and that there are none', async () => {
    await open(null);
    expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
  });

  it('speak Spanish', async () => {
    await open(ROWS, 'es');
    expect(await screen.findByText('Ningún canal permitido llega a este destinatario')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mensajes enviados' })).toBeVisible();
  });
});

describe('channels', () => {
  it('say whether they work, and what waits there', async () => {
    await open();
    const texts = await screen.findByRole('group', { name: 'Text message' });
    expect(within(texts).getByText('Connected')).toBeVisible();
    expect(within(texts).getByText('3 messages waiting')).toBeVisible();
    expect(within(texts).getByText(/The service accepts no messages right now \(HTTP 429\)/)).toBeVisible();
    const emails = screen.getByRole('group', { name: 'Email' });
    expect(within(emails).getByText('Not connected')).toBeVisible();
    expect(within(emails).getByText('Messages are kept here')).toBeVisible();
  });

  it('send a test; a wrong number is said at its field, and the input is kept', async () => {
    const wire = await open();
    const texts = await screen.findByRole('group', { name: 'Text message' });
    await userEvent.click(within(texts).getByRole('button', { name: 'Send a test' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send a test: Text message' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Phone/ }), '12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send test' }));
    expect(await within(dialog).findByText('Use: 000-000-0000')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /Phone/ })).toHaveValue('12');
    expect(wire.to('POST', '/messages/channels/sms/test')[0]?.body).toEqual({ to: '12' });
  });
});
