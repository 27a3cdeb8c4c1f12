import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMark,
  baseFile,
  copiedUntil,
  copyName,
  listCopies,
  pictureFile,
  readMarks,
  walFile,
} from '../../server/platform/backup/backupFolder';
import { copyEmbedded } from '../../server/platform/backup/embeddedCopy';
import { copyLog, NewCopyNeeded, releaseLog } from '../../server/platform/backup/embeddedLog';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { chooseCopy } from '../../tools/restore/chooseCopy';
import { restoreEmbedded } from '../../tools/restore/restoreEmbedded';
import { embeddedTemplate, silentLog } from '../support/database';

let root: string;
let dataDir: string;
let copies: string;
let database: Database;
let identity: string;
let recipients: string[];
let now = new Date('2026-11-26T10:00:00Z');
const clock = () => now;
/** The next moment of the story, a minute later. */
const minute = () => (now = new Date(now.getTime() + 60_000));

const source = () => ({ db: database.db, dataDir, bucket: null, recipients, clock });
const logSource = () => ({ ...source(), folder: join(dataDir, 'database') });

/** The only copy in a folder. */
async function onlyCopy(folder = copies): Promise<string> {
  const [copy] = await listCopies(folder);
  if (!copy) throw new Error('There is no copy');
  return copy.path;
}

/** One acknowledged write, and one entry in the log of changes. */
async function write(word: string): Promise<void> {
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
}

async function wordsIn(folder: string): Promise<string[]> {
  const restored = await openDatabase({ dataDir: join(folder, 'database') }, silentLog);
  try {
    const { rows } = await sql<{ word: string }>`select word from written order by id`.execute(restored.db);
    return rows.map(({ word }) => word);
  } finally {
    await restored.close();
  }
}

async function restore(name: string, to: Date | null, from = copies) {
  const target = join(root, name);
  await mkdir(target, { recursive: true });
  const chosen = await chooseCopy(from, to);
  const restored = await restoreEmbedded(target, {
    folder: from,
    chosen,
    bucket: null,
    identities: [identity],
  });
  return { ...restored, target };
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rx-backup-'));
  dataDir = join(root, 'data');
  copies = join(root, 'copies');
  await mkdir(join(dataDir, 'files'), { recursive: true });
  identity = await generateX25519Identity();
  recipients = [await identityToRecipient(identity)];
  database = await openDatabase(
    { dataDir: join(dataDir, 'database'), template: await embeddedTemplate() },
    silentLog,
  );
  await sql`create table written (id bigint generated always as identity primary key, word text not null)`.execute(
    database.db,
  );
});

afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

