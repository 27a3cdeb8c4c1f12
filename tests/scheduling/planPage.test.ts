import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../src/board/boardFilters';
import { stopIndex } from '../../src/board/interaction/stopIndex';
import { pharmacyPlaces, stopMarkers } from '../../src/board/map/dayMarkers';
import { runLines } from '../../src/board/map/runLines';
import { dropTargetAt, bestSlot } from '../../src/board/moves/stopDrag';
import { costLines } from '../../src/board/moves/costLines';
import { planFor } from '../../src/board/moves/planFor';
import { DEFAULT_PACE } from '../../src/domain/addresses/travelTime';
import { runFacts } from '../../src/domain/runs/runFacts';
import { planTotals } from '../../src/domain/planning/planTotals';
import { placeOf } from '../../src/scheduling/filters/placeOf';
import {
  matchesPlan,
  NO_PLAN_FILTERS,
  planParams,
  readPlanFilters,
  type PlanFilters,
} from '../../src/scheduling/filters/planFilters';
import { shownPlan } from '../../src/scheduling/filters/shownPlan';
import { sortPool } from '../../src/scheduling/pool/sortPool';
import { makeEvent, makeManifest } from '../support/views';

const pooled = { delivery_manifest_id: null, secuence: null, planned_at: null, eta: null };
const waiting = (changes: Parameters<typeof makeEvent>[0]) => makeEvent({ ...pooled, ...changes });

