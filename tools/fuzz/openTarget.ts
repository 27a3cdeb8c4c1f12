import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import type { ServerContext } from '../../server/context';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { migrateToLatest } from '../../server/platform/database/migrate';
import { loadDemo } from '../../server/demo/loadDemo';
import { routePermissions } from '../../server/platform/plugins/access';
import { FUZZ_CLIENTS, FuzzClients, isClient } from './clients';
import type { Look } from './makeRequest';
import { operationsOf, type OpenApiDocument, type Operation } from './operations';
import type { FuzzTarget } from './runFuzz';
import { Wire } from './sendRequest';
import { FUZZ_ROLES, FuzzSessions } from './sessions';

// Half past ten in San Diego: part of the day is driven. The same for every search, so that a seed means the same requests.
const STARTS_AT = Date.parse('2026-03-10T17:30:00Z');
const DEMO = { size: 'day', participants: 400, runs: 12, historyDays: 3 } as const;

export interface OpenTarget extends FuzzTarget {
  origin: string;
  close(): Promise<void>;
}

interface OwnDatabase {
  database: Database;
  drop(): Promise<void>;
}

/** A database of its own on the server of `url`, which must allow CREATE DATABASE. */
async function ownDatabase(url: string, log: ServerContext['log']): Promise<OwnDatabase> {
  const name = `rx_fuzz_${randomBytes(6).toString('hex')}`;
  const ask = async (statement: string) => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await ask(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openDatabase({ url: own.href }, log);
  const drop = async () => {
    await database.close();
    await ask(`drop database if exists ${name} with (force)`);
  };
  return { database, drop };
}

async function embedded(log: ServerContext['log'], template?: Uint8Array<ArrayBuffer>): Promise<OwnDatabase> {
  const database = await openDatabase({ memory: true, ...(template ? { template } : {}) }, log);
  return { database, drop: () => database.close() };
}

/** Keeps what the server says went wrong, but for requests that it answered with 5xx: those are seen in the answer. */
function troubleLog(troubles: string[]) {
  return pino(
    { level: 'error', base: undefined },
    {
      write: (line: string) => void troubles.push(line.trim().slice(0, 2_000)),
    },
  );
}

async function namesOf({ db }: Database, tokens: readonly string[]): Promise<string[]> {
  const links = await db
    .selectFrom('delivery_events')
    .select('order_number')
    .orderBy('id')
    .limit(3)
    .execute();
  return [...tokens, ...links.map((each) => each.order_number ?? 'x'), 'key-1.png', 'x', 'a'.repeat(43)];
}

async function idsOf(operations: readonly Operation[], look: Look): Promise<Map<string, number[]>> {
  const lists = operations.filter(({ method, pathNames }) => method === 'GET' && pathNames.length === 0);
  const found = new Map<string, number[]>();
  for (const { path } of lists) {
    const rows = await look(path);
    if (!Array.isArray(rows)) continue;
    const ids = rows.map((row: unknown) => (row as { id?: unknown } | null)?.id);
    found.set(
      path,
      ids.filter((id): id is number => typeof id === 'number'),
    );
  }
  return found;
}

/** A server with a demo day, on a database of its own, that listens on a free port. */
export async function openTarget(options: {
  /** A PostgreSQL server; the embedded database without it. */
  databaseUrl?: string | undefined;
  /** A migrated embedded database to start from. */
  template?: Uint8Array<ArrayBuffer>;
}): Promise<OpenTarget> {
  const troubles: string[] = [];
  const log = troubleLog(troubles);
  const { database, drop } = options.databaseUrl
    ? await ownDatabase(options.databaseUrl, log)
    : await embedded(log, options.template);
  await migrateToLatest(database);
  const started = Date.now();
  const clock = () => new Date(STARTS_AT + Date.now() - started);
  const dataDir = await mkdtemp(join(tmpdir(), 'rx-fuzz-'));
  // Each request names an address of its own, so that limits per address do not end the search.
  const webRoot = join(dataDir, 'web');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>');
  const config = { ...readConfig({ LOG_LEVEL: 'error', TRUST_PROXY: '1' }), dataDir, webRoot };
  const context: ServerContext = { config, database, db: database.db, clock, log };
  const app = await buildApp(context);
  const pairs = routePermissions(app).map(([http_method, path_route]) => ({ http_method, path_route }));
  const demo = await loadDemo(
    database.db,
    { ...DEMO, today: clock(), routePermissions: pairs },
    () => undefined,
  );
  const sessions = await FuzzSessions.open(app, database.db);
  const clients = await FuzzClients.open(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.jobs.start();
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const wire = new Wire(origin);
  const stops = await database.db
    .selectFrom('delivery_events')
    .select(['id as eventId', 'delivery_manifest_id'])
    .where('delivery_manifest_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(150)
    .execute();
  const operations = operationsOf((await app.inject('/api/openapi.json')).json<OpenApiDocument>());

  let sent = 0;
  const send: FuzzTarget['send'] = async (request) => {
    const address = { 'x-forwarded-for': `10.${(sent >> 14) & 127}.${(sent >> 7) & 127}.${sent++ & 127}` };
    if (request.as === null) return wire.send(request, address);
    if (isClient(request.as))
      return wire.send(request, { ...address, ...(await clients.headersOf(request.as, request)) });
    const answer = await wire.send(request, { ...address, ...(await sessions.headersOf(request.as)) });
    const isOwn = !('cookie' in request.headers) && !('authorization' in request.headers);
    if (!isOwn || !sessions.hasEnded(request.as, answer)) return answer;
    return wire.send(request, { ...address, ...(await sessions.headersOf(request.as)) });
  };
  const get = (path: string) => send({ as: 'Administrator', method: 'GET', path, headers: {}, body: null });

  const look: Look = async (path) => {
    const answer = await get(path);
    return answer.status === 200 && answer.contentType.includes('json')
      ? (JSON.parse(answer.body) as unknown)
      : null;
  };

  return {
    origin,
    pool: {
      today: demo.date,
      // Whoever may do most reaches most.
      roles: [...FUZZ_ROLES, ...Array.from({ length: 6 }, () => 'Administrator'), null],
      clients: FUZZ_CLIENTS,
      operations,
      stops: stops.map(({ eventId, delivery_manifest_id }) => ({
        eventId,
        manifestId: delivery_manifest_id ?? 0,
      })),
      names: await namesOf(database, Object.values(demo.trackingTokens)),
      ids: await idsOf(operations, look),
    },
    send,
    look,
    troubles: () => troubles.splice(0),
    async unready() {
      const answer = await get('/readyz');
      return answer.status === 200 ? null : `${answer.status} ${answer.trouble ?? answer.body}`;
    },
    async close() {
      wire.close();
      await app.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
