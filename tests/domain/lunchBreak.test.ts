import { describe, expect, it } from 'vitest';
import {
  LUNCH_IN_QUEUE,
  LUNCH_PLACES,
  lunchProblem,
  lunchSecuence,
  warnsOfLongShift,
} from '../../src/domain/runs/lunchBreak';

describe('§5 §9 lunch break', () => {
  it('§9 places 2 to 9, default the queue (1)', () => {
    expect(LUNCH_PLACES).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(LUNCH_IN_QUEUE).toBe(1);
  });

  it('§7 `secuence` is left out for the queue', () => {
    expect([lunchSecuence(1), lunchSecuence(2), lunchSecuence(9)]).toEqual([null, 2, 9]);
  });

  it.each([
    [1, 8, null],
    [2, 4, null],
    [9, 12, null],
    [0, 8, 'validation.lunchPlace'],
    [10, 8, 'validation.lunchPlace'],
    [2.5, 8, 'validation.lunchPlace'],
    [1, 3.99, 'validation.lunchShift'],
  ])('§5 place %s in a shift of %s hours: %s', (place, hours, expected) => {
    expect(lunchProblem(place, hours)?.message ?? null).toBe(expected);
  });

  it.each([
    [8, false],
    [8.01, true],
    [4, false],
  ])('§5 a shift of %s hours warns: %s', (hours, warns) => {
    expect(warnsOfLongShift(hours)).toBe(warns);
  });
});
