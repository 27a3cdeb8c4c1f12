import { learn } from '../../../server/day/learning/learn';
import type { Pace } from '../../../src/domain/addresses/travelTime';
import { DEFAULT_PACE } from '../../../src/domain/addresses/travelTime';
import type { ManifestView } from '../../../src/domain/runs/dispatchView';
import { runTimes } from '../../../src/domain/runs/runTimes';
import { isRecipientStop } from '../../../src/domain/stops/eventType';
import { addDays, fromWire } from '../../../src/domain/time/dates';
import type { Figure } from '../report';
import { DrivenDays } from './drivenDays';

const FIRST_DAY = '2026-03-02';
const DAYS = 10;

/** Mean absolute error of the arrivals that are expected at the start of each run. Minutes. */
function errorOf(runs: readonly ManifestView[], arrivals: ReadonlyMap<number, number>, pace: Pace): number {
  const errors = runs.flatMap((run) => {
    const { stops } = runTimes({ ...run, stops: run.events }, fromWire(run.start_at), pace);
    const doors = run.events.filter((event) => isRecipientStop(event.delivery_event_type_id));
    return doors.flatMap(({ id }) => {
      const [expected, real] = [stops.get(id)?.reached, arrivals.get(id)];
      return expected === undefined || real === undefined ? [] : [Math.abs(expected - real) / 60_000];
    });
  });
  return errors.reduce((sum, each) => sum + each, 0) / errors.length;
}

/**
 * Ten days that are driven through the public API on slower streets, what the nightly job learns of them, and the
 * arrivals of the eleventh day before and after.
 */
export async function measureLearning(): Promise<Figure[]> {
  const days = await DrivenDays.open(FIRST_DAY);
  try {
    for (let day = 0; day < DAYS; day++) {
      const date = addDays(FIRST_DAY, day);
      await days.begin(date);
      await days.drive(date);
      process.stdout.write(`  ${date}: ${days.arrivals.size} visits so far\n`);
    }
    const driven = days.arrivals.size;
    await learn({ db: days.server.db, clock: days.server.context.clock });
    const { learned } = await days.server.db
      .selectFrom('learned_times')
      .select('learned')
      .executeTakeFirstOrThrow();
    if (!learned) throw new Error('Nothing was learned');

    const tested = addDays(FIRST_DAY, DAYS);
    await days.begin(tested);
    const office = await days.server.signInAs('dispatcher');
    const path = `/delivery_manifest?date=${tested}&events=1&per_page=9999`;
    const { body } = await days.server.call<ManifestView[]>('GET', path, { as: office });
    const runs = body.filter(({ employee_id }) => employee_id !== null);
    await days.drive(tested);
    const before = errorOf(runs, days.arrivals, DEFAULT_PACE);
    const after = errorOf(runs, days.arrivals, { ...DEFAULT_PACE, learned });
    return [
      {
        name: 'error of arrivals after ten days of learning',
        value: `${after.toFixed(1)} min (${before.toFixed(1)} before)`,
        target: '≤ half',
        ok: after <= before / 2,
        method: `${driven} visits driven through the public API, a quarter slower at rush hour, four minutes longer at two facilities, ± 10 % on every drive; ${runs.length} runs of the eleventh day`,
      },
    ];
  } finally {
    await days.close();
  }
}
