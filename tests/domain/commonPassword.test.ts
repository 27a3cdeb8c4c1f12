import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { commonPasswords, isCommonPassword, nameInPassword } from '../../src/domain/access/commonPassword';
import { isGoodPassword } from '../../src/domain/access/password';

const ranked = dictionary['passwords-common'];
const common = commonPasswords(ranked);

describe('A11 common passwords', () => {
  it('the list begins with the most frequent one, and none of it keeps the rules as it stands', () => {
    expect(ranked.slice(0, 3)).toEqual(['123456', 'password', '12345678']);
    expect(common.size).toBe(10_000);
    expect(ranked.slice(0, 10_000).filter(isGoodPassword)).toEqual([]);
  });

  it.each([
    'Password1!',
    'password',
    'PASSWORD-2026',
    '!!Password99',
    'Pa$$w0rd!',
    'P@ssw0rd1!',
    'P@$$w0rd123',
    'Passw0rd2026!',
    'We1come-1',
    'Adm1n-2026!',
    'Qwerty-12345',
    'Qwerty!12345',
    'Pássword-1',
    'Abc-12345',
    'Monkey_123',
  ])('"%s" is one', (password) => {
    expect(isCommonPassword(password, common)).toBe(true);
  });

  it.each([
    'Harbor-Lantern-27',
    'Newer-5678!',
    'Aa1!aaaa',
    'xK-84#29!7',
    'Password-of-Harbor-7',
    'Ñandú-12',
    '🎈🎈🎈Aa1!',
  ])('"%s" is not', (password) => {
    expect(isCommonPassword(password, common)).toBe(false);
  });
});

describe('A11 names in a password', () => {
  const ana = {
    full_name: 'Ana María Núñez-Li',
    email: 'j.doe7@example.test',
    company: ['Valley Care Pharmacy', 'Rx Dispatch'],
  };

  it.each([
    ['Banana-2026!', 'Ana'],
    ['XX-MARIA-77!x', 'María'],
    ['nunez#Harbor1', 'Núñez'],
    ['Li-Harbor-27', null],
    ['my-J.Doe7-Key', 'j.doe7'],
    ['JDoe-7-Harbor', 'j.doe7'],
    ['ValleyCarePharmacy1!', 'Valley Care Pharmacy'],
    ['rx_Dispatch-1', 'Rx Dispatch'],
    ['Dispatch-2026!', 'Dispatch'],
    ['Careful-Lantern-7', null],
    ['Harbor-Lantern-27', null],
    ['Example.Test-27', null],
  ])('"%s" has %s', (password, name) => {
    expect(nameInPassword(password, ana)).toBe(name);
  });

  it('short names and numbers before the @ say nothing', () => {
    const known = { full_name: 'Jo X', email: '2026@example.test', company: [''] };
    expect(nameInPassword('Jo-Harbor-2026!', known)).toBeNull();
  });
});
