import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearMessages, messages } from '../../../src/providers/messageLog';
import { DeliveryAddresses } from '../../../src/resources/addresses/DeliveryAddresses';
import { HomeAddress } from '../../../src/resources/addresses/HomeAddress';
import { MailingAddress } from '../../../src/resources/addresses/MailingAddress';
import { fakeWire, type WireCall } from '../screens/fakeWire';
import { renderPart } from './renderPart';
import { CATALOGS, SECOND, someAddress } from './someAddress';

const HOME = someAddress({ comment: 'Blue door' });
const LIST = 'GET /participants/7/addresses';
/** The list by what it is asked for: delivery addresses in use unless said otherwise. */
const listOf = (parts: { used?: object[]; retired?: object[]; mailing?: object[] }) => (call: WireCall) => {
  if (call.query.kind === 'mailing') return parts.mailing ?? [];
  return (call.query.is_active === '0' ? parts.retired : parts.used) ?? [];
};

beforeEach(clearMessages);

describe('delivery addresses of a participant', () => {
  const part = <DeliveryAddresses participantId={7} personName="ANA RUIZ" />;

  it('shows the default, the gate code, the comment and how sure the position is', async () => {
    const unsure = someAddress({ ...SECOND, is_approximate: true });
    fakeWire({ ...CATALOGS, [LIST]: listOf({ used: [HOME, unsure] }) });
    await renderPart(part);
    expect(await screen.findByText('Default')).toBeInTheDocument();
    expect(screen.getByText('Gate code #0420')).toBeInTheDocument();
    expect(screen.getByText('Blue door')).toBeInTheDocument();
    expect(screen.getByText('Confirm the position')).toBeInTheDocument();
  });

  it('says what nobody has filled in', async () => {
    fakeWire({ ...CATALOGS, [LIST]: [] });
    await renderPart(part);
    await screen.findByText(/No delivery address yet/);
  });

  it('says what did not load, and tries again', async () => {
    const wire = fakeWire({
      ...CATALOGS,
      [LIST]: { status: 403, json: { status_code: 'perm001', message: 'x' } },
    });
    await renderPart(part);
    await screen.findByText(/The addresses did not load\. You do not have permission/);
    wire.answer(LIST, listOf({ used: [HOME] }));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Default');
  });

  it('makes another one the default under its version', async () => {
    const wire = fakeWire({
      ...CATALOGS,
      [LIST]: listOf({ used: [HOME, SECOND] }),
      'PUT /participants/7/addresses/2': { json: { ...SECOND, is_default: true } },
    });
    await renderPart(part);
    await userEvent
      .setup()
      .click(await screen.findByRole('button', { name: `Make ${SECOND.full_address} the default` }));
    await waitFor(() => expect(messages.get()[0]?.key).toBe('messages.saved'));
    const [call] = wire.to('PUT', '/participants/7/addresses/2');
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(call?.body).toMatchObject({ address: '9 OAK AVE', is_default: true });
  });

  it('retires one only after saying which, and which one takes over', async () => {
    const wire = fakeWire({
      ...CATALOGS,
      [LIST]: listOf({ used: [HOME, SECOND] }),
      'PUT /participants/7/addresses/1': {
        status: 412,
        json: { status_code: 'ver001', message: 'x', args: { who: 'Bo' } },
      },
    });
    const user = userEvent.setup();
    await renderPart(part);
    await user.click(await screen.findByRole('button', { name: `Stop using ${HOME.full_address}` }));
    const dialog = screen.getByRole('dialog', { name: 'Stop using this address?' });
    expect(dialog).toHaveTextContent(`${SECOND.full_address} becomes the default`);
    await user.click(within(dialog).getByRole('button', { name: 'Stop using' }));
    await waitFor(() => expect(messages.get()[0]?.text).toMatch(/^Bo changed this/));
    expect(wire.to('PUT', '/participants/7/addresses/1')[0]?.body).toMatchObject({ is_active: false });
  });

  it('keeps what is no longer used, and takes it back', async () => {
    const retired = someAddress({ id: 3, is_active: false, is_default: false });
    const wire = fakeWire({
      ...CATALOGS,
      [LIST]: listOf({ used: [SECOND], retired: [retired] }),
      'PUT /participants/7/addresses/3': { json: { ...retired, is_active: true } },
    });
    await renderPart(part);
    const again = await screen.findByRole('button', { name: `Use ${retired.full_address} again` });
    await userEvent.setup().click(again);
    await waitFor(() =>
      expect(wire.to('PUT', '/participants/7/addresses/3')[0]?.body).toMatchObject({ is_active: true }),
    );
  });

  it('is for reading without the rights', async () => {
    fakeWire({ ...CATALOGS, [LIST]: listOf({ used: [HOME] }) });
    await renderPart(part, { permissions: new Set<string>() });
    await screen.findByText('Default');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('mailing address', () => {
  const part = <MailingAddress participantId={7} personName="ANA RUIZ" />;

  it('is the default delivery address while there is none of its own', async () => {
    fakeWire({ ...CATALOGS, [LIST]: listOf({ used: [HOME] }) });
    await renderPart(part);
    await screen.findByText('Letters go to the default delivery address.');
    expect(screen.getByText(HOME.full_address)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a separate mailing address' })).toBeInTheDocument();
  });

  it('of its own can be given up again', async () => {
    const own = someAddress({ id: 5, kind: 'mailing', is_default: false });
    const wire = fakeWire({
      ...CATALOGS,
      [LIST]: listOf({ used: [HOME], mailing: [own] }),
      'PUT /participants/7/addresses/5': { json: { ...own, is_active: false } },
    });
    const user = userEvent.setup();
    await renderPart(part);
    await user.click(await screen.findByRole('button', { name: 'Send letters to the delivery address' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send letters to the delivery address' }));
    await waitFor(() =>
      expect(wire.to('PUT', '/participants/7/addresses/5')[0]?.body).toMatchObject({ is_active: false }),
    );
  });
});

describe('home address of an employee', () => {
  it('is empty until somebody adds it, in Spanish as well', async () => {
    fakeWire({ ...CATALOGS, 'GET /employees/3/home_address': { json: null } });
    await renderPart(<HomeAddress employeeId={3} name="ANA RUIZ" />, { language: 'es' });
    await screen.findByText('Todavía no hay domicilio.');
    expect(screen.getByRole('button', { name: 'Agregar domicilio' })).toBeInTheDocument();
  });
});

describe('somebody else was first', () => {
  it('says who and what is stored now; saving again names the version that was just seen', async () => {
    const theirs = someAddress({
      version: 4,
      address_1: 'APT 9',
      gate_code: '55',
      full_address: '1250 MAIN ST, APT 9, SAN DIEGO, CA 92101',
    });
    let stored = HOME;
    const wire = fakeWire({
      ...CATALOGS,
      [LIST]: (call) => listOf({ used: [stored] })(call),
      'PUT /participants/7/addresses/1': (call) => {
        stored = theirs;
        return call.headers.get('if-match') === '"4"'
          ? { json: { ...theirs, version: 5 } }
          : { status: 412, json: { status_code: 'ver001', message: 'x', args: { who: 'Bo Lind' } } };
      },
    });
    const user = userEvent.setup();
    await renderPart(<DeliveryAddresses participantId={7} personName="ANA RUIZ" />);
    await user.click(await screen.findByRole('button', { name: `Edit ${HOME.full_address}` }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Gate code' }), '7');
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    await within(dialog).findByText(/Bo Lind changed this.*Current address: 1250 MAIN ST, APT 9/);
    expect(within(dialog).getByRole('textbox', { name: 'Gate code' })).toHaveValue('#04207');
    // Field by field: what the other one wrote is taken where this person says so, and theirs is kept elsewhere.
    const line2 = within(dialog).getByRole('group', { name: 'Address line 2' });
    await user.click(within(line2).getByRole('radio', { name: 'Theirs: APT 9' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const calls = wire.to('PUT', '/participants/7/addresses/1');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toMatchObject({ address_1: 'APT 9', gate_code: '#04207' });
  });
});
