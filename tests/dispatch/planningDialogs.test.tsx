import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AddOnDialog from '../../src/board/actions/AddOnDialog';
import CopaymentDialog from '../../src/board/actions/CopaymentDialog';
import RecalculateDialog from '../../src/board/actions/RecalculateDialog';
import RescheduleDialog from '../../src/board/actions/RescheduleDialog';
import { renderOnBoard } from '../support/renderOnBoard';
import { stubFetch, type Call, type StubAnswer } from '../support/stubFetch';
import { makeEvent, makeManifest } from '../support/views';

vi.mock(
  '../../src/providers/usePermissions',
  async () => (await import('../support/everyPermission')).everyPermission,
);

// Pickers of master data ask react-admin who may write.
vi.mock('../../src/resources/addresses/useAllowed', () => ({ useAllowed: () => false }));

const event = makeEvent({ id: 7, version: 4, copayment_amount: '12.50' });
const manifest = makeManifest({ version: 3, events: [event] });
const address = {
  id: 1,
  version: 1,
  participant_id: 1,
  kind: 'delivery',
  full_address: '1 TEST ST, SAN DIEGO, CA 92101',
  latitude: 32.72,
  longitude: -117.16,
  formatted_address: '1 Test St',
  is_default: true,
  is_active: true,
};
const done = {
  command_id: '6f1a8f0e-8f0b-4d5e-9a53-4a1c7a0f6b11',
  manifests: [{ ...manifest, version: 4 }],
  events: [{ ...event, version: 5 }],
  undo_until: '2026-11-20 19:00:00',
};
let calls: Call[];
let verb: (call: Call) => StubAnswer;

beforeEach(() => {
  verb = () => ({ json: done });
  calls = stubFetch((call) => {
    if (call.url.endsWith('/addresses')) return { json: [address] };
    if (call.url.includes('/catalogs/')) return { json: [] };
    if (call.url === '/participants/search')
      return { json: [{ id: 1, participant_full_name: 'ANA PRUEBA', client_code: 'AAA000001' }] };
    return verb(call);
  });
});
afterEach(() => vi.unstubAllGlobals());
const sent = (path: string) => calls.filter(({ url }) => url.includes(path));
const onClose = vi.fn();

