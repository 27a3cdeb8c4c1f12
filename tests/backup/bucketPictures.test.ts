import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keptInBucket } from '../../server/outside/files/keptInBucket';
import { keepPictures } from '../../server/platform/backup/pictureCopies';
import { restorePictures } from '../../tools/restore/restoreEmbedded';
import { startBucket, type Bucket } from '../support/bucket';

let bucket: Bucket;
let root: string;
let folder: string;
let identity: string;
let recipients: string[];
beforeAll(async () => {
  bucket = await startBucket();
  identity = await generateX25519Identity();
  recipients = [await identityToRecipient(identity)];
});
afterAll(() => bucket.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rx-bucket-'));
  folder = join(root, 'copies');
  bucket.files.clear();
  bucket.fail(null);
  for (let each = 1; each <= 5; each++)
    bucket.files.set(`evidence-${each}-a.png`, Buffer.from(`photo ${each}`));
  bucket.files.set('arrivals/evidence-9-a.png', Buffer.from('nobody kept it'));
  return () => rm(root, { recursive: true });
});

const kept = () => keptInBucket({ files: bucket.config });
const copy = () =>
  keepPictures(folder, {
    dataDir: root,
    bucket: kept(),
    recipients,
    clock: () => new Date('2026-11-26T10:00:00Z'),
  });
const restore = (to = kept()) =>
  restorePictures(root, { folder, bucket: to, identities: [identity], chosen: null as never });
const copied = async () => (await readdir(join(folder, 'files')).catch(() => [])).length;
const NAMES = [1, 2, 3, 4, 5].map((each) => `evidence-${each}-a.png.gz.age`);

it('pictures of a bucket are copied, encrypted, and put back where they are missing', async () => {
  await copy();
  expect(await readdir(join(folder, 'files'))).toEqual(NAMES);
  expect((await readFile(join(folder, 'files', NAMES[0] ?? ''))).includes('photo')).toBe(false);

  bucket.files.delete('evidence-2-a.png');
  bucket.files.delete('evidence-4-a.png');
  expect(await restore()).toBe(2);
  expect(String(bucket.files.get('evidence-4-a.png'))).toBe('photo 4');
  expect(await restore()).toBe(0);
});

it('go into the data folder where there is no bucket any more', async () => {
  await copy();
  expect(await restore(null)).toBe(5);
  expect(await readFile(join(root, 'files', 'evidence-3-a.png'), 'utf8')).toBe('photo 3');
});

it('a copy that was stopped goes on where it was', async () => {
  const all = kept();
  let left = 2;
  const dying = all && {
    keys: all.keys,
    read: (key: string) => (left-- > 0 ? all.read(key) : Promise.reject(new Error('cut'))),
  };
  const clock = () => new Date('2026-11-26T10:00:00Z');
  await expect(keepPictures(folder, { dataDir: root, bucket: dying, recipients, clock })).rejects.toThrow(
    'cut',
  );
  expect(await copied()).toBe(2);
  const read: string[] = [];
  const again = all && { keys: all.keys, read: (key: string) => (read.push(key), all.read(key)) };
  await keepPictures(folder, { dataDir: root, bucket: again, recipients, clock });
  expect([await copied(), read.length]).toEqual([5, 3]);
});

it('a bucket that fails, or a picture that is gone meanwhile, makes no false copy', async () => {
  bucket.fail(500);
  await expect(copy()).rejects.toThrow();
  expect(await copied()).toBe(0);
  bucket.fail(null);
  const all = kept();
  const gone = all && {
    keys: all.keys,
    read: (key: string) => (key.includes('-3-') ? Promise.resolve(null) : all.read(key)),
  };
  await keepPictures(folder, { dataDir: root, bucket: gone, recipients, clock: () => new Date() });
  expect(await readdir(join(folder, 'files'))).toEqual(NAMES.filter((name) => !name.includes('-3-')));
});
