import { join } from 'node:path';
import { isMoveOffered } from '../../../src/domain/actionOffers';
import { dateInZone } from '../../../src/domain/dates';
import type { ManifestView } from '../../../src/domain/dispatchView';
import { openDatabase, type Db } from '../../../server/database/database';
import { DEMO_ZONE } from '../../../server/database/seed/masterData';
import type { Call } from '../../correctness/dayWorker';
import { storyOffset } from '../../e2e/support/storyClock.mjs';
import type { Caller } from '../caller';
import { startProduct, type Product } from '../product';
import { atMost, type Figure } from '../report';

const OFFSET = storyOffset();
export const PEOPLE = ['dispatcher@example.test', 'dispatcher2@example.test', 'scheduler@example.test'];

/** The demo day as the product has it that `startDay` starts. */
export const today = () => dateInZone(new Date(Date.now() + OFFSET), DEMO_ZONE);

/** The product in the middle of its morning, whatever the hour. */
export function startDay(DATA_DIR: string): Promise<Product> {
  const clock = new URL('../atStoryHour.mjs', import.meta.url).href;
  return startProduct({ DATA_DIR, STORY_OFFSET: String(OFFSET), NODE_OPTIONS: `--import=${clock}` });
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

/** Looks into the embedded database while no product runs on it. */
export async function inside<T>(DATA_DIR: string, look: (db: Db) => Promise<T>): Promise<T> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await openDatabase({ dataDir: join(DATA_DIR, 'database') }, log);
  return look(database.db).finally(() => database.close());
}

export function none(name: string, found: readonly string[], method: string): Figure {
  for (const each of found.slice(0, 10)) process.stderr.write(`  ${each}\n`);
  return atMost(name, found.length, 0, '', method);
}
