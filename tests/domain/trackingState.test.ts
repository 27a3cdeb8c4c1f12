import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  etaRange,
  isFinalTrackingState,
  stopsAway,
  trackingState,
} from '../../src/domain/stops/trackingState';

const stop = (type: number, status: number) => ({
  delivery_event_type_id: type,
  delivery_event_status_id: status,
});
const placed = (id: number, secuence: number, status = 1, type = 3) => ({
  id,
  secuence,
  ...stop(type, status),
});

describe('§2 §4 what the recipient’s page says', () => {
  it.each([
    // type, status, run under way, stops before, state
    [3, 1, false, 0, 'scheduled'],
    [3, 1, true, 4, 'onTheWay'],
    [3, 1, true, null, 'onTheWay'],
    [3, 1, true, 0, 'next'],
    [3, 8, true, 2, 'onTheWay'],
    [3, 2, true, 0, 'next'],
    [3, 2, true, 1, 'onTheWay'],
    [3, 3, true, 3, 'next'],
    [3, 4, true, null, 'delivered'],
    [3, 5, true, 4, 'rescheduled'],
    [3, 6, true, null, 'rejected'],
    [3, 7, true, null, 'canceled'],
    [3, 9, true, null, 'failed'],
    [3, 10, true, null, 'failed'],
    [3, 11, true, null, 'failed'],
    [8, 12, false, 1, 'scheduled'],
    [8, 13, true, 0, 'next'],
    [8, 14, true, 2, 'next'],
    [8, 15, true, 2, 'rescheduled'],
    [8, 16, true, null, 'canceled'],
    [8, 17, true, null, 'failed'],
    [8, 18, true, null, 'collected'],
    [8, 19, true, null, 'returned'],
    [3, 0, true, 0, 'unavailable'],
    [3, 99, true, 0, 'unavailable'],
    [4, 1, true, 0, 'unavailable'],
    [2, 8, true, 0, 'unavailable'],
  ])(
    '§4 type %i, status %i, under way %s, %s stops before: %s',
    (type, status, isUnderWay, before, state) => {
      expect(trackingState(stop(type, status), isUnderWay, before)).toBe(state);
    },
  );

  it.each([
    ['scheduled', false],
    ['onTheWay', false],
    ['next', false],
    ['rescheduled', false],
    ['delivered', true],
    ['collected', true],
    ['canceled', true],
    ['failed', true],
    ['rejected', true],
    ['returned', true],
    ['unavailable', true],
  ] as const)('§2 %s is final: %s', (state, isFinal) => {
    expect(isFinalTrackingState(state)).toBe(isFinal);
  });
});

describe('field note 18: stops away and a range of honest width', () => {
  const stops = [
    placed(1, 1, 4),
    placed(2, 2),
    placed(3, 3, 1, 4),
    placed(4, 4, 12, 8),
    placed(5, 5),
    placed(6, 6),
  ];

  it.each([
    [2, 0],
    [5, 2],
    [6, 3],
    [1, null],
    [99, null],
  ])('§4 stop %i is %s stops away', (id, away) => {
    expect(stopsAway(stops, id)).toBe(away);
  });

  const at = (time: string) => new Date(`2026-11-20T${time}Z`);

  it.each([
    ['10:02:00', 0, '09:00:00', '09:55:00', '10:10:00'],
    ['10:00:00', 0, '09:00:00', '09:55:00', '10:05:00'],
    ['10:00:00', 3, '09:00:00', '09:40:00', '10:20:00'],
    ['10:00:00', 50, '07:00:00', '09:00:00', '11:00:00'],
    ['10:00:00', 3, '09:52:00', '09:50:00', '10:20:00'],
    ['10:00:00', 0, '10:21:00', '10:20:00', '10:30:00'],
  ])('§2 expected %s with %i stops before, at %s: %s to %s', (eta, before, now, from, to) => {
    expect(etaRange(at(eta), before, at(now))).toEqual({ from: at(from), to: at(to) });
  });

  it('§2 always holds the expected time, on full five minutes, never narrower with more stops', () => {
    const minute = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(minute, minute, fc.nat(40), (eta, now, before) => {
        const [expected, present] = [new Date(eta * 60_000), new Date(now * 60_000)];
        const { from, to } = etaRange(expected, before, present);
        const arrival = Math.max(expected.getTime(), present.getTime());
        expect(from.getTime()).toBeLessThanOrEqual(arrival);
        expect(to.getTime()).toBeGreaterThan(arrival);
        expect([from.getTime() % 300_000, to.getTime() % 300_000]).toEqual([0, 0]);
        const wider = etaRange(expected, before + 1, present);
        expect(wider.to.getTime() - wider.from.getTime()).toBeGreaterThanOrEqual(
          to.getTime() - from.getTime(),
        );
      }),
    );
  });
});
