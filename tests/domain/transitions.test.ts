import { describe, expect, it } from 'vitest';
import { EVENT_STATUS_IDS, isClosedStatus } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE_IDS } from '../../src/domain/stops/eventType';
import {
  cancelStatus,
  canTransition,
  initialStatus,
  rescheduleStatus,
  statusCatalogue,
  statusesOffered,
} from '../../src/domain/stops/transitions';

const offered = (type: number, status: number) =>
  statusesOffered({ delivery_event_type_id: type, delivery_event_status_id: status });

describe('§4 status changes', () => {
  it.each([
    [1, [1, 2, 4, 7]],
    [2, [1, 2, 3, 4, 7, 8, 9, 10, 11]],
    [3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [4, [1, 2, 4, 7]],
    [5, [1, 2, 4, 7]],
    [6, [1, 2, 4, 7]],
    [7, [1, 2, 4, 7]],
    [8, [12, 13, 14, 15, 16, 17, 18, 19]],
    [9, []],
  ])('§4 the catalogue of type %i', (type, ids) => {
    expect(statusCatalogue(type)).toEqual(ids);
  });

  it.each([
    [3, 1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [3, 2, [3, 4, 5, 6, 7, 9, 10, 11]],
    [3, 3, [2, 4, 5, 6, 7, 9, 10, 11]],
    [3, 4, [6, 7, 9, 10, 11]],
    [3, 5, [2, 3, 4, 6, 7, 8, 9, 10, 11]],
    [3, 6, [4, 7, 9, 10, 11]],
    [3, 7, [4, 6, 9, 10, 11]],
    [3, 8, [2, 3, 4, 5, 6, 7, 9, 10, 11]],
    [3, 11, [4, 6, 7, 9, 10]],
    [8, 12, [13, 14, 15, 16, 17, 18]],
    [8, 14, [13, 15, 16, 17, 18]],
    [8, 16, [17, 18]],
    [8, 18, [16, 17, 19]],
    [8, 19, [16, 17, 18]],
    [2, 1, [2, 3, 4, 7, 8, 9, 10, 11]],
    [1, 1, [2, 4, 7]],
    [3, 0, []],
    [3, 99, []],
    [3, 12, []],
    [9, 1, []],
  ])('§4 type %i in status %i is offered %j', (type, status, ids) => {
    expect(offered(type, status)).toEqual(ids);
  });

  it('§4 status 19 is offered only when the current status is 18', () => {
    for (const type of EVENT_TYPE_IDS) {
      const before19 = EVENT_STATUS_IDS.filter((status) => canTransition(status, 19, type));
      // A pickup appointment that another client wrote as 4 is a collected one.
      expect(before19).toEqual(type === 8 ? [4, 18] : []);
    }
  });

  it.each([1, 12])('§4 no status change makes a stop scheduled (%i)', (to) => {
    for (const type of EVENT_TYPE_IDS)
      for (const from of EVENT_STATUS_IDS) expect(canTransition(from, to, type)).toBe(false);
  });

  it('§4 a closed stop is never open again: only corrections among closing states', () => {
    for (const type of EVENT_TYPE_IDS)
      for (const from of EVENT_STATUS_IDS.filter(isClosedStatus))
        for (const to of EVENT_STATUS_IDS)
          if (canTransition(from, to, type)) expect([from, to, isClosedStatus(to)]).toEqual([from, to, true]);
  });

  it('§4 a status never changes to itself', () => {
    for (const type of EVENT_TYPE_IDS)
      for (const id of EVENT_STATUS_IDS) expect(canTransition(id, id, type)).toBe(false);
    expect(canTransition(4, 18, 8)).toBe(false);
  });

  it('§4 a pickup appointment written with the first set goes on in the second', () => {
    expect(offered(8, 1)).toEqual(offered(8, 12));
    expect(offered(8, 11)).toEqual(offered(8, 17));
  });

  it.each([
    [3, 1, 5, 7],
    [2, 1, 5, 7],
    [8, 12, 15, 16],
  ])('§4 type %i begins as %i, is put off as %i and canceled as %i', (type, first, later, never) => {
    expect([initialStatus(type), rescheduleStatus(type), cancelStatus(type)]).toEqual([first, later, never]);
  });
});
