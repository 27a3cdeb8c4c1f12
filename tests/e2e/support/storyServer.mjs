import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('serve.mjs', import.meta.url));

/** Milliseconds that a server may take to answer, on a busy machine too: the first one makes the demo day. */
const START_MS = 180_000;
const ASK_AGAIN_MS = 100;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ready(url, server) {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server of the stories ended with ${server.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  throw new Error('The server of the stories did not become ready');
}

/**
 * The built product on a data folder and a port of its own, at the hour of the stories.
 *
 * @param {string} folder an empty one gets the demo day
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` waits until all is written
 */
export async function startOn(folder) {
  const port = await freePort();
  const server = spawn(process.execPath, [SERVE], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await ready(url, server);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return { url, stop };
}

export const newFolder = (name) => mkdtemp(join(tmpdir(), `rx-stories-${name}-`));

/** A server whose data is a copy of the demo day that the set-up of the stories has made. */
export async function startOnCopy() {
  const folder = await newFolder('day');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(process.env.STORY_TEMPLATE ?? '', folder, { recursive: true });
    const { url, stop } = await startOn(folder);
    return { url, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
