import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ContactConsent, ConsentWord } from '../../../src/contract/participants/consents';
import { rightKey } from '../../../src/domain/access/access';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import ConsentSection from '../../../src/resources/participants/consent/ConsentSection';
import { fakeWire } from '../../resources/screens/fakeWire';
import { holdPermissions } from '../../support/holdPermissions';
import { renderPage } from '../../support/renderPage';

const STOP: ConsentWord = {
  id: 2,
  state: 'stopped',
  source: 'text',
  at: '2026-11-20 18:05:00',
  channel: null,
  user_name: null,
  how: null,
  note: 'STOP',
};
const GIVEN: ConsentWord = {
  ...STOP,
  id: 1,
  state: 'given',
  source: 'office',
  how: 'paper',
  user_name: 'ANA RUIZ',
  note: null,
};
const CONTACTS: ContactConsent[] = [
  {
    contact: '6195550142',
    number_type: 'mobile',
    contact_name: null,
    channels: [
      { channel: 'sms', word: STOP },
      { channel: 'voice', word: STOP },
    ],
    history: [STOP, GIVEN],
  },
  {
    contact: 'ana@example.test',
    number_type: null,
    contact_name: null,
    channels: [{ channel: 'email', word: null }],
    history: [],
  },
];
const PATH = '/participants/31/consents';

it('shows each way with its proof, and asks for a new consent after the person’s own STOP', async () => {
  const wire = fakeWire({ [`GET ${PATH}`]: CONTACTS, [`POST ${PATH}`]: { status: 201, json: CONTACTS } });
  await holdPermissions(new Set([rightKey(PERMISSIONS.participants.recordConsent)]));
  renderPage(<ConsentSection participantId={31} />);
  expect(await screen.findByText('(619) 555-0142')).toBeVisible();
  expect(screen.getAllByText('Refused').length).toBeGreaterThan(1);
  expect(screen.getByText('Not asked')).toBeVisible();
  await userEvent.click(screen.getByText('History (2)'));
  expect(screen.getByText(/On paper · recorded by ANA RUIZ/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Record consent for (619) 555-0142' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record consent' }));
  expect(dialog.getByText(/sent STOP themselves/)).toBeVisible();
  const record = dialog.getByRole('button', { name: 'Record' });
  expect(record).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: /agreed again/ }));
  await userEvent.type(dialog.getByRole('textbox'), 'Asked for texts again');
  await userEvent.click(record);
  await waitFor(() => expect(wire.to('POST', PATH)).toHaveLength(1));
  expect(wire.to('POST', PATH)[0]?.body).toEqual({
    contact: '6195550142',
    channel: 'sms',
    state: 'given',
    how: 'phone',
    note: 'Asked for texts again',
    is_new: true,
  });
});
