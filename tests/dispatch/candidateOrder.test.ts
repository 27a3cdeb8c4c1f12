import { expect, it } from 'vitest';
import { bestPlace, cheapestFirst } from '../../src/board/moves/planFor';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { makeEvent, makeManifest } from '../support/views';

const now = new Date('2026-11-20T10:00:00Z');
const run = (id: number, ...events: ReturnType<typeof makeEvent>[]) => makeManifest({ id, events });

const orderFor = (status: number) => {
  const own = run(1, makeEvent({ id: 11, delivery_manifest_id: 1, delivery_event_status_id: status }));
  const other = run(2, makeEvent({ id: 21, delivery_manifest_id: 2 }));
  const board = { manifests: [own, other], pool: [] };
  return [own, other]
    .map((each) => bestPlace(board, each, [11], now))
    .sort(cheapestFirst)
    .map(({ manifest }) => manifest.id);
};

it('puts the own run last, as it only changes the place', () => {
  expect(orderFor(EVENT_STATUS.scheduled)).toEqual([2, 1]);
});

it('puts it first when no other run can take the bag, which is in the vehicle', () => {
  expect(orderFor(EVENT_STATUS.pickedUp)).toEqual([1, 2]);
});
