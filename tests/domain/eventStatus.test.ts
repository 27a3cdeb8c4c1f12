import { describe, expect, it } from 'vitest';
import {
  COLLECTION_STATUSES,
  DELIVERY_STATUSES,
  EVENT_STATUS_IDS,
  eventStatusKey,
  eventStatusName,
  hasSignature,
  isCanceledStatus,
  isClosedStatus,
  isEventStatusId,
  isOpenStatus,
  isSuccessfulStatus,
  showsSignature,
  STATUSES_HIDING_SIGNATURE,
  STATUSES_NEEDING_REASON,
  UNSUCCESSFUL_STATUSES,
} from '../../src/domain/stops/eventStatus';

const sorted = (set: ReadonlySet<number>) => [...set].sort((a, b) => a - b);

describe('§4 delivery event statuses', () => {
  it.each([
    [0, 'copayment'],
    [1, 'scheduled'],
    [2, 'inProgress'],
    [3, 'attempted'],
    [4, 'successful'],
    [5, 'rescheduled'],
    [6, 'rejected'],
    [7, 'canceled'],
    [8, 'pickedUp'],
    [9, 'missing'],
    [10, 'damaged'],
    [11, 'failed'],
    [12, 'scheduled'],
    [13, 'inProgress'],
    [14, 'attempted'],
    [15, 'rescheduled'],
    [16, 'canceled'],
    [17, 'failed'],
    [18, 'collected'],
    [19, 'returned'],
  ])('§4 status %i is %s', (id, name) => {
    expect(eventStatusName(id)).toBe(name);
    expect(eventStatusKey(id)).toBe(`eventStatus.${name}`);
    expect(isEventStatusId(id)).toBe(true);
  });

  it.each([-1, 20, 4.5, Number.NaN])(
    '§4 status %s shows the placeholder and is neither open nor closed',
    (id) => {
      expect(eventStatusKey(id)).toBe('eventStatus.unknown');
      expect([isEventStatusId(id), isOpenStatus(id), isClosedStatus(id)]).toEqual([false, false, false]);
    },
  );

  it('§4 the first set is 1 to 11, the second 12 to 19', () => {
    expect(DELIVERY_STATUSES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(COLLECTION_STATUSES).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
    expect(EVENT_STATUS_IDS).toEqual([0, ...DELIVERY_STATUSES, ...COLLECTION_STATUSES]);
  });

  it.each([
    ['unsuccessful', UNSUCCESSFUL_STATUSES, [6, 7, 11, 16, 17]],
    ['needing a reason', STATUSES_NEEDING_REASON, [5, 6, 7, 11, 15, 16, 17]],
    ['hiding the signature', STATUSES_HIDING_SIGNATURE, [6, 7, 11, 16, 17]],
  ])('§4 the statuses %s', (_, set, ids) => {
    expect(sorted(set)).toEqual(ids);
  });

  it('§4 every state of a stop is either open or closed, and 0 is neither', () => {
    expect(EVENT_STATUS_IDS.filter(isOpenStatus)).toEqual([1, 2, 3, 5, 8, 12, 13, 14, 15]);
    expect(EVENT_STATUS_IDS.filter(isClosedStatus)).toEqual([4, 6, 7, 9, 10, 11, 16, 17, 18, 19]);
  });

  it('§4 canceled are 7 and 16; successful are 4, 18 and 19', () => {
    expect(EVENT_STATUS_IDS.filter(isCanceledStatus)).toEqual([7, 16]);
    expect(EVENT_STATUS_IDS.filter(isSuccessfulStatus)).toEqual([4, 18, 19]);
  });

  it.each([
    ['data', true],
    ['XX', true],
    ['X', false],
    ['x', false],
    [' X ', false],
    ['', false],
    ['  ', false],
    [null, false],
    [undefined, false],
  ])('§4 the signature %j counts as present: %s', (signature, present) => {
    expect(hasSignature(signature)).toBe(present);
  });

  it.each(EVENT_STATUS_IDS)('§4 status %i shows a signature image unless it is 6, 7, 16, 11 or 17', (id) => {
    const shown = ![6, 7, 16, 11, 17].includes(id);
    expect(showsSignature({ delivery_event_status_id: id, signature: 'data' })).toBe(shown);
    expect(showsSignature({ delivery_event_status_id: id, signature: 'X' })).toBe(false);
  });
});
