import { describe, expect, it } from 'vitest';
import { deviceLabel } from '../../src/domain/access/deviceLabel';
import { isEmailAsPassword } from '../../src/domain/access/password';
import { isPasswordWarning, passwordDaysLeft } from '../../src/domain/access/passwordAge';
import { passwordQueryText, readPasswordQuery } from '../../src/domain/access/passwordLink';

const at = (date: string) => new Date(`${date}T12:00:00Z`);

describe('rotation of passwords (spec §3, off by default)', () => {
  const rule = (password_rotation_days: number) => ({ password_rotation_days, password_warning_days: 14 });
  it.each([
    ['off', 0, '2026-01-01', null, false],
    ['fresh', 90, '2026-11-01', 70, false],
    ['within the warning', 90, '2026-09-01', 9, true],
    ['on its last day', 90, '2026-08-24', 1, true],
    ['over', 90, '2026-08-01', 0, false],
  ])('%s', (_what, days, changed, left, warns) => {
    const found = passwordDaysLeft(at(changed), at('2026-11-21'), rule(days));
    expect([found, isPasswordWarning(found, rule(days))]).toEqual([left, warns]);
  });
});

describe('the query of the set-password screen (spec §2: id, token, auth, isMobile)', () => {
  it.each([
    ['id=7&token=abc', { id: 7, token: 'abc', auth: '', isMobile: false }],
    ['auth=x&id=9&isMobile=true', { id: 9, token: '', auth: 'x', isMobile: true }],
    ['id=-1&isMobile=1', { id: null, token: '', auth: '', isMobile: true }],
    ['id=1e3&isMobile=0', { id: null, token: '', auth: '', isMobile: false }],
    ['', { id: null, token: '', auth: '', isMobile: false }],
  ])('%s', (text, query) => expect(readPasswordQuery(new URLSearchParams(text))).toEqual(query));

  it('is read as it was written', () => {
    const query = { id: 7, token: 'a+b/c', auth: 'session', isMobile: true };
    expect(readPasswordQuery(new URLSearchParams(passwordQueryText(query)))).toEqual(query);
  });
});

it.each([
  ['Ana.Ruiz-1@example.test', true],
  ['ana.ruiz-1', true],
  ['Ana.Ruiz-12', false],
  ['', false],
])('"%s" as the password of ana.ruiz-1@example.test: %s', (password, isIt) =>
  expect(isEmailAsPassword(password, 'ana.ruiz-1@example.test')).toBe(isIt),
);

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', 'Chrome, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.1; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, macOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['curl/8.5', null],
  [undefined, null],
])('%s is %s', (agent, label) => expect(deviceLabel(agent)).toBe(label));
