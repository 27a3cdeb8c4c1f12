import { describe, expect, it } from 'vitest';
import { indexPermissions, isAllowed, isSamePermission, permission } from '../../src/domain/access';
import { PERMISSION_GROUPS, PERMISSIONS, permissionsOfGroup } from '../../src/domain/permissions';

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
    expect(isSamePermission(permission('GET', '/a/:id/b/:c'), permission('get', 'a/{x}/b/{y}'))).toBe(true);
    expect(isSamePermission(permission('GET', '/a/:id'), permission('GET', '/a/id'))).toBe(false);
  });
});

describe('§6 permission groups', () => {
  it('§6 has every group of the specification', () => {
    expect(PERMISSION_GROUPS).toEqual([
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
    ]);
  });

  it.each([
    [
      'recalculateTrace',
      PERMISSIONS.scheduling.recalculateTrace,
      'POST',
      '/delivery_manifest/:id/recalculate_trace',
    ],
    [
      'automaticSchedulingUpdate',
      PERMISSIONS.scheduling.automaticSchedulingUpdate,
      'PUT',
      '/delivery_manifest/:id/automatic_scheduling',
    ],
    ['Dispatch.downloadCSV', PERMISSIONS.dispatch.downloadCSV, 'GET', '/delivery_manifest/reports/csv'],
    [
      'Reports.generate',
      PERMISSIONS.reports.generate,
      'POST',
      '/delivery_manifest/delivery_events/reports/pdf',
    ],
    ['BillingReport.generate', PERMISSIONS.billing_report.generate, 'POST', '/employees/reports/billing'],
    ['read on ActivityLogger', PERMISSIONS.activity_logger.read, 'GET', '/activity_logger'],
    [
      'change status',
      PERMISSIONS.dispatch.changeStatus,
      'POST',
      '/delivery_manifest/:m/delivery_events/:e/change_status',
    ],
    [
      'unassign',
      PERMISSIONS.scheduling.unassign,
      'DELETE',
      '/delivery_manifest/:m/delivery_events/:e/override',
    ],
    [
      'participant address',
      PERMISSIONS.participant_addresses.update,
      'PUT',
      '/participants/:id/addresses/:addressId',
    ],
  ])('§6 §7 %s is the right of its call', (_, right, method, path) => {
    expect(isSamePermission(right, permission(method, path))).toBe(true);
  });

  it.each(PERMISSION_GROUPS)('§6 group %s lists each of its rights once', (group) => {
    const rights = permissionsOfGroup(group);
    expect(rights.length).toBeGreaterThan(0);
    expect(indexPermissions(rights).size).toBe(rights.length);
    for (const { http_method, path_route } of rights) {
      expect(http_method).toMatch(/^(GET|POST|PUT|PATCH|DELETE)$/);
      expect(path_route).toMatch(/^\/[\w:/-]+[^/]$/);
    }
  });
});
