import { randomUUID } from 'node:crypto';
import { fromWire, toWire, wallTimeToUtc } from '../../src/domain/time/dates';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import type { Db } from '../../server/platform/database/database';
import { TestClock, type CallOptions, type TestServer, type TestSession } from './server';

export const DAY = '2026-11-20';
const ZONE = 'America/Los_Angeles';

/** Words that must never reach a recipient's page: the test day is made of them. */
export const SECRETS = {
  lastName: 'GEHEIMNIS',
  driverLastName: 'CHAUFFEURINSKI',
  street: '4711 HIDDEN CREEK RD',
  comment: 'dog bites, blue pills',
  neighbour: 'NACHBARIN',
} as const;

let counter = 0;
/** Test data is unique where the schema wants it so. */
const next = () => (counter += 1);

export interface TestRun {
  id: number;
  date: string;
  zone: string;
  cdp_id: number;
  employee_id: number;
  /** Ids of the deliveries in their order; pull out comes before, pull in after them. */
  stops: number[];
  pullOut: number;
  participants: number[];
}

interface RunOptions {
  date?: string;
  zone?: string;
  deliveries?: number;
  /** Whether the vehicle has pulled out. */
  isUnderWay?: boolean;
  cdp_id?: number;
  /** Wall time at which the shift starts; stops are planned 30 minutes apart. */
  startsAt?: string;
}

async function insertCdp(db: Db, zone: string): Promise<number> {
  const n = next();
  const { id } = await db
    .insertInto('cdps')
    .values({
      name: `PHARMACY ${n}`,
      address: `${n} PHARMACY WAY`,
      city: 'SAN DIEGO',
      state: 'CA',
      zipcode: '92101',
      latitude: 32.7185,
      longitude: -117.1593,
      phone_number: '6195550100',
      color: '#0F766E',
      time_zone: zone as 'America/Los_Angeles',
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertDriver(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('employees')
    .values({
      first_name: 'DEMO',
      last_name: SECRETS.driverLastName,
      code: `D${next()}`,
      type: 'Driver',
      time_zone: ZONE,
      on_call: false,
      is_active: true,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertParticipant(db: Db, index: number): Promise<number> {
  const n = next();
  const { id: funding_source_id } = await db
    .insertInto('funding_sources')
    .values({ name: `CLIENT ${n}`, is_active: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('participants')
    .values({
      first_name: `ANA${index}`,
      last_name: index === 0 ? SECRETS.lastName : SECRETS.neighbour,
      client_code: `AAA${String(n).padStart(6, '0')}`,
      gender: 'unspecified',
      status: 'active',
      language: 'es',
      funding_source_id,
      phone_number: '6195550199',
      email: `ana${n}@example.test`,
      is_active: true,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A run of a day: pull out, so many deliveries 30 minutes apart, pull in. */
export async function makeRun(db: Db, options: RunOptions = {}): Promise<TestRun> {
  const { date = DAY, zone = ZONE, deliveries = 3, isUnderWay = true, startsAt = '08:00:00' } = options;
  const cdp_id = options.cdp_id ?? (await insertCdp(db, zone));
  const employee_id = await insertDriver(db);
  const start = wallTimeToUtc(date, startsAt, zone);
  const at = (minutes: number) => toWire(new Date(start.getTime() + minutes * 60_000));
  const { id } = await db
    .insertInto('delivery_manifest')
    .values({
      name: `RUN ${next()}`,
      delivery_date: date,
      time_zone: zone,
      delivery_manifest_status_id: isUnderWay ? MANIFEST_STATUS.running : MANIFEST_STATUS.scheduled,
      employee_id,
      close_door_pharmacy_id: cdp_id,
      start_at: at(0),
      end_at: at(8 * 60),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const place = { delivery_manifest_id: id, delivery_date: date, close_door_pharmacy_id: cdp_id };
  const insert = async (values: object) =>
    (
      await db
        .insertInto('delivery_events')
        .values({ ...place, ...values } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const planned = (minutes: number) => ({ planned_at: at(minutes), eta: at(minutes) });

  const pullOut = await insert({
    delivery_event_type_id: EVENT_TYPE.pullOut,
    delivery_event_status_id: isUnderWay ? EVENT_STATUS.successful : EVENT_STATUS.scheduled,
    secuence: 1,
    datetime: isUnderWay ? at(0) : null,
    ...planned(0),
  });
  const stops: number[] = [];
  const participants: number[] = [];
  for (let index = 0; index < deliveries; index++) {
    const participant_id = await insertParticipant(db, index);
    participants.push(participant_id);
    stops.push(
      await insert({
        delivery_event_type_id: EVENT_TYPE.delivery,
        participant_id,
        secuence: index + 2,
        destination_full_address: `${SECRETS.street}, SAN DIEGO, CA 92101`,
        destination_latitude: 32.75 + index / 100,
        destination_longitude: -117.05,
        order_number: `RX${String(next()).padStart(8, '0')}`,
        tracking_number: `TRK${next()}`,
        comments: SECRETS.comment,
        copayment_amount: '12.50',
        created_by_name: 'Test scheduler',
        ...planned(30 * (index + 1)),
      }),
    );
  }
  await insert({
    delivery_event_type_id: EVENT_TYPE.pullIn,
    secuence: deliveries + 2,
    ...planned(30 * (deliveries + 1)),
  });
  return { id, date, zone, cdp_id, employee_id, stops, pullOut, participants };
}

/** A clock that stands still, at wire times. */
export class StoppedClock extends TestClock {
  #at: number;
  constructor(wire: string) {
    super();
    this.#at = fromWire(wire).getTime();
  }
  override readonly now = (): Date => new Date(this.#at);
  override advance(ms: number): void {
    this.#at += ms;
  }
  set(wire: string): void {
    this.#at = fromWire(wire).getTime();
  }
}

/** Headers and session of one command: a key of its own, and the version that was seen. */
export function command(
  as: TestSession,
  version: number | null,
  body: unknown,
  key: string = randomUUID(),
): CallOptions {
  const ifMatch: Record<string, string> = version === null ? {} : { 'if-match': `"${version}"` };
  return { as, body, headers: { 'idempotency-key': key, ...ifMatch } };
}

export function stopPath(run: TestRun, eventId: number, verb = ''): string {
  return `/delivery_manifest/${run.id}/delivery_events/${eventId}${verb && `/${verb}`}`;
}

export function runPath(run: TestRun, verb: string): string {
  return `/delivery_manifest/${run.id}/${verb}`;
}

/** Somebody has counted the bags of the day of this CDP and closed it. */
export async function closeDayOf(
  { db, clock }: TestServer,
  { cdp_id }: Pick<TestRun, 'cdp_id'>,
  by: { user_id: number; name: string },
): Promise<void> {
  await db
    .insertInto('custody_days')
    .values({
      close_door_pharmacy_id: cdp_id,
      delivery_date: DAY,
      closed_by: by.user_id,
      closed_by_name: by.name,
      closed_at: clock.now(),
    })
    .execute();
}

/** Commands on the run of a test, as whoever stands in it by then. */
export function commandsOnRun(now: () => { server: TestServer; as: TestSession; run: TestRun }) {
  return <T = CommandAnswer>(
    method: 'POST' | 'PUT',
    verb: string,
    body: object,
    version: number | null = 1,
  ) => {
    const { server, as, run } = now();
    return server.call<T>(method, runPath(run, verb), command(as, version, body));
  };
}

/** Body of a refused command (contract.md, "Errors"). */
export interface Problem {
  status_code: string;
  message: string;
  errors: Record<string, { message: string; args?: object }>;
  args: Record<string, unknown>;
}
