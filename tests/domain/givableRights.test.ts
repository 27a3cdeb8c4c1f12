import { expect, it } from 'vitest';
import { givableRights, type KnownRight } from '../../src/domain/access/givableRights';

/** `a1` came with version 1; `b2*` with version 2, and somebody has it. */
const known = (text: string): KnownRight[] =>
  text
    .split(' ')
    .map((one) => ({ key: one.charAt(0), since: Number(one.charAt(1)), isHeld: one.endsWith('*') }));

it.each([
  ['one’s own rights', 'a', 'a1* b1*', 'a'],
  ['a right that nobody has is not given by anybody either', 'a', 'a1* b1', 'a'],
  ['after an upgrade, to a holder of every right before', 'ab', 'a1* b1* c2 d2', 'abcd'],
  ['not to a holder of most of them', 'a', 'a1* b1* c2', 'a'],
  ['no more once somebody has it', 'ab', 'a1* b1* c2* d2', 'abd'],
  ['after two upgrades at once', 'ab', 'a1* b1* c2 d3', 'abcd'],
  ['with a right of a version left out: only what is newer', 'abd', 'a1* b1* c2* d2* e3', 'abde'],
])('%s', (_, held, all, expected) => {
  expect([...givableRights(new Set(held), known(all))].sort().join('')).toBe(expected);
});
