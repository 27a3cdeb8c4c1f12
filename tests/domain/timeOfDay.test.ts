import { describe, expect, it } from 'vitest';
import {
  addMinutes,
  atLeast,
  isTimeOfDay,
  minutesFromTo,
  PICKER_FIRST_HOUR,
  PICKER_LAST_HOUR,
  secondsToTime,
  timeToSeconds,
} from '../../src/domain/time/timeOfDay';

describe('§5 §9 times of day', () => {
  it('§9 the picker has hours 7 to 22, minute by minute', () => {
    expect([PICKER_FIRST_HOUR, PICKER_LAST_HOUR]).toEqual([7, 22]);
  });

  it.each([
    ['00:00:00', 0],
    ['08:00:00', 28_800],
    ['23:59:59', 86_399],
  ])('§3 %s is %i seconds', (time, seconds) => {
    expect(timeToSeconds(time)).toBe(seconds);
    expect(secondsToTime(seconds)).toBe(time);
  });

  it('§3 seconds may be left out', () => {
    expect(timeToSeconds('08:05')).toBe(29_100);
  });

  it.each(['24:00:00', '8:00', '08:60', '08:00:60', '', '08:00 AM'])('§3 "%s" is no time of day', (text) => {
    expect(isTimeOfDay(text)).toBe(false);
    expect(() => timeToSeconds(text)).toThrow(RangeError);
  });

  it.each([-1, 86_400, 0.5])('%s seconds are not within a day', (seconds) => {
    expect(() => secondsToTime(seconds)).toThrow(RangeError);
  });

  it.each([
    ['08:00:00', 30, '08:30:00'],
    ['23:45:00', 30, '23:59:59'],
    ['00:10:00', -30, '00:00:00'],
  ])('§4 %s and %i minutes is %s', (time, minutes, expected) => {
    expect(addMinutes(time, minutes)).toBe(expected);
  });

  it('§4 minutes between two times', () => {
    expect(minutesFromTo('08:00:00', '10:00:00')).toBe(120);
    expect(minutesFromTo('10:00:00', '09:30:00')).toBe(-30);
  });

  it.each([
    ['07:00:00', '08:00:00', '08:00:00'],
    ['09:00:00', '08:00:00', '09:00:00'],
    ['07:00:00', null, '07:00:00'],
  ])('§5 a minimum forces the value up: %s, at least %s, is %s', (time, minimum, expected) => {
    expect(atLeast(time, minimum)).toBe(expected);
  });
});
