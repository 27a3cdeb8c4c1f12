import { describe, expect, it } from 'vitest';
import { settingsWith } from '../../src/domain/wire/settings';
import { fewestMoves } from '../../src/domain/planning/fewestMoves';
import type { PlanningRun, PlanningStop } from '../../server/day/dispatch/planning/planningRun';
import { stopWindow } from '../../server/day/dispatch/planning/stopWindow';
import { wholeOrder } from '../../server/day/dispatch/planning/routeParts';
import { findCandidates } from '../../server/day/dispatch/planning/candidates';
import { runProblem } from '../../server/day/dispatch/planning/runProblem';
import { EmbeddedOptimizer } from '../../server/planning/routing/embeddedOptimizer';
import type { RoutingProblem } from '../../server/planning/routing/format/problem';

const settings = settingsWith({});
const NOW = new Date('2026-11-20T17:00:00Z');
const at = (wire: string) => Date.parse(`${wire.replace(' ', 'T')}Z`) / 1000;

function stop(id: number, changes: Partial<PlanningStop> = {}): PlanningStop {
  return {
    id,
    version: 1,
    delivery_manifest_id: 1,
    delivery_date: '2026-11-20',
    close_door_pharmacy_id: 1,
    funding_source_id: 1,
    facility_hours: null,
    delivery_event_type_id: 3,
    delivery_event_status_id: 1,
    secuence: id,
    destination_latitude: 32.7 + id / 100,
    destination_longitude: -117.1,
    delivery_start_time: null,
    delivery_end_time: null,
    refrigeration_needed: false,
    driver_gender: null,
    priority: 'normal',
    planned_at: null,
    eta: null,
    datetime: null,
    locked_at: null,
    stop_role: null,
    pick_up_id: null,
    ...changes,
  };
}

function runOf(stops: PlanningStop[], changes: Partial<PlanningRun> = {}): PlanningRun {
  return {
    crew_problem: null,
    id: 1,
    version: 1,
    name: 'RUN 1',
    delivery_date: '2026-11-20',
    time_zone: 'America/Los_Angeles',
    start_at: '2026-11-20 16:00:00',
    end_at: '2026-11-21 00:00:00',
    delivery_manifest_status_id: 3,
    close_door_pharmacy_id: 1,
    employee_id: 1,
    employee: 'DEMO DRIVER',
    driver_gender: null,
    vehicle_id: 1,
    vehicle_capacity: null,
    funding_source_ids: null,
    is_route_updated: false,
    locked_at: null,
    cdp_latitude: 32.7,
    cdp_longitude: -117.1,
    stops,
    ...changes,
  };
}

const problemOf = (stops: PlanningStop[], changes: Partial<PlanningRun> = {}) =>
  runProblem(runOf(stops, changes), settings, NOW);

