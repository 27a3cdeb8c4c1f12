import { defineConfig } from 'playwright/test';
import { storyOffset } from './tests/e2e/support/storyClock.mjs';

// Once for the server, the pages and the processes of the stories, which inherit it and read this file too.
process.env.STORY_OFFSET ??= String(storyOffset());

/**
 * Browser stories against the built product in real Chromium. Each file has a server and a demo day of its own, so that
 * two files play side by side and none depends on what another one did.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  globalSetup: './tests/e2e/support/makeTemplate.ts',
  // The stories of one file share its day, and play in their order.
  // One more than the cores of the least machine: a story waits for its page half of the time.
  workers: 3,
  fullyParallel: false,
  // Told as flaky in the report when a later try passes. In CI nobody can look again, and one more try costs least.
  retries: 1 + Number(process.env.TEST_RETRIES ?? 0),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
    // Pictures and snapshots of every step cost an eighth of the time: `npm run test:e2e -- --trace on` when one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
