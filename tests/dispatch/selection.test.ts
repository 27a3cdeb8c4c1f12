import { describe, expect, it } from 'vitest';
import {
  NO_SELECTION,
  partWithin,
  pruned,
  rangeTo,
  selectAll,
  selectOnly,
  toggled,
  type Selection,
} from '../../src/board/interaction/selection';

const order = [1, 2, 3, 4, 5, 6];
const idsOf = ({ ids }: Selection) => [...ids].sort();

describe('Selection: click, Ctrl/Cmd, Shift range, all shown', () => {
  it('a click takes one alone, Ctrl/Cmd puts others in and out', () => {
    const two = toggled(selectOnly(2), 5);
    expect(idsOf(two)).toEqual([2, 5]);
    expect(idsOf(toggled(two, 2))).toEqual([5]);
    expect(idsOf(selectOnly(3))).toEqual([3]);
  });

  it.each([
    ['down from the anchor', 2, 4, [2, 3, 4]],
    ['up from the anchor', 5, 3, [3, 4, 5]],
    ['to the anchor itself', 3, 3, [3]],
    ['from an anchor that the filters hide, to the stop alone', 99, 4, [4]],
  ])('Shift takes what stands between: %s', (_, anchor, to, ids) => {
    expect(idsOf(rangeTo(selectOnly(anchor), order, to))).toEqual(ids);
  });

  it('a second range begins at the same anchor', () => {
    const first = rangeTo(selectOnly(3), order, 6);
    expect(idsOf(rangeTo(first, order, 1))).toEqual([1, 2, 3]);
  });

  it('a range to a stop that is not shown changes nothing', () => {
    const selected = selectOnly(3);
    expect(rangeTo(selected, order, 77)).toBe(selected);
  });

  it('takes all', () => expect(idsOf(selectAll(order))).toEqual(order));

  it('drops those that are gone, and stays the same object when none is', () => {
    const selected = selectAll([1, 2, 3]);
    const left = pruned(selected, (id) => id !== 1);
    expect(idsOf(left)).toEqual([2, 3]);
    expect(left.anchor).toBe(2);
    expect(pruned(selected, () => true)).toBe(selected);
    expect(pruned(NO_SELECTION, () => false)).toBe(NO_SELECTION);
  });
});

describe('the part of a selection that a lane draws', () => {
  const part = partWithin([{ id: 1 }, { id: 2 }, { id: 3 }]);

  it('is the same object while nothing of the lane changes', () => {
    expect(part(NO_SELECTION)).toBe(NO_SELECTION);
    expect(part(selectOnly(9))).toBe(NO_SELECTION);
    const selected = part(selectOnly(2));
    expect(selected).toEqual({ ids: new Set([2]), anchor: 2 });
    expect(part(selectOnly(2))).toBe(selected);
    const two = part(toggled(selectOnly(2), 9));
    expect(two).toEqual({ ids: new Set([2]), anchor: null });
    expect(part(toggled(toggled(selectOnly(2), 9), 8))).toBe(two);
  });

  it('has no anchor once nothing is in hand', () => {
    expect(part(toggled(selectOnly(3), 3))).toEqual({ ids: new Set(), anchor: null });
  });
});
