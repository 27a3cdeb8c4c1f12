import { describe, expect, it } from 'vitest';
import { laneFacts } from '../../src/board/laneFacts';
import { runFacts } from '../../src/domain/runs/runFacts';
import { withExpected } from '../../src/domain/stops/expectedTimes';
import { DEFAULT_PACE } from '../../src/domain/addresses/travelTime';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const now = new Date('2026-11-21T08:00:00Z');
const done = makeEvent({ id: 1, delivery_event_status_id: 4, datetime: '2026-11-20 20:00:00' });
/** Put off: its arrival was reckoned when the run last changed, hours after the end of the shift. */
const putOff = makeEvent({ id: 2, secuence: 2, delivery_event_status_id: 5, eta: '2026-11-21 09:39:00' });
const pullIn = makeEvent({
  id: 3,
  secuence: 3,
  delivery_event_type_id: 7,
  delivery_event_status_id: 4,
  datetime: '2026-11-21 00:20:00',
  eta: '2026-11-20 23:00:00',
});

describe('A run that is over promises nothing', () => {
  it.each([
    ['at the CDP', [done, putOff, pullIn], 5, '2026-11-21 00:20:00', 20],
    ['with its last stop where nobody pulled in', [done, putOff], 5, '2026-11-20 20:00:00', 0],
    ['with nothing that ever happened', [putOff], 5, null, 0],
    ['and also when all is done', [done, pullIn], 4, '2026-11-21 00:20:00', 20],
  ])('it has ended %s', (_, events, delivery_manifest_status_id, finishAt, overtimeMinutes) => {
    const run = makeManifest({ delivery_manifest_status_id, events });
    expect(laneFacts(run, clockAt(now))).toMatchObject({ finishAt, overtimeMinutes, isOver: true });
    expect(runFacts(run, DEFAULT_PACE)).toMatchObject({ overtimeMinutes, missedWindows: [] });
  });

  it('expects nobody at its open stops, and leaves what happened as it was', () => {
    const run = makeManifest({ delivery_manifest_status_id: 5, events: [done, putOff, pullIn] });
    const { events } = withExpected(run, now, DEFAULT_PACE);
    expect(events.map(({ eta }) => eta)).toEqual([null, null, pullIn.eta]);
  });
});
