import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pino from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../server/config';
import type { ServerContext } from '../../server/context';
import { listCopies } from '../../server/platform/backup/backupFolder';
import { askForCopy } from '../../server/platform/backup/backupRequests';
import { keepBackups, type BackupKeeper } from '../../server/platform/backup/keepBackups';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { embeddedTemplate, silentLog } from '../support/database';

let root: string;
let database: Database;
let recipient: string;
let keeper: BackupKeeper | undefined;

const contextWith = (env: Record<string, string>): ServerContext => ({
  config: readConfig({ DATA_DIR: join(root, 'data'), ...env }),
  database,
  db: database.db,
  clock: () => new Date(),
  log: pino({ level: 'silent' }),
});

const slots = async () => {
  const { rows } = await sql<{ slot_name: string }>`select slot_name from pg_replication_slots`.execute(
    database.db,
  );
  return rows.map(({ slot_name }) => slot_name);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rx-keeper-'));
  await mkdir(join(root, 'data'));
  recipient = await identityToRecipient(await generateX25519Identity());
  database = await openDatabase(
    { dataDir: join(root, 'data', 'database'), template: await embeddedTemplate() },
    silentLog,
  );
});

afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

describe('a server that runs', () => {
  it('copies for the tool, and holds no log afterwards', async () => {
    keeper = keepBackups(contextWith({}), () => null);
    const folder = join(root, 'asked');
    const copy = await askForCopy(join(root, 'data'), { folder, recipients: [recipient] });
    expect((await listCopies(folder)).map(({ path }) => path)).toEqual([copy]);
    expect(await slots()).toEqual([]);
    expect((await readdir(join(root, 'data'))).filter((name) => name.startsWith('backup'))).toEqual([]);
    await keeper.stop();
  });

  it('says to the tool why it could not', async () => {
    keeper = keepBackups(contextWith({}), () => null);
    await writeFile(join(root, 'a-file'), '');
    const asked = askForCopy(join(root, 'data'), {
      folder: join(root, 'a-file', 'below'),
      recipients: [recipient],
    });
    await expect(asked).rejects.toThrow(/ENOTDIR|EEXIST/);
    await keeper.stop();
  });

  it('keeps copies by itself where BACKUP_DIR asks for them', async () => {
    const folder = join(root, 'kept');
    // What a killed server has left.
    await mkdir(join(folder, '2026-01-01T00-00-00Z'), { recursive: true });
    keeper = keepBackups(contextWith({ BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient }), () => null);
    await vi.waitFor(() => expect(keeper?.state.copiedUntil).toBeInstanceOf(Date), { timeout: 30_000 });
    expect(await listCopies(folder)).toHaveLength(1);
    expect(await readdir(folder)).not.toContain('2026-01-01T00-00-00Z');
    expect(await slots()).toEqual(['rx_backup']);
    await keeper.stop();
    // Switched off, the log is the database's to drop.
    keeper = keepBackups(contextWith({}), () => null);
    await vi.waitFor(async () => expect(await slots()).toEqual([]));
    await keeper.stop();
  });

  it('tells of copies that fail', async () => {
    keeper = keepBackups(
      contextWith({ BACKUP_DIR: join(root, 'a-file', 'below'), BACKUP_RECIPIENT: recipient }),
      () => null,
    );
    await vi.waitFor(() => expect(keeper?.state.trouble).toMatch(/ENOTDIR|EEXIST/), { timeout: 10_000 });
    await keeper.stop();
  });
});

const PUBLIC_KEY = 'age1c2cz6kner2w8cdvkfhj30jg7pl7d7pph6e8qe2ctdne8jekq6qssc0r8e5';

it.each([
  [{ BACKUP_DIR: 'copies' }, /BACKUP_DIR needs BACKUP_RECIPIENT/],
  [{ BACKUP_DIR: 'copies', BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1ABC' }, /public keys that begin with age1/],
  // A letter is mistyped: the checksum does not fit.
  [
    { BACKUP_DIR: 'copies', BACKUP_RECIPIENT: PUBLIC_KEY.replace('age1c', 'age1d') },
    /public keys that begin with age1/,
  ],
  [{ BACKUP_DIR: 'copies', BACKUP_RECIPIENT: PUBLIC_KEY, BACKUP_EVERY_HOURS: '0' }, /BACKUP_EVERY_HOURS/],
])('refuses %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
