import { describe, expect, it } from 'vitest';
import { settingsWith } from '../../src/domain/wire/settings';
import {
  MOST_STOPS,
  nearestRun as nearest,
  type CandidateRun,
  type Wanted,
} from '../../src/domain/planning/nearestRun';

const NOW = new Date('2026-07-20T17:00:00Z');
const RULES = settingsWith({});
const nearestRun = (runs: CandidateRun[], wanted: Wanted, now: Date) => nearest(runs, wanted, now, RULES);
const DOOR: Wanted = {
  latitude: 32.75,
  longitude: -117.15,
  delivery_start_time: null,
  delivery_end_time: null,
  refrigeration_needed: false,
  driver_gender: null,
  close_door_pharmacy_id: 1,
  funding_source_id: 1,
  is_rush: false,
};

function stop(id: number, secuence: number, typeId: number, latitude: number, statusId = 1) {
  const at = { destination_latitude: latitude, destination_longitude: -117.15 };
  const eta = '2026-07-20 18:00:00';
  return {
    id,
    secuence,
    delivery_event_type_id: typeId,
    delivery_event_status_id: statusId,
    ...at,
    delivery_date: '2026-07-20',
    delivery_start_time: null,
    planned_at: eta,
    eta,
    datetime: null,
  };
}

/** Pull out, pick up, one door, pull in; the driver is on the road. */
function run(id: number, latitude: number, part: Partial<CandidateRun> = {}): CandidateRun {
  const day = {
    delivery_date: '2026-07-20',
    time_zone: 'America/Los_Angeles',
    start_at: '2026-07-20 15:00:00',
  };
  const stops = [
    stop(1, 1, 1, 32.7, 4),
    stop(2, 2, 2, 32.7, 8),
    stop(3, 3, 3, latitude),
    stop(4, 4, 7, 32.7),
  ];
  const who = {
    name: `RUN ${id}`,
    close_door_pharmacy_id: 1,
    funding_source_ids: null,
    vehicle_capacity: 40,
    driver_gender: 'male',
  };
  return { id, delivery_manifest_status_id: 3, ...who, ...day, stops, ...part };
}

describe('the run that a new delivery joins', () => {
  it.each([
    ['a home that is closed when the driver comes', { closes_at: '10:05:00' }, null],
    ['a home that is open', { closes_at: '17:00:00' }, 1],
  ])('%s', (_, hours, expected) => {
    const facility_hours = { opens_at: '08:00:00', open_days: null, ...hours };
    expect(nearestRun([run(1, 32.75)], { ...DOOR, facility_hours }, NOW)?.runId ?? null).toBe(expected);
  });

  it('is the one with the nearest open door, at its end before the way back', () => {
    const place = nearestRun([run(1, 32.8), run(2, 32.76)], DOOR, NOW);
    expect(place).toMatchObject({ runId: 2, secuence: 4 });
    // Five minutes at the last door and five for the bag, and 1.1 km of road.
    expect(place?.plannedAt.toISOString()).toBe('2026-07-20T17:12:10.000Z');
  });

  it('goes back to its CDP for the bag, where no run is left that has it still to load', () => {
    const at = { cdp_latitude: 32.7, cdp_longitude: -117.15 };
    const left = run(2, 32.76, at);
    const place = nearestRun([left], DOOR, NOW);
    expect(place).toMatchObject({ runId: 2, secuence: 4, loading: { how: 'tripBack' } });
    const far = nearestRun([run(2, 32.76, { ...at, cdp_latitude: 32.2 })], DOOR, NOW);
    expect(far?.plannedAt.getTime()).toBeGreaterThan(place?.plannedAt.getTime() ?? 0);
    const stops = left.stops.map((one) => ({ ...one, delivery_event_status_id: 1 }));
    const waiting = run(1, 32.8, { stops });
    expect(nearestRun([left, waiting], DOOR, NOW)).toMatchObject({ runId: 1, loading: { how: 'own' } });
  });

  it('is not planned before now', () => {
    const late = new Date('2026-07-20T20:00:00Z');
    expect(nearestRun([run(1, 32.76)], DOOR, late)?.plannedAt.toISOString()).toBe('2026-07-20T20:12:10.000Z');
  });

  it.each([
    ['a finished one', run(1, 32.76, { delivery_manifest_status_id: 4 })],
    [
      'one whose doors are all closed',
      run(1, 32.76, { stops: [stop(3, 1, 3, 32.76, 4), stop(4, 2, 7, 32.7)] }),
    ],
    ['one far away', run(1, 33.2)],
    [
      'a full one',
      run(1, 32.76, {
        stops: Array.from({ length: MOST_STOPS }, (_, index) => stop(index, index + 1, 3, 32.76)),
      }),
    ],
  ])('is never %s', (_, candidate) => {
    expect(nearestRun([candidate], DOOR, NOW)).toBeNull();
  });

  it('has a driver of the wanted gender', () => {
    expect(nearestRun([run(1, 32.76)], { ...DOOR, driver_gender: 'female' }, NOW)).toBeNull();
    expect(nearestRun([run(1, 32.76)], { ...DOOR, driver_gender: 'male' }, NOW)?.runId).toBe(1);
  });

  it('is for the client of the recipient, loads at its CDP and has room', () => {
    for (const part of [{ funding_source_ids: [7] }, { close_door_pharmacy_id: 2 }, { vehicle_capacity: 1 }])
      expect(nearestRun([run(1, 32.76, part)], DOOR, NOW)).toBeNull();
    expect(nearestRun([run(1, 32.76, { funding_source_ids: [7, 1] })], DOOR, NOW)?.runId).toBe(1);
  });

  it('brings what must stay cool before its time ends', () => {
    const cold = { ...DOOR, refrigeration_needed: true };
    expect(nearestRun([run(1, 32.76)], cold, NOW)?.runId).toBe(1);
    expect(nearestRun([run(1, 32.76)], cold, new Date('2026-07-20T21:00:00Z'))).toBeNull();
  });

  it('is the one that is there first when it is a rush order', () => {
    const busy = run(1, 32.751);
    const more = [5, 6, 7].map((id) => stop(id, id, 3, 32.7 + id / 50));
    const near = { ...busy, stops: [...busy.stops.slice(0, 3), ...more, stop(9, 9, 7, 32.7)] };
    const free = run(2, 32.78);
    expect(nearestRun([near, free], DOOR, NOW)?.runId).toBe(1);
    expect(nearestRun([near, free], { ...DOOR, is_rush: true }, NOW)?.runId).toBe(2);
    expect(nearestRun([free, near], { ...DOOR, is_rush: true }, NOW)?.runId).toBe(2);
  });

  it('comes there before the window ends', () => {
    expect(nearestRun([run(1, 32.76)], { ...DOOR, delivery_end_time: '10:05:00' }, NOW)).toBeNull();
    expect(nearestRun([run(1, 32.76)], { ...DOOR, delivery_end_time: '10:15:00' }, NOW)?.runId).toBe(1);
  });
});
