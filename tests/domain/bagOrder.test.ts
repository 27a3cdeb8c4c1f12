import { expect, it } from 'vitest';
import { withPickUpsInTime } from '../../src/domain/runs/bagOrder';

type Role = 'tripBack' | 'give' | 'take';
interface Made {
  role?: Role;
  waitsFor?: number;
  status?: number;
}
const stop = (id: number, { role, waitsFor, status = 1 }: Made = {}) => ({
  id,
  secuence: id,
  delivery_event_type_id: role ? 2 : 3,
  delivery_event_status_id: status,
  stop_role: role ?? null,
  pick_up_id: waitsFor ?? null,
});
const trip = stop(3, { role: 'tripBack' });
const meeting = stop(4, { role: 'take' });

it.each([
  ['a pick-up in front of its bag stays there', [stop(1), trip, stop(5, { waitsFor: 3 })], [1, 3, 5]],
  ['nothing moves where no bag waits for it', [stop(1), trip, stop(5)], [5, 1, 3]],
  [
    'one that stands too late goes in front of its bag',
    [stop(1), trip, stop(5, { waitsFor: 3 })],
    [5, 1, 3],
    [3, 5, 1],
  ],
  [
    'and in front of the first of several',
    [stop(1), trip, stop(5, { waitsFor: 3 }), stop(6, { waitsFor: 3 })],
    [1, 6, 5, 3],
    [1, 3, 6, 5],
  ],
  ['a bag that is delivered waits for nothing', [trip, stop(5, { waitsFor: 3, status: 4 }), stop(6)], [6, 3]],
  [
    'a meeting is such a pick-up, beside a trip back',
    [trip, meeting, stop(5, { waitsFor: 3 }), stop(6, { waitsFor: 4 })],
    [6, 5, 3, 4],
    [4, 6, 3, 5],
  ],
  ['the pick-up that the run has of its own stays', [stop(1), stop(2), stop(5)], [5, 2, 1]],
  ['a pick-up that is not among them stays away', [trip, stop(5, { waitsFor: 3 })], [5]],
])('%s', (_, stops, order, mended = order) => {
  const given = [...order];
  expect(withPickUpsInTime(stops, order)).toEqual(mended);
  expect(order).toEqual(given);
});
