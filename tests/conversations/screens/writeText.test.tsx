import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Texting } from '../../../src/contract/conversations/startText';
import WriteTextDialog from '../../../src/resources/conversations/WriteTextDialog';
import { fakeWire, type Wire } from '../../resources/screens/fakeWire';
import { renderPage } from '../../support/renderPage';

const TEXTING: Texting = {
  participant_name: 'ANA DEMO',
  language: 'es',
  quiet_until: null,
  time_zone: 'America/Los_Angeles',
  phones: [
    {
      phone_number: '6195550142',
      number_type: 'mobile',
      contact_name: null,
      is_default: true,
      consent: null,
    },
  ],
  values: { name: 'ANA', pharmacy: 'HILLCREST', phone: '(619) 555-0100', window: null },
};
const PATH = '/participants/31/texts';

let wire: Wire;
const open = (texting: Texting) => {
  wire = fakeWire({
    [`GET ${PATH}`]: { json: texting },
    [`POST ${PATH}`]: { status: 201, json: { message_id: 5, conversation_id: 8 } },
  });
  const onSent = vi.fn();
  renderPage(
    <WriteTextDialog
      who={{ participantId: 31, name: 'ANA DEMO' }}
      onClose={() => undefined}
      onSent={onSent}
    />,
  );
  return onSent;
};

beforeEach(() => vi.useRealTimers());

describe('a text message of the office', () => {
  it('begins in the recipient’s language from a ready-made text, says its size, and is sent once', async () => {
    const onSent = open(TEXTING);
    await userEvent.click(await screen.findByRole('button', { name: 'Please call us' }));
    const box = screen.getByRole('textbox', { name: 'Text' });
    expect(box).toHaveValue('Hola, ANA, le escribe HILLCREST. Llámenos al (619) 555-0100 por su entrega.');
    expect(box).toHaveAccessibleDescription(/characters, 2 messages/);
    // No open delivery is known, so its window cannot be named.
    expect(screen.queryByRole('button', { name: 'Confirm the delivery' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(8));
    expect(wire.to('POST', PATH)).toHaveLength(1);
  });

  it('says why nothing can be sent after STOP and to a land line', async () => {
    const [phone] = TEXTING.phones;
    if (!phone) throw new Error('There is no phone');
    const said = { state: 'stopped', source: 'text', at: '2026-11-20 17:00:00' } as const;
    open({
      ...TEXTING,
      phones: [
        { ...phone, consent: said },
        { ...phone, phone_number: '6195550143', number_type: 'land' },
      ],
    });
    expect(await screen.findByText(/opted out of messages \(STOP\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Phone' }));
    await userEvent.click(screen.getByRole('option', { name: /landline/ }));
    expect(screen.getByText(/saved as a landline/)).toBeVisible();
  });

  it('in quiet hours offers to send in the morning', async () => {
    open({ ...TEXTING, quiet_until: '2026-11-21 16:00:00' });
    const send = await screen.findByRole('button', { name: /^Send at 0?8:00/ });
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Hola');
    await userEvent.click(send);
    await waitFor(() => expect(wire.to('POST', PATH)).toHaveLength(1));
    expect(wire.to('POST', PATH)[0]?.body).toMatchObject({ in_the_morning: true, text: 'Hola' });
  });

  it('keeps the words and says the reason when the server refuses', async () => {
    open(TEXTING);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Hola');
    wire.answer(`POST ${PATH}`, {
      status: 409,
      json: { status_code: 'WRONG_STATE', message: 'no', args: { reason: 'conversationElsewhere' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Another CDP is already texting/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Hola');
  });
});
