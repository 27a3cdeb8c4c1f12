import { join } from 'node:path';
import { isMoveOffered } from '../../../src/domain/stops/actionOffers';
import { dateInZone } from '../../../src/domain/time/dates';
import type { ManifestView } from '../../../src/domain/runs/dispatchView';
import { openDatabase, type Db } from '../../../server/platform/database/database';
import { DEMO_ZONE } from '../../../server/demo/masterData';
import type { Call } from '../../correctness/dayWorker';
import type { Caller } from '../caller';
import { atMost, type Figure } from '../report';

export const PEOPLE = ['dispatcher@example.test', 'dispatcher2@example.test', 'scheduler@example.test'];

/** The demo day, which the product and this process have alike (`storyHour.mjs`). */
export const today = () => dateInZone(new Date(), DEMO_ZONE);

/** Where the product keeps the day; without `DATABASE_URL` in the folder. */
export interface House {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

async function read<T>(caller: Caller, path: string): Promise<T> {
  return (await (await caller.get(path)).json()) as T;
}

/** Free deliveries of the day, those first that nobody has set out for, with a run that has room for them. */
export async function movable(caller: Caller, count: number, date = today()) {
  const runs = await read<ManifestView[]>(caller, `/delivery_manifest?date=${date}&events=1&per_page=9999`);
  const stops = runs
    .flatMap((run) => run.events.filter((event) => isMoveOffered(event, run)))
    .sort((a, b) => a.delivery_event_status_id - b.delivery_event_status_id);
  const to = runs.find((run) => run.delivery_manifest_status_id === 2) ?? runs.at(-1);
  return { stops: stops.slice(0, count), to };
}

export function callOf(caller: Caller): Call {
  return async <T>(method: 'GET' | 'POST', path: string, command?: Parameters<Call>[2]) => {
    const headers: Record<string, string> = command ? { 'idempotency-key': command.key } : {};
    if (command?.version !== undefined) headers['if-match'] = `"${command.version}"`;
    const response = await caller.send(method, path, command?.body, headers);
    return { status: response.status, body: (await response.json()) as T };
  };
}

/** Looks into the database while no product runs on it. */
export async function inside<T>({ DATA_DIR, DATABASE_URL }: House, look: (db: Db) => Promise<T>): Promise<T> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const target = DATABASE_URL ? { url: DATABASE_URL } : { dataDir: join(DATA_DIR, 'database') };
  const database = await openDatabase(target, log);
  return look(database.db).finally(() => database.close());
}

export function none(name: string, found: readonly string[], method: string): Figure {
  for (const each of found.slice(0, 10)) process.stderr.write(`  ${each}\n`);
  return atMost(name, found.length, 0, '', method);
}
