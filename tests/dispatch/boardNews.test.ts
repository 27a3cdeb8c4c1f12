import { expect, it } from 'vitest';
import { boardNews } from '../../src/dispatch/board/boardNews';
import type { Board } from '../../src/board/mergeBoard';
import type { EventView } from '../../src/domain/runs/dispatchView';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const clock = clockAt(new Date('2026-11-20T18:00:00Z'));
const planned = { planned_at: '2026-11-20 18:00:00', eta: '2026-11-20 18:00:00' };
const day = (events: EventView[]): Board => ({ manifests: [makeManifest({ events })], pool: [] });
const before = day([makeEvent({ id: 1, ...planned }), makeEvent({ id: 2, ...planned })]);

it.each([
  ['a stop that is over', { delivery_event_status_id: 4 }, { closed: 1, late: [], missed: [] }],
  [
    'a stop that turned late',
    { eta: '2026-11-20 18:30:00' },
    { closed: 0, late: ['ANA PRUEBA'], missed: [] },
  ],
  [
    'a stop that misses its window now, and not of its lateness too',
    { eta: '2026-11-20 18:30:00', delivery_end_time: '10:05:00' },
    { closed: 0, late: [], missed: ['ANA PRUEBA'] },
  ],
  ['a stop that moved by a minute', { eta: '2026-11-20 18:01:00' }, { closed: 0, late: [], missed: [] }],
])('tells of %s', (_, changes, expected) => {
  const after = day([
    makeEvent({ id: 1, version: 2, ...planned, ...changes }),
    makeEvent({ id: 2, ...planned }),
  ]);
  expect(boardNews(before, after, clock)).toEqual(expected);
});

it('has nothing to tell of what is new on the board or has not changed', () => {
  expect(boardNews(before, before, clock)).toEqual({ closed: 0, late: [], missed: [] });
  const another = makeEvent({ id: 3, delivery_event_status_id: 4 });
  expect(boardNews(before, day([another]), clock)).toEqual({ closed: 0, late: [], missed: [] });
});
