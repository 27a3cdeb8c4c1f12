import { describe, expect, it } from 'vitest';
import {
  assignmentProblems,
  assignmentWay,
  type AssignmentRun,
  type AssignmentStop,
} from '../../src/domain/runs/assignmentRules';
import { ruleOfSkill, skillsGiven, skillsWanted } from '../../src/domain/runs/assignmentSkills';
import { driverWish } from '../../src/domain/people/driverWish';
import { nearestRun } from '../../src/domain/planning/nearestRun';
import { planMove } from '../../src/domain/planning/planMove';
import { settingsWith } from '../../src/domain/wire/settings';
import { peakLoad } from '../../src/domain/runs/vehicleLoad';
import { interaction as english } from '../../src/i18n/en/interaction';
import { makeEvent, makeManifest } from '../support/views';

const LIMITS = settingsWith({});
/** 08:00 in Los Angeles. */
const NOW = new Date('2026-11-20T16:00:00Z');
const at = (wire: string) => new Date(`2026-11-20T${wire}Z`).getTime();

function stopOf(changes: Partial<AssignmentStop> = {}): AssignmentStop {
  return {
    id: 100,
    secuence: null,
    delivery_date: '2026-11-20',
    delivery_event_type_id: 3,
    delivery_event_status_id: 1,
    close_door_pharmacy_id: 1,
    funding_source_id: 5,
    driver_gender: null,
    refrigeration_needed: false,
    delivery_start_time: null,
    ...changes,
  };
}

function runOf(changes: Partial<AssignmentRun> = {}): AssignmentRun {
  return {
    id: 1,
    name: 'RUN 1',
    delivery_date: '2026-11-20',
    time_zone: 'America/Los_Angeles',
    // 08:00 in Los Angeles.
    start_at: '2026-11-20 16:00:00',
    delivery_manifest_status_id: 2,
    close_door_pharmacy_id: 1,
    driver_gender: 'male',
    funding_source_ids: null,
    vehicle_capacity: 2,
    stops: [stopOf({ id: 1, secuence: 2 }), stopOf({ id: 2, secuence: 3, delivery_event_type_id: 7 })],
    ...changes,
  };
}

const times = (arrival: string, loaded = '16:05:00') => ({ arrival: at(arrival), loadedAt: at(loaded) });

