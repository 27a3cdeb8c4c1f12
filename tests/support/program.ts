import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { openDatabase } from '../../server/platform/database/database';
import { embeddedTemplate, silentLog } from './database';
import { cachedFolder } from './templateCache';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Folder of the server and the tools, bundled as `npm start` runs them. Loading them from source takes each process
 * longer than its test.
 */
async function builtPrograms(): Promise<string> {
  const { buildServer, hashOfServer } = await import('../../scripts/build.mjs');
  return cachedFolder(`programs-${hashOfServer()}`, buildServer);
}

/** Starts a program of `dist/server` with the environment of this process and `env`. */
export async function startBuilt(name: string, args: readonly string[], env: Record<string, string>) {
  const entry = join(await builtPrograms(), `${name}.js`);
  return spawn(process.execPath, [entry, ...args], { cwd: ROOT, env: { ...process.env, ...env } });
}

/** The real server as a process of its own. */
export interface Program {
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  exit: Promise<number | null>;
}

/** Starts the server without demo data on a free port. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const child = await startBuilt('main', [], {
    DATABASE_URL: '',
    DEMO: '0',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...env,
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text, exit: new Promise((resolve) => child.on('exit', resolve)) };
}

/** Address that the program prints once it listens. */
export async function addressOf(program: Program): Promise<string> {
  const printed = /Rx Dispatch is at (\S+)/;
  await expect.poll(() => program.output(), { timeout: 60_000, interval: 50 }).toMatch(printed);
  return printed.exec(program.output())?.[1] ?? '';
}

/**
 * A data folder for a program, with the tables of the tests' cached template: to create an embedded database from
 * nothing takes a busy machine half a minute. Answers the folder and the target that opens its database.
 */
export async function makeDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rx-program-'));
  const target = { dataDir: join(dataDir, 'database'), template: await embeddedTemplate() };
  await (await openDatabase(target, silentLog)).close();
  return { dataDir, target };
}
