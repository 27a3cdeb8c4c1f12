import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
const CACHE = new URL('node_modules/.cache/rx-dispatch/', ROOT);
// A run that was killed while it built the template leaves its mutex; building takes far less than this.
const ABANDONED_MS = 120_000;

/** Changes with every edit of a migration and with every version of the embedded database. */
export function schemaHash(): string {
  const hash = createHash('sha256');
  const migrations = new URL('server/platform/database/migrations/', ROOT);
  const files = readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of files.filter((file) => file.endsWith('.ts')))
    hash.update(name).update(readFileSync(new URL(name, migrations)));
  hash.update(readFileSync(new URL('node_modules/@electric-sql/pglite/package.json', ROOT)));
  return hash.digest('hex').slice(0, 12);
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

/** Calls `make` unless the entry of the cache is there; while one test worker makes it, the others wait. */
async function makeOnce(entry: URL, make: () => Promise<void>): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const mutex = new URL(`${entry.href}.building`);
  while (!existsSync(entry)) {
    if (!takeMutex(mutex)) {
      await sleep(50);
      continue;
    }
    try {
      if (!existsSync(entry)) await make();
    } finally {
      rmSync(mutex, { recursive: true, force: true });
    }
  }
}

/** The file of that name in the cache, built when it is missing. `build` may be called again after a failure. */
export async function cached(
  name: string,
  build: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new URL(name, CACHE);
  await makeOnce(file, async () => {
    // Renamed into place, so that no worker reads half a file.
    const unfinished = new URL(`${name}.${process.pid}`, CACHE);
    await writeFile(unfinished, await build());
    await rename(unfinished, file);
  });
  return new Uint8Array(await readFile(file));
}

/** The folder of that name in the cache, built when it is missing. Answers its path. */
export async function cachedFolder(name: string, build: (path: string) => Promise<void>): Promise<string> {
  const folder = new URL(name, CACHE);
  await makeOnce(folder, async () => {
    const unfinished = new URL(`${name}.${process.pid}`, CACHE);
    await build(fileURLToPath(unfinished));
    await rename(unfinished, folder);
  });
  return fileURLToPath(folder);
}
