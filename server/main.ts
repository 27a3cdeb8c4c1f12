import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino, { stdTimeFunctions } from 'pino';
import { firstAdministratorLink } from './records/accounts/firstAdministrator';
import { buildApp } from './app';
import { readConfig, type Config } from './config';
import type { ServerContext } from './context';
import { openDatabase, type Database } from './platform/database/database';
import { serverDatabaseTarget } from './platform/database/databaseTarget';
import { keepBackups } from './platform/backup/keepBackups';
import { migrateToLatest, readSchemaState } from './platform/database/migrate';
import type { DemoSummary } from './demo/loadDemo';
import {
  databaseFolder,
  demoAccountLines,
  demoTrackingLines,
  isHalfLoaded,
  loadDemoWhenEmpty,
  sendDemoDrivers,
  removeHalfLoaded,
} from './demoStart';
import { rollDemoDay } from './demo/rollDay';
import { keptInBucket } from './outside/files/keptInBucket';
import { mapSentence } from './outside/map/startSentence';
import { tryPort } from './platform/health/tryPort';
import { startTracing } from './platform/tracing/startTracing';
import { followSecretFiles } from './reloadSecrets';
import { startReport } from './startReport';
import { startSentence } from './startSentence';

/** Supervisors kill after 10 s; what is not finished by then is cut off by us, and the database closed in order. */
const STOP_WITHIN_MS = 8_000;

const report = startReport((text) => process.stdout.write(text));

async function open(config: Config, log: ServerContext['log']): Promise<Database> {
  if (config.databaseUrl) {
    return report.during('Connecting to PostgreSQL', openDatabase(serverDatabaseTarget(config), log));
  }
  await mkdir(config.dataDir, { recursive: true });
  const target = { dataDir: databaseFolder(config) };
  const opening = () => report.during(`Opening the database in ${config.dataDir}`, openDatabase(target, log));
  const database = await opening();
  if (!(await isHalfLoaded(config))) return database;
  report.step('The last start was interrupted: starting again');
  await database.close();
  await removeHalfLoaded(config);
  return opening();
}

/** Sends the last spans; nothing without a collector. */
let stopTracing = async (): Promise<void> => {};

async function stop(app: FastifyInstance, database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_WITHIN_MS)));
  await Promise.race([app.close().then(stopTracing), late]);
  clearTimeout(timer);
  await database.close();
}

let isStopping = false;

/** On SIGTERM or SIGINT: accept nothing new, finish the requests under way, end the streams, close the database. */
function stopOnSignal(app: FastifyInstance, database: Database): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second Ctrl-C is for a person who does not want to wait.
      if (isStopping) process.exit(1);
      isStopping = true;
      report.step('Stopping');
      stop(app, database).then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ error: error instanceof Error ? error.stack : 'unknown' }, 'the stop failed');
          process.exit(1);
        },
      );
    });
  }
}

/** Copies of the embedded database are made by the server that has it open; those of PostgreSQL by `npm run backup`. */
function copyWhileRunning(app: FastifyInstance, context: ServerContext): void {
  if (context.database.kind !== 'pglite') return;
  const keeper = keepBackups(context, () => keptInBucket(context.config));
  app.addHook('onClose', () => keeper.stop());
}

/** One sentence, where somebody may look for the demo's accounts in vain. */
function withheldLines({ demoWithheld }: Config): string[] {
  return demoWithheld ? [`No demo accounts were made, as ${demoWithheld}; DEMO=1 makes them.`] : [];
}

async function greet(app: FastifyInstance, context: ServerContext, demo: DemoSummary | null): Promise<void> {
  const { port } = app.server.address() as AddressInfo;
  const address = context.config.publicUrl.replace(/:0$/, `:${port}`);
  const link = await firstAdministratorLink(context);
  const blocks = [
    [`Rx Dispatch is at ${address}`],
    link
      ? [...withheldLines(context.config), `Create the first administrator: ${link}`]
      : await demoAccountLines(context.db),
    demo ? demoTrackingLines(demo, address) : [],
    [await mapSentence(context)],
  ].filter((lines) => lines.length > 0);
  report.step('Ready');
  report.write(blocks.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])));
}

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, timestamp: stdTimeFunctions.isoTime, base: undefined });
  if (config.tracesUrl) stopTracing = await startTracing(config.tracesUrl, log);
  const database = await open(config, log);
  // A demo takes ten seconds or more to prepare: a port in use is reported before that.
  await tryPort(config.port, config.host).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const context: ServerContext = { config, database, db: database.db, clock: () => new Date(), log };
  await migrateToLatest(database, (done, total, name) =>
    report.step(`Migration ${done} of ${total} ${name}`),
  );
  if ((await readSchemaState(database.db)).kind === 'newer')
    report.step('A newer version has migrated this database; this one runs beside it');
  const app = await buildApp(context);
  stopOnSignal(app, database);
  copyWhileRunning(app, context);
  app.addHook('onClose', followSecretFiles(context));
  await app.ready();
  const demo = await loadDemoWhenEmpty(app, context, (text) => report.step(text));
  if (config.demo && !demo && (await rollDemoDay(context))) report.step('A new demo day');
  await app.listen({ port: config.port, host: config.host });
  await app.jobs.start();
  await greet(app, context, demo);
  await sendDemoDrivers(app, context);
}

function fail(error: unknown, config: Config | undefined): never {
  const sentence = startSentence(error, config);
  process.stderr.write(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}

let config: Config | undefined;
try {
  config = readConfig();
  await start(config);
} catch (error) {
  // A signal during the start closes what the start still asks for; the stop ends the process.
  if (!isStopping) fail(error, config);
}