describe('a run as a problem for the optimizer', () => {
  const pullOut = stop(1, {
    delivery_event_type_id: 1,
    delivery_event_status_id: 4,
    datetime: '2026-11-20 16:00:00',
  });
  const pullIn = stop(9, { delivery_event_type_id: 7 });

  it('leaves out what is over, and ends on the way back', async () => {
    const done = stop(2, { delivery_event_status_id: 4, datetime: '2026-11-20 16:50:00' });
    const made = await problemOf([pullOut, done, stop(3), stop(4), pullIn]);
    expect(made.order).toEqual([3, 4]);
    expect(wholeOrder(made, [4, 3])).toEqual([1, 2, 4, 3, 9]);
    const [vehicle] = made.problem.vehicles;
    // Not before now, from the last door on.
    expect(vehicle?.time_window).toEqual([at('2026-11-20 17:00:00'), at('2026-11-21 00:00:00')]);
  });

  it('keeps the door at which the driver is in front', async () => {
    const made = await problemOf([pullOut, stop(2), stop(3, { delivery_event_status_id: 2 }), pullIn]);
    expect(made.order).toEqual([3, 2]);
    expect(made.problem.vehicles[0]?.steps?.map(({ locked }) => locked ?? false)).toEqual([true, false]);
  });

  it('takes the lunch as a break that may move by an hour', async () => {
    const lunch = stop(3, {
      delivery_event_type_id: 4,
      destination_latitude: null,
      destination_longitude: null,
    });
    const end = stop(4, {
      delivery_event_type_id: 5,
      destination_latitude: null,
      destination_longitude: null,
    });
    const made = await problemOf([pullOut, stop(2), lunch, end, stop(5), pullIn]);
    const [pause] = made.problem.vehicles[0]?.breaks ?? [];
    expect(pause).toMatchObject({ id: 3, service: settings.lunch_break_minutes * 60 });
    expect(made.problem.jobs?.map((job) => job.id)).toEqual([2, 5]);
    expect(wholeOrder(made, [5, 3, 2])).toEqual([1, 5, 3, 4, 2, 9]);
  });

  it('opens the window of what is late already, so that it is no reason to refuse', async () => {
    const late = stop(2, { delivery_end_time: '08:30:00' });
    const { problem } = await problemOf([pullOut, late, pullIn]);
    const [window] = problem.jobs?.[0]?.time_windows ?? [];
    expect(window?.[1]).toBeGreaterThanOrEqual(at('2026-11-20 17:00:00'));
  });

  it('closes the window of what must stay cool at the setting’s time', async () => {
    const cold = stop(2, { refrigeration_needed: true });
    const { problem } = await problemOf([pullOut, cold, pullIn]);
    expect(problem.jobs?.[0]?.time_windows?.[0]?.[1]).toBe(at('2026-11-20 22:00:00'));
  });

  it.each([
    ['at its end', {}, '2026-11-20 19:00:00'],
    ['at the restriction where that is sooner', { delivery_end_time: '10:30:00' }, '2026-11-20 18:30:00'],
  ])('closes the window of a home %s', async (_, changes, until) => {
    const facility_hours = { opens_at: '08:00:00', closes_at: '11:00:00', open_days: null };
    const { problem } = await problemOf([pullOut, stop(2, { facility_hours, ...changes }), pullIn]);
    expect(problem.jobs?.[0]?.time_windows?.[0]?.[1]).toBe(at(until));
  });

  it('sends nobody to a home that is closed before the delivery may begin, or that day', () => {
    const hours = { opens_at: '08:00:00', closes_at: '11:00:00', open_days: [1, 2, 3, 4, 5] };
    const waiting = (changes: Partial<PlanningStop>) => stop(2, { delivery_manifest_id: null, ...changes });
    const closes = (changes: Partial<PlanningStop>) =>
      stopWindow(runOf([]), waiting(changes), at('2026-11-20 17:00:00'), settings)[1];
    expect(closes({ facility_hours: hours, delivery_start_time: '12:00:00' })).toBe(
      at('2026-11-20 19:00:00'),
    );
    expect(closes({ facility_hours: { ...hours, open_days: [6] } })).toBeLessThan(at('2026-11-20 16:00:00'));
  });

  it('lets what is locked keep its time within ten minutes', async () => {
    const stops = [pullOut, stop(2), stop(3, { locked_at: '2026-11-20 15:00:00' }), pullIn];
    const { problem, driveOrder, order } = await problemOf(stops);
    const now = driveOrder(order).begins.get(3) ?? 0;
    const [open = 0, close = 0] = problem.jobs?.[1]?.time_windows?.[0] ?? [];
    expect([Math.round(now - open), Math.round(close - now)]).toEqual([600, 600]);
  });

  it('asks for a driver of the wanted gender, whom a run without a driver has not', async () => {
    const { problem } = await problemOf([pullOut, stop(2, { driver_gender: 'female' }), pullIn]);
    expect([problem.jobs?.[0]?.skills, problem.vehicles[0]?.skills]).toEqual([[2], []]);
    const driven = await problemOf([pullOut, pullIn], { driver_gender: 'female' });
    expect(driven.problem.vehicles[0]?.skills).toEqual([2]);
  });
});

describe('fewestMoves: whoever keeps the place among the others is not moved', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], []],
    [[1, 2, 3, 4], [2, 3, 4, 1], [1]],
    [[1, 2, 3, 4], [4, 1, 2, 3], [4]],
    [
      [1, 2, 3, 4, 5],
      [1, 4, 3, 2, 5],
      [3, 2],
    ],
    [[], [], []],
  ])('%j → %j moves %j', (current, wanted, moved) => expect(fewestMoves(current, wanted)).toEqual(moved));
});

describe('candidates for a delivery', () => {
  it('ask about the same runs all through a minute, and about later ones in the next', async () => {
    const optimizer = new EmbeddedOptimizer();
    const asked: RoutingProblem[] = [];
    const { candidates } = optimizer;
    optimizer.candidates = (delivery, problem) => {
      asked.push(problem);
      return candidates(delivery, problem);
    };
    const runs = [runOf([stop(2), stop(3)], { start_at: '2026-11-20 16:00:00' })];
    const delivery = {
      close_door_pharmacy_id: null,
      funding_source_id: null,
      destination_latitude: 32.75,
      destination_longitude: -117.1,
      delivery_start_time: null,
      delivery_end_time: null,
      refrigeration_needed: false,
      driver_gender: null,
      facility_hours: null,
      is_rush: false,
    };
    for (const moment of ['17:00:01', '17:00:41', '17:01:01'])
      await findCandidates(optimizer, runs, delivery, settings, new Date(`2026-11-20T${moment}Z`));
    const [first, again, later] = asked;
    expect(first?.vehicles[0]?.time_window?.[0]).toBe(at('2026-11-20 17:01:00'));
    expect(again).toEqual(first);
    expect(later?.vehicles[0]?.time_window?.[0]).toBe(at('2026-11-20 17:02:00'));
  });
});
