import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearMessages, messages } from '../../../src/providers/messageLog';
import type { StoredAddress } from '../../../src/resources/addresses/address.resource';
import { ParticipantAddressPicker } from '../../../src/resources/participants/AddressPicker/ParticipantAddressPicker';
import { fakeWire } from '../screens/fakeWire';
import { renderPart } from './renderPart';
import { CATALOGS, SECOND, someAddress } from './someAddress';

const HOME = someAddress();
const LIST = 'GET /participants/7/addresses';

/** A dialog that uses the picker: it shows what is chosen. */
function Host({ needsPosition }: { needsPosition?: boolean }) {
  const [value, setValue] = useState<StoredAddress | null>(HOME);
  return (
    <>
      <p>chosen: {value?.full_address ?? 'nothing'}</p>
      <ParticipantAddressPicker
        participantId={7}
        value={value}
        onChange={setValue}
        needsPosition={needsPosition}
      />
    </>
  );
}

const said = () => messages.get().map(({ text }) => text);
beforeEach(clearMessages);

async function open(needsPosition = false, routes: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire({ ...CATALOGS, [LIST]: [HOME, SECOND], ...routes });
  await renderPart(<Host needsPosition={needsPosition} />);
  await screen.findByRole('combobox', { name: 'Address' });
  return { wire, user: userEvent.setup() };
}

describe('the address picker (spec §4)', () => {
  it('SELECT: offers the person’s addresses', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Address' }), SECOND.full_address);
    expect(screen.getByText(`chosen: ${SECOND.full_address}`)).toBeInTheDocument();
    expect(screen.getByText('Position set')).toBeInTheDocument();
  });

  it('ADD: chooses nothing meanwhile; cancel returns to SELECT and restores the previous value', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    expect(screen.getByText('chosen: nothing')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Address\b(?! line| in)/ }), '1 new st');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(`chosen: ${HOME.full_address}`)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Address' })).toHaveValue('1');
  });

  it('EDIT: sends the address under the version that was seen, and chooses it', async () => {
    const changed = someAddress({ gate_code: '99', version: 4 });
    const { wire, user } = await open(false, { 'PUT /participants/7/addresses/1': { json: changed } });
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    const gate = screen.getByRole('textbox', { name: 'Gate code' });
    await user.clear(gate);
    await user.type(gate, '99');
    await user.click(screen.getByRole('button', { name: 'Use this address' }));
    await screen.findByRole('combobox', { name: 'Address' });
    const [call] = wire.to('PUT', '/participants/7/addresses/1');
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(call?.body).toMatchObject({ address: '1250 MAIN ST', gate_code: '99', zipcode: '92101' });
  });

  it('says what is wrong at each field and focuses the first; nothing is sent', async () => {
    const { wire, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    await user.click(screen.getByRole('button', { name: 'Use this address' }));
    const line = screen.getByRole('textbox', { name: /^Address\b(?! line| in)/ });
    await waitFor(() => expect(line).toHaveFocus());
    expect(line).toHaveAccessibleDescription('Fill in this field');
    expect(wire.to('POST', '/participants/7/addresses')).toEqual([]);
  });

  it('knows a duplicate before the server does', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    const line = screen.getByRole('textbox', { name: /^Address\b(?! line| in)/ });
    await user.clear(line);
    await user.type(line, '9 oak ave.');
    await user.clear(screen.getByRole('textbox', { name: 'Address line 2' }));
    await user.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(line).toHaveAccessibleDescription(`This person already has this address: ${SECOND.full_address}`);
  });

  it('"When a position is required, saving needs latitude and longitude set and not pending renewal"', async () => {
    const { wire, user } = await open(true);
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    const line = screen.getByRole('textbox', { name: /^Address\b(?! line| in)/ });
    await user.clear(line);
    await user.type(line, '77 Elm St');
    expect(screen.getByText('Needs a position')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(said()).toContain('Please, Get the position from the map'));
    expect(wire.to('PUT', '/participants/7/addresses/1')).toEqual([]);
  });

  it('"Picking a position needs all four fields"', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    await user.click(screen.getByRole('button', { name: 'Pick the position on the map' }));
    const [warning] = messages.get();
    expect(warning).toMatchObject({
      kind: 'warning',
      duration: 10_000,
      key: 'addresses.position.fillMandatory',
    });
  });

  it('what the server refuses stands at its field, with the input kept', async () => {
    const { user } = await open(false, {
      'PUT /participants/7/addresses/1': {
        status: 422,
        json: {
          status_code: 'val001',
          message: 'Some fields are not valid',
          errors: {
            zipcode: { message: 'addresses.problems.zipElsewhere', args: { zipcode: '92101', state: 'NV' } },
          },
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    await user.type(screen.getByRole('textbox', { name: 'Gate code' }), '1');
    await user.click(screen.getByRole('button', { name: 'Use this address' }));
    await screen.findByText('ZIP code 92101 is in NV');
    expect(screen.getByRole('textbox', { name: 'Gate code' })).toHaveValue('#04201');
  });

  it('a changed state resets city and ZIP code', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit address' }));
    await screen.findByRole('option', { name: /Nevada/ });
    await user.selectOptions(screen.getByRole('combobox', { name: /^State/ }), 'NV');
    expect(screen.getByRole('combobox', { name: /^City/ })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^ZIP code/ })).toHaveValue('');
  });

  it('a person without the rights chooses only', async () => {
    fakeWire({ ...CATALOGS, [LIST]: [HOME] });
    await renderPart(<Host />, { permissions: new Set<string>() });
    await screen.findByRole('combobox', { name: 'Address' });
    expect(screen.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
  });
});

