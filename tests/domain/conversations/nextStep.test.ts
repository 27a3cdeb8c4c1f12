import { describe, expect, it } from 'vitest';
import {
  meantDelivery,
  nextStep,
  type Asked,
  type OpenDelivery,
} from '../../../src/domain/conversations/nextStep';
import type { ReadText } from '../../../src/domain/conversations/readText';

const delivery = (id: number, is: Partial<OpenDelivery> = {}): OpenDelivery => ({
  id,
  isToday: false,
  isUnderWay: false,
  isWithinWindow: false,
  ...is,
});
const today = (id: number, is: Partial<OpenDelivery> = {}) => delivery(id, { isToday: true, ...is });

describe('the delivery that a text is about when nothing names it', () => {
  it.each([
    ['the only one', [delivery(1)], 1],
    ['the only one of today', [delivery(1), today(2)], 2],
    ['the only one under way', [today(1), today(2, { isUnderWay: true })], 2],
    ['the only one within its window', [today(1), today(2, { isWithinWindow: true })], 2],
    [
      'the only one within its window of several under way',
      [today(1, { isUnderWay: true }), today(2, { isUnderWay: true, isWithinWindow: true })],
      2,
    ],
  ])('%s', (_, deliveries, id) => {
    expect(meantDelivery(deliveries)).toMatchObject({ id });
  });

  it('several of today are asked about, the others are left out; nine at most', () => {
    expect(meantDelivery([delivery(1), today(2), today(3)])).toEqual([today(2), today(3)]);
    const many = Array.from({ length: 12 }, (_, index) => today(index));
    expect(meantDelivery(many)).toHaveLength(9);
  });
});

describe('what follows from a text message', () => {
  const asked: Asked = {
    about: 'delivery',
    wish: 'confirm',
    delivery_event_ids: [7, 8],
    until: '2026-11-20 18:00:00',
  };
  const window = {
    delivery_date: '2026-11-21',
    delivery_start_time: '09:00:00',
    delivery_end_time: '12:00:00',
  };
  const askedWindow: Asked = { about: 'window', delivery_event_id: 7, windows: [window], until: asked.until };
  const one = [today(7)];
  const two = [today(7), today(8)];
  const calm = { asked: null, deliveries: one, isStopped: false };
  const number = (value: number): ReadText => ({ meaning: 'number', number: value });

  it.each([
    ['C, one delivery', { meaning: 'confirm' }, calm, { kind: 'confirm', id: 7 }],
    [
      'C, two deliveries',
      { meaning: 'confirm' },
      { ...calm, deliveries: two },
      { kind: 'askDelivery', wish: 'confirm', ids: [7, 8] },
    ],
    ['C, none', { meaning: 'confirm' }, { ...calm, deliveries: [] }, { kind: 'noDelivery' }],
    ['R', { meaning: 'reschedule' }, calm, { kind: 'reschedule', id: 7 }],
    ['2 to "which?"', number(2), { ...calm, asked, deliveries: two }, { kind: 'confirm', id: 8 }],
    ['3 to "which?"', number(3), { ...calm, asked, deliveries: two }, { kind: 'askAgain' }],
    ['2 for one that is delivered by now', number(2), { ...calm, asked }, { kind: 'noDelivery' }],
    ['1 to "when?"', number(1), { ...calm, asked: askedWindow }, { kind: 'takeWindow', id: 7, window }],
    ['2 to "when?"', number(2), { ...calm, asked: askedWindow }, { kind: 'askAgain' }],
    ['1 to nothing', number(1), calm, { kind: 'person' }],
    ['words', { meaning: 'words' }, { ...calm, asked }, { kind: 'person' }],
    ['STOP', { meaning: 'stop' }, calm, { kind: 'stop' }],
    ['HELP', { meaning: 'help' }, calm, { kind: 'help' }],
    ['after STOP: YES is START', { meaning: 'confirm' }, { ...calm, isStopped: true }, { kind: 'start' }],
    ['after STOP: START', { meaning: 'start' }, { ...calm, isStopped: true }, { kind: 'start' }],
    [
      'after STOP: R is for a person',
      { meaning: 'reschedule' },
      { ...calm, isStopped: true },
      { kind: 'person' },
    ],
    [
      'after STOP: HELP is for a person',
      { meaning: 'help' },
      { ...calm, isStopped: true },
      { kind: 'person' },
    ],
    ['after STOP: a number', number(1), { ...calm, asked, isStopped: true }, { kind: 'person' }],
  ] satisfies [string, ReadText, Parameters<typeof nextStep>[1], unknown][])(
    '%s',
    (_, text, situation, step) => {
      expect(nextStep(text, situation)).toEqual(step);
    },
  );
});
