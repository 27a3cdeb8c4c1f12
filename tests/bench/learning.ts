import { Random } from '../../server/planning/routing/engine/random';
import { movedBy, type Point } from '../../src/domain/addresses/distance';
import { DEFAULT_PACE, straightLeg, type Pace } from '../../src/domain/addresses/travelTime';
import { drivenLegs } from '../../src/domain/planning/drivenLegs';
import { learnTimes, type DrivenLeg } from '../../src/domain/planning/learnTimes';
import { runTimes, type TimedRun, type TimedStop } from '../../src/domain/runs/runTimes';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { addDays, timeInZone, toWire, wallTimeToUtc } from '../../src/domain/time/dates';
import type { Figure } from './report';

const ZONE = 'America/Los_Angeles';
const FIRST_DAY = '2026-03-02';
const DAYS = 10;
const RUNS = 30;
const STOPS = 12;
const CDPS: readonly Point[] = [
  { latitude: 32.72, longitude: -117.16 },
  { latitude: 33.1, longitude: -117.1 },
];
/** From seven to nine and from four to six. */
const RUSH_HOURS: ReadonlySet<number> = new Set([7, 8, 16, 17]);
const RUSH = 1.25;
/** Two facilities, one for each CDP, where a visit takes longer. Seconds. */
const FACILITY_EXTRA = 240;
const facilityOf = (cdp: number) => movedBy(CDPS[cdp - 1] ?? { latitude: 0, longitude: 0 }, 2_500, 1_500);

type SimulatedRun = TimedRun & { close_door_pharmacy_id: number; employee_id: number; stops: TimedStop[] };

function runOf(random: Random, day: string, index: number): SimulatedRun {
  const cdp = (index % CDPS.length) + 1;
  const home = CDPS[cdp - 1] ?? facilityOf(cdp);
  const start = wallTimeToUtc(day, index % 4 < 2 ? '07:00:00' : '14:30:00', ZONE);
  const visitsHome = random.below(STOPS - 1) + 1;
  const stops = Array.from({ length: STOPS }, (_, at): TimedStop => {
    const spread = () => (random.next() - 0.5) * 16_000;
    const point = at === 0 ? home : at === visitsHome ? facilityOf(cdp) : movedBy(home, spread(), spread());
    return {
      id: at + 1,
      secuence: at + 1,
      delivery_event_type_id: at === 0 ? EVENT_TYPE.pickUp : EVENT_TYPE.delivery,
      delivery_event_status_id: at === 0 ? EVENT_STATUS.successful : EVENT_STATUS.scheduled,
      delivery_date: day,
      destination_latitude: point.latitude,
      destination_longitude: point.longitude,
      delivery_start_time: null,
      planned_at: null,
      eta: null,
      datetime: at === 0 ? toWire(start) : null,
    };
  });
  return {
    time_zone: ZONE,
    start_at: toWire(start),
    close_door_pharmacy_id: cdp,
    employee_id: index + 1,
    stops,
  };
}

/** Drives a run as the streets are: the arrival at each stop, milliseconds, and the run with its stops closed. */
function drive(random: Random, run: SimulatedRun) {
  const facility = facilityOf(run.close_door_pharmacy_id);
  const arrivals = new Map<number, number>();
  const point = (stop: TimedStop) => ({
    latitude: stop.destination_latitude ?? 0,
    longitude: stop.destination_longitude ?? 0,
  });
  let clock = wallClockOf(run);
  const stops = run.stops.map((stop, index) => {
    const before = run.stops[index - 1];
    if (!before) return stop;
    const hour = Number(timeInZone(new Date(clock), ZONE).slice(0, 2));
    const traffic = (RUSH_HOURS.has(hour) ? RUSH : 1) * (0.9 + random.next() * 0.2);
    clock += straightLeg(point(before), point(stop), DEFAULT_PACE).seconds * traffic * 1000;
    arrivals.set(stop.id, clock);
    const isFacility = stop.destination_latitude === facility.latitude;
    const visit = DEFAULT_PACE.delivery_task_minutes * 60 + (random.next() - 0.5) * 60;
    clock += (visit + (isFacility ? FACILITY_EXTRA : 0)) * 1000;
    const datetime = toWire(new Date(clock));
    return { ...stop, delivery_event_status_id: EVENT_STATUS.successful, datetime };
  });
  return { arrivals, driven: { ...run, stops } };
}

const wallClockOf = (run: SimulatedRun) => new Date(`${run.start_at.replace(' ', 'T')}Z`).getTime();

/** Mean absolute error of the arrivals that are expected at the start of each run. Minutes. */
function errorOf(
  day: readonly { run: SimulatedRun; arrivals: ReadonlyMap<number, number> }[],
  pace: Pace,
): number {
  const errors = day.flatMap(({ run, arrivals }) => {
    const { stops } = runTimes(run, new Date(wallClockOf(run)), pace);
    return [...stops].map(([id, { reached }]) => Math.abs(reached - (arrivals.get(id) ?? reached)) / 60_000);
  });
  return errors.reduce((sum, each) => sum + each, 0) / errors.length;
}

/** Ten days on slower streets, and the arrivals of the eleventh before and after learning. */
export function measureLearning(): Figure[] {
  const random = new Random(5);
  const legs: DrivenLeg[] = [];
  for (let day = 0; day < DAYS; day++)
    for (let index = 0; index < RUNS; index++) {
      const { driven } = drive(random, runOf(random, addDays(FIRST_DAY, day), index));
      legs.push(...drivenLegs(driven, DEFAULT_PACE));
    }
  const learned = learnTimes(legs);
  const tested = Array.from({ length: RUNS * 4 }, (_, index) => {
    const run = runOf(random, addDays(FIRST_DAY, DAYS), index);
    return { run, arrivals: drive(random, run).arrivals };
  });
  const before = errorOf(tested, DEFAULT_PACE);
  const after = errorOf(tested, { ...DEFAULT_PACE, learned });
  return [
    {
      name: 'error of arrivals after ten days of learning',
      value: `${after.toFixed(1)} min (${before.toFixed(1)} before)`,
      target: '≤ half',
      ok: after <= before / 2,
      method: `${legs.length} drives of ${RUNS} runs a day, a quarter slower at rush hour, four minutes longer at two facilities; ${tested.length} runs of the next day`,
    },
  ];
}
