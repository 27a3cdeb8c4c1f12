import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newSecret, openSecrets, sealSecret, secretKeys } from '../../server/day/webhooks/endpointSecrets';
import { proofLink, readProofToken } from '../../server/day/webhooks/proofLink';
import { readPushKeys } from '../../server/outside/push/pushKeys';
import { inTransaction } from '../../server/platform/database/transaction';
import { refreshKeyRing } from '../../server/platform/keys/keyRing';
import { assertAllKnowRings, listKeys, retireKey, rotateKeys } from '../../server/platform/keys/manageKeys';
import { SEALED_COLUMNS } from '../../server/platform/keys/sealedColumns';
import { sealAgain } from '../../server/platform/keys/sealAgain';
import { isSigned, sign } from '../../server/platform/plugins/signing';
import { DAY_MS, MINUTE_MS } from '../../src/domain/time/durations';
import { makeKey, order, sendSigned } from '../inbox/inboxSupport';
import { testDatabase, testDatabaseUrl } from '../support/database';
import { factorPeople, StoppedClock } from '../support/factorPeople';
import { testServer, type TestServer, type TestSession } from '../support/server';

const WAIT_MS = 2 * MINUTE_MS;
const author = { user_id: null, full_name: 'keys (test)' };
const clock = new StoppedClock();
let server: TestServer;
let admin: TestSession;

beforeEach(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
});
afterEach(() => server.close());

/** A new key, and the two minutes after which it signs. */
async function rotate(): Promise<number> {
  const { id } = await inTransaction(server.db, (trx) => rotateKeys(server.context, trx, author, WAIT_MS));
  await refreshKeyRing(server.context);
  clock.advance(WAIT_MS + MINUTE_MS);
  return id;
}

async function retire(id: number, mustEnd = false): Promise<void> {
  await sealAgain(server.context);
  await inTransaction(server.db, (trx) => retireKey(server.context, trx, author, { id, mustEnd }));
  await refreshKeyRing(server.context);
}

const keys = () => inTransaction(server.db, (trx) => listKeys(trx, clock.now()));

