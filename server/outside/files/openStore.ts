import type { Config } from '../../config';
import type { ServerContext } from '../../context';
import type { FileStore } from './fileStore';
import { folderStore } from './folderStore';

/** By the bucket's configuration, which is another object once its keys are; without one by the server. */
const stores = new WeakMap<object, FileStore>();

/** Amazon's client is large: it is loaded with the first picture, and only where a bucket is configured. */
function bucketStore(files: NonNullable<Config['files']>, clock: () => Date): FileStore {
  let loading: Promise<FileStore> | undefined;
  const store = () => (loading ??= import('./s3Store').then(({ s3Store }) => s3Store(files, clock)));
  return {
    createUpload: async (policy) => (await store()).createUpload(policy),
    create: async (key, bytes, contentType) => (await store()).create(key, bytes, contentType),
    arrived: async (key) => (await store()).arrived(key),
    dropArrived: async (key) => (await store()).dropArrived(key),
    read: async (key) => (await store()).read(key),
    remove: async (key) => (await store()).remove(key),
  };
}

/** The store that the configuration names, one per server and configuration. */
export function fileStoreOf(context: ServerContext): FileStore {
  const { files } = context.config;
  const known = stores.get(files ?? context);
  if (known) return known;
  const store = files ? bucketStore(files, context.clock) : folderStore(context);
  stores.set(files ?? context, store);
  return store;
}
