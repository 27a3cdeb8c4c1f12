import { describe, expect, it } from 'vitest';
import { dayToRemindOf, quietUntil } from '../../../src/domain/messages/quietHours';
import { gateOf } from '../../../src/domain/messages/outboxGate';

const LA = 'America/Los_Angeles';
const at = (utc: string) => new Date(`${utc}Z`);

describe('quiet hours, 21 to 8 on the clock of the place', () => {
  it.each([
    ['at noon', '2026-11-20T20:00:00', LA, null],
    ['a second before nine', '2026-11-21T04:59:59', LA, null],
    ['at nine in the evening', '2026-11-21T05:00:00', LA, '2026-11-21T16:00:00.000Z'],
    ['after midnight', '2026-11-21T09:30:00', LA, '2026-11-21T16:00:00.000Z'],
    ['at eight', '2026-11-21T16:00:00', LA, null],
    ['the same instant further east', '2026-11-21T05:00:00', 'America/New_York', '2026-11-21T13:00:00.000Z'],
    ['the same instant further west', '2026-11-21T05:00:00', 'Pacific/Honolulu', null],
    ['in the night that the clocks go back', '2026-11-01T06:00:00', LA, '2026-11-01T16:00:00.000Z'],
    ['in the night that they go forward', '2026-03-08T06:00:00', LA, '2026-03-08T15:00:00.000Z'],
  ])('%s', (_what, now, zone, until) => expect(quietUntil(at(now), zone)?.toISOString() ?? null).toBe(until));
});

it.each([
  ['2026-11-21T01:59:59', null],
  ['2026-11-21T02:00:00', '2026-11-21'],
  ['2026-11-21T04:59:00', '2026-11-21'],
  ['2026-11-21T05:00:00', null],
])('at %s UTC, Los Angeles is reminded of %s', (now, day) => expect(dayToRemindOf(at(now), LA)).toBe(day));

describe('the gate of the outbox', () => {
  const noon = at('2026-11-20T20:00:00');
  const night = at('2026-11-21T06:00:00');
  const told = { event: 'next', is_private: true, time_zone: LA, cost: 0.0083 };
  const account = { event: null, is_private: false, time_zone: null, cost: 0 };
  const link = { event: null, is_private: true, time_zone: null, cost: 0 };
  const facts = { now: noon, consent: null, budgets: [] };
  it.each([
    ['lets a message through by day', told, facts, { pass: true }],
    [
      'holds it in quiet hours',
      told,
      { ...facts, now: night },
      { state: 'held', reason: 'quiet', until: at('2026-11-21T16:00:00') },
    ],
    ['stops it for who said STOP', told, { ...facts, consent: 'stopped' }, { reason: 'consent' }],
    ['also in quiet hours', told, { ...facts, now: night, consent: 'stopped' }, { reason: 'consent' }],
    ['lets it through for who said START', told, { ...facts, consent: 'given' }, { pass: true }],
    [
      'holds what is beyond the budget until the next day',
      told,
      { ...facts, budgets: [{ limit: 1, spent: 0.992 }] },
      { state: 'held', reason: 'budget', until: at('2026-11-21T16:00:00') },
    ],
    [
      'lets the last one that fits through',
      told,
      { ...facts, budgets: [{ limit: 1, spent: 0.9917 }] },
      { pass: true },
    ],
    ['sends a link of the office at night', link, { ...facts, now: night }, { pass: true }],
    ['but not to who said STOP', link, { ...facts, consent: 'stopped' }, { reason: 'consent' }],
    [
      'never holds a message of an account',
      account,
      { ...facts, now: night, consent: 'stopped' },
      { pass: true },
    ],
  ] as const)('%s', (_what, message, given, expected) => {
    expect(gateOf(message, given)).toMatchObject(expected);
  });
});
