import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { verifyChain } from '../../server/platform/audit/verifyChain';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { migrateToLatest } from '../../server/platform/database/migrate';
import { chooseCopy } from '../../tools/restore/chooseCopy';
import { restorePostgres } from '../../tools/restore/restorePostgres';
import { silentLog } from '../support/database';
import { SupervisedCopies } from '../support/supervisedCopies';
import {
  asPostgres,
  giveToPostgres,
  initServer,
  postgresBinaries,
  postgresFolder,
  startServer,
  stopServer,
} from '../support/ownPostgres';

const found = postgresBinaries();
const bin = found ?? '';

// A server of its own, as the whole server is copied; without PostgreSQL on the machine there is nothing to copy.
describe.runIf(found && process.env.TEST_DATABASE_URL)('copies of a PostgreSQL server', () => {
  let server: string;
  let root: string;
  let url: string;
  let database: Database;

  beforeAll(async () => {
    server = postgresFolder('rx-pg-');
    root = await mkdtemp(join(tmpdir(), 'rx-pg-copies-'));
    initServer(bin, join(server, 'data'));
    const port = startServer(bin, join(server, 'data'), '-c fsync=off');
    asPostgres(`${bin}/createdb -h 127.0.0.1 -p ${port} -U rx rx`);
    url = `postgres://rx@127.0.0.1:${port}/rx`;
    database = await openDatabase({ url }, silentLog);
    await migrateToLatest(database);
    await sql`create table written (id bigint generated always as identity primary key, word text)`.execute(
      database.db,
    );
  }, 120_000);

  afterAll(async () => {
    await database.close();
    stopServer(bin, join(server, 'data'));
    await rm(server, { recursive: true, force: true });
    await rm(root, { recursive: true, force: true });
  });

  const write = async (word: string) => {
    await sql`insert into written (word) values (${word})`.execute(database.db);
    await database.db
      .insertInto('audit_entries')
      .values({
        user_name: 'Nobody',
        action: 'created',
        resource: 'written',
        record_id: 1,
        changes: '{}',
      } as never)
      .execute();
  };

  it('follow its log and go back to a moment, with the log of changes whole', async () => {
    const folder = join(root, 'copies');
    const dataDir = join(root, 'data');
    await mkdir(join(dataDir, 'files'), { recursive: true });
    await writeFile(join(dataDir, 'files', 'proof-1-abc.png'), 'a photo');
    const identity = await generateX25519Identity();
    const recipients = [await identityToRecipient(identity)];
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url });
    await write('before');
    const copying = new SupervisedCopies(
      { config, folder, recipients, databaseUrl: url, say: () => undefined },
      500,
    );
    await copying.copiedAfter(new Date(0));
    await write('in the log');
    await sleep(1_100);
    const moment = new Date();
    await sleep(1_100);
    await write('too late');
    await copying.copiedAfter(new Date());
    await copying.stop();
    expect(await readdir(join(folder, 'files'))).toEqual(['proof-1-abc.png.gz.age']);

    const restored = join(server, 'restored');
    const chosen = await chooseCopy(folder, moment);
    const lines = await restorePostgres(
      restored,
      { folder, chosen, bucket: null, identities: [identity] },
      moment,
    );
    expect(lines.join(' ')).toContain(`--anchor ${chosen.mark.anchor?.seq}:`);
    giveToPostgres(restored);
    giveToPostgres(`${restored}-log`);
    const port = startServer(bin, restored, '-c fsync=off');
    try {
      const client = new pg.Client({ connectionString: `postgres://rx@127.0.0.1:${port}/rx` });
      await client.connect();
      // The server lets readers in before it has read the whole log.
      while ((await client.query('select pg_is_in_recovery() as is')).rows[0].is) await sleep(100);
      const { rows } = await client.query('select word from written order by id');
      expect(rows.map(({ word }) => word)).toEqual(['before', 'in the log']);
      await client.end();
      const again = await openDatabase({ url: `postgres://rx@127.0.0.1:${port}/rx` }, silentLog);
      const chain = await verifyChain(again.db, chosen.mark.anchor ?? undefined);
      await again.close();
      expect(chain).toMatchObject({ isWhole: true });
    } finally {
      stopServer(bin, restored);
    }
  }, 120_000);
});
