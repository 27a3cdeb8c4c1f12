import { describe, expect, it } from 'vitest';
import * as rules from '../../src/domain/addresses/addressPosition';

const HOME: rules.AddressFields = {
  address: '1250 MAIN ST',
  city: 'SAN DIEGO',
  state: 'CA',
  zipcode: '92101',
  latitude: 32.7,
  longitude: -117.1,
};

describe('§4 §5 §9 addresses', () => {
  it('§9 limits and the default state', () => {
    expect([
      rules.ADDRESS_LINE_2_MAX,
      rules.GATE_CODE_MAX,
      rules.ZIPCODE_LENGTH,
      rules.DEFAULT_STATE,
    ]).toEqual([60, 20, 5, 'CA']);
  });

  it.each([
    ['all given', {}, {}, []],
    ['no address', { address: ' ' }, {}, ['address']],
    ['no city', { city: null }, {}, ['city']],
    ['no state', { state: '' }, {}, ['state']],
    ['no ZIP code', { zipcode: undefined }, {}, ['zipcode']],
    ['a ZIP code of 4 digits', { zipcode: '9210' }, {}, ['zipcode']],
    ['line 2 of 60', { address_1: 'A'.repeat(60) }, {}, []],
    ['line 2 of 61', { address_1: 'A'.repeat(61) }, {}, ['address_1']],
    ['gate code of 20', { gate_code: '1'.repeat(20) }, {}, []],
    ['gate code of 21', { gate_code: '1'.repeat(21) }, {}, ['gate_code']],
    ['no position where none is needed', { latitude: null }, {}, []],
    ['no position where one is needed', { latitude: null }, { needsPosition: true }, ['position']],
    ['half a position', { longitude: undefined }, { needsPosition: true }, ['position']],
    ['a stale position', {}, { needsPosition: true, isStale: true }, ['position']],
    [
      'a position on the equator and the meridian',
      { latitude: 0, longitude: 0 },
      { needsPosition: true },
      [],
    ],
  ])('§5 %s', (_, change, options, fields) => {
    expect(Object.keys(rules.addressProblems({ ...HOME, ...change }, options))).toEqual(fields);
  });

  it.each([
    ['all four', {}, true],
    ['without the city', { city: '' }, false],
    ['without the ZIP code', { zipcode: null }, false],
  ])('§5 a position can be picked with %s: %s', (_, change, expected) => {
    expect(rules.canPickPosition({ ...HOME, ...change })).toBe(expected);
  });

  it.each([
    ['address', true],
    ['city', true],
    ['state', true],
    ['zipcode', true],
    ['address_1', false],
    ['gate_code', false],
  ])('§4 a changed %s needs a new position: %s', (field, expected) => {
    expect(rules.movesElsewhere(HOME, { ...HOME, [field]: 'X' })).toBe(expected);
  });

  it('§4 other spacing and case move nothing', () => {
    expect(rules.movesElsewhere(HOME, { ...HOME, address: ' 1250  Main St. ' })).toBe(false);
  });

  it.each([
    ['nothing filled', {}, false, undefined, 'empty'],
    ['no position', { ...HOME, latitude: null }, false, undefined, 'needsPosition'],
    ['a stale position', HOME, true, 200, 'needsPosition'],
    ['parsed with 206', HOME, false, 206, 'needsConfirm'],
    ['parsed with 200', HOME, false, 200, 'successful'],
    ['parsed with 201', HOME, false, 201, 'successful'],
    ['never parsed', HOME, false, null, 'successful'],
  ])('§4 position status with %s', (_, address, isStale, parseStatus, expected) => {
    expect(rules.positionStatus(address, isStale, parseStatus)).toBe(expected);
  });

  it.each([
    ['NV', { state: 'NV', city: null, zipcode: null }],
    ['CA', { state: 'CA', city: 'SAN DIEGO', zipcode: '92101' }],
    ['', { state: 'CA', city: 'SAN DIEGO', zipcode: '92101' }],
  ])('§5 changing the state to "%s" resets city and ZIP code; empty falls back to CA', (state, expected) => {
    expect(rules.withState(HOME, state)).toMatchObject(expected);
  });

  it('§5 an empty state in another state falls back to CA and resets', () => {
    expect(rules.withState({ ...HOME, state: 'NV' }, null)).toMatchObject({
      state: 'CA',
      city: null,
      zipcode: null,
    });
  });

  it('§5 equal queries after normalisation are one', () => {
    expect(rules.normaliseAddressQuery(' 1250 main st.,  San Diego ')).toBe('1250 MAIN ST SAN DIEGO');
    expect(rules.normaliseAddressQuery(null)).toBe('');
  });
});
