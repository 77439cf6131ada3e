import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './e2e/browser.ts';

const suitePostgres = 'packages/server/src/testing/suite-postgres.ts';
/** For what hangs. Five times what the slowest test of a kind takes while both cores are busy with something else. */
const limits = {
  unit: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } },
  journey: { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } },
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          include: ['packages/core/src/**/*.test.ts'],
          isolate: false,
          ...limits.unit,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: suitePostgres,
          // The whole program is loaded once for all files of a worker, not for each.
          isolate: false,
          ...limits.server,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        // Packages are found before the first test: one that is met later would reload the page under it.
        optimizeDeps: {
          entries: ['packages/web/src/**/*.{ts,tsx}'],
          include: ['vitest-browser-react', '@mui/material/Autocomplete', 'axe-core'],
        },
        test: {
          name: 'components',
          include: ['packages/web/src/**/*.test.tsx'],
          // Pages for many files each; they are workers of another kind, so they come after the others. One would leave a core idle.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // What is not there after so long does not come, however slow the machine.
              actionTimeout: 20_000,
              launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
          expect: { poll: { timeout: 20_000 } },
          ...limits.unit,
        },
      },
      {
        test: {
          name: 'web',
          include: ['packages/web/src/**/*.test.ts', 'e2e/**/*.test.ts'],
          // A process for each file would read the same sources a hundred times: three quarters of the work.
          isolate: false,
          ...limits.unit,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.journey.ts'],
          globalSetup: suitePostgres,
          isolate: false,
          // Three browsers on two cores: what goes wrong once is tried again and told of, what goes wrong twice is broken.
          retry: 1,
          ...limits.journey,
        },
      },
    ],
    // One more than the cores of a small machine: a test that waits leaves its core to another. With four nothing is quicker.
    maxWorkers: 3,
    maxConcurrency: 2,
  },
});
