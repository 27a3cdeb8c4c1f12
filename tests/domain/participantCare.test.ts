import { describe, expect, it } from 'vitest';
import {
  needsWheelchair,
  PARTICIPANT_NEEDS,
  WHEELCHAIR_TYPES,
  wheelchairProblems,
} from '../../src/domain/people/participantCare';
import { GENDERS, PARTICIPANT_STATUSES } from '../../src/resources/participants/participants.resource';

describe('what a participant is asked (spec §3, §4)', () => {
  it.each([
    [
      'AMB, HIWCH, NAW, NVR, SFFD, SFMD, WCH, WCT, blind, cbla, companion, deaf, mental, trans',
      PARTICIPANT_NEEDS,
    ],
    ['standard, electric, hi-raise', WHEELCHAIR_TYPES],
    ['active, expired, hospitalized, on vacation', PARTICIPANT_STATUSES.map((one) => one.replace('_', ' '))],
    ['unspecified, male, female', GENDERS],
  ])('"%s"', (words, values) => {
    expect(values.join(', ')).toBe(words);
  });

  it.each([
    [['WCH'], true],
    [['AMB', 'WCT'], true],
    [['HIWCH'], true],
    [['AMB', 'deaf'], false],
    [[], false],
    [null, false],
    ['WCH', false],
  ])('%j need a wheelchair: %s', (needs, isNeeded) => {
    expect(needsWheelchair(needs)).toBe(isNeeded);
  });

  it.each([
    [{ needs: ['WCH'], wheelchair_type: 'electric' }, {}],
    [{ needs: null, wheelchair_type: null }, {}],
    [
      { needs: ['deaf'], wheelchair_type: 'electric' },
      { wheelchair_type: { message: 'validation.wheelchair' } },
    ],
    [{ wheelchair_type: 'standard' }, { wheelchair_type: { message: 'validation.wheelchair' } }],
    // Wrong needs have a complaint of their own.
    [{ needs: ['nonsense'], wheelchair_type: 'standard' }, {}],
  ])('%j → %j', (record, problems) => {
    expect(wheelchairProblems(record)).toEqual(problems);
  });
});
