import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Db } from '../../server/platform/database/database';
import { dateInZone } from '../../src/domain/time/dates';
import type { ImportLotView } from '../../src/domain/imports/importView';
import { signIn, type Caller } from '../bench/caller';
import { orderFile } from '../bench/orderFiles';
import { OrderLots } from '../bench/orderLots';
import { silentLog } from '../support/database';
import { addressOf, makeDataDir, startProgram, type Program } from '../support/program';

const ROWS = 600;
/** The work is a job of the server: it begins at once, and takes longer than this. */
const INTO_THE_COMMIT_MS = 60;
const PATIENCE_MS = 120_000;
const ACCOUNT = { email: 'first@example.test', password: 'Harbor-Lantern-12!' };
const ZONE = 'America/Los_Angeles';

let data: Awaited<ReturnType<typeof makeDataDir>>;
const programs: Program[] = [];
beforeEach(async () => {
  data = await makeDataDir();
});
afterEach(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.splice(0).map((program) => program.exit));
  await rm(data.dataDir, { recursive: true, force: true });
});

async function start(): Promise<{ program: Program; address: string }> {
  const program = await startProgram({ DATA_DIR: data.dataDir });
  programs.push(program);
  return { program, address: await addressOf(program) };
}

/** An administrator, a client and a pharmacy: what a first lot needs. */
async function setUp({ program, address }: { program: Program; address: string }) {
  const token = /first-administrator\?token=(\S+)/.exec(program.output())?.[1];
  const made = await fetch(`${address}/api/users/first_administrator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, full_name: 'First Administrator', ...ACCOUNT }),
  });
  expect(made.status).toBe(201);
  const caller = await signIn(address, ACCOUNT.email, ACCOUNT.password);
  const create = async (path: string, body: object) => {
    const answer = await caller.send('POST', path, body);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  };
  const funding_source_id = await create('/funding_sources', {
    name: 'VALLEY PACE PROGRAM',
    is_active: true,
  });
  const close_door_pharmacy_id = await create('/cdp', {
    name: 'HILLCREST PHARMACY',
    address: '3900 FIFTH AVE',
    city: 'SAN DIEGO',
    state: 'CA',
    zipcode: '92103',
    latitude: 32.7486,
    longitude: -117.1604,
    phone_number: '6195550101',
    color: '#0F766E',
    time_zone: ZONE,
    is_active: true,
  });
  return {
    caller,
    terms: { funding_source_id, close_door_pharmacy_id, delivery_date: dateInZone(new Date(), ZONE) },
  };
}

interface Books {
  /** That people see. */
  deliveries: number;
  /** Also those that are hidden until the commit is done. */
  written: number;
  numbers: number;
  recipients: number;
  logged: number;
  state: string;
  /** Rows that say that they are in the books. */
  rows: number;
}

async function books(db: Db): Promise<Books> {
  const { rows } = await sql<Books>`select
    (select count(*)::int from delivery_events) as deliveries,
    (select count(*)::int from delivery_event_rows) as written,
    (select count(distinct order_number)::int from delivery_events) as numbers,
    (select count(*)::int from participants) as recipients,
    (select count(*)::int from audit_entries where resource = 'delivery_events') as logged,
    (select state from import_lots) as state,
    (select count(*)::int from import_rows where delivery_event_id is not null) as rows`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count always answers');
  return found;
}

/** Looks into the database while no server runs on it. */
async function look(): Promise<Books> {
  const database = await openDatabase(data.target, silentLog);
  return books(database.db).finally(() => database.close());
}

async function checkedLot(
  caller: Caller,
  terms: Awaited<ReturnType<typeof setUp>>['terms'],
): Promise<ImportLotView> {
  const lots = new OrderLots(caller);
  const lot = await lots.settled((await lots.upload(orderFile(ROWS, 'csv'), terms)).id);
  expect(lot).toMatchObject({ state: 'ready', failure: null, counts: { total: ROWS } });
  expect(lot.counts.new).toBeGreaterThan(ROWS / 10);
  return lot;
}

/** While the commit is made up for it holds the only connection, and on a slow machine others wait in vain. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}

it('a server that is killed in the middle of a commit has done all of it or nothing, and finishes it when it is back', async () => {
  const first = await start();
  const { caller, terms } = await setUp(first);
  const lot = await checkedLot(caller, terms);
  await new OrderLots(caller).verb(lot, 'commit');
  await new Promise((done) => setTimeout(done, INTO_THE_COMMIT_MS));
  first.program.child.kill('SIGKILL');
  await first.program.exit;

  const left = await look();
  const whole = {
    deliveries: lot.counts.new,
    numbers: lot.counts.new,
    rows: lot.counts.new,
    logged: lot.counts.new,
  };
  if (left.state === 'committed') expect(left).toMatchObject(whole);
  // Some rows may be written already; nobody sees any of them.
  else {
    expect(left).toMatchObject({ state: 'committing', deliveries: 0 });
    expect([left.numbers, left.rows, left.logged]).toEqual([0, left.written, left.written]);
  }

  const second = await start();
  const done = await patiently(async () => {
    const again = await signIn(second.address, ACCOUNT.email, ACCOUNT.password);
    return new OrderLots(again).settled(lot.id);
  });
  expect(done).toMatchObject({ state: 'committed', counts: { committed: lot.counts.new } });
  second.program.child.kill('SIGTERM');
  await second.program.exit;
  // Whom the first server had made already is not made again.
  const { participants } = lot.counts;
  expect(await look()).toMatchObject({ state: 'committed', ...whole, recipients: participants });
}, 300_000);
