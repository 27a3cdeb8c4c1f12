import { defineConfig } from 'playwright/test';
import { storyOffset } from './tests/e2e/support/storyClock.mjs';

// Once for the server, the pages and the processes of the stories, which inherit it and read this file too.
process.env.STORY_OFFSET ??= String(storyOffset());
const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Browser stories against the built product: one server on a fresh demo day, real Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  // Stories share one day and one demo account each; they run in the order of their names.
  workers: 1,
  fullyParallel: false,
  // Told as flaky in the report when the second try passes.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node tests/e2e/support/serve.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), STORY_OFFSET: process.env.STORY_OFFSET },
  },
});
