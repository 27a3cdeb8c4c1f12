import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

/** A distroless image of Node is 135 MB itself; together they stay below 350 MB. */
const MOST_BYTES = 200e6;

function sizeOf(path: string): number {
  const about = statSync(path);
  if (!about.isDirectory()) return about.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

// The steps of the Dockerfile without a container engine.
test('the folder of an image runs without npm and the sources, is small, and stops at SIGTERM', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rx-image-'));
  const image = join(folder, 'image');
  execFileSync(process.execPath, ['scripts/image.mjs', image], { stdio: 'ignore' });
  expect(sizeOf(image)).toBeLessThan(MOST_BYTES);

  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: image,
    env: { PATH: '', NODE_ENV: 'production', PORT: '0', DEMO: '0', DATA_DIR: join(folder, 'data') },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => said, { timeout: 90_000 }).toMatch(/Rx Dispatch is at \S+/);
  const port = /Rx Dispatch is at \S+:(\d+)/.exec(said)?.[1] ?? '';
  const asked = execFileSync(process.execPath, ['dist/server/healthCheck.js'], {
    cwd: image,
    env: { PATH: '', PORT: port },
    encoding: 'utf8',
  });
  const ready = JSON.parse(asked) as Record<string, boolean>;
  expect(ready).toMatchObject({ database: true, jobs: true, read_log: true });
  expect(Object.values(ready)).not.toContain(false);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);

  // What an operator has there in the place of `npm run doctor`, and what the owner of a database runs.
  const looked = execFileSync(process.execPath, ['dist/server/doctor.js'], {
    cwd: image,
    env: { PATH: '', PORT: port, DEMO: '0', DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  });
  expect(looked).toContain('Nothing keeps the product from running.');
  expect(readdirSync(image)).toContain('applicationRole.sql');

  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});
