import { expect, it } from 'vitest';
import { hearersOf } from '../../src/domain/notifications/following';

const ANA = { user_id: 1 };
const LUIS = { user_id: 2 };
const EVA = { user_id: 3 };
const hearers = (followers: number[], onlyFollowed: number[], named: number[] = []) =>
  hearersOf([ANA, LUIS, EVA], {
    followers: new Set(followers),
    onlyFollowed: new Set(onlyFollowed),
    named: new Set(named),
  }).map(({ user_id }) => user_id);

it.each([
  ['nobody has chosen anything: all who may', [], [], [], [1, 2, 3]],
  ['one follows it, the others hear of everything', [1], [], [], [1, 2, 3]],
  ['who hears of what they follow alone is spared what another follows', [1], [1, 2], [], [1, 3]],
  ['nobody who may hear of it follows it: it reaches all', [], [1, 2, 3], [], [1, 2, 3]],
  ['somebody without the right follows it: it reaches all', [9], [1, 2, 3], [], [1, 2, 3]],
  ['who is named hears of it in any case', [1], [1, 2, 3], [2], [1, 2]],
])('%s', (_, followers, onlyFollowed, named, expected) => {
  expect(hearers(followers, onlyFollowed, named)).toEqual(expected);
});
