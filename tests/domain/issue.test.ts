import { describe, expect, it } from 'vitest';
import {
  failedStatus,
  isFixAsFailedOffered,
  isUnattended,
  isUnsuccessful,
} from '../../src/domain/stops/issue';

const stop = (statusId: number, typeId = 3) => ({
  delivery_event_type_id: typeId,
  delivery_event_status_id: statusId,
});
const TODAY = { isDayOver: false, manifestStatusId: 3 };
const OVER = { isDayOver: true, manifestStatusId: 3 };

describe('issues: failed, rejected, missing, damaged', () => {
  it.each([6, 9, 10, 11, 17])('status %d is one, until it is settled', (status) => {
    expect(isUnsuccessful(stop(status))).toBe(true);
    expect(isUnsuccessful({ ...stop(status), issue_settled_at: '2026-11-20 10:00:00' })).toBe(false);
  });
  it.each([1, 2, 3, 4, 5, 7, 8, 12, 16, 18, 19])('status %d is none', (status) => {
    expect(isUnsuccessful(stop(status))).toBe(false);
  });
});

describe('unattended deliveries: open, and their day or run is over', () => {
  it.each([
    [stop(1), OVER, true],
    [stop(8), OVER, true],
    [stop(1), TODAY, false],
    [stop(1), { isDayOver: false, manifestStatusId: 5 }, true],
    [stop(1), { isDayOver: false, manifestStatusId: null }, false],
    [stop(1), { isDayOver: true, manifestStatusId: null }, true],
    [stop(4), OVER, false],
    [stop(1, 7), OVER, false],
    [stop(12, 8), OVER, true],
  ])('%#', (given, attendance, expected) => {
    expect(isUnattended(given, attendance)).toBe(expected);
  });
});

describe('fix as failed', () => {
  it.each([
    [stop(9), TODAY, true],
    [stop(6), TODAY, true],
    [stop(11), TODAY, true],
    [stop(17, 8), TODAY, true],
    [stop(1), OVER, true],
    [stop(1), TODAY, false],
    [stop(4), OVER, false],
  ])('%#', (given, attendance, expected) => {
    expect(isFixAsFailedOffered(given, attendance)).toBe(expected);
  });
  it('gives 11, and 17 in the second set', () => {
    expect([failedStatus(3), failedStatus(8)]).toEqual([11, 17]);
  });
});
