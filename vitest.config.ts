import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'core', isolate: false, include: ['packages/core/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: 'packages/server/src/testing/suite-postgres.ts',
          testTimeout: 30_000,
          isolate: false,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['packages/web/src/**/*.test.ts'] } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.journey.ts'],
          globalSetup: 'packages/server/src/testing/suite-postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
    maxWorkers: 2,
    maxConcurrency: 2,
  },
});
