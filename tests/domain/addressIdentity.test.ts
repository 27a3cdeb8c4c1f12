import { describe, expect, it } from 'vitest';
import { duplicateOf, isSameAddress } from '../../src/domain/addresses/addressIdentity';
import { fullAddress } from '../../src/domain/people/fullName';
import { positionStatus, positionToKeep } from '../../src/domain/addresses/addressPosition';
import { metresBetween, movedBy } from '../../src/domain/addresses/distance';
import { isStateCode, STATE_CODES, stateCodeOf } from '../../src/domain/addresses/states';

const HOME = {
  address: '1250 MAIN ST',
  address_1: 'APT 4',
  city: 'SAN DIEGO',
  state: 'CA',
  zipcode: '92101',
};

describe('§3 an address', () => {
  it('is read in one line', () => {
    expect(fullAddress(HOME)).toBe('1250 MAIN ST, APT 4, SAN DIEGO, CA 92101');
    expect(fullAddress({ ...HOME, address_1: null })).toBe('1250 MAIN ST, SAN DIEGO, CA 92101');
  });

  it.each([
    ['other case, dots and spaces', { address: '1250  Main St.' }, true],
    ['the unit written otherwise', { address_1: '#4' }, true],
    ['the unit in the first line', { address: '1250 MAIN ST APT 4', address_1: null }, true],
    ['another unit', { address_1: 'APT 5' }, false],
    ['no unit', { address_1: null }, false],
    ['another number', { address: '1251 MAIN ST' }, false],
    ['another city', { city: 'LA MESA' }, false],
    ['another ZIP code', { zipcode: '92102' }, false],
  ])('with %s is the same door: %s', (_, change, expected) => {
    expect(isSameAddress(HOME, { ...HOME, ...change })).toBe(expected);
  });

  it('is compared with the person’s other addresses, not with itself', () => {
    const stored = [{ ...HOME, id: 7 }];
    expect(duplicateOf(HOME, stored, null)?.id).toBe(7);
    expect(duplicateOf(HOME, stored, 7)).toBeUndefined();
  });
});

describe('§4 position', () => {
  const there = { ...HOME, latitude: 32.7, longitude: -117.1 };

  it('of a ZIP code’s middle needs confirm', () => {
    expect(positionStatus({ ...there, is_approximate: true }, false, 200)).toBe('needsConfirm');
  });

  it.each([
    ['a new one', null, there, [32.7, -117.1]],
    ['the same place', there, { ...there, gate_code: '1' }, [32.7, -117.1]],
    ['moved with a new position', there, { ...there, city: 'LA MESA', latitude: 32.8 }, [32.8, -117.1]],
    ['moved with the old position', there, { ...there, city: 'LA MESA' }, [null, null]],
    ['half a position', null, { ...there, longitude: null }, [null, null]],
  ])('"A changed address, city, state or zip makes it need a new position": %s', (_, before, after, kept) => {
    const { latitude, longitude } = positionToKeep(before, after);
    expect([latitude, longitude]).toEqual(kept);
  });

  it('moves by metres', () => {
    const start = { latitude: 32.7456, longitude: -117.0367 };
    expect(metresBetween(start, movedBy(start, 50, 0))).toBeCloseTo(50, 3);
    expect(metresBetween(start, movedBy(start, 0, -50))).toBeCloseTo(50, 3);
  });
});

describe('states', () => {
  it.each([
    ['california', 'CA'],
    ['ca', 'CA'],
    [' Puerto Rico ', 'PR'],
    ['ZZ', undefined],
  ])('%s is %s', (text, code) => expect(stateCodeOf(text)).toBe(code));

  it('are all of the ZIP table', () => {
    expect(STATE_CODES).toHaveLength(62);
    expect(isStateCode('toString')).toBe(false);
  });
});
