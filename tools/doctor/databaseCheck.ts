import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Config } from '../../server/config';
import type { Database, DatabaseLog, Db } from '../../server/platform/database/database';
import { openDatabase } from '../../server/platform/database/database';
import { DataFolderInUse, sqlStateOf } from '../../server/platform/database/databaseErrors';
import { serverDatabaseTarget } from '../../server/platform/database/databaseTarget';
import { pendingMigrations } from '../../server/platform/database/migrate';
import { WrongConfiguration } from '../../server/environment';
import { readKeyRing } from '../../server/platform/keys/keyRing';
import { clockDrift } from '../../server/platform/health/clockDrift';
import { lookAtReplica } from './replicaCheck';
import { lookAtGrants } from './rightsCheck';
import { bad, codeOf, good, warning, type Finding } from './finding';
import { lookAtUpgrade } from './upgradeCheck';

const OLDEST_VERSION = 150_000;
const DRIFT_MS = 2_000;
const HEARD_WITHIN_MS = 3_000;
const PROBE_CHANNEL = 'rx_doctor';

/** What a failed connection means; PostgreSQL's codes and those of the network. */
const CONNECTION_ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Start the server, or correct host and port in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  ETIMEDOUT: 'Let this machine through to the database (firewall, security group).',
  '28P01': 'Correct user and password in DATABASE_URL.',
  '28000': 'Let this user in from this machine (pg_hba.conf).',
  '42501': 'Run applicationRole.sql as the owner of the tables, and make this user a member of rx_app.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
};

async function lookAtVersion(db: Db): Promise<Finding> {
  const asked = sql<{ number: number; name: string; encoding: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      current_setting('server_encoding') as encoding`;
  const { rows } = await asked.execute(db);
  const { number = 0, name = '', encoding = '' } = rows[0] ?? {};
  if (number < OLDEST_VERSION) return bad(`PostgreSQL ${name} is too old.`, 'Use PostgreSQL 15 or newer.');
  if (encoding !== 'UTF8')
    return bad(`The database keeps text in ${encoding}.`, 'Create it with the encoding UTF8.');
  return good(`PostgreSQL ${name} answers.`);
}

async function lookAtClock(db: Db): Promise<Finding> {
  const drift = Math.abs(await clockDrift({ db, clock: () => new Date() }));
  if (drift > DRIFT_MS)
    return bad(
      `The clocks of this machine and of the database differ by ${(drift / 1000).toFixed(1)} s.`,
      'Keep both by NTP: sessions, links and arrival times depend on them.',
    );
  return good('The clocks of this machine and of the database agree.');
}

async function lookAtRights(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ may_create: boolean; is_superuser: boolean; may_change_log: boolean | null }>`
    select has_schema_privilege('public', 'create') as may_create,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
      case when to_regclass('public.audit_entries') is null then null
        else has_table_privilege('audit_entries', 'update') end as may_change_log`.execute(db);
  const { may_create, is_superuser, may_change_log } = rows[0] ?? {};
  const findings = [
    ...(await lookAtUpgrade(db, { mayMigrate: may_create ?? false })),
    ...(await lookAtGrants(db)),
  ];
  if (is_superuser || may_change_log)
    findings.push(
      warning(
        'This user can change the log of changes.',
        'Let the server sign in as a member of rx_app (applicationRole.sql).',
      ),
    );
  return findings;
}

/** A pooler by transaction swallows what is listened for: live pages and jobs would wait for the next look by the clock. */
async function lookAtWakeUps(database: Database): Promise<Finding> {
  let heard = () => {};
  const arrived = new Promise<boolean>((resolve) => (heard = () => resolve(true)));
  const stop = await database.listen(PROBE_CHANNEL, () => heard());
  await sql`select pg_notify(${PROBE_CHANNEL}, '')`.execute(database.db);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), HEARD_WITHIN_MS)));
  const isHeard = await Promise.race([arrived, late]);
  clearTimeout(timer);
  await stop();
  return isHeard
    ? good('Servers on this database hear of each other at once.')
    : bad(
        'NOTIFY does not arrive: DATABASE_URL leads to a pooler that shares connections.',
        'Name PostgreSQL itself in DATABASE_DIRECT_URL, beside the pooler in DATABASE_URL.',
      );
}

/** Nothing to say of keys that open. */
async function lookAtKeys({ serverKeys }: Config, db: Db): Promise<Finding[]> {
  try {
    await readKeyRing(db, serverKeys);
    return [];
  } catch (error) {
    if (!(error instanceof WrongConfiguration)) throw error;
    return [
      bad(error.message, 'Let the vault that holds it write its file; without it the server does not start.'),
    ];
  }
}

async function lookInside(config: Config, database: Database): Promise<Finding[]> {
  const { db } = database;
  const version = await lookAtVersion(db);
  if (version.state === 'bad') return [version];
  const rights = await lookAtRights(db);
  const isCurrent = (await pendingMigrations(db)).length === 0;
  const keys = isCurrent ? await lookAtKeys(config, db) : [];
  return [
    version,
    await lookAtClock(db),
    ...rights,
    ...keys,
    await lookAtWakeUps(database),
    ...(await lookAtReplica(database)),
  ];
}

function refusal(config: Config, error: unknown): Finding {
  if (error instanceof DataFolderInUse) return good('The embedded database is in use by a running server.');
  const code = sqlStateOf(error) ?? codeOf(error);
  const advice = CONNECTION_ADVICE[code] ?? 'Look at the log of the database server.';
  return config.databaseUrl
    ? bad(`The database at DATABASE_URL does not let the product in (${code}).`, advice)
    : bad(`The embedded database cannot be opened (${code}).`, 'Restore a backup of DATA_DIR/database.');
}

/** The database server, or the embedded one when nobody has it open. */
export async function lookAtDatabase(config: Config, log: DatabaseLog): Promise<Finding[]> {
  const target = serverDatabaseTarget(config);
  if ('dataDir' in target && !existsSync(target.dataDir))
    return [good('There is no database yet: the first start makes one.')];
  let database: Database | undefined;
  try {
    database = await openDatabase(target, log);
    if (config.databaseUrl) return await lookInside(config, database);
    const isCurrent = (await pendingMigrations(database.db)).length === 0;
    const keys = isCurrent ? await lookAtKeys(config, database.db) : [];
    return [
      good('The embedded database opens.'),
      ...(await lookAtUpgrade(database.db, { mayMigrate: true })),
      ...keys,
    ];
  } catch (error) {
    return [refusal(config, error)];
  } finally {
    await database?.close();
  }
}
