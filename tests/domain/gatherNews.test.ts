import { describe, expect, it } from 'vitest';
import { gatherNews } from '../../src/domain/notifications/gatherNews';

const NOW = Date.UTC(2026, 10, 20, 17);
const ago = (minutes: number) => NOW - minutes * 60_000;
const unread = (...given: [id: number, count: number, minutes: number][]) =>
  given.map(([id, count, minutes]) => ({ id, count, at: ago(minutes) }));

describe('bursts become one', () => {
  it.each([
    ['one alone', unread(), 1, null],
    ['a second', unread([1, 1, 5]), 1, null],
    [
      'the third within ten minutes',
      unread([2, 1, 1], [1, 1, 10]),
      1,
      { into: 2, absorbs: [1], count: 3, isSilent: false },
    ],
    ['the third, when the first is older', unread([2, 1, 1], [1, 1, 11]), 1, null],
    ['twelve at once', unread(), 12, { into: null, absorbs: [], count: 12, isSilent: false }],
    ['one more for a burst', unread([3, 12, 2]), 1, { into: 3, absorbs: [], count: 13, isSilent: true }],
    ['a burst that is long over', unread([3, 12, 20]), 2, null],
  ])('%s', (_, before, fresh, expected) => {
    expect(gatherNews(before, fresh, NOW)).toEqual(expected);
  });
});
