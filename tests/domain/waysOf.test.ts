import { describe, expect, it } from 'vitest';
import {
  CHOSEN_TYPES,
  NOTIFICATION_TYPES,
  type Ways,
} from '../../src/domain/notifications/notificationTypes';
import { chosenWays, defaultWays, isNothing, isQuiet, waysAt } from '../../src/domain/notifications/waysOf';

const ways = (...on: (keyof Ways)[]): Ways => ({
  bell: on.includes('bell'),
  sound: on.includes('sound'),
  push: on.includes('push'),
  email: on.includes('email'),
});

describe('the ways of a type', () => {
  it.each([
    ['nobody has chosen', null, null, ways('bell', 'sound', 'push')],
    ['the role has', null, ways('bell'), ways('bell')],
    ['the person has', ways('email'), ways('bell'), ways('email')],
    ['nothing', ways(), ways('bell'), ways()],
    ['a sound without a bell gets one', ways('sound'), null, ways('bell', 'sound')],
  ])('%s', (_, own, role, expected) => {
    expect(chosenWays('delivery_failed', { own, role })).toEqual(expected);
  });

  it('what the product needs is nobody’s choice', () => {
    expect(chosenWays('override_sign_in', { own: ways(), role: ways() })).toEqual(ways('bell'));
    expect(CHOSEN_TYPES).not.toContain('override_sign_in');
  });

  it('every type that can be chosen reaches the bell by default, and what is urgent a device', () => {
    for (const type of CHOSEN_TYPES) {
      expect(isNothing(defaultWays(type)), type).toBe(false);
      expect(defaultWays(type).bell, type).toBe(true);
      expect(NOTIFICATION_TYPES[type].level !== 'urgent' || defaultWays(type).push, type).toBe(true);
    }
  });
});

describe('quiet hours', () => {
  const night = { starts: '22:00:00', ends: '06:00:00', urgent_passes: true };
  const zone = 'America/Los_Angeles';
  it.each([
    ['21:59', '2026-11-21T05:59:00Z', false],
    ['22:00', '2026-11-21T06:00:00Z', true],
    ['03:00', '2026-11-20T11:00:00Z', true],
    ['06:00', '2026-11-20T14:00:00Z', false],
  ])('at %s there', (_, at, expected) => {
    expect(isQuiet(night, new Date(at), zone)).toBe(expected);
  });

  it.each([
    ['2026-11-20T20:30:00Z', true],
    ['2026-11-20T21:00:00Z', false],
  ])('within one day: %s is %s', (at, expected) => {
    expect(isQuiet({ ...night, starts: '12:00:00', ends: '13:00:00' }, new Date(at), zone)).toBe(expected);
  });

  it.each([
    ['run_started', true, ways('bell')],
    ['delivery_failed', true, ways('bell', 'sound', 'push', 'email')],
    ['delivery_failed', false, ways('bell')],
  ] as const)('leave %s, urgent passes: %s', (type, urgent_passes, expected) => {
    const now = new Date('2026-11-21T07:00:00Z');
    const all = ways('bell', 'sound', 'push', 'email');
    expect(waysAt(all, type, { quiet: { ...night, urgent_passes }, now, zone })).toEqual(expected);
  });

  it('what reaches nobody stays so, and an email that waits is found in the bell', () => {
    const now = new Date('2026-11-21T07:00:00Z');
    expect(waysAt(ways(), 'run_started', { quiet: night, now, zone })).toEqual(ways());
    expect(waysAt(ways('email'), 'run_started', { quiet: night, now, zone })).toEqual(ways('bell'));
  });
});
