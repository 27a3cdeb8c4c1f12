import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { buildApp } from '../server/app';
import { readConfig } from '../server/config';
import { WrongConfiguration } from '../server/environment';
import { countFigures } from '../server/day/dashboards/countFigures';
import { openDatabase } from '../server/platform/database/database';
import { DataFolderInUse } from '../server/platform/database/databaseErrors';
import { databaseTarget } from '../server/platform/database/databaseTarget';
import { migrateToLatest } from '../server/platform/database/migrate';
import {
  DatabaseNotEmpty,
  DEMO_SIZES,
  loadDemo,
  type DemoSize,
  type DemoSummary,
} from '../server/demo/loadDemo';
import { keepDemoPhotos } from '../server/demoStart';
import { routePermissions } from '../server/platform/plugins/access';

class WrongUse extends Error {}

function readArguments(): { size: DemoSize; seed: number } {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'day' }, seed: { type: 'string', default: '1' } },
  });
  const size = DEMO_SIZES.find((one) => one === values.size);
  if (!size) throw new WrongUse(`--size must be one of: ${DEMO_SIZES.join(', ')}.`);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new WrongUse('--seed must be a whole number.');
  return { size, seed };
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Loads demo data into the empty database that the configuration names. */
async function seed(): Promise<DemoSummary> {
  const options = readArguments();
  const config = readConfig();
  const log = pino({ level: 'warn' }, pino.destination(2));
  const database = await openDatabase(databaseTarget(config), log);
  try {
    await migrateToLatest(database);
    // Never listens: it is built only because its routes say which permissions there are.
    const context = { config, database, db: database.db, clock: () => new Date(), log };
    const app = await buildApp(context);
    const pairs = routePermissions(app).map(([http_method, path_route]) => ({ http_method, path_route }));
    const started = Date.now();
    const summary = await loadDemo(database.db, { ...options, routePermissions: pairs }, (text) =>
      print(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${text}`),
    );
    await keepDemoPhotos(context);
    print('Counting the figures of all days');
    await countFigures(database.db);
    await app.close();
    return summary;
  } finally {
    await database.close();
  }
}

/** Meant for a person: a sentence, no stack. */
const EXPECTED = [WrongUse, WrongConfiguration, DataFolderInUse, DatabaseNotEmpty];

try {
  const { counts, accounts, password, trackingTokens } = await seed();
  print(`\n${counts.participants} participants, ${counts.runs} runs, ${counts.events} stops.`);
  print(`Accounts, all with the password ${password}:`);
  for (const { role, email } of accounts) print(`  ${role.padEnd(14)} ${email}`);
  for (const [language, token] of Object.entries(trackingTokens))
    print(`Tracking (${language}): /#/tracking/${token}`);
} catch (error) {
  if (!(error instanceof Error) || !EXPECTED.some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
