import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import pino from 'pino';
import { watchDay } from '../../server/day/news/watchDay';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { openDatabase, type Db } from '../../server/platform/database/database';
import { databaseTarget } from '../../server/platform/database/databaseTarget';
import { dateInZone } from '../../src/domain/time/dates';
import { atMost, percentile, type Figure } from './report';

const RUNS = 300;
const ROUNDS = 12;

/** As many more runs of the day as are missing, each with the later half of another's stops. */
async function splitRuns(db: Db, date: string): Promise<{ runs: number; stops: number }> {
  await sql`
    with more as (
      select m.*, row_number() over (order by m.id) as place from delivery_manifest m where m.delivery_date = ${date}::date),
    missing as (select greatest(0, ${RUNS}::int - count(*))::int as count from more),
    copied as (
      insert into delivery_manifest (name, delivery_date, time_zone, delivery_manifest_status_id, employee_id,
        close_door_pharmacy_id, start_at, end_at, vehicle_id)
      select m.name || ' B ' || copy.round, m.delivery_date, m.time_zone, m.delivery_manifest_status_id, m.employee_id,
        m.close_door_pharmacy_id, m.start_at, m.end_at, m.vehicle_id
      from missing, generate_series(1, 2) as copy (round), more m
      where (copy.round - 1) * (select count(*) from more) + m.place <= missing.count
      returning id, name)
    update delivery_event_rows e set delivery_manifest_id = target.id
    from (
      select c.id, m.id as former, right(c.name, 1)::int as round from copied c
      join more m on c.name = m.name || ' B ' || right(c.name, 1)) as target
    where e.delivery_manifest_id = target.former and e.delivery_event_type_id = 3
      and e.secuence % 3 = target.round - 1`.execute(db);
  const { rows } = await sql<{ runs: number; stops: number }>`
    select count(distinct m.id) as runs, count(e.id) as stops from delivery_manifest m
    left join delivery_events e on e.delivery_manifest_id = m.id where m.delivery_date = ${date}::date`.execute(
    db,
  );
  return rows[0] ?? { runs: 0, stops: 0 };
}

/** What the clock's watch of a large day costs in each minute, with what it is the first time, when everything is news. */
export async function measureDayWatch(dataDir: string): Promise<Figure[]> {
  const database = await openDatabase(
    databaseTarget({ databaseUrl: null, dataDir }),
    pino({ level: 'silent' }),
  );
  const { db } = database;
  const clock = () => new Date();
  const day = await splitRuns(db, dateInZone(clock(), DEMO_ZONE));
  const busy: number[] = [];
  const taken: number[] = [];
  const blocked: number[] = [];
  const round = async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const [cpu, started] = [process.cpuUsage(), performance.now()];
    await watchDay({ db, clock });
    const { user, system } = process.cpuUsage(cpu);
    delay.disable();
    return {
      cpu: (user + system) / 1000,
      wall: performance.now() - started,
      longest: delay.max / 1e6,
    };
  };
  const first = await round();
  for (let turn = 0; turn < ROUNDS; turn++) {
    const { cpu, wall, longest } = await round();
    busy.push(cpu);
    taken.push(wall);
    blocked.push(longest);
  }
  await database.close();
  const method = `${day.runs} runs with ${day.stops} stops, ${ROUNDS} rounds, database included`;
  return [
    atMost('watch of the day, processor per round', percentile(busy, 0.5), 200, 'ms', method),
    atMost(
      'its time, p95',
      percentile(taken, 0.95),
      400,
      'ms',
      `${first.wall.toFixed(0)} ms and ${first.cpu.toFixed(0)} ms of processor the first time, when everything is news`,
    ),
    atMost(
      'longest work of the main thread meanwhile, p95',
      percentile(blocked, 0.95),
      50,
      'ms',
      'event loop delay',
    ),
  ];
}
