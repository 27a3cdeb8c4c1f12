import { sql } from 'kysely';
import { AS_PEOPLE_ARE } from '../../../server/demo/drivers/playDriver';
import { apiBase } from '../../../server/demo/drivers/apiSession';
import { simulateDay } from '../../../server/demo/drivers/simulateDay';
import type { DriverMood, Step, Visit } from '../../../server/demo/drivers/visitPlan';
import { loadDemo } from '../../../server/demo/loadDemo';
import { DEMO_ZONE } from '../../../server/demo/masterData';
import { rollDemoDay } from '../../../server/demo/rollDay';
import { DEMO_PASSWORD, DRIVER_EMAILS } from '../../../server/demo/staff';
import { routePermissions } from '../../../server/platform/plugins/access';
import { Random } from '../../../server/planning/routing/engine/random';
import { DEFAULT_PACE, legBetween, pointOf, taskTime } from '../../../src/domain/addresses/travelTime';
import { isRecipientStop } from '../../../src/domain/stops/eventType';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { addDays, timeInZone, wallTimeToUtc } from '../../../src/domain/time/dates';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { testServer, TestClock, type TestServer } from '../../support/server';
import { VirtualClock } from './virtualClock';

/** From seven to nine and from four to six. */
const RUSH_HOURS: ReadonlySet<number> = new Set([7, 8, 16, 17]);
const RUSH = 1.25;
const SHIFT_HOURS = 7;
/** Two facilities where a visit takes longer. Minutes. */
const FACILITY_EXTRA = 4;
/** Recipients of the demo who live in them. */
const FACILITIES: ReadonlySet<number> = new Set([3, 4]);
const SIZE = { size: 'day', participants: 160, historyDays: 0 } as const;

/** How the days of a proof are. */
export interface SetUp {
  name: string;
  /** A day. */
  runs: number;
  /** Times of day at which runs begin, in turn; none: when those of the demo do. */
  starts: readonly string[];
  /** Streets at rush hour and the two facilities are slower than planned. */
  isSlow: boolean;
}

class ServerClock extends TestClock {
  constructor(private readonly clock: VirtualClock) {
    super();
  }
  override readonly now = (): Date => this.clock.now();
}

const ATTEMPTED: ReadonlySet<number> = new Set([EVENT_STATUS.attempted, EVENT_STATUS.collectAttempted]);

/** Days of a demo that are driven through the public API, by drivers who keep to the plan as the streets let them. */
export class DrivenDays {
  /** When a driver came to a stop, milliseconds; by its id. */
  readonly arrivals = new Map<number, number>();
  readonly #random = new Random(5);

  private constructor(
    readonly server: TestServer,
    private readonly clock: VirtualClock,
    private readonly base: string,
    private readonly setUp: SetUp,
  ) {}

  static async open(firstDay: string, setUp: SetUp): Promise<DrivenDays> {
    const clock = new VirtualClock(wallTimeToUtc(firstDay, '05:00:00', DEMO_ZONE));
    const server = await testServer({ clock: new ServerClock(clock) });
    const pairs = routePermissions(server.app).map(([http_method, path_route]) => ({
      http_method,
      path_route,
    }));
    const size = { ...SIZE, runs: setUp.runs, today: clock.now(), routePermissions: pairs };
    await loadDemo(server.db, size, () => undefined);
    return new DrivenDays(server, clock, apiBase(await server.listen()), setUp);
  }

  /** Five in the morning of a day, whose runs are made, each with its start. Nobody waits for a time that a door opens at. */
  async begin(day: string): Promise<void> {
    this.clock.set(wallTimeToUtc(day, '05:00:00', DEMO_ZONE));
    await rollDemoDay({ db: this.server.db, clock: this.clock.now });
    const { starts } = this.setUp;
    for (const [index, start] of starts.entries()) {
      const at = wallTimeToUtc(day, start, DEMO_ZONE);
      await sql`update delivery_manifest set start_at = ${at}::timestamptz,
        end_at = ${at}::timestamptz + make_interval(hours => ${SHIFT_HOURS})
        where delivery_date = ${day} and id % ${starts.length} = ${index}`.execute(this.server.db);
    }
    await sql`update delivery_event_rows set delivery_start_time = null, delivery_end_time = null
      where delivery_date = ${day}`.execute(this.server.db);
  }

  /** Drives all runs of the day to their end. */
  async drive(day: string): Promise<void> {
    const { clock, base } = this;
    const signal = new AbortController().signal;
    const runs = await this.server.db
      .selectFrom('delivery_manifest')
      .select('employee_id')
      .distinct()
      .where('delivery_date', '=', day)
      .where('employee_id', 'is not', null)
      .execute();
    const emails = runs.flatMap(({ employee_id }) => DRIVER_EMAILS[(employee_id ?? 0) - 1] ?? []);
    await Promise.all(
      emails.map((email) =>
        clock.with(() =>
          simulateDay({
            base,
            password: DEMO_PASSWORD,
            speed: 1,
            date: day,
            emails: [email],
            drivers: 1,
            seed: 1,
            behaviour: { moodOf: () => this.#mood(), planVisit: (visit) => this.#visit(visit) },
            skipsToFirstStart: false,
            clock,
            signal,
            say: () => undefined,
          }),
        ),
      ),
    );
    clock.set(wallTimeToUtc(addDays(day, 1), '00:30:00', DEMO_ZONE));
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** On time, and without positions, which nothing is learned from. */
  #mood(): DriverMood {
    return { pace: 1, lateMinutes: 0, isMute: true };
  }

  /** The steps of the demo's drivers with other times: a drive and a stay, as long as here and now. */
  #visit(visit: Visit): Step[] {
    const { stop, here } = visit;
    const now = this.clock.now();
    const to = pointOf(stop) ?? here;
    const hour = Number(timeInZone(now, DEMO_ZONE).slice(0, 2));
    const { isSlow } = this.setUp;
    const traffic = (isSlow && RUSH_HOURS.has(hour) ? RUSH : 1) * (0.9 + this.#random.next() * 0.2);
    const drive = (legBetween(here, to, DEFAULT_PACE).seconds / 60) * traffic;
    const isFacility = isSlow && stop.participant_id !== null && FACILITIES.has(stop.participant_id);
    const spread = isRecipientStop(stop.delivery_event_type_id) ? this.#random.next() - 0.5 : 0;
    const stay = taskTime(stop, DEFAULT_PACE) / MINUTE_MS + spread + (isFacility ? FACILITY_EXTRA : 0);
    this.arrivals.set(stop.id, now.getTime() + drive * MINUTE_MS);
    let isStaying = false;
    return AS_PEOPLE_ARE.planVisit(visit).flatMap((step): Step[] => {
      if (step.kind === 'drive') return [{ ...step, minutes: drive, isSilent: false }];
      if (step.kind === 'status' && ATTEMPTED.has(step.statusId)) return [];
      if (step.kind !== 'stay') return [step];
      if (isStaying) return [];
      isStaying = true;
      return [{ kind: 'stay', minutes: stay }];
    });
  }
}
