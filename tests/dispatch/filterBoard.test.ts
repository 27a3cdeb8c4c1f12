import { describe, expect, it } from 'vitest';
import {
  countByStatus,
  filterBoard,
  NO_FILTERS,
  type BoardFilters,
} from '../../src/dispatch/board/filterBoard';
import type { Board } from '../../src/dispatch/board/mergeBoard';
import { makeEvent, makeManifest } from '../support/views';

const jose = makeEvent({
  id: 1,
  participant_name: 'JOSÉ MUÑOZ',
  order_number: 'RX123',
  delivery_event_status_id: 4,
});
const ana = makeEvent({
  id: 2,
  participant_name: 'ANA LEE',
  tracking_number: 'TRK777',
  delivery_event_status_id: 1,
});
const collect = makeEvent({
  id: 3,
  participant_name: 'BO DIAZ',
  delivery_event_type_id: 8,
  delivery_event_status_id: 12,
});
const lunch = makeEvent({
  id: 4,
  participant_name: null,
  delivery_event_type_id: 4,
  delivery_event_status_id: 1,
});
const board: Board = {
  manifests: [
    makeManifest({ id: 1, events: [jose, ana, lunch] }),
    makeManifest({ id: 2, close_door_pharmacy_id: 2, delivery_manifest_status_id: 2, events: [collect] }),
  ],
  pool: [makeEvent({ id: 5, delivery_manifest_id: null, secuence: null, close_door_pharmacy_id: 2 })],
};
const idsOf = (shown: Board) =>
  [...shown.manifests.flatMap((each) => each.events), ...shown.pool].map((each) => each.id);

describe('filterBoard', () => {
  it.each([
    ['a name without its accents', { text: 'munoz' }, [1]],
    ['a part of an order number', { text: 'rx12' }, [1]],
    ['a tracking number', { text: 'TRK777' }, [2]],
    ['fewer than 3 characters as no search (spec §5)', { text: 'an' }, [1, 2, 4, 3, 5]],
    ['a status in either numbering, recipients only', { status: 'scheduled' }, [2, 3, 5]],
    ['a CDP', { cdpId: 2 }, [3, 5]],
    ['runs under way, beside the pool', { phase: 'underWay' }, [1, 2, 4, 5]],
    ['runs that wait', { phase: 'waiting' }, [3, 5]],
    ['runs that are over', { phase: 'over' }, [5]],
    ['CDP and status together', { cdpId: 1, status: 'successful' }, [1]],
  ] satisfies [string, Partial<BoardFilters>, number[]][])('finds by %s', (_, filters, ids) => {
    expect(idsOf(filterBoard(board, { ...NO_FILTERS, ...filters }))).toEqual(ids);
  });

  it('leaves out runs in which nothing matches', () => {
    expect(filterBoard(board, { ...NO_FILTERS, text: 'munoz' }).manifests).toHaveLength(1);
  });
});

describe('countByStatus', () => {
  it('counts recipient stops of runs and pool by meaning, not by number', () => {
    expect(Object.fromEntries(countByStatus(board))).toEqual({ successful: 1, scheduled: 3 });
  });
});
