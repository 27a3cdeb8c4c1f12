import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Phone } from '../../../src/contract/participants/phones';
import { PhoneSelector } from '../../../src/resources/participants/PhoneSelector/PhoneSelector';
import { fakeWire } from './fakeWire';
import { OWN } from './ownPhone';
import { renderPart } from './renderPart';

const URL = '/participants/7/phone_numbers';
const DAUGHTER: Phone = {
  id: 2,
  phone_number: '8585550111',
  number_type: 'mobile',
  contact_name: 'MARIA LOPEZ',
  relationship: 'DAUGHTER',
  is_default: false,
  version: 1,
};

function Holder({ start, other }: { start: string | null; other?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <PhoneSelector
        participantId={7}
        label="Call"
        value={value}
        other={other}
        mayAdd
        mayEdit
        onChange={(phone) => setValue(phone?.phone_number ?? null)}
      />
      <output>{value ?? 'nothing'}</output>
    </>
  );
}

const open = async (phones: Phone[], start: string | null = null, other?: string) => {
  const wire = fakeWire({ [`GET ${URL}`]: phones });
  await renderPart(<Holder start={start} other={other} />);
  return { wire, user: userEvent.setup() };
};
const number = () => screen.findByLabelText(/^Phone/);

describe('the phone selector (spec §4: SELECT, ADD, EDIT)', () => {
  it('"starts in SELECT when a URL is given and phones exist"', async () => {
    const { user, wire } = await open([OWN, DAUGHTER], OWN.phone_number);
    const select = await screen.findByLabelText('Call');
    expect(select).toHaveDisplayValue('(619) 555-0100 · landline · default');
    await user.selectOptions(select, '(858) 555-0111 · mobile · MARIA LOPEZ, daughter');
    expect(screen.getByText('8585550111')).toBeInTheDocument();
    expect(wire.to('GET', URL)[0]?.query).toEqual({ sort: '-is_default' });
  });

  it('"else in ADD"; there is then nothing to go back to', async () => {
    await open([]);
    expect(await number()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save phone' })).toBeDisabled();
  });

  it('"Cancel returns to SELECT and restores the previous value"', async () => {
    const { user, wire } = await open([OWN, DAUGHTER], DAUGHTER.phone_number);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(await number());
    await user.type(await number(), '7605550199');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText('Call')).toHaveDisplayValue(/858\) 555-0111/);
    expect(screen.getByText('8585550111')).toBeInTheDocument();
    expect(wire.calls.filter((call) => call.method !== 'GET')).toEqual([]);
  });

  it('"Edit disabled when empty or no phones"', async () => {
    await open([OWN]);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeDisabled();
  });

  it('adds in the mask 000-000-0000, stored without dashes, and takes the answer', async () => {
    const { user, wire } = await open([OWN], OWN.phone_number);
    const added = { ...DAUGHTER, id: 9, phone_number: '7605550199' };
    wire.answer(`POST ${URL}`, () => {
      wire.answer(`GET ${URL}`, [OWN, added]);
      return { status: 201, json: added };
    });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await user.type(await number(), '7605550199');
    expect(await number()).toHaveValue('760-555-0199');
    await user.selectOptions(screen.getByLabelText('Relationship'), 'Daughter');
    await user.click(screen.getByRole('button', { name: 'Save phone' }));
    await waitFor(() => expect(wire.to('POST', URL)).toHaveLength(1));
    expect(wire.to('POST', URL)[0]?.body).toEqual({
      phone_number: '7605550199',
      number_type: 'mobile',
      contact_name: null,
      relationship: 'DAUGHTER',
      is_emergency: false,
    });
    expect(await screen.findByText('7605550199')).toBeInTheDocument();
    expect(await screen.findByLabelText('Call')).toHaveDisplayValue(/760\) 555-0199/);
  });

  it.each([
    ['619555', 'Use: 000-000-0000'],
    ['6195550100', 'Use another phone'],
    ['9515550000', 'Use another phone'],
  ])('refuses %s: "%s"', async (typed, sentence) => {
    const { user, wire } = await open([OWN], OWN.phone_number, '9515550000');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    await user.type(await number(), typed);
    await user.click(screen.getByRole('button', { name: 'Save phone' }));
    expect(await number()).toHaveAccessibleDescription(sentence);
    expect(wire.to('POST', URL)).toEqual([]);
  });

  it('"Save only when the value differs from the saved one", with the version that was seen', async () => {
    const { user, wire } = await open([OWN, DAUGHTER], OWN.phone_number);
    wire.answer(`PUT ${URL}/1`, { json: { ...OWN, contact_name: 'DESK', version: 4 } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const save = await screen.findByRole('button', { name: 'Save phone' });
    expect(save).toBeDisabled();
    await user.type(screen.getByLabelText('Contact name'), 'desk');
    expect(screen.getByLabelText('Contact name')).toHaveValue('DESK');
    await user.click(save);
    await waitFor(() => expect(wire.to('PUT', `${URL}/1`)).toHaveLength(1));
    expect(wire.to('PUT', `${URL}/1`)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('a refusal keeps what was typed and says why; "delete disabled … when empty"', async () => {
    const { user, wire } = await open([OWN, DAUGHTER], OWN.phone_number);
    wire.answer(`PUT ${URL}/1`, { status: 500, json: { message: 'down', request_id: 'r1' } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(await number());
    expect(screen.getByRole('button', { name: 'Stop using this phone' })).toBeDisabled();
    await user.type(await number(), '6195550177');
    await user.click(screen.getByRole('button', { name: 'Save phone' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await number()).toHaveValue('619-555-0177');
  });

  it('a phone that goes out of use leaves nothing chosen', async () => {
    const { user, wire } = await open([OWN, DAUGHTER], DAUGHTER.phone_number);
    wire.answer(`PUT ${URL}/2`, () => {
      wire.answer(`GET ${URL}`, [OWN]);
      return { json: { ...DAUGHTER, is_active: false, version: 2 } };
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Stop using this phone' }));
    expect(await screen.findByText('nothing')).toBeInTheDocument();
    expect(wire.to('PUT', `${URL}/2`)[0]?.body).toMatchObject({ is_active: false });
  });

  it('a list that does not come is told, with a way to ask again', async () => {
    const wire = fakeWire({ [`GET ${URL}`]: { status: 500, json: { message: 'down' } } });
    await renderPart(<Holder start={null} />);
    const user = userEvent.setup();
    wire.answer(`GET ${URL}`, [OWN]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Call')).toBeInTheDocument();
  });
});
