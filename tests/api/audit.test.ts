import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../server/platform/plugins/audit';

describe('what an audit entry says', () => {
  it.each([
    [
      'a new record',
      null,
      { id: 1, name: 'A' },
      { id: { from: null, to: 1 }, name: { from: null, to: 'A' } },
    ],
    ['one field', { name: 'A', year: 1 }, { name: 'B', year: 1 }, { name: { from: 'A', to: 'B' } }],
    ['values that are lists', { days: [1, 2] }, { days: [1, 3] }, { days: { from: [1, 2], to: [1, 3] } }],
    ['equal lists', { days: [1, 2] }, { days: [1, 2] }, {}],
    ['missing and null', { note: null }, {}, {}],
    [
      'the version, which names who overtook whom',
      { version: 1 },
      { version: 2 },
      { version: { from: 1, to: 2 } },
    ],
    ['never the time of the save', { updated_at: 'a' }, { updated_at: 'b' }, {}],
  ])('%s', (_what, before, after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
  });
});
