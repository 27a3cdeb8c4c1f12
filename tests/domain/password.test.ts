import { describe, expect, it } from 'vitest';
import {
  canSubmitPassword,
  isGoodPassword,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RULES,
  passwordProblems,
  passwordRuleKey,
  passwordTicks,
} from '../../src/domain/access/password';

const messages = (problems: ReturnType<typeof passwordProblems>) =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem.message]));

describe('§5 passwords', () => {
  it('§9 at least 8 characters', () => {
    expect(PASSWORD_MIN_LENGTH).toBe(8);
  });

  it.each([
    ['Demo-1234!', []],
    ['Aa1!aaaa', []],
    ['Ñandú-12', []],
    ['Aa1!aaa', ['length']],
    ['AA1!AAAA', ['lowercase']],
    ['aa1!aaaa', ['uppercase']],
    ['Aaa!aaaa', ['digit']],
    ['Aa11aaaa', ['special']],
    ['Aañ1aaaa', ['special']],
    ['Aa1! aaa', ['noSpaces']],
    ['Aa1!aaa\t', ['noSpaces']],
    ['Aa1\u00a0aaaa', ['special', 'noSpaces']],
    ['', [...PASSWORD_RULES]],
    ['😀😀😀😀Aa1', ['length']],
  ])('§5 "%s" breaks %j', (password, broken) => {
    const ticks = passwordTicks(password);
    expect(PASSWORD_RULES.filter((rule) => !ticks[rule])).toEqual(broken);
    expect(isGoodPassword(password)).toBe(broken.length === 0);
  });

  it('§5 each rule has a sentence of its own', () => {
    expect(new Set(PASSWORD_RULES.map(passwordRuleKey)).size).toBe(6);
    expect(passwordRuleKey('noSpaces')).toBe('validation.passwordNoSpaces');
  });

  it.each([
    ['Demo-1234!', 'Demo-1234!', true],
    ['Demo-1234!', 'Demo-1234', false],
    ['', '', false],
    ['Demo-1234!', '', false],
    ['short', 'short', false],
  ])('§5 "%s" confirmed as "%s" can be submitted: %s', (password, confirmation, can) => {
    expect(canSubmitPassword(password, confirmation)).toBe(can);
  });

  it.each([
    [{}, { new_password: 'validation.required', confirmation: 'validation.required' }],
    [{ new_password: 'Demo-1234!', confirmation: 'Demo-1234!' }, {}],
    [{ new_password: 'Demo-1234!', confirmation: 'other' }, { confirmation: 'validation.passwordsDiffer' }],
    [
      { new_password: 'demo-1234!', confirmation: 'demo-1234!' },
      { new_password: 'validation.passwordUppercase' },
    ],
    [
      { new_password: 'Demo-1234!', confirmation: 'Demo-1234!', user_id: 3 },
      { old_password: 'validation.required' },
    ],
    [{ new_password: 'Demo-1234!', confirmation: 'Demo-1234!', user_id: 3, old_password: 'x' }, {}],
    [{ new_password: 'Demo-1234!', confirmation: 'Demo-1234!', user_id: null }, {}],
  ])('§5 problems of %j', (change, expected) => {
    expect(messages(passwordProblems(change))).toEqual(expected);
  });
});
