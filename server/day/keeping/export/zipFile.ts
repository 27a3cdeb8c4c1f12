import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Name in the archive → content. */
export type ZipParts = Readonly<Record<string, Buffer | string>>;

export async function zipOf(parts: ZipParts, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name, { mtime: at });
  zip.end();
  return buffer(zip.outputStream);
}
