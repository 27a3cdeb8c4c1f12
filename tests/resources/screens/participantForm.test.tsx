import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { indexPermissions, permission } from '../../../src/domain/access/access';
import { fakeWire, type WireCall } from './fakeWire';
import { recordOf } from './records';
import { renderScreen } from './renderScreen';

const references = {
  'GET /funding_sources': [recordOf('funding_sources', { name: 'COASTLINE' })],
  'GET /facilities': [recordOf('facilities', { name: 'ROSEWOOD' })],
};

const person = (changes: Record<string, unknown> = {}) =>
  recordOf('participants', {
    first_name: 'ANA',
    last_name: 'RUIZ',
    participant_full_name: 'ANA RUIZ',
    client_code: 'AAA000001',
    mobile_phone_number: '8585550100',
    needs: null,
    wheelchair_type: null,
    delivery_start_time: null,
    delivery_end_time: null,
    inactive_reason: null,
    is_active: true,
    ...changes,
  });

async function openForm(record = person()) {
  const wire = fakeWire({
    ...references,
    'GET /participants/1': { json: record, headers: { etag: '"1"' } },
    'PUT /participants/1': ({ body }: WireCall) => ({
      json: { ...record, ...(body as object), version: 2 },
      headers: { etag: '"2"' },
    }),
  });
  await renderScreen({ name: 'participants', at: '/1/edit' });
  await screen.findByLabelText(/^First name/);
  return { wire, user: userEvent.setup() };
}

describe('what a participant needs (spec §3)', () => {
  it('is switched on one by one; the wheelchair type is asked for only with a wheelchair', async () => {
    const { wire, user } = await openForm();
    const needs = screen.getByRole('group', { name: 'Needs' });
    expect(within(needs).getAllByRole('checkbox')).toHaveLength(14);
    const type = await screen.findByLabelText('Wheelchair type');
    expect(type).toBeDisabled();
    await user.click(within(needs).getByRole('checkbox', { name: 'Wheelchair' }));
    await user.click(within(needs).getByRole('checkbox', { name: 'Deaf' }));
    await user.click(within(needs).getByRole('checkbox', { name: 'Ambulatory' }));
    await user.click(within(needs).getByRole('checkbox', { name: 'Ambulatory' }));
    expect(within(needs).getByRole('checkbox', { name: 'Deaf' })).toBeChecked();
    await user.selectOptions(type, 'Electric');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wire.to('PUT', '/participants/1')).toHaveLength(1));
    expect(wire.to('PUT', '/participants/1')[0]?.body).toMatchObject({
      needs: ['WCH', 'deaf'],
      wheelchair_type: 'electric',
    });
  });

  it('without the wheelchair its type goes too', async () => {
    const { wire, user } = await openForm(person({ needs: ['WCH', 'deaf'], wheelchair_type: 'standard' }));
    const type = await screen.findByLabelText('Wheelchair type');
    expect(type).toHaveValue('standard');
    await user.click(screen.getByRole('checkbox', { name: 'Wheelchair' }));
    expect(type).toBeDisabled();
    expect(type).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wire.to('PUT', '/participants/1')).toHaveLength(1));
    expect(wire.to('PUT', '/participants/1')[0]?.body).toMatchObject({
      needs: ['deaf'],
      wheelchair_type: null,
    });
  });
});

describe('the permanent restriction (spec §4)', () => {
  it('"default times 08:00:00 to 10:00:00"; both ends mean between, at least 30 minutes wide', async () => {
    const { wire, user } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Deliver after' }));
    await user.click(screen.getByRole('switch', { name: 'Deliver before' }));
    const [start, end] = ['Deliver after', 'Deliver before'].map((name) =>
      screen.getByRole<HTMLInputElement>('textbox', { name }),
    );
    expect([start?.value, end?.value]).toEqual(['08:00', '10:00']);
    if (!start) throw new Error('There is no start');
    await user.clear(start);
    await user.type(start, '09:45');
    await user.tab();
    expect(end?.value).toBe('10:15');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(wire.to('PUT', '/participants/1')).toHaveLength(1));
    expect(wire.to('PUT', '/participants/1')[0]?.body).toMatchObject({
      delivery_start_time: '09:45:00',
      delivery_end_time: '10:15:00',
    });
  });
});

describe('a person who may be known already', () => {
  it('is hinted at while adding, by name and date of birth in a body, and never in the way', async () => {
    const known = person({ id: 44, date_of_birth: '1950-03-01' });
    const wire = fakeWire({ ...references, 'POST /participants/search': [known] });
    await renderScreen({ name: 'participants', at: '/add' });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/^First name/), 'ana');
    await user.type(screen.getByLabelText(/^Last name/), 'ruiz');
    await user.type(screen.getByLabelText(/^Date of birth/), '03011950');
    const link = await screen.findByRole('link', { name: 'ANA RUIZ' }, { timeout: 10_000 });
    expect(link).toHaveAttribute('href', '/data/participants/44');
    expect(wire.to('POST', '/participants/search').at(-1)?.body).toMatchObject({
      participant_full_name: 'RUIZ',
      date_of_birth: '1950-03-01',
    });
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});

describe('inactivating', () => {
  const permissions = indexPermissions([
    permission('GET', '/participants/:id'),
    permission('PATCH', '/participants/:id/inactivate'),
    permission('PATCH', '/participants/:id/is_active/toggle'),
  ]);

  async function openPage(record = person()) {
    const wire = fakeWire({
      ...references,
      'GET /participants/1': { json: record, headers: { etag: '"1"' } },
    });
    await renderScreen({ name: 'participants', at: '/1', permissions });
    return { wire, user: userEvent.setup() };
  }

  it('says who and asks why; open deliveries are told before they may stay', async () => {
    const { wire, user } = await openPage();
    wire.answer('PATCH /participants/1/inactivate', ({ body }: WireCall) =>
      (body as { keep_deliveries?: boolean }).keep_deliveries
        ? { json: person({ is_active: false, version: 2 }) }
        : { status: 409, json: { status_code: 'part001', message: 'open', args: { count: 2 } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Inactivate' }, { timeout: 10_000 }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('No deliveries can be planned for ANA RUIZ');
    const [inactivate] = within(dialog).getAllByRole('button', { name: 'Inactivate' });
    if (!inactivate) throw new Error('There is no button');
    await user.click(inactivate);
    expect(within(dialog).getByLabelText(/^Reason/)).toHaveAccessibleDescription('Fill in this field');
    expect(wire.to('PATCH', '/participants/1/inactivate')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Moved away');
    await user.click(inactivate);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('2 deliveries from today on');
    await user.click(within(dialog).getByRole('button', { name: 'Inactivate anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = wire.to('PATCH', '/participants/1/inactivate');
    expect(calls.map((call) => call.body)).toEqual([
      { reason: 'Moved away' },
      { reason: 'Moved away', keep_deliveries: true },
    ]);
    expect(calls[0]?.headers.get('if-match')).toBe('"1"');
  });

  it('who is inactive is shown so, with the reason, and can be activated', async () => {
    const { wire, user } = await openPage(person({ is_active: false, inactive_reason: 'Moved away' }));
    wire.answer('PATCH /participants/1/is_active/toggle', { json: person({ version: 2 }) });
    expect(
      await screen.findByText('This participant is inactive: Moved away', {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(wire.to('PATCH', '/participants/1/is_active/toggle')).toHaveLength(1));
  });
});
