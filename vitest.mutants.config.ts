import { defineConfig } from 'vitest/config';

/** The tests that mutants are tried against: quick ones, without a database. */
export default defineConfig({
  test: {
    include: ['packages/core/src/**/*.test.ts', 'packages/server/src/platform/authorise.test.ts'],
    exclude: ['**/node_modules/**', 'packages/core/src/audio/**', '**/architecture.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
