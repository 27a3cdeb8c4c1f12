import { describe, expect, it } from 'vitest';
import type { Board } from '../../src/board/mergeBoard';
import { placeOfSlot, withMove } from '../../src/board/moves/moveTarget';
import { makeEvent, makeManifest } from '../support/views';

const stops = [1, 2, 3, 4, 5].map((id) => makeEvent({ id, secuence: id }));

describe('The place that a slot means', () => {
  it.each([
    ['above the first', stops, 0, [], 1],
    ['between the second and the third', stops, 2, [], 3],
    ['below the last', stops, 5, [], 6],
    ['below the last, moving the first', stops, 5, [1], 5],
    ['right below the stop that is moved: where it stands', stops, 3, [3], 3],
    ['between two shown ones, right behind the upper one', [stops[0], stops[4]], 1, [], 2],
    ['above the first shown one, right before it', [stops[2]], 0, [], 3],
    ['in an empty lane: the end of the queue', [], 0, [], undefined],
  ])('%s', (_, shown, slot, moving, at) => {
    const drawn = shown.flatMap((event) => event ?? []);
    expect(placeOfSlot(stops, drawn, slot, new Set(moving))).toBe(at);
  });
});

describe('The board while a move is under way', () => {
  const board: Board = {
    manifests: [
      makeManifest({ id: 10, events: stops }),
      makeManifest({ id: 11, events: [makeEvent({ id: 7, secuence: 1, delivery_manifest_id: 11 })] }),
      makeManifest({ id: 12, events: [] }),
    ],
    pool: [makeEvent({ id: 9, delivery_manifest_id: null, secuence: null })],
  };
  const orderOf = (moved: Board) => ({
    pool: moved.pool.map(({ id }) => id),
    runs: moved.manifests.map(({ events }) =>
      events.map(({ id, secuence }) => `${secuence}:${id}`).join(' '),
    ),
  });

  it('a place in the same run', () => {
    expect(orderOf(withMove(board, [5], { manifestId: 10, at: 2 })).runs[0]).toBe('1:1 2:5 3:2 4:3 5:4');
  });
  it('several from everywhere into another run, in the given order, runs beside it untouched', () => {
    const moved = withMove(board, [9, 2], { manifestId: 11, at: 1 });
    expect(orderOf(moved)).toEqual({ pool: [], runs: ['1:1 2:3 3:4 4:5', '1:9 2:2 3:7', ''] });
    expect(moved.manifests[2]).toBe(board.manifests[2]);
  });
  it('to the end of the queue, and to the unassigned ones', () => {
    expect(orderOf(withMove(board, [1], { manifestId: 11 })).runs[1]).toBe('1:7 2:1');
    expect(orderOf(withMove(board, [1], { manifestId: null })).pool).toEqual([9, 1]);
  });
});
