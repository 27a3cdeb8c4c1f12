import { describe, expect, it } from 'vitest';
import {
  findStop,
  mergeAnswer,
  mergeManifests,
  replaceDay,
  replacePool,
  type Board,
} from '../../src/board/mergeBoard';
import { makeEvent, makeManifest } from '../support/views';

const first = makeManifest({ id: 1, name: 'RUN 1', version: 3, events: [makeEvent({ id: 11 })] });
const second = makeManifest({ id: 2, name: 'RUN 2', version: 5 });
const board: Board = {
  manifests: [first, second],
  pool: [makeEvent({ id: 99, delivery_manifest_id: null, secuence: null })],
};

describe('mergeManifests: replies come in any order, the newest state stays', () => {
  it('takes a newer state and keeps the identity of the other runs', () => {
    const newer = { ...first, version: 4 };
    const merged = mergeManifests(board, [newer]);
    expect(merged.manifests[0]).toBe(newer);
    expect(merged.manifests[1]).toBe(second);
  });

  it.each([
    ['an echo of the state held', 3],
    ['a reply that a newer change has overtaken', 2],
  ])('drops %s', (_, version) => {
    expect(mergeManifests(board, [{ ...first, version, name: 'OLD' }])).toBe(board);
  });

  it('keeps the newest of several states in one answer, whatever their order', () => {
    const merged = mergeManifests(board, [
      { ...first, version: 6 },
      { ...first, version: 5 },
    ]);
    expect(merged.manifests[0]?.version).toBe(6);
  });

  it('adds an unknown run in order of its start', () => {
    const merged = mergeManifests(board, [
      makeManifest({ id: 3, name: 'EARLY', start_at: '2026-11-20 13:00:00' }),
    ]);
    expect(merged.manifests[0]?.name).toBe('EARLY');
  });

  it('orders runs of one start by name, counting numbers as numbers', () => {
    const merged = mergeManifests({ ...board, manifests: [first, { ...second, name: 'RUN 12' }] }, [
      makeManifest({ id: 3, name: 'RUN 9' }),
    ]);
    expect(merged.manifests.map((each) => each.name)).toEqual(['RUN 1', 'RUN 9', 'RUN 12']);
  });

  it('takes a stop out of the pool once a run has it: it never stands twice on the board', () => {
    const merged = mergeManifests(board, [{ ...first, version: 4, events: [makeEvent({ id: 99 })] }]);
    expect(merged.pool).toEqual([]);
    expect(findStop(merged, 99)?.manifest?.id).toBe(1);
  });
});

describe('mergeAnswer and replacePool: stops without a run', () => {
  const pooled = (changes: object) =>
    makeEvent({ id: 11, version: 2, delivery_manifest_id: null, secuence: null, ...changes });
  const emptied = { ...first, version: 4, events: [] };
  const answer = { manifests: [emptied], events: [pooled({})] };
  const poolIds = (merged: Board) => merged.pool.map((event) => event.id);

  it('takes a stop that has left its run into the pool of its day', () => {
    const merged = mergeAnswer(board, answer, '2026-11-20');
    expect(merged.manifests[0]?.events).toEqual([]);
    expect(poolIds(merged)).toEqual([11, 99]);
  });

  it('lets a stop that goes to another day go', () => {
    const events = [pooled({ id: 99, version: 5, delivery_date: '2026-11-23' })];
    expect(poolIds(mergeAnswer(board, { manifests: [], events }, '2026-11-20'))).toEqual([]);
  });

  it('drops what was overtaken: the stop is in a run again already', () => {
    const again = { ...second, version: 6, events: [makeEvent({ id: 11, version: 3 })] };
    const merged = mergeAnswer(mergeManifests(board, [emptied, again]), answer, '2026-11-20');
    expect(poolIds(merged)).toEqual([99]);
    expect(findStop(merged, 11)?.manifest?.id).toBe(2);
  });

  it('a fetched pool takes a stop out of its lane before the run is fetched, never showing it twice', () => {
    const merged = replacePool(board, [pooled({})]);
    expect(poolIds(merged)).toEqual([11]);
    expect(merged.manifests[0]?.events).toEqual([]);
    expect(merged.manifests[1]).toBe(second);
  });

  it('a fetched pool that is older than the run does not take its stop away', () => {
    expect(poolIds(replacePool(board, [pooled({ version: 1 })]))).toEqual([]);
  });
});

describe('replaceDay: a day is loaded while the board is at work', () => {
  const loaded: Board = structuredClone(board);

  it('keeps the identity of runs that are the same', () => {
    const [run] = replaceDay(board, loaded).manifests;
    expect(run).toBe(first);
  });

  it('takes names and positions, which have no version', () => {
    const renamed = { ...first, employee: 'ANOTHER NAME', position_recorded_at: '2026-11-20 18:00:00' };
    const day = replaceDay(board, { ...loaded, manifests: [renamed] });
    expect(day.manifests).toEqual([renamed]);
    expect(day.manifests[0]?.events).toBe(first.events);
  });

  it('keeps what is held in a newer state, and lets runs go that are no longer there', () => {
    const newer = { ...first, version: 4 };
    const day = replaceDay({ ...board, manifests: [newer, second] }, { ...loaded, manifests: [first] });
    expect(day.manifests).toEqual([newer]);
  });

  it('makes a part whole without taking back what commands and drivers have told the part', () => {
    const heard = { ...first, position_recorded_at: '2026-11-20 18:00:00' };
    const part: Board = { manifests: [heard], pool: [], isPart: true };
    const day = replaceDay(part, loaded);
    expect(day.isPart).toBeUndefined();
    expect(day.manifests.map(({ id }) => id)).toEqual([1, 2]);
    expect(day.manifests[0]).toBe(heard);
    expect(day.pool).toEqual([]);
  });

  it('stays a part while it is merged into', () => {
    const part: Board = { ...board, isPart: true };
    expect(mergeManifests(part, [{ ...first, version: 4 }]).isPart).toBe(true);
    expect(replacePool(part, []).isPart).toBe(true);
  });
});

describe('findStop', () => {
  it('finds a stop of a run with its run, one of the pool without, and says when there is none', () => {
    expect(findStop(board, 11)).toMatchObject({ event: { id: 11 }, manifest: { id: 1 } });
    expect(findStop(board, 99)).toMatchObject({ event: { id: 99 }, manifest: null });
    expect(findStop(board, 12345)).toBeNull();
  });
});