describe('copies of the embedded database', () => {
  it('are made while it is written to, and go back to each minute', async () => {
    await writeFile(join(dataDir, 'files', 'proof-1-abc.png'), 'a photo');
    await write('before');
    let stop = false;
    let written = 0;
    const writing = (async () => {
      while (!stop) await write(`meanwhile ${written++}`);
    })();
    const copy = await copyEmbedded(copies, source());
    stop = true;
    await writing;
    const acknowledged = written;
    expect(acknowledged).toBeGreaterThan(0);

    minute();
    await write('first minute');
    minute();
    await copyLog(copy, logSource());
    const firstMinute = now;
    minute();
    // More than a segment of the log, so that files are completed and reused.
    await sql`create table filler as select g, repeat('x', 500) as x from generate_series(1, 60000) g`.execute(
      database.db,
    );
    await write('second minute');
    minute();
    await copyLog(copy, logSource());
    const secondMinute = now;
    minute();
    await write('never copied');

    const first = await restore('first', firstMinute);
    expect(first.chain).toMatchObject({ isWhole: true });
    expect(first.pictures).toBe(1);
    expect(await readFile(join(first.target, 'files', 'proof-1-abc.png'), 'utf8')).toBe('a photo');
    const firstWords = await wordsIn(first.target);
    expect(firstWords.filter((word) => word.startsWith('meanwhile'))).toHaveLength(acknowledged);
    expect(firstWords).toContain('before');
    expect(firstWords).toContain('first minute');
    expect(firstWords).not.toContain('second minute');

    const second = await restore('second', secondMinute);
    expect(second.chain).toMatchObject({ isWhole: true });
    const secondWords = await wordsIn(second.target);
    expect(secondWords).toContain('second minute');
    expect(secondWords).not.toContain('never copied');
    // What is restored can be copied again, but not onto the copies of what it was before.
    const again = await openDatabase({ dataDir: join(second.target, 'database') }, silentLog);
    try {
      const other = { ...logSource(), db: again.db, folder: join(second.target, 'database') };
      await expect(copyLog(copy, other)).rejects.toBeInstanceOf(NewCopyNeeded);
      minute();
      await copyEmbedded(join(root, 'again'), { ...source(), db: again.db, dataDir: second.target });
    } finally {
      await again.close();
    }
  });

  it.each<[string, (folder: string) => Promise<Partial<ReturnType<typeof source>>>, RegExp]>([
    ['a key that is none', async () => ({ recipients: ['age1qqqqqqqq'] }), /./],
    [
      'a disk that gets full',
      async (folder) => {
        const copy = join(folder, copyName(now));
        await mkdir(copy, { recursive: true });
        await symlink('/dev/full', `${baseFile(copy)}.unfinished`);
        return {};
      },
      /ENOSPC/,
    ],
  ])('that fail for %s leave the database ready for the next', async (name, spoil, sentence) => {
    const folder = join(root, `failed ${name}`);
    minute();
    await expect(copyEmbedded(folder, { ...source(), ...(await spoil(folder)) })).rejects.toThrow(sentence);
    expect(await listCopies(folder)).toEqual([]);
    minute();
    await copyEmbedded(folder, source());
    expect(await listCopies(folder)).toHaveLength(1);
  });

  it('hold nothing that can be read without the key', async () => {
    const copy = await onlyCopy();
    const bytes = await readFile(baseFile(copy));
    expect(bytes.subarray(0, 18).toString()).toBe('age-encryption.org');
    const chosen = await chooseCopy(copies, null);
    const other = await generateX25519Identity();
    const target = join(root, 'other-key');
    await mkdir(target);
    await expect(
      restoreEmbedded(target, { folder: copies, chosen, bucket: null, identities: [other] }),
    ).rejects.toThrow(/identity|match/i);
    expect(await readdir(target)).toEqual([]);
  });

  it('leave the log to the database when nobody copies it', async () => {
    await releaseLog(database.db);
    const copy = await onlyCopy();
    await expect(copyLog(copy, logSource())).rejects.toBeInstanceOf(NewCopyNeeded);
  });

  it.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
    [
      'a byte that has changed',
      async (copy) => {
        const bytes = await readFile(baseFile(copy));
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
        await writeFile(baseFile(copy), bytes);
      },
      /not as it was written/,
    ],
    [
      'a picture that has changed',
      async (copy) => {
        const picture = pictureFile(join(copy, '..'), 'proof-1-abc.png');
        const bytes = await readFile(picture);
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
        await writeFile(picture, bytes);
      },
      /proof-1-abc\.png\.gz\.age is not as it was written\. Move it away/,
    ],
    ['no marks', (copy) => rm(join(copy, 'marks.jsonl')), /marks\.jsonl is missing/],
    [
      'a lost part of the log',
      async (copy) => {
        const [first] = (await readdir(join(copy, 'wal'))).sort();
        await rm(walFile(copy, String(first).replace('.gz.age', '')));
      },
      /is missing: choose a moment before/,
    ],
    ['a copy that was never finished', (copy) => rm(join(copy, 'manifest.json')), /no whole copy/],
  ])('with %s are refused with a sentence, and nothing is left', async (name, spoil, sentence) => {
    const spoiled = join(root, `spoiled ${name}`);
    await cp(copies, spoiled, { recursive: true });
    const copy = await onlyCopy(spoiled);
    await spoil(copy);
    await expect(restore(`target ${name}`, null, spoiled)).rejects.toThrow(sentence);
    expect(await readdir(join(root, `target ${name}`))).toEqual([]);
  });

  it('are never laid over a database, nor made up for a moment before the first', async () => {
    await expect(restore('data', null)).rejects.toThrow(/has a database already/);
    await expect(restore('early', new Date('2020-01-01T00:00:00Z'))).rejects.toThrow(/The oldest copy/);
  });

  it('of which the newest says no more what it is are not passed over in silence', async () => {
    const damaged = join(root, 'damaged');
    await cp(copies, damaged, { recursive: true });
    const copy = await onlyCopy(damaged);
    const later = join(damaged, '2029-01-01T00-00-00Z');
    await cp(copy, later, { recursive: true });
    await writeFile(join(later, 'manifest.json'), '{"kind":');
    await expect(chooseCopy(damaged, null)).rejects.toThrow(/manifest\.json is damaged/);
    expect(await chooseCopy(damaged, now)).toMatchObject({ path: copy });
  });

  it('end where a line of the marks was cut off by a crash', async () => {
    const copy = await onlyCopy();
    const marks = await readMarks(copy);
    await appendFile(join(copy, 'marks.jsonl'), '{"at":"2026-');
    expect(await readMarks(copy)).toEqual(marks);
    // The server that starts after the crash writes behind it.
    const [next] = marks;
    if (!next) throw new Error('There is no mark');
    await addMark(copy, next);
    await addMark(copy, next);
    expect(await readMarks(copy)).toEqual([...marks, next]);
    expect(await copiedUntil(copies)).toEqual(new Date(next.at));
    expect((await stat(copy)).isDirectory()).toBe(true);
  });
});
