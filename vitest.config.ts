import { defineConfig } from 'vitest/config';

// One project per kind of machine that the tests need: rules and the server run on Node, screens in jsdom.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/screens.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
