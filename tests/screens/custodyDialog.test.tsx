import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import RunCustodyDialog from '../../src/board/custody/RunCustodyDialog';
import { indexPermissions } from '../../src/domain/access/access';
import type { RunCustody } from '../../src/domain/custody/custodyView';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import { fakeWire } from '../resources/screens/fakeWire';
import { renderPart } from '../resources/addresses/renderPart';

const bag = (delivery_event_id: number, participant_name: string, place: 'inVehicle' | 'delivered') => ({
  delivery_event_id,
  participant_id: delivery_event_id,
  delivery_event_type_id: 3,
  delivery_event_status_id: place === 'delivered' ? 4 : 11,
  participant_name,
  order_number: `RX${delivery_event_id}`,
  destination_full_address: '1 MAIN ST',
  refrigeration_needed: false,
  place,
  is_accounted: place === 'delivered',
  reason: null,
});
const RUN: RunCustody = {
  id: 7,
  version: 3,
  name: 'HILLCREST 01',
  delivery_date: '2026-11-20',
  time_zone: 'America/Los_Angeles',
  employee: 'DEMO DRIVER',
  vehicle_name: 'VAN 1',
  close_door_pharmacy_id: 1,
  cdp_name: 'HILLCREST PHARMACY',
  counts: { expected: 0, inVehicle: 2, delivered: 1, returned: 0, missing: 0, notTaken: 0 },
  unaccounted: 2,
  has_left: true,
  has_ended: false,
  closed_at: null,
  closed_by_name: null,
  bags: [bag(1, 'ANA A', 'inVehicle'), bag(2, 'BEN B', 'inVehicle'), bag(3, 'CARLA C', 'delivered')],
};
const PATH = '/delivery_manifest/7/custody';

async function open(answer: Parameters<typeof fakeWire>[0][string] = { json: RUN }) {
  const wire = fakeWire({ [`GET ${PATH}`]: { json: RUN }, [`POST ${PATH}`]: answer });
  const onClose = vi.fn();
  await renderPart(<RunCustodyDialog manifestId={7} name={RUN.name} onClose={onClose} />, {
    permissions: indexPermissions(Object.values(PERMISSIONS.custody)),
  });
  await screen.findByRole('group', { name: /ANA A/ });
  const of = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
  return { wire, onClose, of, user: userEvent.setup() };
}

describe('handing a run over', () => {
  it('is not sent "while a bag is unaccounted for without a reason"', async () => {
    const { wire, of, user } = await open();
    await user.click(of(/ANA A/).getByRole('radio', { name: 'Back at the CDP' }));
    await user.click(screen.getByRole('button', { name: 'Confirm hand-over' }));
    expect(screen.getByRole('alert')).toHaveTextContent('One bag is still unaccounted for.');
    await user.click(of(/BEN B/).getByRole('radio', { name: 'Missing' }));
    await user.click(screen.getByRole('button', { name: 'Confirm hand-over' }));
    expect(screen.getByRole('textbox', { name: /^Details/ })).toHaveAccessibleDescription(
      'Enter a reason for the missing bag.',
    );
    expect(wire.to('POST', PATH)).toEqual([]);
  });

  it('sends what became of each bag, under the version that was seen, and closes', async () => {
    const { wire, onClose, of, user } = await open();
    await user.click(screen.getByRole('button', { name: 'All are back at the CDP' }));
    await user.click(of(/BEN B/).getByRole('radio', { name: 'Missing' }));
    await user.type(screen.getByRole('textbox', { name: /^Details/ }), 'left at a door');
    await user.click(screen.getByRole('button', { name: 'Confirm hand-over' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [call] = wire.to('POST', PATH);
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(call?.body).toEqual({
      bags: [
        { delivery_event_id: 1, place: 'returned', reason: null },
        { delivery_event_id: 2, place: 'missing', reason: 'left at a door' },
      ],
    });
  });

  it('says what the server refuses, and keeps what was said', async () => {
    const { onClose, of, user } = await open({
      status: 409,
      json: { status_code: 'state001', message: 'This run is handed over already' },
    });
    await user.click(screen.getByRole('button', { name: 'All are back at the CDP' }));
    await user.click(screen.getByRole('button', { name: 'Confirm hand-over' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(of(/ANA A/).getByRole('radio', { name: 'Back at the CDP' })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });
});
