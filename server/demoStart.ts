import { rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { ServerContext } from './context';
import type { Db } from './platform/database/database';
import { demoPhotos } from './demo/demoProof';
import { isEmpty, loadDemo, type DemoSummary } from './demo/loadDemo';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DRIVER_EMAILS } from './demo/staff';
import { inTransaction } from './platform/database/transaction';
import { FIGURES_JOB } from './day/dashboards/figuresJob';
import { LEARN_JOB } from './day/learning/learn';
import { fileStoreOf } from './outside/files/openStore';
import { enqueue } from './platform/jobs/enqueue';
import { routePermissions } from './platform/plugins/access';
import { BASE } from './platform/plugins/apiBase';

/** Folder of the embedded database. */
export function databaseFolder(config: Config): string {
  return join(config.dataDir, 'database');
}

function markOf(config: Config): string {
  return join(config.dataDir, 'demo.unfinished');
}

/** Whether an earlier start was ended while it loaded the demo: nobody has worked with what is there. */
export async function isHalfLoaded(config: Config): Promise<boolean> {
  return stat(markOf(config)).then(
    () => true,
    () => false,
  );
}

/** Removes a half-loaded demo. Only after the database has been opened and closed, so that its lock was ours. */
export async function removeHalfLoaded(config: Config): Promise<void> {
  await rm(databaseFolder(config), { recursive: true, force: true });
  await rm(markOf(config), { force: true });
}

/** Loads the demo day into an empty database and says what it has made; null when nothing was to be loaded. */
export async function loadDemoWhenEmpty(
  app: FastifyInstance,
  context: ServerContext,
  onProgress: (text: string) => void,
): Promise<DemoSummary | null> {
  const { config, db, clock } = context;
  if (!config.demo || !(await isEmpty(db))) return null;
  onProgress('Making a demo day, with invented people');
  // A PostgreSQL server's database is not ours to remove after an interrupted start, so there is no mark for it.
  if (!config.databaseUrl) await writeFile(markOf(config), '');
  const permissions = routePermissions(app).map(([http_method, path_route]) => ({ http_method, path_route }));
  const options = { size: 'day', today: clock(), routePermissions: permissions } as const;
  const summary = await loadDemo(db, options, onProgress);
  await keepDemoPhotos(context);
  await inTransaction(db, async (trx) => {
    await enqueue(trx, FIGURES_JOB);
    await enqueue(trx, LEARN_JOB);
    // The demo's day was promised by plan: corrected by invented drives, all of it would be late. The page shows them.
    await trx.updateTable('learned_times').set({ is_on: false }).execute();
  });
  await rm(markOf(config), { force: true });
  return summary;
}

/** The photos that the demo's deliveries name; a few for all of them. */
export async function keepDemoPhotos(context: ServerContext): Promise<void> {
  const store = fileStoreOf(context);
  for (const { key, bytes } of demoPhotos()) await store.create(key, bytes, 'image/png');
}

/** In a demo, its drivers begin to drive today's runs. Called once the server listens. */
export async function sendDemoDrivers(app: FastifyInstance, { config, db }: ServerContext): Promise<void> {
  if (!config.demo || !config.demoSimulation) return;
  const driver = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', DRIVER_EMAILS)
    .executeTakeFirst();
  if (!driver) return;
  const { port } = app.server.address() as AddressInfo;
  // Where the server listens on every interface, this machine reaches it by its own.
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  app.demoDrivers.openOn(`http://${host.includes(':') ? `[${host}]` : host}:${port}${BASE}`);
  app.demoDrivers.start();
}

/** Lines with a recipient's page per language: at the first start only, as links are kept as hashes. */
export function demoTrackingLines({ trackingTokens }: DemoSummary, address: string): string[] {
  const links = Object.entries(trackingTokens);
  if (links.length === 0) return [];
  return [
    'Where is my Rx (demo), as recipients see it',
    ...links.map(([language, token]) => `  ${language}  ${address}/#/tracking/${token}`),
  ];
}

/** Lines with one account per role; none when this is not a demo. */
export async function demoAccountLines(db: Db): Promise<string[]> {
  const emails = DEMO_ACCOUNTS.map((account) => account.email);
  const found = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const there = new Set(found.map((user) => user.email));
  const accounts = DEMO_ACCOUNTS.filter((account) => there.has(account.email));
  if (accounts.length === 0) return [];
  return [
    `Demo accounts, all with the password ${DEMO_PASSWORD}`,
    ...accounts.map(({ role, email }) => `  ${email.padEnd(28)} ${role}`),
  ];
}
