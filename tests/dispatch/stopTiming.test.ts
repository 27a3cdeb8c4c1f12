import { describe, expect, it } from 'vitest';
import { stopAlert, stopTiming, windowText } from '../../src/dispatch/board/stopTiming';
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
    const ending = { ...clock, refrigeratedEnd: '14:00:00' };
    expect(stopTiming(cold, manifest, ending).risks).toEqual(['refrigerated']);
    expect(stopTiming({ ...cold, refrigeration_needed: false }, manifest, ending).risks).toEqual([]);
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

describe('stopAlert: one word for a stop, late before at risk', () => {
  const late = { planned_at: '2026-11-20 19:00:00', eta: '2026-11-20 19:30:00' };
  it.each([
    ['late', late, 'late'],
    ['late and at the end of its window', { ...late, delivery_end_time: '11:30:00' }, 'late'],
    ['near the end of its window', { eta: '2026-11-20 19:50:00', delivery_end_time: '12:00:00' }, 'atRisk'],
    ['on time', { planned_at: '2026-11-20 19:00:00', eta: '2026-11-20 19:05:00' }, null],
    ['closed', { ...late, delivery_event_status_id: 4 }, null],
    ['the driver’s own', { ...late, delivery_event_type_id: 4 }, null],
  ])('%s', (_, changes, expected) => {
    expect(stopAlert(makeEvent(changes), manifest, clock)).toBe(expected);
  });
});
