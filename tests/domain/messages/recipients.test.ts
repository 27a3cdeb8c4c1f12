import { describe, expect, it } from 'vitest';
import { newsOfStatus, overtakenBy, weightiest } from '../../../src/domain/messages/recipientEvents';
import { householdsOf } from '../../../src/domain/messages/recipientHouseholds';
import { channelsFor, isAnythingOn, isWithinBudget } from '../../../src/domain/messages/recipientRules';
import { wayTo } from '../../../src/domain/messages/recipientWay';
import { fullBucket, takeTokens } from '../../../src/domain/messages/tokenBucket';

describe('what a status tells', () => {
  it.each([
    [1, null],
    [2, null],
    [3, 'arrived'],
    [4, 'delivered'],
    [5, 'rescheduled'],
    [6, null],
    [7, null],
    [8, null],
    [9, 'attemptFailed'],
    [11, 'attemptFailed'],
    [15, 'rescheduled'],
    [17, 'attemptFailed'],
    [18, 'delivered'],
    [19, null],
  ])('%i: %s', (status, event) => expect(newsOfStatus(status)).toBe(event));

  it('a household hears the weightiest of several', () => {
    expect(weightiest(['outForDelivery', 'next'])).toBe('next');
    expect(weightiest(['delivered', 'attemptFailed'])).toBe('attemptFailed');
    expect(weightiest([])).toBeUndefined();
  });

  it.each([
    ['delivered', ['arrived', 'next', 'outForDelivery', 'reminder', 'orderReceived']],
    ['next', ['outForDelivery', 'reminder', 'orderReceived']],
    ['reminder', ['orderReceived']],
    ['orderReceived', []],
  ] as const)('%s makes %j pointless', (event, others) => expect(overtakenBy(event)).toEqual(others));
});

describe('the way to a recipient', () => {
  const person = {
    email: 'Ana@example.test',
    phone_number: '6195550101',
    mobile_phone_number: null,
    phone_types: {},
  };
  const land = { ...person, phone_types: { '6195550101': 'land' } } as const;
  const both = { ...land, mobile_phone_number: '6195550102' };
  it.each([
    ['a phone of unknown kind gets a text', person, ['sms', 'email'], 'sms', '6195550101'],
    ['a land line gets an email instead', land, ['sms', 'email'], 'email', 'ana@example.test'],
    ['or a call', { ...land, email: null }, ['sms', 'email', 'voice'], 'voice', '6195550101'],
    ['the second phone is for texts', both, ['sms', 'voice'], 'sms', '6195550102'],
    ['a call alone goes to the land line', both, ['voice'], 'voice', '6195550101'],
    [
      'a placeholder is passed over',
      { ...person, mobile_phone_number: '0000000000' },
      ['sms'],
      'sms',
      '6195550101',
    ],
  ] as const)('%s', (_what, who, allowed, channel, to) =>
    expect(wayTo(who, allowed)).toEqual({ channel, to }),
  );
  it.each([
    ['nobody is called on a mobile', person, ['voice']],
    ['nothing is allowed', person, []],
    ['a placeholder is no number', { ...person, phone_number: '0000000000' }, ['sms', 'voice']],
    ['nothing is known', { ...person, email: null, phone_number: null }, ['sms', 'email', 'voice']],
  ] as const)('none: %s', (_what, who, allowed) => expect(wayTo(who, allowed)).toBeNull());
});

describe('households', () => {
  const stop = (id: number, participant_id: number, destination_id: number, to: string | null) => ({
    id,
    participant_id,
    destination_id,
    to,
  });
  it.each([
    ['two deliveries of one person', [stop(1, 1, 1, 'a'), stop(2, 1, 2, 'a')], [[1, 2]]],
    ['two people with one phone', [stop(1, 1, 1, 'a'), stop(2, 2, 2, 'a')], [[1, 2]]],
    ['two residents with phones of their own', [stop(1, 1, 1, 'a'), stop(2, 2, 2, 'b')], [[1], [2]]],
    ['two without any phone', [stop(1, 1, 1, null), stop(2, 2, 2, null)], [[1], [2]]],
    ['one that joins two', [stop(1, 1, 1, 'a'), stop(2, 2, 2, 'b'), stop(3, 1, 3, 'b')], [[1, 2, 3]]],
  ])('%s', (_what, stops, expected) =>
    expect(householdsOf(stops).map((group) => group.map(({ id }) => id))).toEqual(expected),
  );
});

describe('rules', () => {
  it('the closest that says something holds: client, CDP, operation', () => {
    const chain = [{ next: ['sms'], delivered: ['sms'] }, { next: [] }, { delivered: ['email'] }] as const;
    expect(channelsFor(chain, 'next')).toEqual([]);
    expect(channelsFor(chain, 'delivered')).toEqual(['email']);
    expect(channelsFor([chain[0], null, undefined], 'next')).toEqual(['sms']);
    expect(channelsFor(chain, 'reminder')).toEqual([]);
    expect([isAnythingOn({}), isAnythingOn({ next: [] }), isAnythingOn(chain[0])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    [[], 5, true],
    [[{ limit: null, spent: 900 }], 5, true],
    [[{ limit: 0.3, spent: 0.2 }], 0.1, true],
    [
      [
        { limit: 10, spent: 1 },
        { limit: 1, spent: 1 },
      ],
      0.01,
      false,
    ],
    [[{ limit: 0, spent: 0 }], 0, true],
  ])('budgets %j take %f more: %s', (budgets, cost, fits) =>
    expect(isWithinBudget(budgets, cost)).toBe(fits),
  );
});

it('a bucket lets a second’s worth go at once, and then as many as the rate gives', () => {
  let bucket = fullBucket(10, 0);
  const take = (wanted: number, now: number) => {
    const answer = takeTokens(bucket, wanted, now);
    bucket = answer.bucket;
    return [answer.taken, answer.waitMs];
  };
  expect(take(25, 0)).toEqual([10, 100]);
  expect(take(5, 50)).toEqual([0, 50]);
  expect(take(5, 250)).toEqual([2, 50]);
  // A clock that goes back gives nothing, and a long pause no more than a second's worth.
  expect(take(5, 0)).toEqual([0, 50]);
  expect(take(99, 60_000)).toEqual([10, 100]);
});
