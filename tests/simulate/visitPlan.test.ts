import { describe, expect, it } from 'vitest';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { EVENT_STATUS, isClosedStatus } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE, isCollect } from '../../src/domain/stops/eventType';
import { nextOpenStop } from '../../src/domain/runs/stopOrder';
import { outcomeProblems } from '../../src/domain/stops/statusChange';
import { canTransition, initialStatus } from '../../src/domain/stops/transitions';
import { lastSeenAt, moodOf, planVisit, type Step } from '../../server/demo/drivers/visitPlan';
import { alongWay, headingOf, straightWay, wayOnRoads } from '../../server/demo/drivers/way';

const CDP = { latitude: 32.7486, longitude: -117.1604 };
const MOOD = { pace: 1, lateMinutes: 0, isMute: false };

function makeStop(id: number, typeId: number, values: Partial<EventView> = {}): EventView {
  return {
    id,
    version: 1,
    secuence: id,
    delivery_event_type_id: typeId,
    delivery_event_status_id: initialStatus(typeId),
    destination_latitude: CDP.latitude + (typeId === EVENT_TYPE.delivery ? (id % 20) / 200 : 0),
    destination_longitude: CDP.longitude,
    participant_name: typeId === EVENT_TYPE.delivery ? 'ANA TEST' : null,
    datetime: null,
    ...values,
  } as EventView;
}

function makeRun(events: EventView[]): ManifestView {
  return { id: 1, events } as ManifestView;
}

const ALL_TYPES = [1, 2, 3, 3, 3, 4, 5, 3, 8, 3, 6, 7];
const makeDay = (firstId = 1) => makeRun(ALL_TYPES.map((typeId, index) => makeStop(firstId + index, typeId)));
const visitOf = (seed: number, run: ManifestView, stop: EventView, here = CDP) =>
  planVisit({ seed, mood: MOOD, run, stop, here, drive: null });
const statusesOf = (steps: readonly Step[]) =>
  steps.flatMap((step) => (step.kind === 'status' ? [step.statusId] : []));
const minutesOf = (steps: readonly Step[]) =>
  steps.reduce((sum, step) => sum + (step.kind === 'drive' || step.kind === 'stay' ? step.minutes : 0), 0);

/** Lets the plan happen, and complains about any step that the rules of §4 do not allow. */
function drive(seed: number, run: ManifestView): { minutes: number; wasSilent: boolean } {
  const byId = new Map(run.events.map((stop) => [stop.id, stop]));
  const give = (id: number, statusId: number) => {
    const stop = byId.get(id);
    if (!stop) throw new Error(`no stop ${id}`);
    const { delivery_event_status_id: from, delivery_event_type_id: typeId } = stop;
    expect(canTransition(from, statusId, typeId), `${from} → ${statusId} of type ${typeId}`).toBe(true);
    stop.delivery_event_status_id = statusId;
  };
  let minutes = 0;
  let wasSilent = false;
  let here = CDP;
  for (let stop = nextOpenStop(run.events); stop; stop = nextOpenStop(run.events)) {
    const steps = visitOf(seed, run, stop, here);
    minutes += minutesOf(steps);
    for (const step of steps) {
      if (step.kind === 'drive') {
        here = step.to;
        wasSilent ||= step.isSilent;
      }
      if (step.kind === 'bags') step.eventIds.forEach((id) => give(id, step.statusId));
      if (step.kind === 'handOver') step.eventIds.forEach((id) => give(id, EVENT_STATUS.returned));
      if (step.kind !== 'status') continue;
      const { other_non_delivery_reason_description: other_reason, ...words } = step.words;
      expect(outcomeProblems(step.statusId, { ...words, other_reason })).toEqual({});
      give(stop.id, step.statusId);
    }
    expect(isClosedStatus(stop.delivery_event_status_id)).toBe(true);
  }
  return { minutes, wasSilent };
}