describe('one line into the fields (spec §5, §7, §8)', () => {
  const PARSED = {
    number: '1234',
    street: 'OAK ST',
    city: 'SAN DIEGO',
    state: 'CA',
    zip: '92103',
    latitude: 32.74,
    longitude: -117.16,
    formatted_address: '1234 OAK ST, SAN DIEGO, CA 92103',
    is_approximate: true,
  };

  async function openLine(reply: object) {
    const opened = await open(false, { 'POST /parser/address/parse': reply as never });
    await opened.user.click(screen.getByRole('button', { name: 'Add address' }));
    return {
      ...opened,
      line: screen.getByRole('textbox', { name: 'Address in one line' }),
      fill: screen.getByRole('button', { name: 'Fill in the fields' }),
    };
  }

  it('fills the fields, marks a ZIP centroid as to be confirmed, and rests until the text changes', async () => {
    const { wire, user, line, fill } = await openLine({
      json: { data: [{ address: PARSED, extra_info: 'APT 5' }] },
    });
    expect(fill).toBeDisabled();
    await user.type(line, '1234 Oak St Apt 5, San Diego, CA 92103');
    await user.click(fill);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Address\b(?! line| in)/ })).toHaveValue('1234 OAK ST'),
    );
    expect(screen.getByRole('textbox', { name: 'Address line 2' })).toHaveValue('APT 5');
    expect(screen.getByRole('combobox', { name: /^ZIP code/ })).toHaveValue('92103');
    expect(screen.getByText('Confirm the position')).toBeInTheDocument();
    expect(wire.to('POST', '/parser/address/parse')[0]?.body).toMatchObject({
      query: '1234 Oak St Apt 5, San Diego, CA 92103',
      typos: true,
    });
    expect(fill).toBeDisabled();
    await user.type(line, '  ,');
    expect(fill).toBeDisabled();
    await user.type(line, 'x');
    expect(fill).toBeEnabled();
    expect(said()).toEqual([]);
  });

  it('206 warns with the address and leaves the fields', async () => {
    const { user, line, fill } = await openLine({ status: 206, json: { data: [] } });
    await user.type(line, 'somewhere');
    await user.click(fill);
    await waitFor(() => expect(said()).toEqual(['This line could not be read as an address: somewhere']));
    expect(screen.getByRole('textbox', { name: /^Address\b(?! line| in)/ })).toHaveValue('');
  });

  it('without extra info it says that none was found', async () => {
    const { user, line, fill } = await openLine({ json: { data: [{ address: PARSED, extra_info: null }] } });
    await user.type(line, '1234 Oak St');
    await user.click(fill);
    await waitFor(() => expect(messages.get()[0]?.key).toBe('address.parser.exInfoError'));
  });

  it('a service that does not answer is told, and the same text can be tried again', async () => {
    const { user, line, fill } = await openLine({
      status: 503,
      json: { status_code: 'geo001', message: 'x' },
    });
    await user.type(line, '1234 Oak St');
    await user.click(fill);
    await waitFor(() => expect(said()[0]).toMatch(/address service does not answer/));
    expect(fill).toBeEnabled();
  });
});
