import { describe, expect, test } from 'vitest';
import { rightBeyondOwn, rightsWithOptions, withoutCharges } from '../../src/domain/access/employeeOptions';

const OFF = { non_admin_access_history: false, schedule_edit: false, hide_charge_info: false };
const ROLE = new Set(['GET /delivery_manifest', 'GET /cash_ups']);

describe('the rights of a role for a person with options', () => {
  test('are the same set without options', () => {
    expect(rightsWithOptions(ROLE, OFF)).toBe(ROLE);
  });
  test.each([
    ['non_admin_access_history', 'GET /activity_logger', true],
    ['schedule_edit', 'POST /delivery_manifest', true],
    ['hide_charge_info', 'GET /cash_ups', false],
  ] as const)('%s: %s is %s', (option, key, isHeld) => {
    const rights = rightsWithOptions(ROLE, { ...OFF, [option]: true });
    expect(rights.has(key)).toBe(isHeld);
    expect(rights.has('GET /delivery_manifest')).toBe(true);
  });
  test('hiding charges wins over what another option adds', () => {
    const all = { non_admin_access_history: true, schedule_edit: true, hide_charge_info: true };
    expect(rightsWithOptions(ROLE, all).has('GET /cash_ups')).toBe(false);
  });
});

test('an option gives nothing that the giver has not', () => {
  expect(rightBeyondOwn('non_admin_access_history', new Set())?.path_route).toBe('/activity_logger');
  expect(
    rightBeyondOwn('schedule_edit', rightsWithOptions(new Set(), { ...OFF, schedule_edit: true })),
  ).toBeNull();
});

test('amounts are left out at any depth, all else stays', () => {
  const answer = {
    events: [
      { id: 1, copayment_amount: '5.00', copayment_method: 'cash', nested: { copayment_amount: '1.00' } },
    ],
  };
  expect(withoutCharges(answer)).toEqual({
    events: [{ id: 1, copayment_amount: null, copayment_method: null, nested: { copayment_amount: null } }],
  });
  expect(withoutCharges('text')).toBe('text');
  expect(withoutCharges(null)).toBeNull();
});
