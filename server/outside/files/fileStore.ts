/** The form of every key that is made here: no folder, so that none leads out of one. */
export const FILE_KEY = /^[a-z]+-\d+-[\w-]+\.(png|jpg|webp|pdf|csv|xlsx|zip)$/;

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

/** A device names what it has uploaded by the `key` of its form, before which a store may have put a folder. */
export function keyOfForm(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The files port: a folder beside the embedded database, or S3. */
export interface FileStore {
  createUpload(policy: UploadPolicy): Promise<UploadForm>;
  /** Keeps bytes that the server itself has made or checked. False when there is a file of this key, which stays as it is. */
  create(key: string, bytes: Buffer, contentType: string): Promise<boolean>;
  /** What a form has brought past us and nobody has kept yet; null: nothing, or forms are posted to us. */
  arrived(key: string): Promise<Buffer | null>;
  /** Removes what a form has brought past us, kept or not. */
  dropArrived(key: string): Promise<void>;
  /** Null when nothing has come under this key. */
  read(key: string): Promise<Buffer | null>;
  /** Does not fail when there is no such file. */
  remove(key: string): Promise<void>;
}
