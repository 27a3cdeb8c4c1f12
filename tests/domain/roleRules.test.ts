import { describe, expect, it } from 'vitest';
import { BLOCKED_SPECIAL_CHARACTERS } from '../../src/domain/wire/formats';
import { indexPermissions, permission, type Permission } from '../../src/domain/access/access';
import {
  administrationLost,
  administrationOf,
  isHeldByItsPeople,
  managesRoles,
  roleProblems,
} from '../../src/domain/access/roleRules';

const list = permission('GET', '/user_types');
const update = permission('PUT', '/user_types/:id');

describe('§5 "Roles: name required, at least one permission"', () => {
  it.each([
    ['whole', { name: 'Night shift', permissions: [list] }, {}],
    ['no name', { name: null, permissions: [list] }, { name: { message: 'validation.nameRequired' } }],
    ['blanks only', { name: '  ', permissions: [list] }, { name: { message: 'validation.nameRequired' } }],
    [
      'no permission',
      { name: 'Night shift', permissions: [] },
      { permissions: { message: 'validation.permissionRequired' } },
    ],
    [
      'a long name',
      { name: 'N'.repeat(61), permissions: [list] },
      { name: { message: 'validation.maxLength', args: { max: 60 } } },
    ],
    [
      'special characters (spec §5, text fields)',
      { name: 'Night <shift>', permissions: [list] },
      { name: { message: 'validation.textCharacters', args: { characters: BLOCKED_SPECIAL_CHARACTERS } } },
    ],
    [
      'neither',
      { name: '', permissions: [] },
      {
        name: { message: 'validation.nameRequired' },
        permissions: { message: 'validation.permissionRequired' },
      },
    ],
  ])('%s', (_, draft, problems) => {
    expect(roleProblems(draft)).toEqual(problems);
  });
});

describe('who manages roles', () => {
  it.each([
    ['sees and changes them', [list, update], true],
    ['only sees them', [list], false],
    ['could change them, and cannot see them', [update], false],
    ['neither', [], false],
  ])('%s', (_, held, expected) => {
    expect(managesRoles(indexPermissions(held))).toBe(expected);
  });

  const roles = [list, update];
  const accounts = [permission('GET', '/employees/:id'), permission('PUT', '/employees/:id/account')];
  const both = [...roles, ...accounts];
  it.each([
    ['the only one who can do both', [both], [accounts], true],
    ['one of two', [both, both], [both, accounts], false],
    ['both rights stay, but with two people', [both], [roles, accounts], true],
    ['the last who manages accounts', [roles, accounts], [roles], true],
    ['what was not there is not asked for', [accounts], [accounts], false],
    ['nobody before, nobody after', [], [], false],
  ])('is lost: %s', (_, before, after, expected) => {
    const of = (people: Permission[][]) => administrationOf(people.map(indexPermissions));
    expect(administrationLost(of(before), of(after))).toBe(expected);
  });
});

describe('a role that people have', () => {
  const office = { is_active: true, is_driver: false };
  it.each([
    ['is switched off', office, { ...office, is_active: false }, 3, true],
    ['is switched off without people', office, { ...office, is_active: false }, 0, false],
    ['becomes one for drivers', office, { ...office, is_driver: true }, 1, true],
    ['becomes one for the office', { ...office, is_driver: true }, office, 1, true],
    ['stays as it is', office, office, 3, false],
    ['is switched on', { ...office, is_active: false }, office, 3, false],
  ])('%s', (_, before, after, people, refused) => {
    expect(isHeldByItsPeople(before, after, people)).toBe(refused);
  });
});
