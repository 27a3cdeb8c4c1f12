import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openDatabase } from '../../server/database/database';
import { embeddedTemplate, silentLog } from './database';

/** The real server as a process of its own. */
export interface Program {
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  exit: Promise<number | null>;
}

/** Starts `server/main.ts` without demo data on a free port. Not by tsx's own command: a signal would end that one only. */
export function startProgram(env: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { ...process.env, DATABASE_URL: '', DEMO: '0', PORT: '0', LOG_LEVEL: 'warn', ...env },
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
