import { describe, expect, it } from 'vitest';
import { DEFAULT_RISK_LIMITS, risks } from '../../src/domain/stops/atRisk';
import { ETA_THRESHOLD_MINUTES, etaClass, minutesLate } from '../../src/domain/stops/etaClass';

describe('§4 §9 ETA timing class', () => {
  it('§9 the threshold is 10 minutes', () => {
    expect(ETA_THRESHOLD_MINUTES).toBe(10);
  });

  it.each([
    [-60, 'early'],
    [-11, 'early'],
    [-10, 'regular'],
    [-1, 'regular'],
    [0, 'regular'],
    [1, 'regular'],
    [10, 'regular'],
    [11, 'late'],
    [600, 'late'],
  ])('§4 %i minutes from plan is %s', (minutes, expected) => {
    expect(etaClass(minutes)).toBe(expected);
  });

  it.each([
    [0, 0],
    [59, 0],
    [-59, 0],
    [60, 1],
    [659, 10],
    [660, 11],
    [-660, -11],
  ])('§4 %i seconds after plan are %i minutes, so that the word and the number agree', (seconds, minutes) => {
    const planned = new Date('2026-11-20T18:00:00Z');
    expect(minutesLate(new Date(planned.getTime() + seconds * 1000), planned)).toBe(minutes);
  });
});

describe('field note 10: at risk, not only late', () => {
  it.each([
    ['nothing known', {}, []],
    [
      'all well',
      { minutesToWindowEnd: 15, minutesSinceNews: 15, minutesOfRefrigerationLeft: 30, minutesToClosing: 15 },
      [],
    ],
    ['window ends soon', { minutesToWindowEnd: 14 }, ['tight']],
    ['window missed', { minutesToWindowEnd: -5 }, ['tight']],
    ['driver silent', { minutesSinceNews: 16 }, ['silent']],
    ['refrigerated limit near', { minutesOfRefrigerationLeft: 29 }, ['refrigerated']],
    ['place closes', { minutesToClosing: 0 }, ['closing']],
    [
      'all at once',
      { minutesToWindowEnd: 0, minutesSinceNews: 60, minutesOfRefrigerationLeft: 0, minutesToClosing: 0 },
      ['tight', 'refrigerated', 'closing', 'silent'],
    ],
  ])('§4 %s', (_, facts, expected) => {
    expect(risks(facts)).toEqual(expected);
  });

  it('§3 limits are settings', () => {
    expect(risks({ minutesSinceNews: 5 }, { ...DEFAULT_RISK_LIMITS, silentMinutes: 4 })).toEqual(['silent']);
  });
});