async function addVehicle(): Promise<number> {
  const name = randomUUID().slice(0, 8);
  const { id: vehicle_capacity_type_id } = await server.db
    .insertInto('vehicle_capacity_types')
    .values({ name, capacity: 10 } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('vehicles')
    .values({
      name,
      license_plate: name,
      type: 'car',
      vehicle_capacity_type_id,
      smartphone_login: true,
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const codeOf = async (id: number) =>
  (await server.call<{ code: string }>('GET', `/vehicles/${id}/login_code`, { as: admin })).body.code;
const isTaken = async (code: string, as: TestSession) =>
  (await server.call('POST', '/vehicles/verify_code', { as, body: { code } })).status;

describe('a new key of the server', () => {
  it('signs nothing before every server knows it', async () => {
    const { id } = await inTransaction(server.db, (trx) => rotateKeys(server.context, trx, author, WAIT_MS));
    await refreshKeyRing(server.context);
    const before = await sign(server.context, 'upload', 'x');
    clock.advance(WAIT_MS + MINUTE_MS);
    const after = await sign(server.context, 'upload', 'x');
    expect(after).not.toBe(before);
    expect([id, (await keys()).map((key) => key.id)]).toEqual([2, [1, 2]]);
    for (const signature of [before, after])
      expect(await isSigned(server.context, 'upload', 'x', signature)).toBe(true);
  });

  it('reaches servers that run, by the next look', async () => {
    const other = await testServer({ clock, database: server.context.database });
    await rotate();
    const signature = await sign(server.context, 'download', 'x');
    expect(await isSigned(other.context, 'download', 'x', signature)).toBe(false);
    await refreshKeyRing(other.context);
    expect(await isSigned(other.context, 'download', 'x', signature)).toBe(true);
    await other.app.close();
  });

  it('signs nobody out', async () => {
    await rotate();
    expect((await server.call('GET', '/users/second_factor', { as: admin })).status).toBe(200);
  });

  it('leaves printed codes of vehicles as they are; a new vehicle’s code is of the new key', async () => {
    const old = await addVehicle();
    const printed = await codeOf(old);
    await rotate();
    const driver = await server.signInAs('driver');
    expect([await codeOf(old), await isTaken(printed, driver)]).toEqual([printed, 200]);
    // The database's own clock says which key is the newest.
    await server.db.updateTable('server_keys').set({ active_from: '2026-01-01 00:00:00' }).execute();
    await addVehicle();
    expect((await keys()).map((key) => key.vehicleCodes)).toEqual([1, 1]);
  });

  it('leaves clients’ keys as they are', async () => {
    const key = await makeKey(server, admin);
    await rotate();
    expect((await sendSigned(server, key, order())).status).toBe(201);
  });

  it('leaves links to proofs as they are', async () => {
    const link = await proofLink(server.context, { endpointId: 3, deliveryId: 7 }, clock.now());
    await rotate();
    const token = link.split('/').at(-1) ?? '';
    expect(await readProofToken(server.context, token)).toEqual({ endpointId: 3, deliveryId: 7 });
    clock.advance(31 * DAY_MS);
    expect(await readProofToken(server.context, token)).toBeNull();
  });

  it('leaves second factors as they are, also once they are sealed anew and the old key is forgotten', async () => {
    const people = await factorPeople(server, clock);
    const person = await people.person();
    const { secret } = await people.addTotp(person);
    const works = async () => {
      const browser = people.newBrowser();
      await people.enter(person.email, browser);
      const { status } = await people.step(browser, { code: people.codeOf(secret) });
      clock.advance(MINUTE_MS);
      return status;
    };
    await rotate();
    expect(await works()).toBe(200);
    const sealed = () => server.db.selectFrom('totp_factors').select('secret').executeTakeFirstOrThrow();
    expect((await sealed()).secret).toMatch(/^v1\./);
    await server.app.jobs.runDue();
    await sealAgain(server.context);
    expect((await sealed()).secret).toMatch(/^v2\.2\./);
    await retire(1, true);
    expect(await works()).toBe(200);
  });

  it('leaves push and webhooks as they are, also once the old key is forgotten', async () => {
    const push = await readPushKeys(server.context);
    const secret = newSecret();
    const { id: funding_source_id } = await server.db
      .insertInto('funding_sources')
      .values({ name: 'CLIENT', is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('webhook_endpoints')
      .values({
        funding_source_id,
        name: 'System',
        url: 'https://client.test',
        events: ['delivered'],
        sealed_secret: sealSecret(await secretKeys(server.context), secret),
        sealed_old_secret: sealSecret(await secretKeys(server.context), 'old'),
        old_secret_until: clock.now(),
        created_by_name: 'A',
      })
      .execute();
    const opened = async () => {
      const row = await server.db.selectFrom('webhook_endpoints').selectAll().executeTakeFirstOrThrow();
      return openSecrets(await secretKeys(server.context), row, true);
    };
    await rotate();
    expect([await readPushKeys(server.context), await opened()]).toEqual([push, [secret, 'old']]);
    expect(await sealAgain(server.context)).toBe(3);
    expect(await sealAgain(server.context)).toBe(0);
    await retire(1, true);
    expect([await readPushKeys(server.context), await opened()]).toEqual([push, [secret, 'old']]);
  });

  it('has every sealed column of the database in its list', async () => {
    const known = Object.values(SEALED_COLUMNS).flatMap(({ table, columns }) =>
      columns.map((column) => `${table}.${column}`),
    );
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '^sealed_(.*_)?(secret|key)$' and table_name <> 'server_keys'`.execute(
      server.db,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { name } of rows) expect(known).toContain(name);
  });
});

describe('retiring a key', () => {
  it('is refused for the one that signs, and while something lives by it', async () => {
    await expect(retire(1)).rejects.toThrow('signs now');
    await makeKey(server, admin);
    await addVehicle();
    await rotate();
    await expect(retire(2)).rejects.toThrow('signs now');
    await expect(retire(1)).rejects.toThrow(/1 keys of clients.*1 printed codes.*links to proofs, until/s);
    await expect(retire(9)).rejects.toThrow('no key 9');
  });

  it('is done when nothing does, and written down', async () => {
    const before = await sign(server.context, 'proof', 'x');
    await rotate();
    clock.advance(31 * DAY_MS);
    await retire(1);
    expect((await keys()).map((key) => key.id)).toEqual([2]);
    expect(await isSigned(server.context, 'proof', 'x', before)).toBe(false);
    const { rows } = await sql`select from file_secret`.execute(server.db);
    expect(rows).toEqual([]);
    const log = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'record_id', 'user_name'])
      .where('resource', '=', 'server_keys')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'rotateKeys', record_id: 2, user_name: 'keys (test)' },
      { action: 'retireKey', record_id: 1, user_name: 'keys (test)' },
    ]);
  });

  it('after a theft ends what lives by it: clients’ keys are revoked and vehicles have new codes', async () => {
    const key = await makeKey(server, admin);
    const vehicle = await addVehicle();
    const printed = await codeOf(vehicle);
    const stolen = await server.db.selectFrom('server_keys').select('secret').executeTakeFirstOrThrow();
    await rotate();
    await retire(1, true);
    expect((await sendSigned(server, key, order())).status).toBe(401);
    const driver = await server.signInAs('driver');
    const now = await codeOf(vehicle);
    expect([await isTaken(printed, driver), await isTaken(now, driver)]).toEqual([404, 200]);
    const { login_nonce } = await server.db
      .selectFrom('vehicles')
      .select('login_nonce')
      .executeTakeFirstOrThrow();
    const forged = createHmac('sha256', stolen.secret ?? '')
      .update(`vehicle:${vehicle} ${login_nonce}`)
      .digest('hex');
    const letters = Buffer.from(forged, 'hex').toString('base64url').slice(0, 22);
    expect(await isTaken(`RXV-${vehicle}-${letters}`, driver)).toBe(404);
  });
});

it.runIf(testDatabaseUrl)(
  'no key is made while a server is connected that knows the first one alone',
  async () => {
    const database = await testDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const url = new URL(testDatabaseUrl ?? '');
    url.pathname = `/${rows[0]?.name}`;
    await assertAllKnowRings(database.db);
    const old = new pg.Client({ connectionString: url.href, application_name: 'rx-dispatch 0021' });
    await old.connect();
    await expect(assertAllKnowRings(database.db)).rejects.toThrow('older version is connected');
    await old.end();
    await database.close();
  },
);

it('a database of the version before keeps its secret as the first key', async () => {
  const database = await testDatabase();
  const { rows } = await sql<{ same: boolean }>`
    select k.secret = f.secret as same from server_keys k, file_secret f where k.id = 1`.execute(database.db);
  expect(rows).toEqual([{ same: true }]);
  await database.close();
});
