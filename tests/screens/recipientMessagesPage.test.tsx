import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RecipientMessages } from '../../src/contract/messages/recipientMessages';
import { DEFAULT_WORDS } from '../../server/outside/messages/defaultWords';
import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { RECIPIENT_EVENTS } from '../../src/domain/messages/recipientEvents';
import RecipientMessagesPage from '../../src/settings/recipientMessages/RecipientMessagesPage';
import { openMessages } from '../../src/providers/messageSets';
import { fakeWire } from '../resources/screens/fakeWire';
import { holdPermissions } from '../support/holdPermissions';
import { renderPage } from '../support/renderPage';

const VALUES = {
  first_name: 'MARIA',
  what: 'delivery',
  pharmacy: 'HILLCREST',
  phone: '(619) 555-0100',
  date: '11/20/2026',
  when: 'between 2:05 PM and 2:25 PM',
  link: 'https://rx.test/#/tracking/xxx',
};
const DATA: RecipientMessages = {
  rules: [
    {
      version: 3,
      close_door_pharmacy_id: null,
      funding_source_id: null,
      channels: { next: ['sms'], delivered: ['sms', 'email'] },
      daily_budget: null,
    },
  ],
  sms_price: '0.0083',
  voice_price: null,
  templates: RECIPIENT_EVENTS.map((event) => ({
    event,
    version: 1,
    is_own: false,
    words: DEFAULT_WORDS[event],
  })),
  connected: ['email'],
};
const NOTHING_ON = { ...DATA, rules: DATA.rules.map((rule) => ({ ...rule, channels: {} })) };

async function open(
  data: RecipientMessages = DATA,
  { mayChange = true, language = 'en' as 'en' | 'es' } = {},
) {
  const { view, updateRules, updateTemplates } = PERMISSIONS.recipient_messages;
  await holdPermissions(indexPermissions(mayChange ? [view, updateRules, updateTemplates] : [view]));
  const wire = fakeWire({
    'GET /recipient_messages': { json: data },
    'GET /recipient_messages/preview_values': {
      json: {
        delivery_event_id: 7,
        order_number: 'RX1',
        values: { en: VALUES, es: { ...VALUES, what: 'entrega' }, ar: VALUES },
      },
    },
    'GET /cdp': [{ id: 4, name: 'HILLCREST', is_active: true }],
    'GET /funding_sources': [{ id: 9, name: 'BLUE HEALTH', is_active: true }],
    'PUT /recipient_messages/rules': { json: { version: 4 } },
    'PUT /recipient_messages/templates/next': { json: { version: 1 } },
  });
  await openMessages('outreach');
  await renderPage(<RecipientMessagesPage />, { language });
  return wire;
}
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('rules of messages to recipients', () => {
  it('show what is told by which way, and that a way reaches nobody', async () => {
    await open();
    expect(await box('Next stop: Text message')).toBeChecked();
    expect(await box('Next stop: Email')).not.toBeChecked();
    expect(await box('Delivered: Email')).toBeChecked();
    expect(screen.getByText(/Not connected: Text message, Call\./)).toBeVisible();
  });

  it('are saved with the version that was seen', async () => {
    const wire = await open();
    await userEvent.click(await box('Next stop: Email'));
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    await vi.waitFor(() => expect(wire.to('PUT', '/recipient_messages/rules')).toHaveLength(1));
    const [put] = wire.to('PUT', '/recipient_messages/rules');
    expect(put?.headers.get('if-match')).toBe('"3"');
    expect(put?.body).toMatchObject({
      close_door_pharmacy_id: null,
      channels: { next: ['sms', 'email'] },
      sms_price: '0.0083',
      daily_budget: null,
    });
  });

  it('with a wrong amount are not sent, and the field says why', async () => {
    const wire = await open();
    const budget = await screen.findByRole('textbox', { name: 'Budget per day, USD' });
    await userEvent.type(budget, 'ten');
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(budget).toHaveAccessibleDescription('The amount entered is not valid');
    expect(wire.to('PUT', '/recipient_messages/rules')).toHaveLength(0);
  });

  it('of a client begin as the operation’s, and one gets its own', async () => {
    const wire = await open();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Rules for' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Client: BLUE HEALTH' }));
    expect(await box('Next stop: Text message')).toBeDisabled();
    expect(await box('Next stop: Text message')).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Next stop: Own rule' }));
    await userEvent.click(await box('Next stop: Text message'));
    await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
    await vi.waitFor(() => expect(wire.to('PUT', '/recipient_messages/rules')).toHaveLength(1));
    const [put] = wire.to('PUT', '/recipient_messages/rules');
    expect(put?.body).toMatchObject({ funding_source_id: 9, channels: { next: [] }, sms_price: null });
    expect(put?.headers.get('if-match')).toBe('"1"');
  });

  it('that are all off are turned on with the suggested ones', async () => {
    await open(NOTHING_ON);
    expect(await screen.findByText('Recipients are not told anything yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the suggested messages' }));
    expect(await box('Not delivered: Call')).toBeChecked();
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });

  it('are only shown to who may not change them', async () => {
    await open(DATA, { mayChange: false });
    expect(await box('Next stop: Text message')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save rules' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit words/ })).toBeNull();
  });
});

