import type { Config } from '../../config';
import type { BucketStore } from './s3Store';

export type KeptInBucket = Pick<BucketStore, 'keys' | 'read' | 'create'>;

/** The files of the bucket, for copies of everything and their way back; null without one. */
export function keptInBucket({ files }: Pick<Config, 'files'>): KeptInBucket | null {
  if (!files) return null;
  // Amazon's client is large: it is loaded when it is used.
  const store = () => import('./s3Store').then(({ s3Store }) => s3Store(files, () => new Date()));
  return {
    async *keys() {
      yield* (await store()).keys();
    },
    read: async (key) => (await store()).read(key),
    create: async (key, bytes, contentType) => (await store()).create(key, bytes, contentType),
  };
}