describe('a simulated driver’s day', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'seed %i takes only steps of §4, to the end',
    (seed) => {
      const { minutes } = drive(seed, makeDay(seed * 100));
      expect(minutes).toBeGreaterThan(60);
      expect(minutes).toBeLessThan(600);
    },
  );

  it('ends at doors in every way that a driver can end a visit, and some phones fall silent', () => {
    const found = new Set<number>();
    let silent = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const run = makeDay(seed * 100);
      if (drive(seed, run).wasSilent) silent += 1;
      run.events.forEach((stop) => found.add(stop.delivery_event_status_id));
    }
    const { successful, rejected, failed, missing, collectFailed, returned } = EVENT_STATUS;
    expect([...found]).toEqual(
      expect.arrayContaining([successful, rejected, failed, missing, collectFailed, returned]),
    );
    expect(silent).toBeGreaterThan(0);
    expect(silent).toBeLessThan(30);
  });

  it('is the same for the same seed, whatever the order of the stops, and another for another seed', () => {
    const run = makeDay();
    const turned = makeRun([...run.events].reverse());
    const plans = (seed: number, of: ManifestView) =>
      run.events.map((stop) => statusesOf(visitOf(seed, of, stop)));
    expect(plans(7, turned)).toEqual(plans(7, run));
    const days = [1, 2, 3, 4].map((seed) =>
      JSON.stringify(run.events.map((stop) => visitOf(seed, run, stop))),
    );
    expect(new Set(days).size).toBe(4);
    expect(moodOf(7, 3)).toEqual(moodOf(7, 3));
    expect(moodOf(7, 3)).not.toEqual(moodOf(8, 3));
  });

  it('has drivers who are early, late and mute, few of each', () => {
    const moods = Array.from({ length: 200 }, (_, index) => moodOf(1, index + 1));
    const share = (holds: (mood: (typeof moods)[number]) => boolean) =>
      moods.filter(holds).length / moods.length;
    expect(share((mood) => mood.pace > 1)).toBeGreaterThan(0.15);
    expect(share((mood) => mood.pace > 1)).toBeLessThan(0.5);
    expect(share((mood) => mood.lateMinutes > 0)).toBeCloseTo(0.25, 0);
    expect(share((mood) => mood.isMute)).toBeGreaterThan(0);
    expect(share((mood) => mood.isMute)).toBeLessThan(0.12);
  });
});

describe('one visit', () => {
  const { inProgress, attempted, collectInProgress, successful, canceled } = EVENT_STATUS;

  it.each([
    ['a way that has begun goes on', EVENT_TYPE.delivery, inProgress, inProgress],
    ['a knock is not repeated', EVENT_TYPE.delivery, attempted, attempted],
    ['a pickup appointment has its own states', EVENT_TYPE.collect, collectInProgress, inProgress],
  ])('%s', (_, typeId, statusId, never) => {
    for (let id = 1; id <= 30; id++) {
      const stop = makeStop(id, typeId, { delivery_event_status_id: statusId });
      const steps = visitOf(1, makeRun([stop]), stop);
      expect(statusesOf(steps)).not.toContain(never);
      if (statusId === attempted)
        expect(minutesOf(steps.filter((step) => step.kind === 'drive'))).toBeLessThan(41);
    }
  });

  it('takes along what waits, and neither what is canceled nor what rides already', () => {
    const pickUp = makeStop(1, EVENT_TYPE.pickUp);
    const run = makeRun([
      pickUp,
      makeStop(2, EVENT_TYPE.delivery),
      makeStop(3, EVENT_TYPE.delivery, { delivery_event_status_id: canceled }),
      makeStop(4, EVENT_TYPE.delivery, { delivery_event_status_id: EVENT_STATUS.pickedUp }),
      makeStop(5, EVENT_TYPE.collect),
    ]);
    const bags = visitOf(1, run, pickUp).flatMap((step) => (step.kind === 'bags' ? step.eventIds : []));
    expect(bags).toEqual([2]);
  });

  it('rests half an hour between start and end of the lunch, or from its start when it has no end', () => {
    const start = makeStop(1, EVENT_TYPE.startLunch);
    const end = makeStop(2, EVENT_TYPE.finishLunch);
    expect(minutesOf(visitOf(1, makeRun([start, end]), start))).toBe(0);
    expect(minutesOf(visitOf(1, makeRun([start, end]), end))).toBe(30);
    expect(minutesOf(visitOf(1, makeRun([start]), start))).toBe(30);
  });

  it('brings what was collected back to the CDP, at the return or at the latest when pulling in', () => {
    const collected = makeStop(1, EVENT_TYPE.collect, { delivery_event_status_id: EVENT_STATUS.collected });
    expect(isCollect(collected.delivery_event_type_id)).toBe(true);
    for (const typeId of [EVENT_TYPE.return, EVENT_TYPE.pullIn]) {
      const stop = makeStop(2, typeId);
      expect(visitOf(1, makeRun([collected, stop]), stop)).toContainEqual({
        kind: 'handOver',
        eventIds: [1],
      });
    }
  });

  it('begins where the driver must be', () => {
    const door = { destination_latitude: 32.8, destination_longitude: -117.1 };
    const pullOut = makeStop(1, EVENT_TYPE.pullOut);
    const next = makeStop(2, EVENT_TYPE.delivery, door);
    expect(lastSeenAt(makeRun([pullOut, next])), 'in the yard').toEqual(CDP);
    const left = { ...pullOut, delivery_event_status_id: successful };
    expect(lastSeenAt(makeRun([left, next])), 'at the last stop').toEqual(CDP);
    const onTheWay = { ...next, delivery_event_status_id: inProgress };
    expect(lastSeenAt(makeRun([left, onTheWay])), 'half way').toEqual({
      latitude: 32.7743,
      longitude: -117.1302,
    });
    const nowhere = { destination_latitude: null, destination_longitude: null };
    expect(lastSeenAt(makeRun([{ ...pullOut, ...nowhere }]))).toBeNull();
  });
});

