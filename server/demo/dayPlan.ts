import { MINUTE_MS } from '../../src/domain/time/durations';
import { wallTimeToUtc } from '../../src/domain/time/dates';
import { DEMO_CDPS, DEMO_ZONE, VEHICLE_COUNT } from './masterData';
import type { SeedRecipient } from './participants';
import { padded, type Random } from './random';
import { planRun, type PlannedRun } from './runPlan';
import type { SeedDriver } from './staff';

/** Length of a demo shift. Minutes. */
const SHIFT = 5.5 * 60;
const MOST_WORK = 12.5 * 60 * MINUTE_MS;

/**
 * Starts of a full day's 60 runs and how many begin then; a smaller day takes every n-th of them. Nobody is visited before seven, and who starts
 * last is back before ten at night.
 */
const STARTS = Object.entries({
  '07:00': 6,
  '07:30': 3,
  '08:00': 5,
  '08:30': 4,
  '09:00': 4,
  '09:30': 3,
  '10:00': 4,
  '10:30': 2,
  '11:00': 4,
  '11:30': 2,
  '12:00': 4,
  '12:30': 2,
  '13:00': 4,
  '13:30': 2,
  '14:00': 4,
  '14:30': 2,
  '15:00': 3,
  '15:30': 2,
}).flatMap(([start, runs]) => Array.from({ length: runs }, () => start));
/** The first round of the morning is a short one, for those who need their medicine before they go out. */
const EARLY_START = '07:00';
const EARLY_DOORS = 8;
const EARLY_SHIFT = 3 * 60;

export interface DayPlan {
  date: string;
  runs: PlannedRun[];
  /** Recipients whose delivery waits in the pool. */
  unassigned: SeedRecipient[];
}

/** Runs are named after their CDP: "HILLCREST 03". */
export function runStem({ name }: { readonly name: string }): string {
  return name.replace(' PHARMACY', '');
}

function angleFrom(cdp: { latitude: number; longitude: number }, one: SeedRecipient): number {
  return Math.atan2(one.latitude - cdp.latitude, one.longitude - cdp.longitude);
}

/** Cuts a CDP's recipients into so many sectors around it, each a run of about the same number of doors. */
function sectors(cdpIndex: number, recipients: readonly SeedRecipient[], count: number): SeedRecipient[][] {
  const cdp = DEMO_CDPS[cdpIndex] ?? DEMO_CDPS[0];
  const around = [...recipients].sort(
    (a, b) => angleFrom(cdp, a) - angleFrom(cdp, b) || a.participant_id - b.participant_id,
  );
  const size = around.length / count;
  return Array.from({ length: count }, (_, index) =>
    around.slice(Math.round(index * size), Math.round((index + 1) * size)),
  );
}

/** Distributes the runs over the CDPs, in proportion to the number of their doors. */
function runsPerCdp(chosen: readonly SeedRecipient[], runCount: number): number[] {
  const doors = DEMO_CDPS.map((_, index) => chosen.filter((one) => one.cdp_id === index + 1).length);
  const runs = doors.map((count) => Math.max(1, Math.floor((count / chosen.length) * runCount)));
  for (let index = 0; runs.reduce((sum, n) => sum + n, 0) < runCount; index = (index + 1) % runs.length) {
    runs[index] = (runs[index] ?? 0) + 1;
  }
  return runs;
}

/** The free driver with the least work; none when all are on the road or have worked twelve and a half hours. */
function assigner(drivers: readonly SeedDriver[]) {
  const days = drivers.map((driver, index) => ({
    driver,
    vehicle_id: (index % VEHICLE_COUNT) + 1,
    free: 0,
    worked: 0,
  }));
  return (start: number, end: number): Pick<PlannedRun, 'driver' | 'vehicle_id'> => {
    const able = days.filter((day) => day.free <= start && day.worked + end - start <= MOST_WORK);
    const day = able.sort((a, b) => a.worked - b.worked || a.vehicle_id - b.vehicle_id)[0];
    if (!day) return { driver: null, vehicle_id: null };
    day.free = end;
    day.worked += end - start;
    return { driver: day.driver, vehicle_id: day.vehicle_id };
  };
}

/** A day of `runCount` runs with about 20 doors each, and as many more in the pool as asked for. */
export function planDay(
  random: Random,
  date: string,
  all: { recipients: readonly SeedRecipient[]; drivers: readonly SeedDriver[] },
  runCount: number,
  poolSize: number,
): DayPlan {
  const drawn = random.shuffle(all.recipients);
  const chosen = drawn.slice(0, Math.min(runCount * 20, drawn.length - poolSize));
  const unassigned = drawn.slice(chosen.length, chosen.length + poolSize);
  const step = STARTS.length / runCount;
  const starts = random.shuffle(
    Array.from({ length: runCount }, (_, index) => STARTS[Math.floor(index * step)] ?? '08:30'),
  );

  const orders = runsPerCdp(chosen, runCount).flatMap((count, cdpIndex) => {
    const own = chosen.filter((one) => one.cdp_id === cdpIndex + 1);
    const stem = runStem(DEMO_CDPS[cdpIndex] ?? DEMO_CDPS[0]);
    return sectors(cdpIndex, own, count).map((recipients, index) => ({
      name: `${stem} ${padded(index + 1, 2)}`,
      cdp_id: cdpIndex + 1,
      recipients,
    }));
  });
  const planned = orders.map((order, index) => {
    const startsAt = starts[index] ?? '08:30';
    const start = wallTimeToUtc(date, startsAt, DEMO_ZONE).getTime();
    const isEarly = startsAt === EARLY_START;
    const recipients = isEarly ? order.recipients.slice(0, EARLY_DOORS) : order.recipients;
    return planRun(random, { ...order, recipients, date, start, shift: isEarly ? EARLY_SHIFT : SHIFT });
  });
  const assign = assigner(random.shuffle(all.drivers));
  const runs = planned
    .map((run, index) => ({ run, index }))
    .sort((a, b) => a.run.start - b.run.start || a.index - b.index);
  const assigned = runs.map(({ run, index }) => ({ index, run: { ...run, ...assign(run.start, run.end) } }));
  return { date, unassigned, runs: assigned.sort((a, b) => a.index - b.index).map((one) => one.run) };
}
