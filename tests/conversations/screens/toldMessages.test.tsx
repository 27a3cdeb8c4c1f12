import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ToldMessage } from '../../../src/contract/messages/toldMessages';
import { openMessages } from '../../../src/providers/messageSets';
import ParticipantMessages from '../../../src/resources/participants/ParticipantMessages';
import StopMessages from '../../../src/resources/sentMessages/StopMessages';
import { fakeWire } from '../../resources/screens/fakeWire';
import { renderPage } from '../../support/renderPage';

vi.mock('../../../src/providers/live/liveTransport', () => ({
  openTransport: () => ({ send: () => undefined }),
}));

const message = (id: number, values: Partial<ToldMessage>): ToldMessage => ({
  id,
  channel: 'sms',
  template: 'recipient',
  event: 'next',
  state: 'delivered',
  reason: null,
  attempts: 1,
  error: null,
  next_try_at: null,
  created_by_name: '',
  created_at: '2026-11-20 18:00:00',
  sent_at: '2026-11-20 18:00:02',
  delivered_at: '2026-11-20 18:00:05',
  ...values,
});
const FAILED = message(3, {
  channel: 'voice',
  event: 'attemptFailed',
  state: 'failed',
  error: 'Call no-answer',
});
const SHARED = message(1, {
  state: 'kept',
  template: 'trackingLink',
  event: null,
  created_by_name: 'EVA SOTO',
});

describe('messages to a recipient', () => {
  it('stand folded at the stop, with the word that the last one did not arrive', async () => {
    fakeWire({ 'GET /delivery_events/12/messages': [FAILED, message(2, {}), SHARED] });
    await openMessages('outreach');
    await renderPage(<StopMessages eventId={12} />);
    const summary = await screen.findByText('Messages to the recipient: 3');
    expect(within(summary).getByText('Failed')).toBeVisible();
    await userEvent.click(summary);
    const [failed, told, shared] = screen.getAllByRole('listitem');
    if (!failed || !told || !shared) throw new Error('three messages are listed');
    expect(within(failed).getByText('Not delivered')).toBeVisible();
    expect(within(failed).getByText(/Nobody answered the call/)).toBeVisible();
    expect(within(told).getByText(/^Text message · /)).toBeVisible();
    expect(within(told).getByText(/^Delivered .+/)).toBeVisible();
    expect(within(shared).getByText(/by EVA SOTO$/)).toBeVisible();
    expect(within(shared).getByText('Nobody received it: no service is connected')).toBeVisible();
  });

  it('are nothing at a stop whose recipient was told nothing', async () => {
    const wire = fakeWire({ 'GET /delivery_events/12/messages': [] });
    await openMessages('outreach');
    await renderPage(<StopMessages eventId={12} />);
    await vi.waitFor(() => expect(wire.to('GET', '/delivery_events/12/messages')).toHaveLength(1));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('say in Spanish at the participant what became of them, or that there are none, or that they cannot be read', async () => {
    const wire = fakeWire({ 'GET /participants/31/messages': [FAILED] });
    await openMessages('outreach');
    await renderPage(<ParticipantMessages participantId={31} />, { language: 'es' });
    expect(await screen.findByText(/Nadie contestó la llamada/)).toBeVisible();
    wire.answer('GET /participants/32/messages', []);
    await renderPage(<ParticipantMessages participantId={32} />, { language: 'es' });
    expect(await screen.findByText('Aún no hay mensajes sobre una entrega.')).toBeVisible();
    await renderPage(<ParticipantMessages participantId={33} />, { language: 'es' });
    expect(await screen.findByText('No se pudieron cargar los mensajes.')).toBeVisible();
  });
});
