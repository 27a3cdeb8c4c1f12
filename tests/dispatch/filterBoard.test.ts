import { describe, expect, it } from 'vitest';
import { alertsOf, countStops } from '../../src/dispatch/board/boardCounts';
import {
  countFilters,
  filterParams,
  NO_FILTERS,
  readFilters,
  toggled,
  type BoardFilters,
} from '../../src/board/boardFilters';
import { applyFilters, boardMatcher } from '../../src/board/filterBoard';
import { countersOf } from '../../src/board/counters';
import type { Board } from '../../src/board/mergeBoard';
import type { BoardClock } from '../../src/board/boardClock';
import { clockAt, makeEvent, makeManifest } from '../support/views';

const jose = makeEvent({
  id: 1,
  participant_name: 'JOSÉ MUÑOZ',
  order_number: 'RX123',
  delivery_event_status_id: 4,
  is_rush: true,
  copayment_amount: '5.00',
  funding_source_id: 6,
  destination_full_address: '7 PROSPECT ST, APT 2, La Jolla, CA 92037-0001',
});
const ana = makeEvent({
  id: 2,
  participant_name: 'ANA LEE',
  tracking_number: 'TRK777',
  delivery_event_status_id: 1,
  refrigeration_needed: true,
  planned_at: '2026-11-20 18:00:00',
  eta: '2026-11-20 18:30:00',
  funding_source_id: 7,
  destination_full_address: 'NOWHERE',
});
const collect = makeEvent({
  id: 3,
  participant_name: 'BO DIAZ',
  destination_full_address: '9 PENASQUITOS DR, SAN DIEGO, CA 92129',
  delivery_event_type_id: 8,
  delivery_event_status_id: 12,
  funding_source_id: 7,
});
const lunch = makeEvent({
  id: 4,
  participant_name: null,
  delivery_event_type_id: 4,
  delivery_event_status_id: 1,
  funding_source_id: 7,
});
const board: Board = {
  manifests: [
    makeManifest({ id: 1, events: [jose, ana, lunch] }),
    makeManifest({
      id: 2,
      name: 'RUN 2',
      employee_id: 9,
      close_door_pharmacy_id: 2,
      delivery_manifest_status_id: 2,
      events: [collect],
    }),
  ],
  pool: [makeEvent({ id: 5, delivery_manifest_id: null, secuence: null, close_door_pharmacy_id: 2 })],
};
const clock = clockAt(new Date('2026-11-20T18:00:00Z'));
const idsOf = (shown: Board) =>
  [...shown.manifests.flatMap((each) => each.events), ...shown.pool].map((each) => each.id);

function filterBoard(shown: Board, filters: BoardFilters, at: BoardClock | null = null): Board {
  return applyFilters(shown, boardMatcher(filters, at));
}

describe('the filters of the board', () => {
  it.each([
    ['a name without its accents', { text: 'munoz' }, [1]],
    ['a part of an order number', { text: 'rx12' }, [1]],
    ['a tracking number', { text: 'TRK777' }, [2]],
    ['a part of an address', { text: 'peñasquitos' }, [3]],
    ['fewer than 3 characters as no search (spec §5)', { text: 'an' }, [1, 2, 4, 3, 5]],
    ['a status in either numbering, recipients only', { statuses: ['scheduled'] }, [2, 3, 5]],
    ['a CDP', { cdpIds: [2] }, [3, 5]],
    ['several CDPs', { cdpIds: [1, 2] }, [1, 2, 4, 3, 5]],
    ['several statuses', { statuses: ['scheduled', 'successful'] }, [1, 2, 3, 5]],
    ['a client, recipients only', { clientIds: [7] }, [2, 3]],
    ['several clients', { clientIds: [6, 7] }, [1, 2, 3]],
    ['cities', { cities: ['LA JOLLA', 'SAN DIEGO'] }, [1, 3, 5]],
    ['runs under way, beside the pool', { phase: 'underWay' }, [1, 2, 4, 5]],
    ['runs that wait', { phase: 'waiting' }, [3, 5]],
    ['runs that are over', { phase: 'over' }, [5]],
    ['the name of a run, beside the pool', { run: 'RUN 2' }, [3, 5]],
    ['a driver, beside the pool', { driverIds: [9] }, [3, 5]],
    ['a mark', { marks: ['rush'] }, [1]],
    ['any of several marks', { marks: ['copayment', 'refrigerated'] }, [1, 2]],
    ['being late', { timing: ['late'] }, [2]],
    ['a mark and being late: both', { marks: ['rush'], timing: ['late'] }, []],
    ['CDP and status together', { cdpIds: [1], statuses: ['successful'] }, [1]],
  ] satisfies [string, Partial<BoardFilters>, number[]][])('finds by %s', (_, filters, ids) => {
    expect(idsOf(filterBoard(board, { ...NO_FILTERS, ...filters }, clock))).toEqual(ids);
  });

  it('leaves out runs in which nothing matches', () => {
    expect(filterBoard(board, { ...NO_FILTERS, text: 'munoz' }).manifests).toHaveLength(1);
  });
});

it('finds by phone what the server says, beside what the board knows', () => {
  const byPhone = new Set([3]);
  const found = applyFilters(board, boardMatcher({ ...NO_FILTERS, text: '619' }, null, byPhone));
  expect(idsOf(found)).toEqual([3]);
  const both = applyFilters(board, boardMatcher({ ...NO_FILTERS, text: '123' }, null, byPhone));
  expect(idsOf(both)).toEqual([1, 3]);
});

