import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = new URL('../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/rx-dispatch/', ROOT);
// A run that was killed while it built the template leaves its mutex; building takes far less than this.
const ABANDONED_MS = 120_000;

/** Changes with every edit of a migration and with every version of the embedded database. */
export function schemaHash(): string {
  const hash = createHash('sha256');
  const migrations = new URL('server/database/migrations/', ROOT);
  for (const name of readdirSync(migrations).sort())
    hash.update(name).update(readFileSync(new URL(name, migrations)));
  hash.update(readFileSync(new URL('node_modules/@electric-sql/pglite/package.json', ROOT)));
  return hash.digest('hex').slice(0, 12);
}

async function readIfThere(file: URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function takeMutex(mutex: URL): boolean {
  try {
    mkdirSync(mutex);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const since = statSync(mutex, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > ABANDONED_MS) rmSync(mutex, { recursive: true, force: true });
    return false;
  }
}

/**
 * The file of that name in the cache; the first test worker that misses it builds it while the others wait.
 * `build` may be called again after a failure.
 */
export async function cached(
  name: string,
  build: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  mkdirSync(CACHE, { recursive: true });
  const file = new URL(name, CACHE);
  const mutex = new URL(`${name}.building`, CACHE);
  for (;;) {
    const bytes = await readIfThere(file);
    if (bytes) return bytes;
    if (!takeMutex(mutex)) {
      await sleep(50);
      continue;
    }
    try {
      // Renamed into place, so that nobody reads half a file.
      const unfinished = new URL(`${name}.${process.pid}`, CACHE);
      await writeFile(unfinished, await build());
      await rename(unfinished, file);
    } finally {
      rmSync(mutex, { recursive: true, force: true });
    }
  }
}
