import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Store, type BucketStore } from '../../server/outside/files/s3Store';
import { startBucket, type Bucket } from '../support/bucket';
import { PNG } from '../support/pictures';

const MAX_BYTES = 1000;
const OTHER = Buffer.from('other bytes');

let bucket: Bucket;
let store: BucketStore;
beforeAll(async () => {
  bucket = await startBucket();
  store = s3Store(bucket.config, () => new Date());
});
afterAll(() => bucket.close());

const storeWith = (secretAccessKey: string) =>
  s3Store({ ...bucket.config, secretAccessKey }, () => new Date());

const upload = (expiresInMs = 60_000, from = store) =>
  from.createUpload({
    key: 'employees-1-abc.png',
    contentType: 'image/png',
    maxBytes: MAX_BYTES,
    expiresAt: new Date(Date.now() + expiresInMs),
  });

async function post(form: Awaited<ReturnType<typeof upload>>, file: Buffer, change: object = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form.fields, ...change })) body.append(name, String(value));
  body.append('file', new Blob([new Uint8Array(file)]), 'x.png');
  const response = await fetch(form.url, { method: 'POST', body });
  return [response.status, /<Code>(\w+)/.exec(await response.text())?.[1] ?? ''];
}

describe('the S3 store', () => {
  const KEY = 'employees-1-abc.png';

  it('gives a form that the bucket takes, and reads what came', async () => {
    expect(await store.arrived(KEY)).toBeNull();
    expect(await post(await upload(), PNG)).toEqual([204, '']);
    expect((await store.arrived(KEY))?.equals(PNG)).toBe(true);
    await store.dropArrived(KEY);
    expect(await store.arrived(KEY)).toBeNull();
  });

  it('keeps what came first: neither the form nor a second write changes it', async () => {
    const form = await upload();
    expect(
      await Promise.all([store.create(KEY, PNG, 'image/png'), store.create(KEY, OTHER, 'image/png')]),
    ).toEqual(expect.arrayContaining([true, false]));
    const kept = await store.read(KEY);
    expect(await store.create(KEY, OTHER, 'image/png')).toBe(false);
    expect(await post(form, OTHER)).toEqual([204, '']);
    expect(await store.read(KEY)).toEqual(kept);
    expect(await post(form, OTHER, { key: KEY })).toEqual([403, 'AccessDenied']);
    await store.remove(KEY);
    expect(await store.read(KEY)).toBeNull();
  });

  it.each([
    ['another key', { key: 'employees-2-abc.png' }, 403, 'AccessDenied'],
    ['another content type', { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
    ['a changed signature', { 'X-Amz-Signature': '0'.repeat(64) }, 403, 'SignatureDoesNotMatch'],
  ])('the policy refuses %s', async (_what, change, status, code) => {
    expect(await post(await upload(), PNG, change)).toEqual([status, code]);
  });

  it('the policy refuses what is too large', async () => {
    expect(await post(await upload(), Buffer.alloc(MAX_BYTES + 1))).toEqual([400, 'EntityTooLarge']);
  });

  it('a key that the bucket does not know opens nothing', async () => {
    const stranger = storeWith('wrong');
    expect(await post(await upload(60_000, stranger), PNG)).toEqual([403, 'SignatureDoesNotMatch']);
    await expect(stranger.read('employees-1-abc.png')).rejects.toThrow();
  });

  it('lists what is kept, page by page, and nothing else of the bucket', async () => {
    const keys = [
      'evidence-1-a.png',
      'evidence-2-b.jpg',
      'evidence-3-c.webp',
      'users-4-d.png',
      'users-5-e.png',
    ];
    for (const key of keys) await store.create(key, PNG, 'image/png');
    for (const key of ['arrivals/evidence-9-z.png', '../../etc/passwd', 'notes.txt'])
      bucket.files.set(key, PNG);
    const listed: string[] = [];
    for await (const key of store.keys()) listed.push(key);
    expect(listed).toEqual(keys);
  });
});