describe('applyFilters', () => {
  it('leaves an unchanged run as it was, so that its lane is not drawn again', () => {
    const matcher = boardMatcher({ ...NO_FILTERS, marks: ['rush'] }, clock);
    const [before] = applyFilters(board, matcher).manifests;
    const changed: Board = { ...board, manifests: [...board.manifests] };
    expect(applyFilters(changed, matcher).manifests[0]).toBe(before);
  });
});

describe('filters in the address', () => {
  const all: BoardFilters = {
    text: 'ANA',
    cdpIds: [2, 3],
    phase: 'underWay',
    run: 'RUN 2',
    driverIds: [9, 11],
    statuses: ['scheduled', 'failed'],
    clientIds: [7],
    cities: ['LA JOLLA', 'SAN DIEGO'],
    marks: ['rush', 'collect'],
    timing: ['late', 'atRisk'],
    counters: ['late', 'problems'],
    finished: true,
  };
  const params = (filters: BoardFilters) =>
    new URLSearchParams(
      Object.entries(filterParams(filters)).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    );

  it('come back as they were, and the text is never among them', () => {
    expect(readFilters(params(all), '')).toEqual({ ...all, text: '' });
    expect(params(all).toString()).not.toContain('ANA');
  });

  it('leave out what nobody knows', () => {
    const odd = new URLSearchParams(
      'cdp=x&runs=some&driver=-1&status=nothing&clients=0,x&cities=&marks=rush,odd&timing=&show=all&finished=yes',
    );
    expect(readFilters(odd, '')).toEqual({ ...NO_FILTERS, marks: ['rush'] });
  });

  it('are counted, apart from what shows itself: text, counters, finished runs', () => {
    expect(countFilters(all)).toBe(15);
    expect(countFilters({ ...NO_FILTERS, counters: ['late'], finished: true })).toBe(0);
    expect(countFilters({ ...NO_FILTERS, text: 'ANA' })).toBe(0);
  });

  it('are set and taken away by the same press', () => {
    expect(toggled(['rush'], 'collect')).toEqual(['rush', 'collect']);
    expect(toggled(['rush', 'collect'], 'rush')).toEqual(['collect']);
  });
});

describe('alertsOf', () => {
  it('counts late and at risk stops of a run', () => {
    const run = makeManifest({ id: 7, events: [ana, { ...ana, id: 8, eta: '2026-11-20 18:05:00' }, lunch] });
    expect(alertsOf(run, clock)).toEqual({ missed: 0, late: 1, atRisk: 0 });
    const silent = { ...run, position_recorded_at: '2026-11-20 17:00:00' };
    expect(alertsOf(silent, clock)).toEqual({ missed: 0, late: 1, atRisk: 1 });
  });
});

describe('the five numbers of a day', () => {
  const past = { delivery_end_time: '09:30:00' };
  const late = { planned_at: '2026-11-20 17:00:00', eta: '2026-11-20 18:05:00' };
  const missing = makeEvent({ id: 20, ...late, ...past });
  const waiting = makeEvent({
    id: 21,
    delivery_manifest_id: null,
    time_zone: 'America/Los_Angeles',
    ...past,
  });
  const day: Board = { manifests: [makeManifest({ events: [missing] })], pool: [waiting] };

  it('count a late stop that misses its window once, and a waiting order whose window has passed', () => {
    expect(countStops(day, clock)).toEqual({ late: 2, atRisk: 0, open: 2, problems: 0, done: 0 });
    expect(idsOf(filterBoard(day, { ...NO_FILTERS, counters: ['late'] }, clock))).toEqual([20, 21]);
    expect(idsOf(filterBoard(day, { ...NO_FILTERS, timing: ['missed'] }, clock))).toEqual([20, 21]);
    expect(idsOf(filterBoard(day, { ...NO_FILTERS, timing: ['late'] }, clock))).toEqual([20]);
  });

  it.each([4, 5])('count a missed window, not lateness, on a run that is over (%i)', (status) => {
    const stops = [missing, makeEvent({ id: 22, ...late })];
    const run = makeManifest({ delivery_manifest_status_id: status, events: stops });
    expect(countStops({ ...day, manifests: [run] }, clock)).toMatchObject({ late: 2, open: 3 });
  });

  it.each([
    [1, ['open']],
    [2, ['open']],
    [3, ['open', 'problems']],
    [4, ['done']],
    [5, ['open']],
    [6, ['problems']],
    [7, []],
    [9, ['problems']],
    [10, ['problems']],
    [11, ['problems']],
    [17, ['problems']],
    [18, ['done']],
    [19, ['done']],
  ])('count status %i in %j', (delivery_event_status_id, counters) => {
    const event = makeEvent({ delivery_event_status_id });
    expect(countersOf(event, makeManifest({ events: [event] }), clock)).toEqual(counters);
  });

  it('leave out what is not at a recipient’s', () => {
    expect(countersOf(lunch, null, clock)).toEqual([]);
  });

  it('filter together: stops that count in any of them', () => {
    const ids = (counters: BoardFilters['counters']) =>
      idsOf(filterBoard(board, { ...NO_FILTERS, counters }, clock));
    expect(ids(['done'])).toEqual([1]);
    expect(ids(['done', 'late'])).toEqual([1, 2]);
    expect(ids(['open'])).toEqual([2, 3, 5]);
  });
});
