import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installWhenNeeded, requireNode } from './install.mjs';
import { root, run } from './run.mjs';
import { slowestTests } from './slowestTests.mjs';
import { runVitest, vitestReport } from './vitest.mjs';

/**
 * Every check of the product. `node scripts/test.mjs e2e` runs the browser stories alone, `unit` all other tests.
 * Names the slowest tests and those that needed a second try, and ends with one line "N passed, N failed" over all runners.
 */
const only = process.argv[2];
const reports = join(root, 'node_modules', '.cache', 'reports');
const storyReport = join(reports, 'stories.json');

function counts() {
  let passed = 0;
  let failed = 0;
  if (existsSync(vitestReport)) {
    const report = JSON.parse(readFileSync(vitestReport, 'utf8'));
    passed += report.numPassedTests;
    // A file that does not load fails as a suite and has no tests to count.
    failed += report.numFailedTests || report.numFailedTestSuites;
  }
  if (existsSync(storyReport)) {
    const { stats } = JSON.parse(readFileSync(storyReport, 'utf8'));
    passed += stats.expected + stats.flaky;
    failed += stats.unexpected;
  }
  return { passed, failed };
}

async function stories() {
  const { findBrowser } = await import('./browser.mjs');
  const { buildWhenNeeded } = await import('./build.mjs');
  await buildWhenNeeded();
  await run(
    'Browser stories',
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', ...process.argv.slice(3)],
    {
      env: { CHROME_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: storyReport },
    },
  );
}

requireNode();
rmSync(reports, { recursive: true, force: true });
let failure;
try {
  await installWhenNeeded();
  mkdirSync(reports, { recursive: true });
  if (!only) await run('Checks', 'npm', ['run', '--silent', 'check']);
  if (only !== 'e2e') await runVitest();
  if (only !== 'unit') await stories();
} catch (error) {
  failure = error;
}
const { passed, failed } = counts();
process.stdout.write(`${slowestTests(vitestReport, storyReport).join('\n')}\n`);
if (failure) process.stderr.write(`${failure.message}\n`);
process.stdout.write(`${passed} passed, ${failure && failed === 0 ? 1 : failed} failed\n`);
process.exit(failure ? 1 : 0);