describe('Reschedule (spec §5): address required, times required if the switch is on', () => {
  it('sends address and times, and asks "Continue?" for overtime before it overrides', async () => {
    verb = ({ url }) =>
      url.endsWith('/re_schedule')
        ? {
            status: 400,
            json: {
              status_code: 'OVERTIME_WORK',
              message: 'late',
              args: { minutes: 12, run: 'RUN 10' },
              errors: {
                delivery_manifest_id: { message: 'errors.overtimeBy', args: { minutes: 12, run: 'RUN 10' } },
              },
            },
          }
        : { json: done };
    renderOnBoard(<RescheduleDialog stops={[{ event, manifest }]} onClose={onClose} />);
    await screen.findByRole('option', { name: address.full_address });
    await userEvent.click(screen.getByRole('switch', { name: 'Time restriction' }));
    expect(screen.getByLabelText(/^from/i)).toHaveValue('08:00');
    expect(screen.getByLabelText(/^until/i)).toHaveValue('10:00');
    await userEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
    expect(await screen.findByText('RUN 10 would end 12 min after the shift.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await vi.waitFor(() => expect(sent('re_schedule_override')).toHaveLength(1));
    expect(sent('re_schedule')[0]).toMatchObject({
      url: '/delivery_manifest/10/delivery_events/7/re_schedule',
      body: { destination_id: 1, delivery_start_time: '08:00:00', delivery_end_time: '10:00:00' },
    });
  });

  it('"between" with one time left empty is no other restriction: it says so at the field', async () => {
    const between = { ...event, delivery_start_time: '10:00:00', delivery_end_time: '12:00:00' };
    renderOnBoard(<RescheduleDialog stops={[{ event: between, manifest }]} onClose={onClose} />);
    await screen.findByText(/1 Test St/i);
    const from = document.getElementById('reschedule-delivery_start_time');
    fireEvent.change(from ?? document.body, { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: /^reschedule/i }));
    expect(await screen.findByText('Fill in this field')).toBeVisible();
    expect(from).toHaveFocus();
    expect(sent('re_schedule')).toEqual([]);
  });
});

describe('Copayment (spec §5): prefix "USD $", placeholder 0.00, cancel asks and sends 0', () => {
  it('refuses what is no amount, and sends 0 only after the question', async () => {
    renderOnBoard(<CopaymentDialog event={event} manifest={manifest} onClose={onClose} />);
    const field = screen.getByRole('textbox', { name: /amount/i });
    expect(screen.getByText('USD $')).toBeVisible();
    expect(field).toHaveAttribute('placeholder', '0.00');
    await userEvent.clear(field);
    await userEvent.type(field, '100000.01');
    await userEvent.click(screen.getByRole('button', { name: 'Save copayment' }));
    expect(await screen.findByText('The amount entered is not valid')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel copayment' }));
    expect(sent('copayment')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel copayment' }));
    await vi.waitFor(() => expect(sent('copayment')).toHaveLength(1));
    expect(sent('copayment')[0]).toMatchObject({ method: 'PUT', body: { copayment_amount: 0 } });
  });

  it('asks for an amount of nothing as for a cancellation', async () => {
    renderOnBoard(<CopaymentDialog event={event} manifest={manifest} onClose={onClose} />);
    const field = screen.getByRole('textbox', { name: /amount/i });
    await userEvent.clear(field);
    await userEvent.type(field, '0.00');
    await userEvent.click(screen.getByRole('button', { name: 'Save copayment' }));
    expect(await screen.findByRole('button', { name: 'Cancel copayment' })).toBeVisible();
    expect(sent('copayment')).toEqual([]);
  });
});

describe('Add-on delivery: the best place is proposed with its cost', () => {
  it('searches by POST from three letters, then sends the place and the number as tracking_number', async () => {
    verb = ({ url }) =>
      url.endsWith('/candidates')
        ? {
            json: {
              feasible: [
                {
                  delivery_manifest_id: 10,
                  version: 3,
                  name: 'RUN 10',
                  employee: 'DEMO DRIVER',
                  secuence: 4,
                  added_minutes: 6,
                  added_metres: 2100,
                  arrival: '2026-11-20 18:05:00',
                  overtime_minutes: 0,
                  is_add_on: true,
                },
              ],
              refused: [],
              stop_names: {},
            },
          }
        : { json: done };
    renderOnBoard(<AddOnDialog manifest={manifest} onClose={onClose} />);
    expect(screen.getByRole('combobox', { name: /cdp/i })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Add delivery' }));
    expect(await screen.findAllByText('Fill in this field')).not.toHaveLength(0);
    await userEvent.type(screen.getByRole('combobox', { name: /participant/i }), 'ana');
    await userEvent.click(await screen.findByRole('option', { name: /ANA PRUEBA/ }, { timeout: 5_000 }));
    expect(await screen.findByText(/\+6 min, \+1.3 mi/, undefined, { timeout: 5_000 })).toBeVisible();
    await userEvent.type(screen.getByLabelText(/order number/i), 'n1');
    await userEvent.click(screen.getByRole('switch', { name: 'Rush' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add delivery' }));
    await vi.waitFor(() => expect(sent('delivery_events_addon')).toHaveLength(1));
    const [call] = sent('delivery_events_addon');
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(call?.body).toMatchObject({
      participant_id: 1,
      delivery_event_type_id: 3,
      destination_id: 1,
      tracking_number: 'N1',
      secuence: 4,
      priority: 'high',
    });
    expect(calls.every(({ url }) => !url.includes('ana'))).toBe(true);
  });
});

describe('Recalculate: a draft is looked at first', () => {
  const totals = { minutes: 90, metres: 50_000, finish: '2026-11-20 22:00:00', overtime_minutes: 0 };
  it('says what the new order changes, and sends the order that was looked at', async () => {
    verb = ({ url }) =>
      url.endsWith('/draft')
        ? {
            json: {
              delivery_manifest_id: 10,
              version: 3,
              order: [7],
              moved: [7],
              before: totals,
              after: { ...totals, minutes: 70, metres: 41_000 },
              promises: [
                {
                  delivery_event_id: 7,
                  before: '2026-11-20 18:00:00',
                  after: '2026-11-20 19:00:00',
                  late_before: 0,
                  late_after: 14,
                },
              ],
              trace: { polyline: '', legs: [] },
            },
          }
        : { json: done };
    renderOnBoard(<RecalculateDialog manifest={manifest} onClose={onClose} />);
    const row = await screen.findByRole('row', { name: /ANA PRUEBA/ });
    expect(within(row).getByText(/14 min late/)).toBeVisible();
    expect(screen.getByText('25.5 mi')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use this order' }));
    await vi.waitFor(() => expect(sent('recalculate_trace')).toHaveLength(2));
    expect(sent('recalculate_trace')[1]).toMatchObject({ body: { order: [7] } });
  });
});
