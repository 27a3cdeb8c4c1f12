import { describe, expect, it } from 'vitest';
import { todayOf, type TodayStops } from '../../src/domain/runs/today';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { DEFAULT_PACE } from '../../src/domain/addresses/travelTime';
import { DEFAULT_RISK_LIMITS } from '../../src/domain/stops/atRisk';
import { settingsWith } from '../../src/domain/wire/settings';
import { mendOf } from '../../src/domain/runs/worstThings';
import { makeEvent, makeManifest } from '../support/views';

const DATE = '2026-11-20';
/** 10:00 in San Diego. */
const moment = {
  now: new Date('2026-11-20T18:00:00Z'),
  pace: DEFAULT_PACE,
  limits: DEFAULT_RISK_LIMITS,
  cool: settingsWith({}),
};

const todayWith = (manifests: ManifestView[], pool: EventView[] = [], attended: number[] = []) =>
  todayOf(DATE, { manifests, pool, attended: new Set(attended) }, moment);
const withStop = (stop: Partial<EventView>) => todayWith([makeManifest({ events: [makeEvent(stop)] })]);

const NONE: TodayStops = { total: 0, done: 0, open: 0, late: 0, problems: 0, measured: 0, on_time: 0 };
const { scheduled, successful, failed, canceled } = EVENT_STATUS;

describe('a stop counts', () => {
  it.each<[string, Partial<EventView>, Partial<TodayStops>]>([
    [
      'open and in time',
      {
        delivery_event_status_id: scheduled,
        planned_at: '2026-11-20 18:30:00',
        eta: '2026-11-20 18:30:00',
      },
      { total: 1, open: 1 },
    ],
    [
      'late against its promise',
      {
        delivery_event_status_id: scheduled,
        planned_at: '2026-11-20 18:00:00',
        eta: '2026-11-20 18:40:00',
      },
      { total: 1, open: 1, late: 1 },
    ],
    [
      'late against its window, though nothing was promised',
      { delivery_event_status_id: scheduled, eta: '2026-11-20 18:40:00', delivery_end_time: '10:30:00' },
      { total: 1, open: 1, late: 1 },
    ],
    [
      'done within the minutes that count as on time',
      {
        delivery_event_status_id: successful,
        planned_at: '2026-11-20 17:00:00',
        datetime: '2026-11-20 17:05:00',
      },
      { total: 1, done: 1, measured: 1, on_time: 1 },
    ],
    [
      'done too late',
      {
        delivery_event_status_id: successful,
        planned_at: '2026-11-20 16:00:00',
        datetime: '2026-11-20 17:05:00',
      },
      { total: 1, done: 1, measured: 1 },
    ],
    [
      'done after its window, though the promise was kept',
      {
        delivery_event_status_id: successful,
        planned_at: '2026-11-20 17:00:00',
        datetime: '2026-11-20 17:05:00',
        delivery_end_time: '09:00:00',
      },
      { total: 1, done: 1, measured: 1 },
    ],
    [
      'done without any promise: it measures nothing',
      { delivery_event_status_id: successful, datetime: '2026-11-20 17:05:00' },
      { total: 1, done: 1 },
    ],
    [
      'failed as a problem',
      { delivery_event_status_id: failed, datetime: '2026-11-20 17:05:00' },
      { total: 1, problems: 1 },
    ],
    ['canceled not at all', { delivery_event_status_id: canceled }, {}],
    ['of the crew not at all', { delivery_event_type_id: 1 }, {}],
  ])('%s', (_, stop, expected) => {
    expect(withStop(stop).stops).toEqual({ ...NONE, ...expected });
  });

  it('while it waits for a run, by its CDP', () => {
    const waiting = (id: number, cdp: number) =>
      makeEvent({ id, delivery_manifest_id: null, close_door_pharmacy_id: cdp });
    const view = todayWith([], [waiting(1, 3), waiting(2, 4), waiting(3, 4)]);
    expect(view.stops).toMatchObject({ total: 3, open: 3 });
    expect(view.unassigned).toEqual([
      { close_door_pharmacy_id: 4, stops: 2 },
      { close_door_pharmacy_id: 3, stops: 1 },
    ]);
  });
});

describe('the runs ahead', () => {
  const late = makeEvent({ planned_at: '2026-11-20 17:00:00', eta: '2026-11-20 18:10:00' });
  const run = (id: number, changes: Partial<ManifestView>) =>
    makeManifest({ id, name: `RUN ${id}`, ...changes });

  it('come by need: late stops, then those under way, then by start; finished ones are a number', () => {
    const view = todayWith([
      run(1, { delivery_manifest_status_id: MANIFEST_STATUS.done }),
      run(2, { delivery_manifest_status_id: MANIFEST_STATUS.scheduled, start_at: '2026-11-20 21:00:00' }),
      run(3, { delivery_manifest_status_id: MANIFEST_STATUS.scheduled, start_at: '2026-11-20 20:00:00' }),
      run(4, { delivery_manifest_status_id: MANIFEST_STATUS.running, start_at: '2026-11-20 20:30:00' }),
      run(5, { delivery_manifest_status_id: MANIFEST_STATUS.running, events: [late] }),
    ]);
    expect(view.runs.map(({ name }) => name)).toEqual(['RUN 5', 'RUN 4', 'RUN 3', 'RUN 2']);
    expect(view.finished_runs).toBe(1);
    expect(view.runs[0]).toMatchObject({ late: 1, minutes_behind: 70, done: 0, total: 1 });
  });
});

