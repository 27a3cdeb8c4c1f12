import { sql } from 'kysely';
import { pino } from 'pino';
import { insertRows, continueIds, type SeedRow } from '../../../server/demo/insertRows';
import { DEMO_CDPS, DEMO_ZONE } from '../../../server/demo/masterData';
import { roleId } from '../../../server/demo/roles';
import { openDatabase, type Db } from '../../../server/platform/database/database';
import { hashOfToken, newToken } from '../../../server/platform/plugins/sessionTokens';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import type { Point } from '../../../src/domain/addresses/distance';
import { dateInZone, toWire } from '../../../src/domain/time/dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/time/durations';

/** A driver of the bench with an open session on the app, at the first stop of a run under way. */
export interface BenchDriver {
  employee_id: number;
  manifest_id: number;
  token: string;
  home: Point;
}

export interface BenchDay {
  date: string;
  drivers: BenchDriver[];
}

interface Doors {
  participant_id: number;
  address_id: number;
  full_address: string;
  latitude: number;
  longitude: number;
}

async function highest(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0) as id from ${sql.table(table)}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Adds so many drivers to a demo's database, each on a run of today with so many stops. Nobody else has it open. */
export async function addBenchDay(
  target: { dataDir: string } | { url: string },
  runs: number,
  stops: number,
): Promise<BenchDay> {
  const database = await openDatabase(target, pino({ level: 'warn' }, pino.destination(2)));
  const { db } = database;
  try {
    const now = new Date();
    const date = dateInZone(now, DEMO_ZONE);
    const wire = (ms: number) => toWire(new Date(now.getTime() + ms));
    const { rows: doors } = await sql<Doors>`
      select p.id as participant_id, a.id as address_id, a.full_address, a.latitude, a.longitude
      from participants p join participant_addresses a on a.participant_id = p.id and a.is_default
      where a.latitude is not null order by p.id`.execute(db);
    const first = {
      employee: (await highest(db, 'employees')) + 1,
      user: (await highest(db, 'users')) + 1,
      run: (await highest(db, 'delivery_manifest')) + 1,
      stop: (await highest(db, 'delivery_event_rows')) + 1,
    };
    const tables: Record<
      'employees' | 'users' | 'sessions' | 'delivery_manifest' | 'delivery_events',
      SeedRow[]
    > = {
      employees: [],
      users: [],
      sessions: [],
      delivery_manifest: [],
      delivery_events: [],
    };
    const drivers: BenchDriver[] = [];
    for (let run = 0; run < runs; run++) {
      const [employee_id, user_id, manifest_id] = [first.employee + run, first.user + run, first.run + run];
      const token = newToken();
      const cdp = (run % DEMO_CDPS.length) + 1;
      // Doors that follow each other are anywhere; those of one run are a hundred of them apart.
      const doorOf = (stop: number) => doors[(run * stops + stop) % doors.length];
      const home = doorOf(0) ?? { latitude: 32.7, longitude: -117.1 };
      drivers.push({
        employee_id,
        manifest_id,
        token,
        home: { latitude: home.latitude, longitude: home.longitude },
      });
      const at = { created_at: wire(-HOUR_MS), updated_at: wire(-HOUR_MS) };
      tables.employees.push({
        id: employee_id,
        ...at,
        first_name: 'BENCH',
        last_name: `DRIVER ${run}`,
        code: `BENCH${run}`,
        type: 'Driver',
        time_zone: DEMO_ZONE,
        on_call: false,
        is_active: true,
      });
      tables.users.push({
        id: user_id,
        email: `bench${run}@example.test`,
        full_name: `BENCH DRIVER ${run}`,
        password_hash: 'none',
        user_type_id: roleId('Driver'),
        employee_id,
      });
      tables.sessions.push({
        token_hash: hashOfToken(token),
        user_id,
        client: 'mobile',
        created_at: wire(-HOUR_MS),
        expires_at: wire(DAY_MS),
      });
      tables.delivery_manifest.push({
        id: manifest_id,
        ...at,
        name: `BENCH ${run}`,
        delivery_date: date,
        time_zone: DEMO_ZONE,
        delivery_manifest_status_id: MANIFEST_STATUS.running,
        employee_id,
        close_door_pharmacy_id: cdp,
        start_at: wire(-HOUR_MS),
        end_at: wire(7 * HOUR_MS),
      });
      for (let stop = 0; stop < stops; stop++) {
        const door = doorOf(stop);
        if (!door) continue;
        const planned = wire((stop + 1) * 12 * MINUTE_MS);
        tables.delivery_events.push({
          id: first.stop + run * stops + stop,
          ...at,
          delivery_manifest_id: manifest_id,
          delivery_date: date,
          close_door_pharmacy_id: cdp,
          participant_id: door.participant_id,
          delivery_event_type_id: EVENT_TYPE.delivery,
          delivery_event_status_id: stop === 0 ? EVENT_STATUS.inProgress : EVENT_STATUS.pickedUp,
          secuence: stop + 1,
          destination_id: door.address_id,
          destination_full_address: door.full_address,
          destination_latitude: door.latitude,
          destination_longitude: door.longitude,
          order_number: `B${first.stop + run * stops + stop}`,
          planned_at: planned,
          eta: planned,
          refrigeration_needed: false,
          priority: 'normal',
          is_rush: false,
          is_collect: false,
          leave_at_door: false,
          attempts: 0,
          created_by_name: '',
        });
      }
    }
    for (const [table, rows] of Object.entries(tables) as [keyof typeof tables, SeedRow[]][]) {
      await insertRows(db, table, rows);
      await continueIds(db, table);
    }
    await sql`analyze`.execute(db);
    return { date, drivers };
  } finally {
    await database.close();
  }
}
