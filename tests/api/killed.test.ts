import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Db } from '../../server/platform/database/database';
import { silentLog, testDatabaseUrl } from '../support/database';
import { postgresTestDatabase } from '../support/postgresDatabase';
import { addressOf, makeDataDir, startProgram, type Program } from '../support/program';

const ACKNOWLEDGED = 500;
const AT_ONCE = 8;
const ACCOUNT = { email: 'first@example.test', password: 'Harbor-Lantern-12!' };

interface Ground {
  env: Record<string, string>;
  /** Looks into the database while no server runs on it. */
  look: (check: (db: Db) => Promise<void>) => Promise<void>;
  remove: () => Promise<void>;
}

async function embeddedGround(): Promise<Ground> {
  const { dataDir, target } = await makeDataDir();
  return {
    env: { DATA_DIR: dataDir },
    look: async (check) => {
      const database = await openDatabase(target, silentLog);
      await check(database.db).finally(() => database.close());
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function serverGround(url: string): Promise<Ground> {
  const database = await postgresTestDatabase(url, silentLog);
  return {
    env: { DATABASE_URL: database.url },
    look: (check) => check(database.db),
    remove: () => database.close(),
  };
}

let ground: Ground;
const programs: Program[] = [];
beforeAll(async () => {
  ground = await (testDatabaseUrl ? serverGround(testDatabaseUrl) : embeddedGround());
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map((program) => program.exit));
  await ground.remove();
});

async function start(): Promise<{ program: Program; address: string }> {
  const program = await startProgram(ground.env);
  programs.push(program);
  return { program, address: await addressOf(program) };
}

async function createAdministrator({ program, address }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const token = /first-administrator\?token=(\S+)/.exec(program.output())?.[1];
  const answer = await fetch(`${address}/api/users/first_administrator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, full_name: 'First Administrator', ...ACCOUNT }),
  });
  expect(answer.status).toBe(201);
}

async function signIn(address: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/api/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ACCOUNT, client: 'web' }),
  });
  expect(answer.status).toBe(200);
  const { Authorization } = (await answer.json()) as { Authorization: string };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, authorization: Authorization, 'content-type': 'application/json' };
}

interface Written {
  id: number;
  name: string;
  version: number;
}

/** Creates and renames in turn over several connections, until the server is gone; keeps what was acknowledged. */
async function writeUntilKilled(address: string, headers: Record<string, string>, program: Program) {
  const acknowledged = new Map<number, Written>();
  let writes = 0;
  let sent = 0;
  const send = async (method: string, path: string, name: string, version?: number): Promise<Written> => {
    const match: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
    const answer = await fetch(`${address}/api/funding_sources${path}`, {
      method,
      headers: { ...headers, ...match, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ name }),
    });
    const written = (await answer.json()) as Written;
    expect(answer.ok, JSON.stringify(written)).toBe(true);
    acknowledged.set(written.id, written);
    // The others are in the middle of theirs.
    if (++writes === ACKNOWLEDGED) program.child.kill('SIGKILL');
    return written;
  };
  const lane = async (): Promise<void> => {
    for (;;) {
      const name = `WRITE ${++sent}`;
      const made = await send('POST', '', name);
      await send('PATCH', `/${made.id}`, `${name} AGAIN`, made.version);
    }
  };
  // Each lane ends by a broken connection, and by nothing else.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  return { acknowledged, writes };
}

it('a server that is killed among writes has kept each one it acknowledged, with its trace, and none by half', async () => {
  const first = await start();
  await createAdministrator(first);
  const headers = await signIn(first.address);
  const { acknowledged, writes } = await writeUntilKilled(first.address, headers, first.program);
  await first.program.exit;
  expect(writes).toBeGreaterThanOrEqual(ACKNOWLEDGED);

  // It comes up again by itself, the session goes on, and each acknowledged record is what was answered, or newer.
  const second = await start();
  const answer = await fetch(`${second.address}/api/funding_sources?per_page=1000&sort=id`, { headers });
  expect(answer.status).toBe(200);
  const kept = (await answer.json()) as Written[];
  const byId = new Map(kept.map((record) => [record.id, record]));
  for (const { id, name, version } of acknowledged.values()) {
    const record = byId.get(id);
    expect(record?.version).toBeGreaterThanOrEqual(version);
    if (record?.version === version) expect(record.name).toBe(name);
  }
  second.program.child.kill('SIGTERM');
  await second.program.exit;

  // One audit entry, one outbox entry and one answered key per write that is there, and none beyond.
  await ground.look(async (db) => {
    const made = kept.flatMap(({ id, version }) =>
      Array.from({ length: version }, (_, index) => `${id} ${index + 1}`),
    );
    const audit = await db
      .selectFrom('audit_entries')
      .select(['record_id', 'action'])
      .where('resource', '=', 'funding_sources')
      .execute();
    const audited = audit.map(({ record_id, action }) => `${record_id} ${action === 'create' ? 1 : 2}`);
    const outbox = await db
      .selectFrom('outbox')
      .select('body')
      .where('event', '=', 'funding_sources.changed')
      .execute();
    const announced = outbox.map(({ body }) => {
      const { id, version } = body as Pick<Written, 'id' | 'version'>;
      return `${id} ${version}`;
    });
    const keys = await db.selectFrom('idempotency_keys').select('http_status').execute();
    expect(audited.sort()).toEqual(made.sort());
    expect(announced.sort()).toEqual(made);
    expect(keys.map(({ http_status }) => http_status)).not.toContain(null);
    expect(keys).toHaveLength(made.length);
  });
}, 180_000);
