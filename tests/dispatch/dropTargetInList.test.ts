import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/mergeBoard';
import { dropTargetInList, type ListGround } from '../../src/board/moves/dropTargetInList';
import { makeEvent, makeManifest } from '../support/views';

const stops = [1, 2, 3].map((id) => makeEvent({ id, secuence: id }));
const own = makeEvent({ id: 7, secuence: 1, delivery_manifest_id: 11 });
const pooled = makeEvent({ id: 9, secuence: null, delivery_manifest_id: null });
const [one, two] = [
  makeManifest({ id: 10, delivery_manifest_status_id: 2, events: stops }),
  makeManifest({ id: 11, delivery_manifest_status_id: 2, events: [own] }),
];
const board: Board = { manifests: [one, two], pool: [pooled] };
const ground: ListGround = {
  key: 'list',
  rowHeight: 36,
  rows: [
    ...stops.map((event) => ({ event, manifest: one })),
    { event: own, manifest: two },
    { event: pooled, manifest: null },
  ],
};
const stopsInHand = [{ event: pooled, manifest: null }];
const dropTarget = (y: number) =>
  dropTargetInList(ground, y, { board, stops: stopsInHand, now: new Date('2026-11-20T16:00:00Z') });

describe('What is dropped in the list goes beside the row under the pointer, in its run', () => {
  it.each([
    ['upper half of the second row: before it', 36 + 10, { manifestId: 10, at: 2 }, 1],
    ['lower half of the second row: behind it', 36 + 30, { manifestId: 10, at: 3 }, 2],
    ['upper half of another run’s row', 3 * 36 + 1, { manifestId: 11, at: 1 }, 3],
    ['a row of the pool: unassigned', 4 * 36 + 30, { manifestId: null }, 5],
  ])('%s', (_, y, target, slot) => expect(dropTarget(y)).toMatchObject({ laneKey: 'list', target, slot }));

  it('below the last row it goes nowhere', () => expect(dropTarget(5 * 36 + 1)).toBeNull());
});
