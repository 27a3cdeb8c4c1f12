import { expect, it } from 'vitest';
import { accountObstacle, type AccountPower } from '../../src/domain/access/accountReach';

const power = (permissions: string, cdp_id: number | null = null, is_driver = false): AccountPower => ({
  permissions: permissions.split(' ').filter(Boolean),
  cdp_id,
  is_driver,
});

it.each([
  ['the same rights and sight', power('a b'), power('a b'), null],
  ['fewer rights', power('a b'), power('a'), null],
  ['no rights at all', power('a'), power(''), null],
  ['one right more', power('a b'), power('a c'), 'doesMore'],
  ['a right more, also where it sees less', power('a'), power('a b', 1), 'doesMore'],
  ['one CDP, for somebody who sees all', power('a'), power('a', 1), null],
  ['the own CDP', power('a', 1), power('a', 1), null],
  ['another CDP', power('a', 1), power('a', 2), 'seesMore'],
  ['all CDPs, for somebody who sees one', power('a', 1), power('a'), 'seesMore'],
  ['anybody, for a driver: they see their own runs alone', power('a', null, true), power('a'), 'seesMore'],
  ['a driver, for the office', power('a'), power('a', null, true), null],
])('an account with %s', (_, actor, target, expected) => {
  expect(accountObstacle(actor, target)).toBe(expected);
});
