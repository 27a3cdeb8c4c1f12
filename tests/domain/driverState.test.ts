import { describe, expect, it } from 'vitest';
import { driverState } from '../../src/domain/runs/driverState';

const stop = (delivery_event_type_id: number, delivery_event_status_id: number) => ({
  delivery_event_type_id,
  delivery_event_status_id,
});

describe('driverState: "available, not available, delivering, in progress, on lunch break" (spec §4)', () => {
  it.each([
    ['between stops', 3, [stop(1, 4), stop(3, 4), stop(3, 8)], true, 'inProgress'],
    ['on the way to a recipient', 3, [stop(3, 2), stop(3, 8)], true, 'delivering'],
    ['at the door', 3, [stop(3, 3)], true, 'delivering'],
    ['on the way to a pickup appointment', 3, [stop(8, 13)], true, 'delivering'],
    ['lunch begun and not ended', 3, [stop(4, 4), stop(5, 1), stop(3, 8)], true, 'onLunch'],
    ['lunch over', 3, [stop(4, 4), stop(5, 4), stop(3, 8)], true, 'inProgress'],
    ['lunch to come', 3, [stop(4, 1), stop(5, 1), stop(3, 2)], true, 'delivering'],
    ['stalled is on the road too', 6, [stop(3, 8)], true, 'inProgress'],
    ['waiting within the shift', 2, [stop(3, 1)], true, 'available'],
    ['waiting before the shift', 2, [stop(3, 1)], false, 'notAvailable'],
    ['finished within the shift', 4, [stop(3, 4)], true, 'available'],
    ['finished after the shift', 4, [stop(3, 4)], false, 'notAvailable'],
  ] as const)('%s', (_, status, events, isInShift, expected) => {
    expect(driverState({ delivery_manifest_status_id: status, employee_id: 1, events }, isInShift)).toBe(
      expected,
    );
  });

  it('is nobody’s without a driver', () => {
    expect(driverState({ delivery_manifest_status_id: 3, employee_id: null, events: [] }, true)).toBeNull();
  });
});
