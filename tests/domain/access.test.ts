import { describe, expect, it } from 'vitest';
import { indexPermissions, isAllowed, permission } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';
import {
  groupRights,
  PERMISSION_GROUPS,
  placeOfRight,
  rightsOfGroup,
} from '../../src/domain/access/rightGroups';

const held = indexPermissions([
  permission('GET', '/participants/:id'),
  permission('put', 'vehicles/{vehicleId}/'),
  permission('GET', '/'),
]);

describe('§6 permissions', () => {
  it.each([
    ['nothing required', undefined, true],
    ['null required', null, true],
    ['an empty list', [], true],
    ['held', permission('GET', '/participants/:id'), true],
    ['another name of the parameter', permission('GET', '/participants/:participantId'), true],
    ['braces', permission('GET', '/participants/{id}'), true],
    ['another case of the method', permission('get', '/participants/:id'), true],
    ['no leading slash', permission('GET', 'participants/:id'), true],
    ['a trailing slash', permission('GET', '/participants/:id/'), true],
    ['held with braces', permission('PUT', '/vehicles/:id'), true],
    ['the root', permission('GET', '/'), true],
    ['another method', permission('DELETE', '/participants/:id'), false],
    ['another path', permission('GET', '/participants'), false],
    ['a word in place of the parameter', permission('GET', '/participants/search'), false],
    ['a longer path', permission('GET', '/participants/:id/addresses'), false],
    ['any of several', [permission('GET', '/cdp'), permission('PUT', '/vehicles/:id')], true],
    ['none of several', [permission('GET', '/cdp'), permission('POST', '/cdp')], false],
  ])('§6 %s', (_, requirement, expected) => {
    expect(isAllowed(requirement, held)).toBe(expected);
  });

  it('§6 without permissions only what requires none passes', () => {
    const none = indexPermissions([]);
    expect([isAllowed(undefined, none), isAllowed(permission('GET', '/cdp'), none)]).toEqual([true, false]);
  });

  it('§6 a check costs the same among ten thousand', () => {
    const many = indexPermissions(
      Array.from({ length: 10_000 }, (_, index) => permission('GET', `/x${index}`)),
    );
    expect(isAllowed(permission('GET', '/x9999'), many)).toBe(true);
    expect(many.size).toBe(10_000);
  });

  it('§6 two spellings of one right', () => {
    const held = indexPermissions([permission('get', 'a/{x}/b/{y}'), permission('GET', '/a/id')]);
    expect(isAllowed(permission('GET', '/a/:id/b/:c'), held)).toBe(true);
    expect(isAllowed(permission('GET', '/a/:id'), held)).toBe(false);
  });
});

describe('§6 permission groups', () => {
  it('§6 has the groups of the specification, in its order', () => {
    const ofSpec = [
      'activity_logger',
      'advanced_settings',
      'billing_report',
      'cdps',
      'delivery_inbox',
      'dispatch',
      'employees',
      'funding_source',
      'imports',
      'participants',
      'participant_addresses',
      'reports',
      'password_manager',
      'role_permissions',
      'runs',
      'scheduling',
      'vehicles',
    ];
    const groups: readonly string[] = PERMISSION_GROUPS;
    expect(groups.filter((group) => ofSpec.includes(group))).toEqual(ofSpec);
  });

  it.each([
    ['read on ActivityLogger', PERMISSIONS.activity_logger.read, 'GET', '/activity_logger'],
    [
      'change status',
      PERMISSIONS.dispatch.changeStatus,
      'POST',
      '/delivery_manifest/:m/delivery_events/:e/change_status',
    ],
    [
      'participant address',
      PERMISSIONS.participant_addresses.update,
      'PUT',
      '/participants/:id/addresses/:addressId',
    ],
    ['user types: create', PERMISSIONS.role_permissions.create, 'POST', '/user_types'],
    ['user types: list', PERMISSIONS.role_permissions.list, 'GET', '/user_types'],
    ['user types: update', PERMISSIONS.role_permissions.update, 'PUT', '/user_types/:id'],
  ])('§6 §7 %s is the right of its call', (_, right, method, path) => {
    expect(isAllowed(right, indexPermissions([permission(method, path)]))).toBe(true);
  });

  it.each(PERMISSION_GROUPS)(
    '§6 group %s lists each of its rights once, and no other group has them',
    (group) => {
      const rights = rightsOfGroup(group);
      expect(rights.length).toBeGreaterThan(0);
      expect(indexPermissions(rights).size).toBe(rights.length);
      for (const right of rights) {
        expect(right.http_method).toMatch(/^(GET|POST|PUT|PATCH|DELETE)$/);
        expect(right.path_route).toMatch(/^\/[\w:/-]+[^/]$/);
        expect(placeOfRight(right)).toEqual({ group, name: right.name });
      }
    },
  );

  it('§6 what a server has comes in groups, spelled as the server spells it; a pair of no group is offered too', () => {
    const had = [
      permission('PUT', '/vehicles/:vehicleId'),
      permission('GET', '/vehicles'),
      permission('GET', '/cdp'),
      permission('GET', '/fueling'),
    ];
    expect(groupRights(had)).toEqual([
      { group: 'cdps', rights: [{ name: 'readAll', http_method: 'GET', path_route: '/cdp' }] },
      {
        group: 'vehicles',
        rights: [
          { name: 'list', http_method: 'GET', path_route: '/vehicles' },
          { name: 'update', http_method: 'PUT', path_route: '/vehicles/:vehicleId' },
        ],
      },
      { group: 'other', rights: [{ name: null, http_method: 'GET', path_route: '/fueling' }] },
    ]);
  });
});
