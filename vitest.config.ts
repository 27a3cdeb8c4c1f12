import { defineConfig } from 'vitest/config';

/** Tests that put a spy in the place of a whole module. */
const REPLACES_MODULES = ['tests/api/signIn.test.ts'];

// One project per kind of machine that the tests need: rules and the server run on Node, screens in jsdom.
// A test that a busy machine threw off its step is tried once more; a broken one fails twice.
export default defineConfig({
  test: {
    retry: 1,
    // One for each core of the least machine; the default leaves one core to nobody.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...REPLACES_MODULES],
          // The server keeps its state per database, so files may share what is loaded: it takes longer than most tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'node',
          include: REPLACES_MODULES,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/screens.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
