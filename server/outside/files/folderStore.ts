import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerContext } from '../../context';
import { FILE_KEY, type FileStore, type UploadForm, type UploadPolicy } from './fileStore';
import { sign } from '../../platform/plugins/signing';

/** Where the app posts to; relative, so that it works under every name that the server is reached by. */
export const UPLOAD_PATH = '/files';

function pathOf({ config }: ServerContext, key: string): string {
  // Keys are made here; one that is not of their shape could lead out of the folder.
  if (!FILE_KEY.test(key)) throw new Error('Not the key of a file');
  return join(config.dataDir, 'files', key);
}

/** The policy as S3 writes it: what the form must say, for how long. */
export function policyDocument({ key, contentType, maxBytes, expiresAt }: UploadPolicy): string {
  const document = {
    expiration: expiresAt.toISOString(),
    conditions: [{ key }, { 'Content-Type': contentType }, ['content-length-range', 1, maxBytes]],
  };
  return Buffer.from(JSON.stringify(document)).toString('base64');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Writes beside the name first: a reader sees the whole file or none. A link, as a rename would replace what is there. */
async function createInFolder(context: ServerContext, key: string, bytes: Buffer): Promise<boolean> {
  const path = pathOf(context, key);
  await mkdir(join(context.config.dataDir, 'files'), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes);
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The embedded store: a folder in `DATA_DIR`. Its form is posted to `receiveUpload`, which enforces the policy. */
export function folderStore(context: ServerContext): FileStore {
  return {
    async createUpload(policy): Promise<UploadForm> {
      const document = policyDocument(policy);
      const fields = {
        key: policy.key,
        'Content-Type': policy.contentType,
        policy: document,
        'x-signature': await sign(context, 'upload', document),
      };
      return { url: `/api${policy.path ?? UPLOAD_PATH}`, fields };
    },
    create: (key, bytes) => createInFolder(context, key, bytes),
    arrived: () => Promise.resolve(null),
    dropArrived: () => Promise.resolve(),
    async read(key) {
      try {
        return await readFile(pathOf(context, key));
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(context, key), { force: true }),
  };
}
