import { describe, expect, it } from 'vitest';
import { figureRows, LEVELS, type StopToCount } from '../../src/domain/figures/figureRows';
import { noMeasures } from '../../src/domain/figures/measures';
import { periodBefore, periodProblem, presetPeriod, trendOf } from '../../src/domain/figures/period';
import { RATIOS, trendOfRatio } from '../../src/domain/figures/ratios';
import { measuresOfRun } from '../../src/domain/figures/runFigures';
import { hourOf, measuresOfStop, reasonOfStop } from '../../src/domain/figures/stopFigures';

const STOP: StopToCount = {
  delivery_date: '2026-11-20',
  delivery_event_status_id: 1,
  planned_at: '2026-11-20 17:00:00',
  datetime: null,
  delivery_start_time: null,
  delivery_end_time: null,
  attempts: 0,
  non_delivery_reason_id: null,
  time_zone: 'America/Los_Angeles',
  begun_at: null,
  collected_at: null,
  funding_source_id: 3,
  facility_id: null,
  employee_id: 7,
};
const at = (time: string) => `2026-11-20 ${time}`;

describe('what a stop adds', () => {
  it.each<[string, Partial<StopToCount>, object]>([
    ['an open one is a stop', {}, { stops: 1 }],
    ['a canceled one is not', { delivery_event_status_id: 7 }, { canceled: 1 }],
    [
      'delivered within ten minutes of the promise is on time',
      { delivery_event_status_id: 4, datetime: at('17:10:30'), attempts: 1 },
      { stops: 1, delivered: 1, first_visit: 1, measured: 1, on_time: 1 },
    ],
    [
      'delivered eleven minutes after it is not',
      { delivery_event_status_id: 4, datetime: at('17:11:00'), attempts: 2 },
      { stops: 1, delivered: 1, second_visit: 1, measured: 1 },
    ],
    [
      'without promise and window nothing is measured',
      { delivery_event_status_id: 4, planned_at: null, datetime: at('17:11:00'), attempts: 5 },
      { stops: 1, delivered: 1, later_visit: 1 },
    ],
    [
      'after its window (09:05 in Los Angeles) it is late',
      { delivery_event_status_id: 4, datetime: at('17:06:00'), delivery_end_time: '09:05:00' },
      { stops: 1, delivered: 1, first_visit: 1, measured: 1 },
    ],
    [
      'its minutes run from "in progress" to its end',
      { delivery_event_status_id: 11, datetime: at('17:06:00'), begun_at: at('16:50:00') },
      { stops: 1, failed: 1, timed: 1, timed_seconds: 960 },
    ],
    [
      'a returned bag was collected before',
      {
        delivery_event_status_id: 19,
        datetime: at('22:00:00'),
        collected_at: at('17:05:00'),
        begun_at: at('17:00:00'),
        attempts: 1,
      },
      { stops: 1, delivered: 1, first_visit: 1, measured: 1, on_time: 1, timed: 1, timed_seconds: 300 },
    ],
  ])('%s', (_, values, expected) => expect(measuresOfStop({ ...STOP, ...values })).toEqual(expected));

  it.each<[Partial<StopToCount>, string | null]>([
    [{ delivery_event_status_id: 4, non_delivery_reason_id: 3 }, null],
    [{ delivery_event_status_id: 11, non_delivery_reason_id: 1 }, '1'],
    [{ delivery_event_status_id: 6 }, 'none'],
    [{ delivery_event_status_id: 9 }, 'missing'],
    [{ delivery_event_status_id: 10 }, 'damaged'],
    [{ delivery_event_status_id: 7, non_delivery_reason_id: 1 }, null],
  ])('the reason of %o is %s', (values, reason) => expect(reasonOfStop({ ...STOP, ...values })).toBe(reason));

  it.each<[Partial<StopToCount>, number]>([
    [{}, 9],
    [{ planned_at: null, datetime: at('08:30:00') }, 0],
    [{ planned_at: null }, -1],
  ])('the hour of %o is %i', (values, hour) => expect(hourOf({ ...STOP, ...values })).toBe(hour));
});

describe('what a run costs', () => {
  const place = (type: number, east: number, datetime: string | null = at('20:00:00'), status = 4) => ({
    delivery_event_type_id: type,
    delivery_event_status_id: status,
    destination_latitude: 0,
    destination_longitude: east / 111.195_08,
    datetime,
  });
  const run = (stops: ReturnType<typeof place>[], delivery_manifest_status_id = 4) => ({
    delivery_manifest_status_id,
    end_at: at('21:00:00'),
    stops,
  });
  // Garage 0 km, CDP at 2, doors at 5 and 9, back at 0.
  const day = [place(1, 0), place(2, 2), place(3, 5), place(3, 9), place(7, 0, at('21:30:00'))];

  it('counts the way to the first bag and from the last door as empty, and the time past the shift', () => {
    expect(measuresOfRun(run(day))).toEqual({
      runs: 1,
      overtime_runs: 1,
      overtime_seconds: 1800,
      metres: 18_000,
      empty_metres: 11_000,
    });
  });

  it('a collected bag is no empty way back', () => {
    expect(
      measuresOfRun(run([...day.slice(0, 4), place(8, 9, at('20:30:00'), 19), place(7, 0)])),
    ).toMatchObject({
      overtime_runs: 0,
      metres: 18_000,
      empty_metres: 2_000,
    });
  });

  it.each([1, 2, 3, 6])('a run in state %i is not over', (status) =>
    expect(measuresOfRun(run(day, status))).toBeNull(),
  );
  it('a run without a closed stop was not driven', () =>
    expect(measuresOfRun(run([place(1, 0, null, 1)], 5))).toBeNull());
});

