import { describe, expect, it } from 'vitest';
import { instantOn, shiftEndProblem, withinHoursOf } from '../../src/domain/time/dayHours';
import { dailyTimesProblems } from '../../src/domain/runs/runRules';
import { runTimes } from '../../src/domain/runs/runTimes';
import { restrictionProblems } from '../../src/domain/time/timeRestriction';
import { minutesPastWindow } from '../../src/domain/stops/lateness';
import { toWire } from '../../src/domain/time/dates';
import { makeEvent, makeManifest } from '../support/views';

const NIGHT = { start_time: '18:00:00', end_time: '02:00:00' };
const DAY = { start_time: '08:00:00', end_time: '16:00:00' };
const zone = 'America/Los_Angeles';

describe('§9: a time at a door is between 7 and 22, or within the hours of its run', () => {
  it.each([
    ['07:00:00', null, true],
    ['06:59:00', null, false],
    ['22:59:00', DAY, true],
    ['23:00:00', DAY, false],
    ['23:00:00', NIGHT, true],
    ['02:00:00', NIGHT, true],
    ['02:01:00', NIGHT, false],
    ['05:30:00', { ...NIGHT, end_time: '06:00:00' }, false],
  ])('%s on %o: %s', (time, run, isRight) => {
    expect(withinHoursOf(time, run) === undefined).toBe(isRight);
    const problems = restrictionProblems({ delivery_start_time: null, delivery_end_time: time }, true, run);
    expect(problems).toEqual(isRight ? {} : { delivery_end_time: withinHoursOf(time, run) });
  });

  it('counts the width of a window across midnight, and leaves what was ordered alone', () => {
    const wide = { delivery_start_time: '23:30:00', delivery_end_time: '00:30:00' };
    expect(restrictionProblems(wide, true, NIGHT)).toEqual({});
    const narrow = { delivery_start_time: '23:45:00', delivery_end_time: '00:10:00' };
    expect(Object.keys(restrictionProblems(narrow, true, NIGHT))).toEqual(['delivery_end_time']);
    const early = { delivery_start_time: null, delivery_end_time: '06:30:00' };
    expect(restrictionProblems(early, true, 'any')).toEqual({});
  });
});

describe('A shift may end at night where its form says so', () => {
  it.each([
    ['18:00:00', '02:00:00', true, null],
    ['18:00:00', '02:00:00', false, 'validation.endsNextDay'],
    ['18:00:00', '02:00:00', null, 'validation.pickerHours'],
    ['20:00:00', '08:00:00', null, null],
    ['20:00:00', '08:00:00', false, 'validation.endsNextDay'],
    ['08:00:00', '16:00:00', true, 'validation.endsSameDay'],
    ['08:00:00', '16:00:00', false, null],
    ['08:00:00', '23:30:00', false, 'validation.pickerHours'],
    ['08:00:00', '08:00:00', true, 'validation.range'],
  ])('%s to %s, said %s: %s', (start, end, said, message) => {
    expect(shiftEndProblem(start, end, said)?.message ?? null).toBe(message);
  });

  it('and so may its weekdays', () => {
    const monday = { weekday: 1, start_time: '17:00:00', end_time: '01:00:00' };
    expect(dailyTimesProblems([monday], [1], true)).toEqual({});
    expect(Object.keys(dailyTimesProblems([monday], [1], false))).toEqual(['daily_times[0].end_time']);
    const short = { weekday: 1, start_time: '17:00:00', end_time: '21:00:00' };
    expect(dailyTimesProblems([short], [1], true)).toEqual({});
  });
});

describe('A time of the night is of the night after the day, also when the clocks turn', () => {
  it.each([
    ['2026-11-20', '23:30:00', '2026-11-21 07:30:00'],
    ['2026-11-20', '00:30:00', '2026-11-21 08:30:00'],
    ['2026-11-20', '04:59:00', '2026-11-21 12:59:00'],
    ['2026-11-20', '05:00:00', '2026-11-20 13:00:00'],
    // 2026-11-01: one o'clock comes twice, and the first one counts. 2026-03-08: two o'clock does not come.
    ['2026-10-31', '01:30:00', '2026-11-01 08:30:00'],
    ['2026-03-07', '02:30:00', '2026-03-08 10:30:00'],
  ])('%s %s', (date, time, instant) => {
    expect(toWire(instantOn(date, time, zone))).toBe(instant);
  });

  it('so that a driver of the night waits for a door of the night, and keeps its window', () => {
    const door = makeEvent({ delivery_start_time: '00:30:00', delivery_end_time: '01:30:00' });
    const run = makeManifest({
      start_at: '2026-11-21 02:00:00',
      end_at: '2026-11-21 10:00:00',
      delivery_manifest_status_id: 2,
    });
    const at =
      runTimes({ ...run, stops: [door] }, new Date('2026-11-21T01:00:00Z')).stops.get(1)?.arrival ?? 0;
    expect(toWire(new Date(at))).toBe('2026-11-21 08:30:00');
    expect(minutesPastWindow(door, at, zone)).toBe(0);
  });
});
