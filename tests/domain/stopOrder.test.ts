import { describe, expect, it } from 'vitest';
import { inOrder, isOpenStop, nextOpenStop, openStopsBefore } from '../../src/domain/runs/stopOrder';

const stop = (id: number, secuence: number | null, type = 3, status = 1) => ({
  id,
  secuence,
  delivery_event_type_id: type,
  delivery_event_status_id: status,
});
const ids = (stops: readonly { id: number }[]) => stops.map((one) => one.id);

describe('§3 order of stops by `secuence`', () => {
  it('§3 sorts by place, those without one last, ties by age, and leaves the list as it was', () => {
    const stops = [stop(4, null), stop(3, 10), stop(2, 2), stop(5, 2), stop(1, null)];
    expect(ids(inOrder(stops))).toEqual([2, 5, 3, 1, 4]);
    expect(ids(stops)).toEqual([4, 3, 2, 5, 1]);
  });

  it.each([
    [3, 1, true],
    [3, 8, true],
    [2, 1, true],
    [2, 8, false],
    [3, 4, false],
    [3, 5, true],
    [8, 18, false],
    [3, 0, false],
    [3, 99, false],
  ])('§4 type %i in status %i is open: %s', (type, status, open) => {
    expect(isOpenStop(stop(1, 1, type, status))).toBe(open);
  });

  it('§4 the next stop is the first open one in order', () => {
    expect(nextOpenStop([stop(1, 3), stop(2, 1, 3, 4), stop(3, 2)])?.id).toBe(3);
    expect(nextOpenStop([stop(1, 1, 3, 4)])).toBeUndefined();
  });

  it('§4 stops before one are open and at recipients’ doors', () => {
    const stops = [
      stop(1, 1, 1),
      stop(2, 2, 3, 4),
      stop(3, 3),
      stop(4, 4, 4),
      stop(5, 5, 8, 12),
      stop(6, 6),
      stop(7, 7),
    ];
    expect(ids(openStopsBefore(stops, { id: 6, secuence: 6 }))).toEqual([3, 5]);
  });
});
