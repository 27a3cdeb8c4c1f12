import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUNTRY_CODE,
  firstRealPhone,
  firstSelectorMode,
  formatPhone,
  isStoredPhone,
  maskPhone,
  PHONE_DIGITS,
  phoneHref,
  phoneProblem,
  phoneType,
  realPhone,
  toStoredPhone,
} from '../../src/domain/people/phone';

const stored = fc.stringMatching(/^\d{10}$/);

describe('§5 §9 phone numbers', () => {
  it('§9 10 digits, US country code +1', () => {
    expect([PHONE_DIGITS, COUNTRY_CODE]).toEqual([10, '+1']);
    expect(phoneHref('6195550100')).toBe('tel:+16195550100');
  });

  it.each([
    ['619-555-0100', '6195550100'],
    ['(619) 555-0100', '6195550100'],
    ['619.555.0100', '6195550100'],
    ['6195550100', '6195550100'],
    ['+1 619 555 0100', '6195550100'],
    ['16195550100', '6195550100'],
    ['26195550100', null],
    ['+6195550100', null],
    ['+34 619 555 010', null],
    ['619-555-010', null],
    ['619-555-01000', null],
    ['619-555-0100 x2', null],
    ['', null],
  ])('§5 "%s" is stored as %s', (text, expected) => {
    expect(toStoredPhone(text)).toBe(expected);
  });

  it('§5 the mask and the display both come back to what is stored', () => {
    fc.assert(
      fc.property(stored, (digits) => {
        expect(toStoredPhone(maskPhone(digits))).toBe(digits);
        expect(toStoredPhone(formatPhone(digits))).toBe(digits);
        expect(maskPhone(digits)).toMatch(/^\d{3}-\d{3}-\d{4}$/);
        expect(isStoredPhone(digits)).toBe(true);
      }),
    );
  });

  it('§9 displayed as (###) ###-####; other text stays as it is', () => {
    expect(formatPhone('6195550100')).toBe('(619) 555-0100');
    expect(formatPhone('N/A')).toBe('N/A');
  });

  it.each([
    ['', ''],
    ['6', '6'],
    ['619', '619'],
    ['6195', '619-5'],
    ['619-555-', '619-555'],
    ['6195550', '619-555-0'],
    ['619-555-01009', '619-555-0100'],
    ['6a1b9', '619'],
  ])('§5 while typing "%s" the field shows "%s"', (text, shown) => {
    expect(maskPhone(text)).toBe(shown);
  });

  it.each([
    ['', {}, null],
    ['  ', { required: true }, 'validation.required'],
    [null, { required: true }, 'validation.required'],
    ['619-555', {}, 'validation.phone'],
    ['619-555-0100', { required: true }, null],
    ['619-555-0100', { other: '6195550100' }, 'validation.anotherPhone'],
    ['619-555-0100', { other: '6195550101' }, null],
    ['619-555-0100', { other: '' }, null],
  ])('§5 %j with %j: %s', (text, options, expected) => {
    expect(phoneProblem(text, options)).toBe(expected);
  });

  it.each([
    ['6195550100', '6195550100'],
    ['0000000000', null],
    ['9999999999', null],
    ['0000000001', '0000000001'],
    ['', null],
    [null, null],
    [undefined, null],
  ])("%j can be called at %j: a placeholder is nobody's number", (phone, expected) => {
    expect(realPhone(phone)).toBe(expected);
  });

  it.each([
    [['6195550100', '6195550101'], '6195550100'],
    [['0000000000', '6195550101'], '6195550101'],
    [[null, '6195550101'], '6195550101'],
    [['0000000000', null], null],
    [[], null],
  ])('of %j the first that can be called is %j', (phones, expected) => {
    expect(firstRealPhone(...phones)).toBe(expected);
  });

  it.each([
    ['mobile', 'mobile'],
    ['land', 'land'],
    ['landline', 'land'],
    ['fax', null],
  ])('§5 the type "%s" is %s', (text, type) => {
    expect(phoneType(text)).toBe(type);
  });

  it.each([
    [true, 2, 'SELECT'],
    [true, 0, 'ADD'],
    [false, 2, 'ADD'],
  ])('§4 with a URL %s and %i phones the selector starts in %s', (hasUrl, count, mode) => {
    expect(firstSelectorMode(hasUrl, count)).toBe(mode);
  });
});
