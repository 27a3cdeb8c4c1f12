import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface DerivedFile {
  /** Beside the server's bundle. */
  name: string;
  /** The script that the build writes it with, and what it imports. It takes the file's name. */
  scripts: readonly [string, ...string[]];
  packages: readonly string[];
}

const require = createRequire(import.meta.url);
const scriptPath = (name: string) => fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url));

/** Changes with what the file is made of. */
async function versionOf({ scripts, packages }: DerivedFile): Promise<string> {
  const hash = createHash('sha256');
  for (const name of scripts) hash.update(await readFile(scriptPath(name)));
  for (const name of packages) hash.update((require(`${name}/package.json`) as { version: string }).version);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Where a file is that is made of packages' data. The build writes it beside the bundle; from source (tsx, vitest) the
 * same script writes it once per version.
 */
export async function derivedFile(file: DerivedFile): Promise<string> {
  const { name, scripts } = file;
  if (!import.meta.url.endsWith('.ts')) return fileURLToPath(new URL(`./${name}`, import.meta.url));
  const folder = fileURLToPath(new URL('../../node_modules/.cache/rx-dispatch/', import.meta.url));
  const path = join(folder, `${await versionOf(file)}-${name}`);
  if (existsSync(path)) return path;
  await mkdir(folder, { recursive: true });
  // Renamed into place: another process may write it at the same time.
  const unfinished = `${path}.${process.pid}`;
  await promisify(execFile)(process.execPath, [scriptPath(scripts[0]), unfinished]);
  await rename(unfinished, path);
  return path;
}
