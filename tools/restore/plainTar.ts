import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';

/** Where an entry goes; throws for a name that would lead out of the folder. */
function pathIn(root: string, name: string): string {
  const path = normalize(join(root, name));
  if (path !== root && !path.startsWith(root + sep)) throw new Error(`The copy holds a wrong name: ${name}`);
  return path;
}

/** Unpacks folders and files below `root`; nothing else is in a copy. Rejects where the copy is not as it was written. */
export async function unpackInto(root: string, plain: Readable): Promise<void> {
  const tar = extract();
  const reading = pipeline(plain, tar);
  for await (const entry of tar) {
    const path = pathIn(root, entry.header.name);
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
    }
  }
  await reading;
}
