import { describe, expect, it } from 'vitest';
import { matchesRule, NO_RULE, type SelectionRule } from '../../src/board/interaction/selectionRule';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const clock = clockAt(new Date('2026-11-20T18:00:00Z'));
const cold = makeEvent({ id: 1, refrigeration_needed: true, eta: '2026-11-21 01:30:00' });
const warm = makeEvent({ id: 2, eta: '2026-11-21 01:30:00' });
const early = makeEvent({ id: 3, refrigeration_needed: true, eta: '2026-11-20 18:30:00' });
const done = makeEvent({ id: 4, refrigeration_needed: true, delivery_event_status_id: 4 });
const late = makeEvent({ id: 5, eta: '2026-11-20 20:00:00', planned_at: '2026-11-20 19:00:00' });
const lunch = makeEvent({ id: 6, delivery_event_type_id: 4, participant_name: null });
const pool = makeEvent({
  id: 7,
  delivery_manifest_id: null,
  secuence: null,
  delivery_start_time: '17:30:00',
  refrigeration_needed: true,
});
const run = makeManifest({ id: 10, time_zone: 'America/Los_Angeles', events: [] });

describe('Selection by rule: every condition that is set has to hold', () => {
  it.each([
    ['every open delivery', {}, [1, 2, 3, 5, 7]],
    ['all refrigerated after 17:00', { marks: ['refrigerated'], from: '17:00' }, [1, 7]],
    ['all expected before 11:00', { to: '11:00' }, [3]],
    ['what is done, when that status is asked for', { status: 'successful' }, [4]],
    ['one run', { runId: 10, marks: ['refrigerated'] }, [1, 3]],
    ['the pool', { runId: 0 }, [7]],
    ['late ones', { isLate: true }, [5]],
  ] satisfies [string, Partial<SelectionRule>, number[]][])('%s', (_, rule, ids) => {
    const stops = [
      ...[cold, warm, early, done, late, lunch].map((event) => ({ event, manifest: run })),
      { event: pool, manifest: null },
    ];
    const taken = stops.filter((stop) => matchesRule({ ...NO_RULE, ...rule }, stop, clock));
    expect(taken.map(({ event }) => event.id)).toEqual(ids);
  });
});