describe('the filters of what waits', () => {
  const address = '12 MAIN ST, APT 4, CHULA VISTA, CA 91910';
  it.each([
    [address, { city: 'CHULA VISTA', zip: '91910' }],
    ['12 MAIN ST, SAN DIEGO, CA 92101-1234', { city: 'SAN DIEGO', zip: '92101' }],
    ['somewhere', { city: '', zip: '' }],
    [null, { city: '', zip: '' }],
  ])('%s ends in its city and ZIP code', (text, place) => expect(placeOf(text)).toEqual(place));

  const event = waiting({
    destination_full_address: address,
    delivery_start_time: '09:00:00',
    delivery_end_time: '11:00:00',
    funding_source_id: 3,
    needs: ['WCH'],
  });
  it.each<[string, Partial<PlanFilters>, boolean]>([
    ['nothing asked', {}, true],
    ['a ZIP code begun', { place: '919' }, true],
    ['a city in small letters', { place: 'chula' }, true],
    ['another city', { place: 'san' }, false],
    ['between two times', { window: 'between' }, true],
    ['no restriction', { window: 'none' }, false],
    ['its client', { clientId: 3 }, true],
    ['another client', { clientId: 4 }, false],
    ['one of several needs', { needs: ['WCH', 'blind'] }, true],
    ['another need', { needs: ['blind'] }, false],
  ])('%s', (_, filters, passes) =>
    expect(matchesPlan(event, { ...NO_PLAN_FILTERS, ...filters })).toBe(passes),
  );

  it('stand in the address as far as they say nothing of anybody', () => {
    const set: PlanFilters = { window: 'until', place: '92101', clientId: 7, needs: ['deaf', 'WCH'] };
    const params = new URLSearchParams(
      Object.entries(planParams(set)).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    expect(params.toString()).not.toContain('92101');
    expect(readPlanFilters(params, '92101')).toEqual({ ...set, needs: ['WCH', 'deaf'] });
    expect(readPlanFilters(new URLSearchParams('window=soon&client=x&needs=tall'), '')).toEqual(
      NO_PLAN_FILTERS,
    );
  });

  it('narrow what waits, while the runs of the CDP stay to be dropped on', () => {
    const board = {
      manifests: [makeManifest({ id: 1 }), makeManifest({ id: 2, close_door_pharmacy_id: 2 })],
      pool: [
        waiting({ id: 5, is_rush: true }),
        waiting({ id: 6 }),
        waiting({ id: 7, close_door_pharmacy_id: 2 }),
        // A canceled delivery waits for no run.
        waiting({ id: 8, is_rush: true, delivery_event_status_id: 7 }),
      ],
    };
    const rushed = shownPlan(board, { ...NO_FILTERS, marks: ['rush'] }, NO_PLAN_FILTERS);
    expect(rushed.manifests).toHaveLength(2);
    expect(rushed.pool.map(({ id }) => id)).toEqual([5]);
    const ofCdp = shownPlan(board, { ...NO_FILTERS, cdpIds: [2] }, NO_PLAN_FILTERS);
    expect(ofCdp.manifests.map(({ id }) => id)).toEqual([2]);
    expect(ofCdp.pool.map(({ id }) => id)).toEqual([7]);
  });
});

describe('the order of what waits', () => {
  const events = [
    waiting({ id: 1, participant_name: 'BO', created_at: '2026-11-19 12:00:00' }),
    waiting({
      id: 2,
      participant_name: 'ANA',
      delivery_end_time: '10:00:00',
      created_at: '2026-11-19 13:00:00',
    }),
    waiting({ id: 3, participant_name: 'CY', is_rush: true, created_at: '2026-11-19 11:00:00' }),
    waiting({ id: 4, participant_name: 'DI', destination_full_address: '1 A ST, VISTA, CA 92081' }),
  ];
  it.each([
    ['hardest', [3, 2, 1, 4]],
    ['window', [2, 3, 1, 4]],
    ['age', [3, 1, 2, 4]],
    ['name', [2, 1, 3, 4]],
    ['place', [4, 3, 1, 2]],
  ] as const)('by %s, what is rushed first of equal ones', (by, ids) =>
    expect(sortPool(events, by).map(({ id }) => id)).toEqual(ids),
  );
});

describe('what the plan of a run comes to', () => {
  const stop = (id: number, secuence: number, changes: Parameters<typeof makeEvent>[0] = {}) =>
    makeEvent({ id, secuence, ...changes });
  const run = makeManifest({
    start_at: '2026-11-20 16:00:00',
    end_at: '2026-11-20 18:00:00',
    vehicle_capacity: 1,
    delivery_manifest_status_id: 2,
    events: [
      stop(1, 1, { delivery_event_type_id: 2, eta: '2026-11-20 16:00:00' }),
      stop(2, 2, { eta: '2026-11-20 17:00:00', delivery_end_time: '08:30:00', destination_latitude: 32.82 }),
      stop(3, 3, { eta: '2026-11-20 18:10:00' }),
      stop(4, 4, { delivery_event_status_id: 7, eta: '2026-11-20 20:00:00', destination_latitude: 40 }),
    ],
  });
  it('counts work against the shift, bags against the vehicle, missed windows and overtime; canceled stops not', () => {
    const facts = runFacts(run, DEFAULT_PACE);
    expect(facts).toMatchObject({
      stops: 2,
      load: 2,
      capacity: 1,
      shiftMinutes: 120,
      workMinutes: 135,
      overtimeMinutes: 15,
    });
    expect(facts.missedWindows.map(({ id }) => id)).toEqual([2]);
    // There and back, 0.1 degrees each, on roads.
    expect(Math.round(facts.metres / 1000)).toBe(29);
    expect(runFacts(run, DEFAULT_PACE)).toBe(facts);
  });
  it('has the planned kilometres while a plan holds and nobody has set out, else an estimate that says so', () => {
    const [planned, driven] = [2, 3].map((delivery_manifest_status_id) =>
      runFacts({ ...run, delivery_manifest_status_id, route_metres: 31_400 }, DEFAULT_PACE),
    );
    expect(runFacts(run, DEFAULT_PACE).isEstimate).toBe(true);
    expect(planned).toMatchObject({ metres: 31_400, isEstimate: false });
    expect(driven?.isEstimate).toBe(true);
  });
  it('is drawn along its planned way, behind what is done already', () => {
    const closed = stop(9, 1, { delivery_event_status_id: 4, destination_latitude: 33 });
    const way = { ...run, events: [closed, ...run.events], route_polyline: '_p~iF~ps|U_ulLnnqC' };
    const lines = (manifest: typeof run) =>
      runLines([manifest], { colorOf: () => '#123456', bold: new Set() });
    expect(lines(way).map(({ points }) => points.map(({ latitude }) => latitude))).toEqual([
      [33, 38.5, 40.7],
    ]);
    expect(lines({ ...way, route_polyline: null })[0]?.points).toHaveLength(4);
  });
  it('knows no work where no time is known', () =>
    expect(runFacts(makeManifest({ events: [] }), DEFAULT_PACE)).toMatchObject({
      workMinutes: null,
      overtimeMinutes: 0,
    }));
  it('is summed over the day', () =>
    expect(planTotals([run, makeManifest({ id: 11, employee_id: null })], DEFAULT_PACE)).toMatchObject({
      runs: 2,
      drivers: 1,
      stops: 2,
      workMinutes: 135,
      missedWindows: 1,
      overtimeRuns: 1,
      withoutDriver: 1,
    }));
});

describe('the map', () => {
  const runs = [1, 2].map((id) =>
    makeManifest({
      id,
      events: [
        makeEvent({ id: id * 10 + 2, secuence: 2, delivery_start_time: '09:00:00' }),
        makeEvent({ id: id * 10 + 1, secuence: 1, delivery_event_type_id: 2 }),
        makeEvent({ id: id * 10 + 3, secuence: 3, destination_latitude: null }),
      ],
    }),
  );
  it('draws runs as lines in their order, each CDP once, and nothing without a position', () => {
    const lines = runLines(runs, { colorOf: ({ cdp_color }) => cdp_color, bold: new Set([2]) });
    expect(lines.map(({ key, weight, points }) => [key, weight, points.length])).toEqual([
      ['1 ahead', 'quiet', 2],
      ['2 ahead', 'bold', 2],
    ]);
    expect(pharmacyPlaces(runs).map(({ name }) => name)).toEqual(['CDP ONE']);
    const pool = [waiting({ destination_longitude: null }), waiting({ id: 9 })];
    expect(stopMarkers(pool).map(({ id, isWaiting }) => [id, isWaiting])).toEqual([[9, true]]);
  });
  it('gives a time-restricted delivery another look (spec §4), and its place while its run is looked at', () => {
    const [marker] = stopMarkers(runs[0]?.events ?? [], true);
    expect(marker).toMatchObject({
      id: 12,
      isRestricted: true,
      isWaiting: false,
      number: '2',
      icon: 'clock',
    });
    expect(stopMarkers([makeEvent({ id: 5 })])[0]).toMatchObject({ isRestricted: false, number: null });
  });
  it('fades the driven part of a run under way, to where its vehicle is', () => {
    const events = [32, 32.1, 32.2].map((destination_latitude, index) =>
      makeEvent({ id: index + 1, secuence: index + 1, destination_latitude }),
    );
    const lines = runLines([makeManifest({ events })], {
      colorOf: () => '#123456',
      bold: new Set(),
      vehicleAt: () => ({ latitude: 32.1, longitude: -117.16 }),
    });
    expect(lines.map(({ look, points }) => [look, points.length])).toEqual([
      ['driven', 2],
      ['ahead', 2],
    ]);
  });
});

describe('a run drawn without its stops', () => {
  it('takes what is dropped at the cheapest place, not at the end', () => {
    const place = (id: number, secuence: number, latitude: number, eta: string) =>
      makeEvent({
        id,
        secuence,
        destination_latitude: latitude,
        eta,
        planned_at: eta,
        delivery_manifest_id: 10,
      });
    const manifest = makeManifest({
      delivery_manifest_status_id: 2,
      events: [
        { ...place(1, 1, 32.7, '2026-11-20 16:10:00'), delivery_event_type_id: 2 },
        place(2, 2, 32.8, '2026-11-20 17:10:00'),
        place(3, 3, 32.9, '2026-11-20 18:10:00'),
      ],
    });
    const event = waiting({ id: 9, destination_latitude: 32.75 });
    const board = { manifests: [manifest], pool: [event] };
    const lane = { key: 'run-10', manifest, events: manifest.events };
    const dropTarget = {
      board,
      slot: 0,
      stops: [{ event, manifest: null }],
      now: new Date('2026-11-20T10:00:00Z'),
    };
    expect(dropTargetAt({ ...dropTarget, lane: { ...lane, isFolded: true } }).target).toEqual({
      manifestId: 10,
      at: 2,
    });
    expect(dropTargetAt({ ...dropTarget, lane }).target).toEqual({ manifestId: 10, at: 1 });
    // By keys a run is entered there too, also with some of its stops filtered away.
    const slotIn = (events: typeof manifest.events) => bestSlot({ ...dropTarget, lane: { ...lane, events } });
    expect(slotIn(manifest.events)).toBe(1);
    expect(slotIn(manifest.events.slice(1))).toBe(0);
    expect(bestSlot({ ...dropTarget, lane: { key: 'pool', manifest: null, events: [event] } })).toBe(0);
  });
});

describe('what a move costs, in words', () => {
  const run = makeManifest({
    name: 'RUN 10',
    events: [makeEvent({ id: 1 }), makeEvent({ id: 2, secuence: 2 })],
  });
  const event = waiting({ id: 9 });
  const said = (status: number, id: number) => {
    const manifest = { ...run, delivery_manifest_status_id: status };
    const board = { manifests: [manifest], pool: [event] };
    const target = { manifestId: 10, at: 1 };
    const plan = planFor(board, [id], target, new Date('2026-11-20T10:00:00Z'));
    const find = (each: number) => stopIndex(board).get(each) ?? null;
    return costLines(plan, target, find, (key) => key).map(({ text }) => text);
  };
  it('"assigning to a running manifest is offered as an add-on" (spec §4)', () =>
    expect(said(3, 9)).toContain('assignment.addOn'));
  it('not while the run waits, and not when a stop of the run only changes its place', () => {
    expect(said(2, 9)).not.toContain('assignment.addOn');
    expect(said(3, 2)).not.toContain('assignment.addOn');
  });
});
