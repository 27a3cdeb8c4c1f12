import { describe, expect, it } from 'vitest';
import { etasOf } from '../../src/domain/stops/etas';
import { planMove } from '../../src/domain/planning/planMove';
import type { Move, PlannedRun, PlannedStop } from '../../src/domain/planning/plannedRun';
import { makeEvent, makeManifest } from '../support/views';

/** 2026-11-20 08:00 in Los Angeles. */
const NOW = new Date('2026-11-20T16:00:00Z');

function delivery(id: number, secuence: number, planned: string, changes: object = {}): PlannedStop {
  return makeEvent({
    id,
    secuence,
    planned_at: `2026-11-20 ${planned}`,
    eta: `2026-11-20 ${planned}`,
    destination_latitude: 32.7 + id / 100,
    destination_longitude: -117,
    ...changes,
  });
}
const PULL_OUT = { delivery_event_type_id: 1 };
const PULL_IN = { delivery_event_type_id: 7 };

/** Pull out, three deliveries half an hour apart about 1.1 km from each other, pull in. */
function run(id: number, changes: Partial<PlannedRun> = {}): PlannedRun {
  const first = id * 10;
  const stops = [
    delivery(first, 1, '16:00:00', PULL_OUT),
    delivery(first + 1, 2, '16:30:00'),
    delivery(first + 2, 3, '17:00:00'),
    delivery(first + 3, 4, '17:30:00'),
    delivery(first + 4, 5, '18:00:00', PULL_IN),
  ].map((stop) => ({ ...stop, delivery_manifest_id: id }));
  const view = makeManifest({ id, name: `RUN ${id}`, delivery_manifest_status_id: 2 });
  return { ...view, stops, ...changes };
}
const at = (plan: ReturnType<typeof planMove>, manifestId: number, id: number) =>
  new Date(plan.runs.find((each) => each.manifest_id === manifestId)?.arrivals.get(id) ?? 0).toISOString();
const plan = (runs: PlannedRun[], move: Move, pool: PlannedStop[] = []) => planMove(runs, pool, move, NOW);

