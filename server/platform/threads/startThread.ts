import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type * as Esbuild from 'esbuild';

/** Entries that this process has built from source, by the file's address. */
const built = new Map<string, URL>();

/**
 * A thread inherits no loader for TypeScript, and registering one costs each thread more than its work. From source (tsx,
 * vitest) the entry is therefore bundled once per process, as the product's build bundles it.
 */
function builtEntry(source: URL, name: string): URL {
  const known = built.get(source.href);
  if (known) return known;
  const require = createRequire(import.meta.url);
  const { buildSync } = require('esbuild') as typeof Esbuild;
  const [output] = buildSync({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  }).outputFiles;
  if (!output) throw new Error(`${name} was not built`);
  const folder = new URL('../../../node_modules/.cache/rx-dispatch/threads/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(output.contents).digest('hex').slice(0, 12);
  const entry = new URL(`${name}-${hash}.mjs`, folder);
  if (!existsSync(entry)) {
    // Renamed into place: another process may start the same thread now.
    const unfinished = new URL(`${name}-${hash}.${process.pid}`, folder);
    writeFileSync(unfinished, output.contents);
    renameSync(unfinished, entry);
  }
  built.set(source.href, entry);
  return entry;
}

/**
 * Starts a thread of the server.
 *
 * @param name the entry's file without its extension, unique in the server: the bundle has it beside the main file
 * @param from `import.meta.url` of the module beside which the entry's source is
 */
export function startThread(name: string, from: string, options: WorkerOptions): Worker {
  const entry = from.endsWith('.ts')
    ? builtEntry(new URL(`./${name}.ts`, from), name)
    : new URL(`./${name}.js`, from);
  return new Worker(entry, { ...options, execArgv: [] });
}