describe('words of messages to recipients', () => {
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit words: Next stop' }));
    return screen.findByRole('dialog', { name: 'Words: Next stop' });
  };

  it('are shown with the values of a real delivery and their segments, in both languages', async () => {
    await open();
    const dialog = await edit();
    expect(
      await within(dialog).findByText(
        /HILLCREST: you are next, MARIA\. The driver arrives between 2:05 PM and 2:25 PM/,
      ),
    ).toBeVisible();
    expect(within(dialog).getByText(/^One segment, \d+ characters left$/)).toBeVisible();
    // "próxima" is outside the alphabet of text messages.
    expect(within(dialog).getByText(/2 segments, .*ó make segments shorter/)).toBeVisible();
    // Its own words run their own way beside Arabic ones, and name some letters of its alphabet.
    for (const size of within(dialog).getAllByText(/segment.*left/))
      expect(size).toHaveAttribute('dir', 'ltr');
    expect(within(dialog).getByText(/left\. (\S ){6}… make/)).toBeVisible();
  });

  it('take a variable where the cursor is, and are saved', async () => {
    const wire = await open();
    const dialog = await edit();
    const [english] = within(dialog).getAllByRole('textbox', { name: 'Text message' });
    if (!english) throw new Error('There is no text');
    await userEvent.clear(english);
    await userEvent.type(english, 'Hi ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'First name' }));
    expect(english).toHaveValue('Hi {first_name}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save words' }));
    await vi.waitFor(() => expect(wire.to('PUT', '/recipient_messages/templates/next')).toHaveLength(1));
    const [put] = wire.to('PUT', '/recipient_messages/templates/next');
    expect(put?.body).toMatchObject({ words: { en: { sms: 'Hi {first_name}' }, es: DEFAULT_WORDS.next.es } });
  });

  it('with an unknown variable or an empty text are not sent: the fields say why', async () => {
    const wire = await open();
    const dialog = await edit();
    const [english, spanish] = within(dialog).getAllByRole('textbox', { name: 'Text message' });
    if (!english || !spanish) throw new Error('There are no texts');
    await userEvent.clear(english);
    await userEvent.type(english, 'Hi {{name}');
    await userEvent.clear(spanish);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save words' }));
    expect(within(dialog).getByText('2 texts need a correction.')).toBeVisible();
    expect(english).toHaveAccessibleDescription(
      /\{name\} is not a variable of this text\. Use: \{first_name\}/,
    );
    expect(spanish).toHaveAccessibleDescription('Fill in this field');
    expect(wire.to('PUT', '/recipient_messages/templates/next')).toHaveLength(0);
  });

  it('speak Spanish', async () => {
    await open(DATA, { language: 'es' });
    expect(await screen.findByRole('heading', { name: 'Mensajes a destinatarios' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Editar textos: Próxima parada' }));
    const dialog = await screen.findByRole('dialog', { name: 'Textos: Próxima parada' });
    expect(await within(dialog).findByText(/usted es la próxima parada, MARIA/)).toBeVisible();
  });
});
