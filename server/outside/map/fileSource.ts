import { createReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { SourceFailed, type ByteSource } from './byteSource';

/** Size and time of a file as one text; null when there is no file. */
export async function fileVersion(path: string): Promise<string | null> {
  const stats: Stats | null = await stat(path).catch(() => null);
  return stats?.isFile() ? `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}` : null;
}

/** An archive on this machine. It is opened for each read, so that a file that is replaced is let go of at once. */
export async function openFileSource(path: string): Promise<ByteSource> {
  const version = await fileVersion(path);
  if (version === null) throw new SourceFailed('missing');
  const { size } = await stat(path);
  return {
    size,
    version,
    async read(offset, length) {
      const file = await open(path).catch(() => {
        throw new SourceFailed('missing');
      });
      try {
        const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
        return bytes.slice(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    stream: async (start, end) => createReadStream(path, { start, end }),
  };
}
