import { describe, expect, it } from 'vitest';
import { arrivalsOf, type TimedStop } from '../../src/domain/etas';
import { taskTime, wayTime, DEFAULT_PACE } from '../../src/domain/travelTime';
import { makeEvent } from '../support/views';

/** 2026-11-20 09:30 in Los Angeles. */
const NOW = new Date('2026-11-20T17:30:00Z');
const ZONE = 'America/Los_Angeles';
const wire = (time: string) => `2026-11-20 ${time}:00`;
const minute = (at: number | undefined) =>
  at === undefined ? null : new Date(at).toISOString().slice(11, 16);

/** Some kilometres apart: about half an hour of road. */
const HERE = { destination_latitude: 32.74, destination_longitude: -117.04 };
const THERE = { destination_latitude: 32.9, destination_longitude: -117.04 };

const left = makeEvent({
  ...{ id: 1, secuence: 1, delivery_event_type_id: 3, delivery_event_status_id: 4, ...HERE },
  ...{ planned_at: wire('17:00'), datetime: wire('17:30') },
});
const next = makeEvent({
  ...{ id: 3, secuence: 3, delivery_event_type_id: 3, ...HERE },
  ...{ planned_at: wire('19:00'), planned_after_id: 1 },
});
/** Promised at the door of another run, a few minutes behind what this run planned for its first stop. */
const moved = (planned_after_id: number | null) =>
  makeEvent({
    ...{ id: 2, secuence: 2, delivery_event_type_id: 3, ...THERE },
    ...{ planned_at: wire('17:05'), planned_after_id },
  });
const arrivals = (stops: readonly TimedStop[]) => arrivalsOf(stops, ZONE, NOW);
const road = () => {
  const way = wayTime(
    { latitude: HERE.destination_latitude, longitude: HERE.destination_longitude },
    { latitude: THERE.destination_latitude, longitude: THERE.destination_longitude },
    DEFAULT_PACE,
  );
  return Math.ceil((taskTime(left, DEFAULT_PACE) + way) / 60_000) * 60_000;
};

describe('what was promised by hand is no planned way', () => {
  it('a stop that was promised elsewhere is reached by the road, not in the minutes between two promises', () => {
    const at = arrivals([left, moved(2), next]).get(2);
    expect(at).toBe(NOW.getTime() + road());
  });

  it('the stop behind it is still reached no earlier than by the way that was planned from the first', () => {
    // Planned two hours behind the first one, which was left at 17:30.
    expect(minute(arrivals([left, moved(2), next]).get(3))).toBe('19:30');
    expect(minute(arrivals([left, { ...next, secuence: 2 }]).get(3))).toBe('19:30');
  });

  it('where nobody has kept how it was promised the order of the times decides, as before', () => {
    expect(minute(arrivals([left, moved(null), next]).get(2))).toBe('17:35');
  });
});
