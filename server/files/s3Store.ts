import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { FilesConfig } from '../config';
import type { FileStore } from './fileStore';

/** Files in a bucket of S3, or of a server that speaks its calls. The browser posts to the bucket itself. */
export function s3Store(config: NonNullable<FilesConfig>, clock: () => Date): FileStore {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return {
    async createUpload({ key, contentType, maxBytes, expiresAt }) {
      return createPresignedPost(client, {
        Bucket,
        Key: key,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', 1, maxBytes],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: Math.max(1, Math.round((expiresAt.getTime() - clock().getTime()) / 1000)),
      });
    },
    async write(key, bytes, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType }));
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
  };
}
