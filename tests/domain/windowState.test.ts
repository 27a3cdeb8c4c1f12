import { describe, expect, it } from 'vitest';
import { missedWindow, msToWindowEnd, soonestAtDoor } from '../../src/domain/stops/windowState';
import { DEFAULT_PACE } from '../../src/domain/addresses/travelTime';

const zone = 'America/Los_Angeles';
/** Its window ends at 10:00 PST. */
const stop = {
  delivery_date: '2026-11-20',
  delivery_end_time: '10:00:00',
  delivery_event_type_id: 3,
  destination_latitude: 32.72,
  destination_longitude: -117.16,
};
const at = (wire: string) => new Date(`2026-11-20T${wire}Z`);
const near = { latitude: 32.72, longitude: -117.16 };
const far = { latitude: 33.2, longitude: -117.3 };

describe('missedWindow: a stop that somebody drives to, by its expected arrival', () => {
  it.each([
    ['before the end', '17:59:00', null],
    ['at the end', '18:00:00', null],
    ['a second later', '18:00:01', { kind: 'expected', minutes: 1 }],
    ['12 minutes later', '18:12:00', { kind: 'expected', minutes: 12 }],
  ])('%s', (_, eta, expected) => {
    const now = at('17:00:00');
    expect(missedWindow(stop, { zone, now, arrival: at(eta).getTime() })).toEqual(expected);
  });

  it('says how late the driver comes also when the end is over', () => {
    const when = { zone, now: at('18:05:00'), arrival: at('18:20:00').getTime() };
    expect(missedWindow(stop, when)).toEqual({ kind: 'expected', minutes: 20 });
  });

  it('is nothing without an end', () => {
    const open = { ...stop, delivery_end_time: null };
    expect(missedWindow(open, { zone, now: at('23:00:00'), arrival: null })).toBeNull();
  });
});

describe('missedWindow: a stop that nobody drives to', () => {
  it.each([
    ['can still be reached', '17:00:00', near, null],
    ['is too far for what is left', '17:40:00', far, 'unreachable'],
    ['its window has passed', '18:00:00', near, 'passed'],
    ['the end alone decides where no place is known', '17:59:59', null, null],
  ])('%s', (_, now, from, kind) => {
    const soonest = soonestAtDoor(stop, from, at(now), DEFAULT_PACE);
    expect(missedWindow(stop, { zone, now: at(now), arrival: null, soonest })?.kind ?? null).toBe(kind);
  });

  it('does not fetch a bag for a pickup appointment', () => {
    const now = at('17:40:00');
    expect(soonestAtDoor({ ...stop, delivery_event_type_id: 8 }, far, now, DEFAULT_PACE)).toBe(now.getTime());
  });
});

describe('msToWindowEnd: the countdown of a stop', () => {
  it.each([
    ['an hour before', '17:00:00', 3_600_000],
    ['at the end', '18:00:00', 0],
    ['after it', '18:01:00', -60_000],
  ])('%s', (_, now, left) => {
    expect(msToWindowEnd(stop, at(now), zone)).toBe(left);
  });
});
