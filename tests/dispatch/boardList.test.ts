import { describe, expect, it } from 'vitest';
import { inHeldOrder, isSameOrder } from '../../src/board/heldOrder';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { NO_FILTERS } from '../../src/board/boardFilters';
import { BY_RUN, listRows, openFirst, sortRows, stopIdOf, type ListSort } from '../../src/board/listRows';
import type { Board } from '../../src/board/mergeBoard';
import { makeEvent, makeManifest } from '../support/views';

const stop = (id: number, secuence: number | null, eta: string | null, planned_at: string | null) =>
  makeEvent({ id, secuence, eta, planned_at });

const board: Board = {
  manifests: [
    makeManifest({
      id: 1,
      events: [
        stop(1, 1, '2026-11-20 18:40:00', '2026-11-20 18:00:00'),
        stop(2, 2, '2026-11-20 19:00:00', '2026-11-20 19:05:00'),
      ],
    }),
    makeManifest({ id: 2, events: [stop(3, 1, '2026-11-20 18:10:00', '2026-11-20 18:00:00')] }),
  ],
  pool: [makeEvent({ id: 4, delivery_manifest_id: null, secuence: null })],
};
const rows = listRows(board, NO_FILTERS);
const ids = (all: ReturnType<typeof listRows>) => all.map((row) => row.event.id);

describe('listRows', () => {
  it('has run by run, then the pool', () => {
    expect(ids(rows)).toEqual([1, 2, 3, 4]);
  });

  it.each([{ run: 'RUN 10' }, { driverIds: [5] }, { phase: 'underWay' as const }])(
    'has no pool when it is about certain runs: %o',
    (filters) => {
      expect(ids(listRows(board, { ...NO_FILTERS, ...filters }))).not.toContain(4);
    },
  );
});

describe('openFirst', () => {
  it('keeps the order, and has closed stops last', () => {
    const [first, ...others] = rows;
    if (!first) throw new Error('There is a first row');
    const delivered = {
      ...first,
      event: { ...first.event, delivery_event_status_id: EVENT_STATUS.successful },
    };
    expect(ids(openFirst([delivered, ...others]))).toEqual([2, 3, 4, 1]);
  });
});

describe('sortRows', () => {
  it.each([
    ['by run', BY_RUN, [1, 2, 3, 4]],
    ['by run, backwards', { by: 'run', descending: true }, [4, 3, 2, 1]],
    ['by place; ties in the order of the runs', { by: 'place', descending: false }, [1, 3, 2, 4]],
    ['by ETA', { by: 'eta', descending: false }, [3, 1, 2, 4]],
    ['by ETA, backwards; what nobody knows stays last', { by: 'eta', descending: true }, [2, 1, 3, 4]],
    ['by lateness, the latest first', { by: 'late', descending: true }, [1, 3, 2, 4]],
  ] satisfies [string, ListSort, number[]][])('%s', (_, sort, expected) => {
    expect(ids(sortRows(rows, sort))).toEqual(expected);
  });
});

describe('a list that is held', () => {
  it('keeps its order, leaves out what is gone and puts what is new last', () => {
    const now = rows.filter((row) => row.event.id !== 1);
    expect(ids(inHeldOrder(now, [4, 1, 2], stopIdOf))).toEqual([4, 2, 3]);
  });

  it('knows when live changes have overtaken it', () => {
    expect(isSameOrder(rows, [1, 2, 3, 4], stopIdOf)).toBe(true);
    expect(isSameOrder(rows, [2, 1, 3, 4], stopIdOf)).toBe(false);
    expect(isSameOrder(rows, [1, 2, 3], stopIdOf)).toBe(false);
  });
});