describe('the way', () => {
  it.each([
    ['north', { latitude: 33, longitude: -117 }, 0],
    ['east', { latitude: 32, longitude: -116 }, 90],
    ['south', { latitude: 31, longitude: -117 }, 180],
    ['west', { latitude: 32, longitude: -118 }, 270],
  ])('heads %s', (_, to, heading) => {
    expect(headingOf({ latitude: 32, longitude: -117 }, to)).toBe(heading);
  });

  it('is straight, and never faster than city traffic', () => {
    const to = { latitude: 32.7586, longitude: -117.1404 };
    const way = straightWay(CDP, to, 600);
    expect(alongWay(way, 0.5, 10)).toMatchObject({ latitude: 32.7536, longitude: -117.1504, heading: 59 });
    expect(alongWay(way, 1, 10)).toMatchObject({ ...to, speed: 0 });
    expect(alongWay(way, 0.5, 10).speed).toBeCloseTo(3.6, 1);
    expect(alongWay(way, 0.5, 1).speed).toBe(18);
    expect(alongWay(way, 0.5, 0).speed).toBe(0);
  });

  it('is along roads where they are known: slow on the slow street, fast on the fast one', () => {
    const corner = { latitude: CDP.latitude + 0.009, longitude: CDP.longitude };
    const to = { latitude: CDP.latitude + 0.009, longitude: CDP.longitude + 0.0214 };
    // 1 km in 200 s, then 2 km in 100 s.
    const way = wayOnRoads(CDP, to, [CDP, corner, to], [0, 200, 300]);
    const late = alongWay(way, 0.5, 10);
    expect(late).toMatchObject({ longitude: CDP.longitude, heading: 0 });
    expect(late.latitude).toBeCloseTo(CDP.latitude + 0.009 * 0.75, 5);
    expect(late.speed).toBeCloseTo(2.5, 1);
    const fast = alongWay(way, 5 / 6, 5);
    expect(fast.longitude).toBeCloseTo(CDP.longitude + 0.0107, 5);
    expect([fast.heading, Math.round(fast.speed)]).toEqual([90, 20]);
  });

  it('takes as long as its roads say, in the pace of the driver', () => {
    const stop = makeStop(7, EVENT_TYPE.delivery);
    const visit = { seed: 1, mood: MOOD, run: makeRun([stop]), stop, here: CDP };
    const drive = (minutes: number | null) =>
      planVisit({ ...visit, drive: minutes }).flatMap((step) =>
        step.kind === 'drive' ? step.minutes : [],
      )[0];
    expect((drive(40) ?? 0) / (drive(20) ?? 1)).toBeCloseTo(2, 6);
    expect(drive(40)).not.toBe(drive(null));
  });
});
