import { describe, expect, it } from 'vitest';
import { stopFlags, stopTiming } from '../../src/board/stopTiming';
import { windowText } from '../../src/board/windowText';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const clock = clockAt(new Date('2026-11-20T18:00:00Z'));
const manifest = makeManifest({ position_recorded_at: '2026-11-20 17:58:00' });

describe('stopTiming: times of a stop in the zone of its run', () => {
  it.each([
    ['on time', '2026-11-20 19:00:00', '2026-11-20 19:00:00', 'regular', 0],
    ['10 minutes late is regular (field notes)', '2026-11-20 19:00:00', '2026-11-20 19:10:00', 'regular', 10],
    ['11 minutes late', '2026-11-20 19:00:00', '2026-11-20 19:11:00', 'late', 11],
    ['11 minutes early', '2026-11-20 19:11:00', '2026-11-20 19:00:00', 'early', -11],
  ])('%s', (_, planned_at, eta, etaClass, minutesLate) => {
    expect(stopTiming(makeEvent({ planned_at, eta }), manifest, clock)).toMatchObject({
      etaClass,
      minutesLate,
    });
  });

  it('shows the wall clock of the run, not of this machine', () => {
    expect(stopTiming(makeEvent({ eta: '2026-11-20 19:05:00' }), manifest, clock).time).toBe('11:05');
    const east = makeManifest({ time_zone: 'America/New_York' });
    expect(stopTiming(makeEvent({ eta: '2026-11-20 19:05:00' }), east, clock).time).toBe('14:05');
  });

  it('says that an arrival is after midnight of the day that the run belongs to', () => {
    const night = makeManifest({ start_at: '2026-11-21 02:00:00', end_at: '2026-11-21 10:00:00' });
    expect(stopTiming(makeEvent({ eta: '2026-11-21 08:40:00' }), night, clock).time).toBe('00:40 +1');
    expect(stopTiming(makeEvent({ eta: '2026-11-21 07:40:00' }), night, clock).time).toBe('23:40');
  });

  // 11:05 in Los Angeles, a Friday.
  it.each([
    ['an hour before closing', { closes_at: '12:05:00' }, []],
    ['10 minutes before closing', { closes_at: '11:15:00' }, ['closing']],
    ['after closing', { closes_at: '11:00:00' }, ['closed']],
    ['before opening', { opens_at: '11:30:00', closes_at: '17:00:00' }, ['closed']],
    ['on a day without hours', { closes_at: '17:00:00', open_days: [6, 7] }, ['closed']],
  ])('tells that a home takes deliveries in its hours: %s', (_, hours, risks) => {
    const facility_hours = { opens_at: '08:00:00', open_days: [1, 2, 3, 4, 5], ...hours };
    const stop = makeEvent({ eta: '2026-11-20 19:05:00', facility_hours });
    expect(stopTiming(stop, manifest, clock).risks).toEqual(risks);
    expect(stopFlags(stop, manifest, clock)).toEqual(risks.length > 0 ? ['atRisk'] : []);
  });

  it('shows when a closed stop happened, and no lateness any more', () => {
    const closed = makeEvent({
      delivery_event_status_id: 4,
      datetime: '2026-11-20 17:30:00',
      planned_at: '2026-11-20 16:00:00',
      eta: '2026-11-20 17:30:00',
    });
    expect(stopTiming(closed, manifest, clock)).toEqual({
      time: '09:30',
      etaClass: null,
      minutesLate: null,
      risks: [],
      missed: null,
      msLeft: null,
    });
  });

  it('is at risk when the window nearly ends at the ETA, on the wall clock of the run', () => {
    const tight = makeEvent({
      eta: '2026-11-20 19:50:00',
      planned_at: '2026-11-20 19:50:00',
      delivery_end_time: '12:00:00',
    });
    expect(stopTiming(tight, manifest, clock).risks).toEqual(['tight']);
  });

  it('is at risk when the driver has been silent', () => {
    const silent = makeManifest({ position_recorded_at: '2026-11-20 17:30:00' });
    expect(stopTiming(makeEvent({ eta: '2026-11-20 19:00:00' }), silent, clock).risks).toEqual(['silent']);
  });

  it('does not wait for news of a driver who is not on the road', () => {
    const waiting = makeManifest({
      position_recorded_at: '2026-11-20 10:00:00',
      delivery_manifest_status_id: 2,
    });
    expect(stopTiming(makeEvent({ eta: '2026-11-20 19:00:00' }), waiting, clock).risks).toEqual([]);
  });

  it('is at risk when something refrigerated arrives near the refrigerated end time', () => {
    const cold = makeEvent({ eta: '2026-11-20 21:45:00', refrigeration_needed: true });
    expect(stopTiming(cold, manifest, clock).risks).toEqual(['refrigerated']);
    expect(stopTiming({ ...cold, refrigeration_needed: false }, manifest, clock).risks).toEqual([]);
    // A run that starts after that: four hours from when the bag leaves the fridge.
    const later = makeManifest({ ...manifest, start_at: '2026-11-20 23:00:00' });
    expect(stopTiming({ ...cold, eta: '2026-11-21 00:30:00' }, later, clock).risks).toEqual([]);
    expect(stopTiming({ ...cold, eta: '2026-11-21 02:45:00' }, later, clock).risks).toEqual(['refrigerated']);
  });

  it('says by how much a window is missed, and that it is no risk any more', () => {
    const event = makeEvent({ eta: '2026-11-20 20:12:00', delivery_end_time: '12:00:00' });
    expect(stopTiming(event, manifest, clock)).toMatchObject({
      missed: { kind: 'expected', minutes: 12 },
      msLeft: 2 * 3_600_000,
      risks: [],
    });
  });

  it.each([4, 5])('promises nothing on a run that is over (%i)', (delivery_manifest_status_id) => {
    const over = makeManifest({ delivery_manifest_status_id });
    const left = makeEvent({ eta: '2026-11-20 20:12:00', planned_at: '2026-11-20 19:00:00' });
    expect(stopTiming(left, over, clock)).toMatchObject({ time: null, minutesLate: null, risks: [] });
  });

  it('says of an order that waits that it cannot be reached in time, by the zone of its CDP', () => {
    const waiting = makeEvent({
      delivery_manifest_id: null,
      time_zone: 'America/New_York',
      cdp_latitude: 33.2,
      cdp_longitude: -117.3,
      delivery_end_time: '13:10:00',
    });
    expect(stopTiming(waiting, null, clock).missed?.kind).toBe('unreachable');
    expect(stopTiming({ ...waiting, delivery_end_time: '13:00:00' }, null, clock).missed?.kind).toBe(
      'passed',
    );
    expect(stopTiming({ ...waiting, delivery_end_time: '15:00:00' }, null, clock).missed).toBeNull();
  });

  it('says nothing of a stop that no run has', () => {
    expect(stopTiming(makeEvent({ eta: '2026-11-20 19:00:00' }), null, clock).time).toBeNull();
  });
});

