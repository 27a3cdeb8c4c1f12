/** What one upload may be. The store refuses everything else by itself: the bytes need not pass through us. */
export interface UploadPolicy {
  key: string;
  contentType: string;
  maxBytes: number;
  expiresAt: Date;
  /** Where the embedded store receives it, under the base; absent: where pictures go. */
  path?: string;
}

/** A form for a browser to post: `fields` in this order, then the bytes as `file` (spec §7, Pictures). */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** The files port: a folder beside the embedded database, or S3. */
export interface FileStore {
  createUpload(policy: UploadPolicy): Promise<UploadForm>;
  /** Keeps bytes that the server itself has made or checked; a second time under the same key replaces them. */
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when nothing has come under this key. */
  read(key: string): Promise<Buffer | null>;
  /** Says nothing when there is no such file. */
  remove(key: string): Promise<void>;
}
