import { describe, expect, it } from 'vitest';
import { restrictionInput, timesOf } from '../../src/board/actions/fields/restrictionInput';
import {
  DEFAULT_END,
  DEFAULT_START,
  newWindow,
  MIN_WINDOW_MINUTES,
  restrictionFrom,
  restrictionOfKind,
  restrictionProblems,
  withMinimumWindow,
} from '../../src/domain/time/timeRestriction';

describe('§4 delivery time restriction', () => {
  it.each([
    ['08:00:00', '10:00:00', { kind: 'between', start: '08:00:00', end: '10:00:00' }],
    ['08:00:00', null, { kind: 'after', start: '08:00:00' }],
    [null, '10:00:00', { kind: 'before', end: '10:00:00' }],
    [null, null, null],
    ['', '', null],
  ])('§4 start %j and end %j mean %j', (delivery_start_time, delivery_end_time, expected) => {
    const restriction = restrictionFrom({ delivery_start_time, delivery_end_time });
    expect(restriction).toEqual(expected);
    expect(timesOf(restrictionInput(restriction, null))).toEqual({
      delivery_start_time: delivery_start_time || null,
      delivery_end_time: delivery_end_time || null,
    });
  });

  it('§4 the default times are 08:00:00 to 10:00:00', () => {
    expect([DEFAULT_START, DEFAULT_END]).toEqual(['08:00:00', '10:00:00']);
    expect(restrictionOfKind('between')).toEqual({ kind: 'between', start: '08:00:00', end: '10:00:00' });
    expect(restrictionOfKind('after')).toEqual({ kind: 'after', start: '08:00:00' });
    expect(restrictionOfKind('before')).toEqual({ kind: 'before', end: '10:00:00' });
  });

  it('§4 changing the kind keeps the times that there are', () => {
    expect(restrictionOfKind('between', { kind: 'after', start: '09:45:00' })).toEqual({
      kind: 'between',
      start: '09:45:00',
      end: '10:15:00',
    });
    expect(restrictionOfKind('before', { kind: 'between', start: '13:00:00', end: '15:00:00' })).toEqual({
      kind: 'before',
      end: '15:00:00',
    });
  });

  it.each([
    ['09:00:00', '09:29:59', '09:30:00'],
    ['09:00:00', '09:30:00', '09:30:00'],
    ['09:00:00', '08:00:00', '09:30:00'],
    ['09:00:00', '12:00:00', '12:00:00'],
    ['23:50:00', '23:55:00', '23:59:59'],
  ])('§4 §9 between %s and %s ends at %s: at least 30 minutes', (start, end, expected) => {
    expect(MIN_WINDOW_MINUTES).toBe(30);
    expect(withMinimumWindow({ kind: 'between', start, end })).toEqual({
      kind: 'between',
      start,
      end: expected,
    });
  });

  it('§4 the minimum concerns "between" alone', () => {
    expect(withMinimumWindow({ kind: 'after', start: '09:00:00' })).toEqual({
      kind: 'after',
      start: '09:00:00',
    });
  });

  it.each([
    ['switched on, none chosen', {}, true, { delivery_start_time: 'messages.deadlines' }],
    ['switched off, none chosen', {}, false, {}],
    ['one chosen', { delivery_end_time: '10:00:00' }, true, {}],
    [
      'narrow',
      { delivery_start_time: '09:00', delivery_end_time: '09:29' },
      true,
      { delivery_end_time: 'validation.timeWindow' },
    ],
    ['wide', { delivery_start_time: '09:00', delivery_end_time: '09:30' }, true, {}],
    [
      'no times',
      { delivery_start_time: '25:00', delivery_end_time: 'x' },
      true,
      { delivery_start_time: 'validation.time', delivery_end_time: 'validation.time' },
    ],
  ])('§5 problems when %s', (_, times, isOn, expected) => {
    const problems = restrictionProblems(times, isOn, null);
    expect(
      Object.fromEntries(Object.entries(problems).map(([field, { message }]) => [field, message])),
    ).toEqual(expected);
  });
});

describe('§4 "Default times 08:00:00 to 10:00:00", on the day itself never what is over', () => {
  it.each([
    ['a day that has not begun', null, '08:00:00', '10:00:00'],
    ['before the default', '06:10:00', '08:00:00', '10:00:00'],
    ['from the next half hour on', '13:05:00', '13:30:00', '15:30:00'],
    ['late: the picker ends', '21:40:00', '22:00:00', '22:30:00'],
    ['around midnight', '23:50:00', '22:00:00', '22:30:00'],
  ])('%s', (_, now, start, end) => expect(newWindow(now)).toEqual({ start, end }));
});
