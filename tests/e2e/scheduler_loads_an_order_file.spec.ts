import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { openAs } from './support/people';
import { expect, test } from './support/story';

const run = promisify(execFile);

/** The command as a person runs it; its exit code says whether a row was refused. */
async function load(url: string) {
  const args = [
    'dist/server/load.js',
    'samples/orders-500.csv',
    '--url',
    `${url}/api`,
    '--email',
    'scheduler@example.test',
    '--password',
    'Demo-1234!',
  ];
  return run(process.execPath, args, { maxBuffer: 4_000_000 }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
  );
}

test('an order file lands on the runs of today, bad rows are refused by line, and twice is once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, 'dispatcher');
  await page.goto('/#/dispatch');
  const first = await load(baseURL ?? '');
  expect(first.code).toBe(1);
  const refused = first.stdout.match(/\bline \d+/gi) ?? [];
  expect(refused.length).toBeGreaterThanOrEqual(10);

  // The first good row is on the open board, without a reload: on a run or in the pool.
  const order = /^(FILE\d+),/m.exec(readFileSync('samples/orders-500.csv', 'utf8'))?.[1];
  if (!order) throw new Error('The sample has no order number');
  await page.getByRole('searchbox', { name: /order/i }).fill(order);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);

  const second = await load(baseURL ?? '');
  expect(second.stdout).toMatch(/^0 on today's runs, 0 unassigned, \d{3} known already, \d+ refused\.$/m);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
});
