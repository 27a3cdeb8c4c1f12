import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests that replace a module or the clock, or set what a process has once, need modules of their own; all others share what a worker has loaded. */
const replacing = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\b(vi\.(mock|doMock|useFakeTimers)|startTracing)\(/.test(readFileSync(file, 'utf8')),
  );
const replacingServer = replacing.filter((file) => file.endsWith('.ts'));
const replacingScreens = replacing.filter((file) => file.endsWith('.tsx'));

/** Tests with servers, database clusters and proxies of their own. */
const SEVERAL_SERVERS = 'tests/{growth,upgrade,endure}/**/*.test.ts';

const server = {
  environment: 'node' as const,
  setupFiles: ['tests/support/propertySeed.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const screens = {
  environment: 'jsdom' as const,
  setupFiles: ['tests/support/screens.ts'],
  testTimeout: 60_000,
};

// One project per kind of machine that the tests need: rules and the server run on Node, screens in jsdom. Loading the
// server or the component library takes longer than most test files, so a worker does it once (`isolate: false`).
export default defineConfig({
  test: {
    // One for each core of the least machine; the default leaves one core to nobody.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...server,
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', SEVERAL_SERVERS, ...replacingServer],
          isolate: false,
        },
      },
      // Last and one after another: they count what is lost while they kill, and another test's work would count as theirs.
      {
        extends: true,
        test: {
          ...server,
          name: 'node servers',
          include: [SEVERAL_SERVERS],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { ...server, name: 'node isolated', include: replacingServer } },
      {
        extends: true,
        test: {
          ...screens,
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          exclude: replacingScreens,
          isolate: false,
        },
      },
      { extends: true, test: { ...screens, name: 'screens isolated', include: replacingScreens } },
    ],
  },
});
