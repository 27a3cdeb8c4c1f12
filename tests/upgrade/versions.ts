import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { buildServer, hashOfServer } from '../../scripts/build.mjs';

const ROOT = resolve(import.meta.dirname, '..', '..');
const NEXT = join(import.meta.dirname, 'nextMigrations.ts');

/** This very code with the migrations of a next version behind its own. */
const withNextMigrations: Plugin = {
  name: 'next migrations',
  setup({ onResolve }) {
    onResolve({ filter: /(^|\/)migrations\/all$/ }, ({ importer }) =>
      importer === NEXT ? undefined : { path: NEXT },
    );
  },
};

/** Changes with this version and with what the next one adds. */
export function hashOfNext(): string {
  return `${hashOfServer()}-${createHash('sha256').update(readFileSync(NEXT)).digest('hex').slice(0, 8)}`;
}

/** Builds the next version into a folder from which node_modules can be reached. */
export function buildNext(folder: string): Promise<void> {
  return buildServer(folder, [withNextMigrations]);
}

/** Builds the server as a commit or a tag has it, and answers its folder below `folder`; for a clone that has it. */
export function buildCommit(ref: string, folder: string): string {
  const source = join(folder, 'source');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const packed = execFileSync('git', ['archive', ref], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', source], { input: packed });
  symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'));
  const build = pathToFileURL(join(source, 'scripts', 'build.mjs')).href;
  const built = join(source, 'dist', 'server');
  execFileSync(process.execPath, [
    '--input-type=module',
    '-e',
    `await (await import(${JSON.stringify(build)})).buildServer(${JSON.stringify(built)})`,
  ]);
  return built;
}
