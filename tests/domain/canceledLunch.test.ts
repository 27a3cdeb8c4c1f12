import { describe, expect, it } from 'vitest';
import { laneFacts } from '../../src/board/laneFacts';
import { toWire } from '../../src/domain/time/dates';
import type { EventView } from '../../src/domain/runs/dispatchView';
import { arrivalsOf } from '../../src/domain/stops/etas';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const NOW = new Date('2026-11-20T18:00:00Z');
const at = (time: string) => `2026-11-20 ${time}:00`;

const pullOut = makeEvent({
  id: 1,
  delivery_event_type_id: 1,
  delivery_event_status_id: 4,
  secuence: 1,
  planned_at: at('16:00'),
  datetime: at('16:00'),
});
const first = makeEvent({ id: 2, secuence: 2, planned_at: at('18:30') });
const second = makeEvent({
  id: 3,
  secuence: 5,
  planned_at: at('19:00'),
  destination_latitude: 32.8,
});
const pullIn = makeEvent({
  id: 4,
  delivery_event_type_id: 7,
  secuence: 6,
  planned_at: at('20:00'),
});
/** Between the two deliveries, or behind both. */
const lunch = (status: number, place = 3) => [
  makeEvent({
    id: 10,
    delivery_event_type_id: 4,
    delivery_event_status_id: status,
    secuence: place,
    eta: at('23:40'),
    datetime: status === 7 ? at('17:45') : null,
  }),
  makeEvent({
    id: 11,
    delivery_event_type_id: 5,
    delivery_event_status_id: status,
    secuence: place + 0.5,
    eta: '2026-11-21 00:10:00',
    datetime: status === 7 ? at('17:45') : null,
  }),
];
const arrivalsIn = (stops: readonly EventView[]) => arrivalsOf({ ...makeManifest(), stops }, NOW);
const arrivals = (stops: readonly EventView[]) =>
  [...arrivalsIn(stops)].map(([id, time]) => [id, toWire(new Date(time))]);

describe('a canceled lunch break', () => {
  it('takes no time: who comes behind it is expected as if it had never been', () => {
    const without = arrivals([pullOut, first, second, pullIn]);
    expect(without.map(([id]) => id)).toEqual([2, 3, 4]);
    expect(arrivals([pullOut, first, ...lunch(7), second, pullIn])).toEqual(without);
    expect(arrivals([pullOut, first, ...lunch(1), second, pullIn])).not.toEqual(without);
  });

  it('neither ends the run late nor is told as its lunch; the next one is', () => {
    const run = (events: EventView[]) => laneFacts(makeManifest({ events }), clockAt(NOW));
    const end = { ...pullIn, eta: at('22:00') };
    expect(run([pullOut, first, ...lunch(1, 5), end])).toMatchObject({
      finishAt: '2026-11-21 00:10:00',
      overtimeMinutes: 10,
      lunchAt: at('23:40'),
    });
    const canceled = [pullOut, first, ...lunch(7, 5), end];
    expect(run(canceled)).toMatchObject({ finishAt: at('22:00'), overtimeMinutes: 0, lunchAt: null });
    const again = makeEvent({ id: 12, delivery_event_type_id: 4, secuence: 7, eta: at('20:15') });
    expect(run([...canceled, again])).toMatchObject({ lunchAt: at('20:15') });
  });
});

it('a canceled delivery is driven past: the way goes from the stop before it to the one behind it', () => {
  const between = makeEvent({ id: 9, secuence: 3, planned_at: at('18:45') });
  const canceled = { ...between, delivery_event_status_id: 7, datetime: at('17:50') };
  const times = arrivalsIn([pullOut, first, canceled, second, pullIn]);
  // As if it had been moved to another run.
  expect(times.get(3)).toBe(arrivalsIn([pullOut, first, second, pullIn]).get(3));
});