describe('the worst stops', () => {
  it('are at most five, the latest first, and one that nobody can reach before all', () => {
    const events = Array.from({ length: 7 }, (_, index) =>
      makeEvent({
        id: index + 1,
        planned_at: '2026-11-20 17:00:00',
        eta: `2026-11-20 18:${String(10 + index).padStart(2, '0')}:00`,
      }),
    );
    const gone = makeEvent({
      id: 99,
      delivery_manifest_id: null,
      delivery_end_time: '09:00:00',
      time_zone: 'America/Los_Angeles',
    });
    const runs = events.map((event) =>
      makeManifest({ id: event.id, name: `RUN ${event.id}`, events: [event] }),
    );
    const { worst, stops } = todayWith(runs, [gone]);
    expect(worst.map(({ delivery_event_id }) => delivery_event_id)).toEqual([99, 7, 6, 5, 4]);
    expect(worst[0]).toMatchObject({ minutes: null, run: null });
    expect(worst[1]).toMatchObject({ minutes: 76, run: 'RUN 7', more: 0 });
    expect(stops.late).toBe(8);
  });

  it('are one for what is late on one run: its worst stop, with the number of the others', () => {
    const late = (id: number, minute: string) =>
      makeEvent({ id, planned_at: '2026-11-20 17:00:00', eta: `2026-11-20 18:${minute}:00` });
    const { worst } = todayWith([makeManifest({ events: [late(1, '10'), late(2, '30'), late(3, '20')] })]);
    expect(worst.map(({ delivery_event_id: id, more }) => [id, more])).toEqual([[2, 2]]);
  });

  const late = { planned_at: '2026-11-20 17:00:00', eta: '2026-11-20 18:10:00' };
  const inTime = { planned_at: '2026-11-20 18:30:00', eta: '2026-11-20 18:30:00' };
  const { pickedUp, attempted } = EVENT_STATUS;

  it('come before a silent driver, then what failed, the oldest first, then what is at risk', () => {
    const tight = makeEvent({ id: 1, ...inTime, delivery_end_time: '10:35:00' });
    const bad = (id: number, datetime: string) =>
      makeEvent({ id, delivery_event_status_id: failed, datetime, planned_at: null, eta: null });
    const silent = makeManifest({
      id: 20,
      employee: 'SILENT DRIVER',
      employee_phone: '6195550123',
      position_recorded_at: '2026-11-20 17:20:00',
      delivery_manifest_status_id: MANIFEST_STATUS.running,
      events: [],
    });
    const { worst } = todayWith([
      makeManifest({
        events: [
          tight,
          bad(2, '2026-11-20 17:30:00'),
          bad(3, '2026-11-20 17:00:00'),
          makeEvent({ id: 4, ...late }),
        ],
      }),
      silent,
    ]);
    expect(worst.map(({ need, delivery_event_id: id }) => [need, id])).toEqual([
      ['late', 4],
      ['silent', null],
      ['problem', 3],
      ['problem', 2],
      ['atRisk', 1],
    ]);
    expect(worst[1]).toMatchObject({ driver: 'SILENT DRIVER', driver_phone: '6195550123', minutes: 40 });
    expect(worst[4]).toMatchObject({ risk: 'tight' });
  });

  it('leave out a problem that somebody has taken', () => {
    const events = [makeEvent({ id: 2, delivery_event_status_id: failed, datetime: '2026-11-20 17:00:00' })];
    expect(todayWith([makeManifest({ events })], [], [2]).worst).toEqual([]);
    expect(todayWith([makeManifest({ events })]).worst).toHaveLength(1);
  });

  it.each([
    ['late', { ...late, delivery_event_status_id: scheduled }, 'move'],
    ['late with its bag in the vehicle', { ...late, delivery_event_status_id: pickedUp }, 'transfer'],
    ['attempted', { ...inTime, delivery_event_status_id: attempted }, 'reschedule'],
    ['failed', { delivery_event_status_id: failed, datetime: '2026-11-20 17:00:00' }, 'changeStatus'],
  ])('%s: one press is what helps', (_, stop, mend) => {
    const [worst] = withStop(stop).worst;
    expect(worst && mendOf(worst)).toBe(mend);
  });
});

describe('the curve', () => {
  it('rises by what was promised and done, and says nothing about the future', () => {
    const done = (at: string) => ({ delivery_event_status_id: successful, datetime: at, planned_at: at });
    const { curve } = todayWith([
      makeManifest({
        events: [
          makeEvent({ id: 1, ...done('2026-11-20 17:10:00') }),
          makeEvent({ id: 2, ...done('2026-11-20 17:40:00') }),
          makeEvent({ id: 3, planned_at: '2026-11-20 18:40:00', eta: '2026-11-20 18:40:00' }),
        ],
      }),
    ]);
    expect(curve.map(({ at, planned, done: sum }) => [at.slice(11, 16), planned, sum])).toEqual([
      ['17:00', 0, 0],
      ['17:30', 1, 1],
      ['18:00', 2, 2],
      ['18:30', 2, null],
      ['19:00', 3, null],
    ]);
  });

  it('of a day without promises is not drawn', () => {
    expect(todayWith([]).curve).toEqual([]);
  });
});

describe('a run', () => {
  it.each([
    ['before its address opens', '13:00:00', 1],
    ['at an address that is open', null, 0],
  ])('waits %s', (_, delivery_start_time, waits) => {
    const { runs } = todayWith([
      makeManifest({ events: [makeEvent({ delivery_event_status_id: scheduled, delivery_start_time })] }),
    ]);
    expect(runs[0]?.waits).toHaveLength(waits);
    expect(runs[0]?.waits.every(({ from, to }) => from < to)).toBe(true);
  });
});
