import { describe, expect, it } from 'vitest';
import { licenseState } from '../../src/domain/people/license';

describe('licence number and expiry, with warnings ahead (spec §3)', () => {
  it.each([
    ['2027-06-01', 'valid', 192],
    ['2026-12-22', 'valid', 31],
    ['2026-12-21', 'expiring', 30],
    ['2026-11-22', 'expiring', 1],
    ['2026-11-21', 'expiring', 0],
    ['2026-11-20', 'expired', -1],
    ['2025-11-21', 'expired', -365],
  ])('a licence until %s is %s (%i days)', (expiry, state, days) => {
    expect(licenseState(expiry, '2026-11-21')).toEqual({ state, days });
  });

  it('the setting says how many days ahead', () => {
    expect(licenseState('2026-12-01', '2026-11-21', 9).state).toBe('valid');
    expect(licenseState('2026-12-01', '2026-11-21', 10).state).toBe('expiring');
  });
});
