import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { signIn } from './support/people';

/** One that a failed story has left would keep the runner waiting. */
const children: ChildProcess[] = [];
test.afterEach(() => children.forEach((child) => child.kill('SIGKILL')));

/** Starts the built server beside a browser app of its own, and gives its port. */
async function start(folder: string, port: string): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    cwd: folder,
    env: { PATH: '', PORT: port, DEMO: '1', DEMO_SIMULATION: '0', DATA_DIR: join(folder, 'data') },
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  await expect.poll(() => said, { timeout: 150_000 }).toMatch(/Rx Dispatch is at \S+/);
  return { child, port: /Rx Dispatch is at \S+:(\d+)/.exec(said)?.[1] ?? '' };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

test('an open page hears of a new version, keeps what is typed, and is the new one after a reload', async ({
  page,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  const folder = mkdtempSync(join(tmpdir(), 'rx-version-'));
  cpSync('dist/web', join(folder, 'dist', 'web'), { recursive: true });
  const before = await start(folder, '0');
  const url = `http://127.0.0.1:${before.port}`;
  await signIn(page, 'admin', url);
  await page.goto(`${url}/#/data/clients/add`);
  const name = page.getByLabel(/^Name/).first();
  await name.fill('HARBOR CARE');
  const build = () => page.locator('meta[name="app-build"]').getAttribute('content');
  const old = await build();

  await stop(before.child);
  appendFileSync(join(folder, 'dist', 'web', 'index.html'), '<!-- the next version -->');
  const after = await start(folder, before.port);
  const notice = page.getByText('There is a new version.');
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await expect(name).toHaveValue('HARBOR CARE');

  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('HARBOR CARE');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page).not.toHaveURL(/add$/);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText('HARBOR CARE').first()).toBeVisible();
  expect(await build()).not.toBe(old);
  await stop(after.child);
  rmSync(folder, { recursive: true });
});
