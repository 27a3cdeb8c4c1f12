import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { FilesConfig } from '../../config';
import { FILE_KEY, type FileStore } from './fileStore';

/**
 * Where forms put files. What is there counts for nothing: a form can be posted again as long as it lives. The server
 * keeps what came first under the key without this, which no form can write.
 */
const ARRIVALS = 'arrivals/';
/** Another one was faster: it exists, or is being written at this moment. */
const TAKEN: readonly number[] = [409, 412];

export interface BucketStore extends FileStore {
  /** All files that are kept; other objects of the bucket are none of ours. */
  keys(): AsyncIterable<string>;
}

/** Files in a bucket of S3, or of a server that is compatible with it. The browser posts to the bucket itself. */
export function s3Store(config: NonNullable<FilesConfig>, clock: () => Date): BucketStore {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const readObject = async (Key: string) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  const removeObject = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };
  return {
    async createUpload({ key, contentType, maxBytes, expiresAt }) {
      return createPresignedPost(client, {
        Bucket,
        Key: `${ARRIVALS}${key}`,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', 1, maxBytes],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: Math.max(1, Math.round((expiresAt.getTime() - clock().getTime()) / 1000)),
      });
    },
    async create(Key, Body, ContentType) {
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && TAKEN.includes(error.$metadata.httpStatusCode ?? 0))
          return false;
        throw error;
      }
    },
    arrived: (key) => readObject(`${ARRIVALS}${key}`),
    dropArrived: (key) => removeObject(`${ARRIVALS}${key}`),
    read: readObject,
    async *keys() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
        for (const { Key = '' } of page.Contents ?? []) if (FILE_KEY.test(Key)) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    remove: removeObject,
  };
}