describe('what speaks against a delivery on a run', () => {
  it.each<[string, AssignmentStop, AssignmentRun, string[]]>([
    ['nothing', stopOf(), runOf(), []],
    [
      'field note 11: what is over is never planned again',
      stopOf({ delivery_event_status_id: 4 }),
      runOf(),
      ['closed'],
    ],
    [
      '§4: only deliveries and pickup appointments',
      stopOf({ delivery_event_type_id: 7 }),
      runOf(),
      ['notMovable'],
    ],
    ['§4: a run that is done', stopOf(), runOf({ delivery_manifest_status_id: 4 }), ['runTakesNone']],
    ['§4: an incomplete run', stopOf(), runOf({ delivery_manifest_status_id: 5 }), ['runTakesNone']],
    ['a state nobody knows', stopOf(), runOf({ delivery_manifest_status_id: 9 }), ['runTakesNone']],
    ['another day', stopOf({ delivery_date: '2026-11-21' }), runOf(), ['otherDay']],
    ['a bag of another CDP', stopOf({ close_door_pharmacy_id: 2 }), runOf(), ['otherCdp']],
    ['a client that the run is for', stopOf(), runOf({ funding_source_ids: [4, 5] }), []],
    ['a client that it is not for', stopOf(), runOf({ funding_source_ids: [4] }), ['fundingSource']],
    ['no clients named: all', stopOf(), runOf({ funding_source_ids: [] }), []],
    ['§1 "female driver" of a man', stopOf({ driver_gender: 'female' }), runOf(), ['driverGender']],
    ['§1 "male driver" of a man', stopOf({ driver_gender: 'male' }), runOf(), []],
    [
      '§1 "male driver" of nobody',
      stopOf({ driver_gender: 'male' }),
      runOf({ driver_gender: null }),
      ['driverGender'],
    ],
    ['§3 "capacity type": no room', stopOf(), runOf({ vehicle_capacity: 1 }), ['capacity']],
    ['no vehicle yet: any room', stopOf(), runOf({ vehicle_capacity: null }), []],
    [
      'several at once, each by its name',
      stopOf({ close_door_pharmacy_id: 2, driver_gender: 'female' }),
      runOf({ funding_source_ids: [9] }),
      ['otherCdp', 'fundingSource', 'driverGender'],
    ],
  ])('%s', (_, stop, run, codes) => {
    expect(assignmentProblems(run, stop).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['§3 "default refrigerated end time": at 14:00', true, '22:00:00', []],
    ['a minute after', true, '22:01:00', ['refrigerated']],
    ['what is not refrigerated', false, '22:01:00', []],
  ])('%s', (_, refrigeration_needed, arrival, codes) => {
    const problems = assignmentProblems(runOf(), stopOf({ refrigeration_needed }), LIMITS, times(arrival));
    expect(problems.map(({ code }) => code).filter((code) => code !== 'timeOnVehicle')).toEqual(codes);
  });

  it('a run that starts after the refrigerated end time loads what is still cold', () => {
    const evening = runOf({ start_at: '2026-11-20 22:30:00' });
    const cold = stopOf({ refrigeration_needed: true });
    expect(assignmentProblems(evening, cold, LIMITS, times('23:30:00', '22:35:00'))).toEqual([]);
  });

  it('§3 "max time on vehicle" counts from the loading, and names the minutes beyond', () => {
    const ride = (arrival: string, type = 3) =>
      assignmentProblems(runOf(), stopOf({ delivery_event_type_id: type }), LIMITS, times(arrival));
    expect(ride('22:05:00')).toEqual([]);
    expect(ride('22:15:00')).toEqual([
      { code: 'timeOnVehicle', kind: 'soft', args: { run: 'RUN 1', minutes: 10, max: 360 } },
    ]);
    // What a pickup appointment takes along rides to the CDP, however long that is.
    expect(ride('22:15:00', 8)).toEqual([]);
  });

  it('a hard rule stands alone and names its facts', () => {
    const run = runOf({ delivery_manifest_status_id: 4, close_door_pharmacy_id: 9 });
    expect(assignmentProblems(run, stopOf())).toEqual([
      { code: 'runTakesNone', kind: 'hard', args: { run: 'RUN 1', manifest_status: 'manifestStatus.done' } },
    ]);
  });

  it.each([
    [1, 'plan'],
    [2, 'plan'],
    [3, 'addOn'],
    [6, 'addOn'],
    [4, 'no'],
    [5, 'no'],
  ])('§4 "assigning to a running manifest is offered as an add-on": status %d', (statusId, way) => {
    expect(assignmentWay(runOf({ delivery_manifest_status_id: statusId }))).toBe(way);
  });

  it('every rule has words', () => {
    const { rules, refused } = english.cost;
    const worded = Object.keys({ ...rules, ...refused });
    expect(worded).toEqual(expect.arrayContaining(['closed', 'capacity', 'timeOnVehicle']));
  });
});

describe('the most bags on board at once', () => {
  const stop = (id: number, type: number, status = 1) =>
    stopOf({ id, secuence: id, delivery_event_type_id: type, delivery_event_status_id: status });
  it.each<[string, [number, number, number?][], number]>([
    [
      'deliveries ride from the start',
      [
        [1, 3],
        [2, 3],
      ],
      2,
    ],
    [
      'a pickup appointment takes the room of a delivery',
      [
        [1, 3],
        [2, 3],
        [3, 8],
      ],
      2,
    ],
    [
      'a pickup appointment first',
      [
        [1, 8],
        [2, 3],
        [3, 3],
      ],
      3,
    ],
    [
      'what was delivered is gone',
      [
        [1, 3, 4],
        [2, 3],
      ],
      1,
    ],
    [
      'what was collected is on board',
      [
        [1, 8, 18],
        [2, 3],
      ],
      2,
    ],
    [
      'the own steps carry nothing',
      [
        [1, 1],
        [2, 3],
        [3, 4],
        [4, 7],
      ],
      1,
    ],
  ])('%s', (_, stops, peak) => {
    expect(peakLoad(stops.map(([id, type, status]) => stop(id, type, status)))).toBe(peak);
  });

  it('a run that was too full before is not asked about again for the same load', () => {
    const stops = [stop(1, 3), stop(2, 3), stop(3, 3)];
    expect(assignmentProblems(runOf({ stops, vehicle_capacity: 1 }), stop(2, 3))).toEqual([]);
  });
});

describe('the driver that a delivery asks for', () => {
  it.each<['male' | 'female' | null, string[] | null, 'male' | 'female' | null]>([
    [null, null, null],
    [null, ['WCH', 'companion', 'blind'], null],
    [null, ['SFFD'], 'female'],
    [null, ['SFMD', 'WCH'], 'male'],
    ['male', ['SFFD'], 'male'],
    [null, ['SFMD', 'SFFD'], null],
  ])('§3 marked %s, needs %j: %s', (marked, needs, wish) => {
    expect(driverWish(marked, needs)).toBe(wish);
  });
});

describe('the same rules as needs of the optimizer', () => {
  /** Small numbers in order: the same 200 pairs every time. */
  function pairs() {
    let seed = 7;
    const draw = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * count);
    };
    const gender = () => ([null, 'male', 'female'] as const)[draw(3)] ?? null;
    return Array.from({ length: 200 }, () => ({
      stop: stopOf({
        driver_gender: gender(),
        close_door_pharmacy_id: 1 + draw(2),
        funding_source_id: 1 + draw(4),
      }),
      run: runOf({
        driver_gender: gender(),
        close_door_pharmacy_id: 1 + draw(2),
        funding_source_ids: [null, [], [1], [2, 3]][draw(4)] ?? null,
      }),
    }));
  }

  it('a move by hand and an order by API judge alike', () => {
    const open = { secuence: 2, planned_at: '2026-11-20 18:00:00', eta: '2026-11-20 18:00:00' };
    const door = { ...makeEvent({ id: 1, ...open }), datetime: null };
    for (const { stop, run } of pairs()) {
      const { driver_gender, close_door_pharmacy_id, funding_source_id } = stop;
      const asked = { driver_gender, close_door_pharmacy_id, funding_source_id };
      const rules = assignmentProblems(run, stop).map(({ code }) => code);
      const pooled = makeEvent({ id: 100, delivery_manifest_id: null, secuence: null, ...asked });
      const { end_at } = makeManifest();
      const planned = { ...run, end_at, locked_at: null, stops: [{ ...door, delivery_manifest_id: 1 }] };
      const moved = planMove([planned], [pooled], { stopIds: [100], to: 1 }, NOW, LIMITS);
      expect(moved.broken.map(({ rule }) => rule)).toEqual(rules);
      const wanted = { ...pooled, ...asked, latitude: 32.72, longitude: -117.16 };
      const place = nearestRun([{ ...run, stops: [door] }], wanted, NOW, LIMITS);
      expect(place === null).toBe(rules.length > 0);
    }
  });

  it('a need is missing exactly when a rule is broken, and stands for it', () => {
    const all = pairs();
    const everything = all.map(({ stop }) => stop);
    for (const { stop, run } of all) {
      const given = new Set(skillsGiven(run, everything));
      const missing = skillsWanted(stop).filter((skill) => !given.has(skill));
      const rules = assignmentProblems(run, stop).map(({ code }) => code);
      expect(missing.map(ruleOfSkill).sort()).toEqual([...rules].sort());
    }
  });
});
