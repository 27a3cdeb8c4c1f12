import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_ZONE } from '../../server/demo/masterData';
import { dateInZone } from '../../src/domain/time/dates';
import { storyOffset } from '../e2e/support/storyClock.mjs';
import { startProgram, type Program } from './program';

const OFFSET = storyOffset();

/** The demo day as the servers of a story have it: in the hours of work, whenever the story is played. */
export const storyDay = () => dateInZone(new Date(Date.now() + OFFSET), DEMO_ZONE);

const READY_WITHIN_MS = 90_000;

/** The address that the program prints once it listens. A program that never does is ended. */
async function readyAddress(program: Program): Promise<string> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const address = /Rx Dispatch is at (\S+)/.exec(program.output())?.[1];
    if (address !== undefined) return address;
    if (program.child.exitCode !== null || Date.now() > until) {
      program.child.kill('SIGKILL');
      throw new Error(`A server did not start: ${program.output()}`);
    }
    await sleep(50);
  }
}

export interface StoryServer {
  url: string;
  program: Program;
  stop(): Promise<void>;
}

/** A server of its own process and the folder of files that it shares with others; the first one makes the demo day. */
export async function startStoryServer(env: Record<string, string>): Promise<StoryServer> {
  const program = await startProgram({
    DEMO: '1',
    DEMO_SIMULATION: '0',
    LOG_LEVEL: 'error',
    // A story's few people do the work of many.
    CALLS_PER_MINUTE: '0',
    NODE_OPTIONS: `--import ${resolve('tests/bench/storyHour.mjs')}`,
    STORY_OFFSET: String(OFFSET),
    ...env,
  });
  return {
    url: await readyAddress(program),
    program,
    async stop() {
      program.child.kill('SIGTERM');
      await program.exit;
    },
  };
}

/** A folder of files for servers that share it. */
export async function sharedFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'rx-shared-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
