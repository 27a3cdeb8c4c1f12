import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOCKED_SPECIAL_CHARACTERS,
  CLIENT_CODE,
  EMAIL,
  hasBlockedCharacters,
  LICENSE_PLATE,
  normaliseEmail,
  normaliseText,
  ORDER_NUMBER_MAX,
  VIN,
  ZIPCODE,
} from '../../src/domain/wire/formats';

describe('§5 regex set', () => {
  it.each<[string, RegExp, string[], string[]]>([
    [
      'email',
      EMAIL,
      ['a@b.co', 'ana.maria+rx@mail.example.test', "o'neil@x-y.org"],
      [
        'a@b',
        'a b@c.de',
        '@c.de',
        'a@@c.de',
        'a@c..de',
        'a@.de',
        'a@b.c',
        'a@b.co ',
        '<a@b.co>',
        'a@b.co,c@d.ef',
      ],
    ],
    [
      'licence plate, 7 letters or digits',
      LICENSE_PLATE,
      ['1111AAA', '8abc123'],
      ['111AAA', '11111AAA', '111-AAA', '111 AAA'],
    ],
    [
      'VIN, 17 letters or digits',
      VIN,
      ['1HGCM82633A004352'],
      ['1HGCM82633A00435', '1HGCM82633A0043521', '1HGCM82633A00435-'],
    ],
    ['ZIP code, 5 digits', ZIPCODE, ['12345', '01234'], ['1234', '123456', '1234A', '12345-6789']],
    [
      'client code, 3 letters and 6 digits',
      CLIENT_CODE,
      ['AAA000001', 'abc123456'],
      ['AA000001', 'AAAA00001', 'AAA00001', 'AAA0000001', '000000AAA'],
    ],
  ])('§5 %s', (_, pattern, good, bad) => {
    expect(good.filter((text) => !pattern.test(text))).toEqual([]);
    expect(bad.filter((text) => pattern.test(text))).toEqual([]);
    // A line break at the end must not slip past `$`.
    expect(good.filter((text) => pattern.test(`${text}\n`))).toEqual([]);
  });

  it('§9 an order number has at most 15 characters', () => {
    expect(ORDER_NUMBER_MAX).toBe(15);
  });

  it('§5 a very long value that is no e-mail is refused at once', () => {
    const steps = `${'a.'.repeat(50_000)}@${'b-'.repeat(50_000)}`;
    expect(EMAIL.test(steps)).toBe(false);
  });
});

describe('§5 plain text', () => {
  it.each([...BLOCKED_SPECIAL_CHARACTERS])('§5 blocks %s', (character) => {
    expect(hasBlockedCharacters(`A${character}B`)).toBe(true);
  });

  it('§5 the blocked characters are these', () => {
    expect([...BLOCKED_SPECIAL_CHARACTERS].sort()).toEqual([...'<>{}[]\\|^~`'].sort());
  });

  it.each(['\u0000', '\u0007', '\u001b', '\u200b', '\u202e', '\ufeff'])(
    '§5 blocks the invisible %j',
    (character) => {
      expect(hasBlockedCharacters(`A${character}B`)).toBe(true);
    },
  );

  it.each([
    "O'NEIL-MUÑOZ, JR.",
    '1250 MAIN ST. #4 / REAR (BLUE DOOR)',
    'AT&T: 50% @ 8+2 _X_ "Y" ! ?',
    'Žofie Łukasz 李 محمد Ünal',
    'two\nlines\tand a tab',
  ])('§5 allows %j', (text) => {
    expect(hasBlockedCharacters(text)).toBe(false);
  });

  it.each([
    ['  ana   maria ', 'ANA MARIA'],
    ['muñoz', 'MUÑOZ'],
    ['a\t\nb', 'A B'],
    ['n\u0303', 'Ñ'],
    ['   ', ''],
  ])('§5 %j is stored as %j', (text, stored) => {
    expect(normaliseText(text)).toBe(stored);
  });

  it('§5 normalising twice changes nothing more', () => {
    fc.assert(fc.property(fc.string(), (text) => normaliseText(normaliseText(text)) === normaliseText(text)));
  });

  it('§5 an e-mail address is not uppercased', () => {
    expect(normaliseEmail(' Ana@Example.Test ')).toBe('ana@example.test');
  });
});
