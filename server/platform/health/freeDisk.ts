import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The folder itself, or the nearest one above it: the first start makes the rest. */
export function existingFolder(path: string): string {
  return existsSync(path) ? path : existingFolder(dirname(path));
}

/** Bytes that can still be written below a folder, by a user who is not root. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(existingFolder(path));
  return bavail * bsize;
}
