import { describe, expect, it } from 'vitest';
import {
  changeStatusProblems,
  isReturnToCdp,
  OTHER_REASON_ID,
  outcomeProblems,
} from '../../src/domain/stops/statusChange';
import { EVENT_STATUS_IDS } from '../../src/domain/stops/eventStatus';

const scheduled = { delivery_event_type_id: 3, delivery_event_status_id: 1 };
const collected = { delivery_event_type_id: 8, delivery_event_status_id: 18 };
const fields = (problems: object) => Object.keys(problems).sort();

describe('§4 §5 what a status change asks for', () => {
  it.each([
    [2, []],
    [3, []],
    [4, []],
    [8, []],
    [5, ['non_delivery_reason_id']],
    [6, ['comments', 'non_delivery_reason_id']],
    [7, ['comments', 'non_delivery_reason_id']],
    [11, ['comments', 'non_delivery_reason_id']],
  ])('§4 a delivery to status %i lacks %j', (status, missing) => {
    expect(fields(changeStatusProblems({ delivery_event_status_id: status }, scheduled))).toEqual(missing);
  });

  it.each([
    [15, ['non_delivery_reason_id']],
    [16, ['comments', 'non_delivery_reason_id']],
    [17, ['comments', 'non_delivery_reason_id']],
    [18, []],
  ])('§4 a pickup appointment to status %i lacks %j', (status, missing) => {
    const event = { delivery_event_type_id: 8, delivery_event_status_id: 12 };
    expect(fields(changeStatusProblems({ delivery_event_status_id: status }, event))).toEqual(missing);
  });

  it.each(EVENT_STATUS_IDS)('§4 with all words given, status %i lacks nothing', (status) => {
    const words = { comments: 'NO ANSWER', non_delivery_reason_id: OTHER_REASON_ID, other_reason: 'DOG' };
    expect(outcomeProblems(status, words)).toEqual({});
  });

  it.each([null, undefined, '', '   '])('§4 reason 4 (other) needs free text, not %j', (other_reason) => {
    const problems = outcomeProblems(5, { non_delivery_reason_id: 4, other_reason });
    expect(problems).toEqual({ other_reason: { message: 'validation.required' } });
  });

  it('§4 another reason needs no free text', () => {
    expect(outcomeProblems(5, { non_delivery_reason_id: 3 })).toEqual({});
  });

  it('§4 a comment of blanks is no comment', () => {
    expect(fields(outcomeProblems(6, { comments: ' ', non_delivery_reason_id: 1 }))).toEqual(['comments']);
  });

  it.each([null, undefined])('§5 the new status is required (%s)', (delivery_event_status_id) => {
    expect(changeStatusProblems({ delivery_event_status_id }, scheduled)).toEqual({
      delivery_event_status_id: { message: 'validation.required' },
    });
  });

  it.each([1, 12, 19, 0, 99])('§4 a status that is not offered (%i) is refused', (status) => {
    expect(changeStatusProblems({ delivery_event_status_id: status }, scheduled)).toEqual({
      delivery_event_status_id: { message: 'validation.statusNotOffered' },
    });
  });

  it('§4 status 19 goes to the return endpoint, from 18 alone', () => {
    expect(EVENT_STATUS_IDS.filter(isReturnToCdp)).toEqual([19]);
    expect(changeStatusProblems({ delivery_event_status_id: 19 }, collected)).toEqual({});
  });
});