describe('planMove: the same arithmetic on the board and on the server', () => {
  it('a way takes the road, a stop its task: whatever was promised', () => {
    const moved = plan([run(1)], { stopIds: [13], to: 1, at: 2 });
    expect(moved.runs[0]?.order).toEqual([10, 13, 11, 12, 14]);
    // 3.3 km × 1.3 at 40 km/h; the pull out itself takes no time.
    expect(at(moved, 1, 13)).toBe('2026-11-20T16:06:30.000Z');
    // 5 minutes at each door, then 2.2, 1.1 and 2.2 km.
    expect(at(moved, 1, 11)).toBe('2026-11-20T16:15:50.000Z');
    expect(at(moved, 1, 12)).toBe('2026-11-20T16:23:00.000Z');
    expect(at(moved, 1, 14)).toBe('2026-11-20T16:32:20.000Z');
  });

  it('nothing is delivered behind the way home: a place beyond it is the end of the queue', () => {
    expect(plan([run(1)], { stopIds: [11], to: 1, at: 99 }).runs[0]?.order).toEqual([10, 12, 13, 11, 14]);
    expect(plan([run(1), run(2)], { stopIds: [11], to: 2, at: 6 }).runs[1]?.order).toEqual([
      20, 21, 22, 23, 11, 24,
    ]);
  });

  describe('a lunch break is one piece', () => {
    const START = { delivery_event_type_id: 4 };
    const FINISH = { delivery_event_type_id: 5 };
    /** Pull out, 11, break of 12 and 13, 14, 15, pull in. */
    const withBreak = (start: object = {}): PlannedRun => {
      const changes = [PULL_OUT, {}, { ...START, ...start }, FINISH, {}, {}, PULL_IN];
      const stops = changes.map((each, index) => delivery(10 + index, index + 1, '17:00:00', each));
      return run(1, { stops: stops.map((stop) => ({ ...stop, delivery_manifest_id: 1 })) });
    };
    it.each([
      ['later', 5, [10, 11, 14, 12, 13, 15, 16]],
      ['to the end of the queue', 6, [10, 11, 14, 15, 12, 13, 16]],
      ['sooner', 2, [10, 12, 13, 11, 14, 15, 16]],
    ])('its end goes along with its beginning: %s', (_, at, order) => {
      expect(plan([withBreak()], { stopIds: [12], to: 1, at }).runs[0]?.order).toEqual(order);
    });
    it('what is put between its beginning and its end stands behind it', () => {
      expect(plan([withBreak()], { stopIds: [15], to: 1, at: 4 }).runs[0]?.order).toEqual([
        10, 11, 12, 13, 15, 14, 16,
      ]);
    });
    it('nor is anything delivered in a break that has begun', () => {
      const begun = withBreak({ delivery_event_status_id: 4 });
      expect(plan([begun], { stopIds: [15], to: 1, at: 4 }).runs[0]?.order).toEqual([
        10, 11, 12, 13, 15, 14, 16,
      ]);
    });
  });

  it('tells of both runs how much later they end, negative for the one that is relieved', () => {
    const moved = plan([run(1), run(2)], { stopIds: [12], to: 2 });
    expect(moved.runs.map((each) => [each.manifest_id, each.added_minutes > 0])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(moved.runs[1]?.order).toEqual([20, 21, 22, 23, 12, 24]);
  });

  it('what the preview says is what the arrivals are once the stop stands there', () => {
    const moved = plan([run(1), run(2)], { stopIds: [12], to: 2, at: 3 });
    const stops = [...run(1).stops, ...run(2).stops];
    const after = (moved.runs[1]?.order ?? []).map((id, index) => ({
      ...(stops.find((stop) => stop.id === id) ?? delivery(0, 0, '')),
      secuence: index + 1,
    }));
    const etas = etasOf({ ...run(2), stops: after }, NOW);
    expect(etas.get(12)).toBe(at(moved, 2, 12).replace('T', ' ').slice(0, 19));
  });

  it('names who turns late, by the window or by what was promised', () => {
    const strict = run(2);
    const stops = strict.stops.map((stop) =>
      stop.id === 23 ? { ...stop, delivery_end_time: '08:20:00' } : stop,
    );
    const moved = plan([run(1), { ...strict, stops }], { stopIds: [11], to: 2, at: 2 });
    expect(moved.late.find((each) => each.delivery_event_id === 23)).toMatchObject({
      minutes: 41,
      was_minutes: 0,
    });
  });
});

describe('planMove: what speaks against a move', () => {
  const rulesOf = (runs: PlannedRun[], move: Move, pool: PlannedStop[] = []) =>
    plan(runs, move, pool).broken.map((broken) => broken.rule);
  const change = (of: PlannedRun, id: number, changes: object): PlannedRun => ({
    ...of,
    stops: of.stops.map((stop) => (stop.id === id ? { ...stop, ...changes } : stop)),
  });

  it.each<[string, PlannedRun, PlannedRun, string[]]>([
    ['nothing', run(1), run(2), []],
    [
      'the end of the shift, with the minutes',
      run(1),
      run(2, { end_at: '2026-11-20 16:25:00' }),
      ['overtime'],
    ],
    [
      'a driver of the other gender',
      change(run(1), 12, { driver_gender: 'female' }),
      run(2, { driver_gender: 'male' }),
      ['driverGender'],
    ],
    ['a bag of another CDP', run(1), run(2, { close_door_pharmacy_id: 9 }), ['otherCdp']],
    ['a locked stop', change(run(1), 12, { locked_at: '2026-11-20 15:00:00' }), run(2), ['lockedStop']],
    ['a locked run', run(1), run(2, { locked_at: '2026-11-20 15:00:00' }), ['lockedRun']],
    ['a driver who is absent', run(1), run(2, { crew_problem: 'driverAbsent' }), ['driverAbsent']],
    ['its window', change(run(1), 12, { delivery_end_time: '08:15:00' }), run(2), ['window']],
  ])('%s', (_, from, to, rules) => {
    expect(rulesOf([from, to], { stopIds: [12], to: 2 })).toEqual(rules);
  });

  it.each<[string, Parameters<typeof change>[2], Move, string[]]>([
    ['after closing', { closes_at: '08:05:00' }, { stopIds: [12], to: 2 }, ['afterClosing']],
    ['before opening', { opens_at: '08:30:00' }, { stopIds: [12], to: 1, at: 2 }, ['beforeOpening']],
    ['on a day without hours', { open_days: [6] }, { stopIds: [12], to: 2 }, []],
    ['in its hours', {}, { stopIds: [12], to: 2 }, []],
  ])('a home is reached %s', (_, hours, move, rules) => {
    const facility_hours = { opens_at: '08:00:00', closes_at: '17:00:00', open_days: null, ...hours };
    const from = change(run(1), 12, { facility_hours });
    expect(rulesOf([from, run(2)], move)).toEqual(rules);
  });

  it('a home on a day without hours, which nobody drove to before, and by how much it is closed', () => {
    const facility_hours = { opens_at: '08:00:00', closes_at: '08:10:00', open_days: null };
    const waiting = (hours: object) =>
      delivery(99, 0, '16:00:00', { delivery_manifest_id: null, facility_hours: hours });
    const into = { stopIds: [99], to: 1 };
    expect(rulesOf([run(1)], into, [waiting({ ...facility_hours, open_days: [6] })])).toEqual([
      'closedAllDay',
    ]);
    const [broken] = plan([run(1)], into, [waiting(facility_hours)]).broken;
    expect(broken).toMatchObject({ rule: 'afterClosing', delivery_event_id: 99, manifest_id: 1 });
    expect(broken?.minutes).toBeGreaterThan(0);
  });

  it('a run that is over time already is asked about only when it gets worse', () => {
    const short = run(1, { end_at: '2026-11-20 16:15:00' });
    expect(rulesOf([short, run(2)], { stopIds: [12], to: 2 })).toEqual([]);
  });
});

describe('planMove: what cannot be moved there at all', () => {
  const reasons = (runs: PlannedRun[], move: Move, pool: PlannedStop[] = []) =>
    plan(runs, move, pool).refused.map(({ refusal }) => refusal.reason);
  const withStatus = (status: number): PlannedRun => ({
    ...run(1),
    stops: run(1).stops.map((stop) =>
      stop.id === 12 ? { ...stop, delivery_event_status_id: status } : stop,
    ),
  });

  it.each<[string, PlannedRun[], Move, string[]]>([
    ['a closed stop is never planned again', [withStatus(4), run(2)], { stopIds: [12], to: 2 }, ['closed']],
    ['a picked-up bag does not change runs', [withStatus(8), run(2)], { stopIds: [12], to: 2 }, ['pickedUp']],
    ['nor go to the pool', [withStatus(8)], { stopIds: [12], to: null }, ['pickedUp']],
    ['but it can be reordered', [withStatus(8)], { stopIds: [12], to: 1, at: 2 }, []],
    [
      'nothing goes before what is closed',
      [withStatus(4)],
      { stopIds: [13], to: 1, at: 2 },
      ['behindClosed'],
    ],
    ['nor before the pull out', [run(1)], { stopIds: [13], to: 1, at: 1 }, ['behindClosed']],
    [
      'a finished run takes none',
      [run(1), run(2, { delivery_manifest_status_id: 4 })],
      { stopIds: [12], to: 2 },
      ['runTakesNone'],
    ],
    [
      'and gives none',
      [run(1, { delivery_manifest_status_id: 5 })],
      { stopIds: [12], to: null },
      ['runOver'],
    ],
    ['the driver’s own steps stay', [run(1), run(2)], { stopIds: [10], to: 2 }, ['notMovable']],
    [
      'a running run takes it as an add-on',
      [run(1), run(2, { delivery_manifest_status_id: 3 })],
      { stopIds: [12], to: 2 },
      [],
    ],
  ])('%s', (_, runs, move, refused) => {
    expect(reasons(runs, move)).toEqual(refused);
  });

  it('a stop of another day', () => {
    const pool = [delivery(99, 0, '16:00:00', { delivery_date: '2026-11-21', delivery_manifest_id: null })];
    expect(reasons([run(1)], { stopIds: [99], to: 1 }, pool)).toEqual(['otherDay']);
  });
});