describe('rows', () => {
  it('have every stop once per level, and runs where no client or facility is asked for', () => {
    const stops = [STOP, { ...STOP, funding_source_id: 4 }, { ...STOP, facility_id: 2 }];
    const driven = {
      delivery_manifest_status_id: 4,
      end_at: at('21:00:00'),
      employee_id: 7,
      stops: [
        {
          delivery_event_type_id: 7,
          delivery_event_status_id: 4,
          destination_latitude: null,
          destination_longitude: null,
          datetime: at('20:00:00'),
        },
      ],
    };
    const rows = figureRows(stops, [driven]);
    const sum = (level: number, of: 'stops' | 'runs') =>
      rows.filter((row) => row.level === level).reduce((all, row) => all + row[of], 0);
    expect(Object.values(LEVELS).map((level) => [sum(level, 'stops'), sum(level, 'runs')])).toEqual([
      [3, 1],
      [3, 0],
      [3, 1],
    ]);
    expect(rows.filter((row) => row.level === LEVELS.whole && row.stops > 0)).toHaveLength(3);
  });
});

describe('periods', () => {
  const today = '2026-11-20';
  it.each([
    ['last7', '2026-11-14'],
    ['last28', '2026-10-24'],
    ['last90', '2026-08-23'],
    ['thisMonth', '2026-11-01'],
  ] as const)('%s begins on %s', (preset, from) =>
    expect(presetPeriod(preset, today)).toEqual({ from, to: today }),
  );
  it('the period before is as long and ends the day before', () =>
    expect(periodBefore({ from: '2026-11-01', to: today })).toEqual({
      from: '2026-10-12',
      to: '2026-10-31',
    }));
  it.each([
    ['2026-11-01', today, null],
    ['2021-12-31', '2022-01-31', null],
    ['2026-11-21', today, 'order'],
    ['2021-12-30', '2022-01-31', 'bounds'],
    ['2026-11-01', '2026-11-21', 'bounds'],
    ['2025-01-01', today, 'tooLong'],
  ])('%s to %s: %s', (from, to, problem) => expect(periodProblem({ from, to }, today)).toBe(problem));

  it('a trend lays the days beside those of the period before, beyond a month seven at a time', () => {
    const day = (delivery_date: string, stops: number) => ({ ...noMeasures(), stops, delivery_date });
    const days = [day('2026-11-18', 1), day('2026-11-19', 2), day('2026-11-20', 4)];
    const short = trendOf({ from: '2026-11-19', to: today }, days);
    expect(short.map(({ from, now, before }) => [from, now.stops, before.stops])).toEqual([
      ['2026-11-19', 2, 0],
      ['2026-11-20', 4, 1],
    ]);
    const long = trendOf(presetPeriod('last90', today), days);
    expect(long).toHaveLength(13);
    expect(long.at(-1)).toMatchObject({ from: '2026-11-15', to: today, now: { stops: 7 } });
  });
});

describe('ratios', () => {
  const sums = {
    ...noMeasures(),
    ...{ delivered: 8, failed: 2, measured: 4, on_time: 3, first_visit: 6, second_visit: 2, metres: 10 },
  };
  it('come from sums', () =>
    expect(Object.fromEntries(Object.entries(RATIOS).map(([name, of]) => [name, of(sums)]))).toEqual({
      onTime: 0.75,
      failed: 0.2,
      visits: 1.25,
      minutes: null,
      overtime: null,
      empty: 0,
    }));
  it.each([
    ['onTime', 4, 'up', true],
    ['onTime', 2, 'down', false],
    ['onTime', 3, 'same', null],
  ] as const)('%s with %i on time goes %s', (name, on_time, direction, isBetter) =>
    expect(trendOfRatio(name, { ...sums, on_time }, sums)).toMatchObject({ direction, isBetter }),
  );
  it('more failures are worse', () =>
    expect(trendOfRatio('failed', { ...sums, failed: 4 }, sums)?.isBetter).toBe(false));
  it('what the page would show as 0 is no change', () => {
    const many = { ...noMeasures(), delivered: 1_000, first_visit: 990, second_visit: 10 };
    expect(
      trendOfRatio('visits', { ...many, first_visit: 986, second_visit: 14 }, many)?.isBetter,
    ).toBeNull();
    expect(trendOfRatio('visits', { ...many, first_visit: 980, second_visit: 20 }, many)?.isBetter).toBe(
      false,
    );
    const timed = { ...noMeasures(), timed: 100, timed_seconds: 60_000 };
    expect(trendOfRatio('minutes', { ...timed, timed_seconds: 60_240 }, timed)?.isBetter).toBeNull();
  });
  it('nothing before is no trend', () => expect(trendOfRatio('onTime', sums, noMeasures())).toBeNull());
});