describe('windowText', () => {
  it.each([
    ['08:00:00', '10:00:00', '08:00–10:00'],
    ['08:00:00', null, '≥ 08:00'],
    [null, '10:00:00', '≤ 10:00'],
    [null, null, null],
  ])('%s to %s', (delivery_start_time, delivery_end_time, text) => {
    expect(windowText({ delivery_start_time, delivery_end_time })).toBe(text);
  });
});

describe('stopFlags: a missed window beside lateness, and at risk only without them', () => {
  const late = { planned_at: '2026-11-20 19:00:00', eta: '2026-11-20 19:30:00' };
  it.each([
    ['late', late, ['late']],
    ['late and at the end of its window', { ...late, delivery_end_time: '11:30:00' }, ['late']],
    ['late and past its window', { ...late, delivery_end_time: '11:18:00' }, ['missed', 'late']],
    [
      'past its window as it was promised',
      { ...late, planned_at: late.eta, delivery_end_time: '11:18:00' },
      ['missed'],
    ],
    ['near the end of its window', { eta: '2026-11-20 19:50:00', delivery_end_time: '12:00:00' }, ['atRisk']],
    ['on time', { planned_at: '2026-11-20 19:00:00', eta: '2026-11-20 19:05:00' }, []],
    ['closed', { ...late, delivery_event_status_id: 4 }, []],
    ['the driver’s own', { ...late, delivery_event_type_id: 4 }, []],
  ])('%s', (_, changes, expected) => {
    expect(stopFlags(makeEvent(changes), manifest, clock)).toEqual(expected);
  });
});
