import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterTo, linkIn } from '../packages/server/src/testing/people.ts';
import { admin, type Client, ended, form, type TestServer } from '../packages/server/src/testing/server.ts';
import { mistakes, restingAnimations } from './axe.ts';
import {
  chooseTheme,
  findChromium,
  newPage,
  phone,
  picture,
  signInAs,
  type Theme,
  themes,
  wide,
} from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let fileId = '';
let invitation = '';

describe.skipIf(findChromium() === undefined)('every screen', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await client.json('POST', 'users/invitation', { email: 'invited@example.com', role: 'viewer' });
    invitation = linkIn(await letterTo(server, 'invited@example.com'));
    const folder = join(import.meta.dirname, '../demo');
    const data = form('uk-skarha-internet.opus', await readFile(join(folder, 'uk-skarha-internet.opus')), {
      language: 'uk',
    });
    data.append('sidecar', new Blob([await readFile(join(folder, 'uk-skarha-internet.json'))]), 'a.json');
    const reply = await client.request('POST', 'files', data);
    fileId = ((await reply.json()) as { file_id: string }).file_id;
    await ended(client, fileId);
    await makeRules(client);
  });
  afterAll(() => endProduct({ server, browser }));

  // They only look; two at a time take little more than half the time of one after the other.
  it.concurrent.each([wide, phone])(
    'is free of accessibility mistakes in both themes: %j',
    async (viewport) => {
      const { page, problems } = await newPage(browser, { viewport });
      const isFree = async (path: string, theme: Theme) => {
        await restingAnimations(page);
        expect([path, await page.locator('html').getAttribute('data-theme')]).toEqual([path, theme]);
        const name = path.slice(1).replace(fileId, 'one').replaceAll(/[/?=]/g, '-');
        await picture(page, `${name}-${viewport.width}-${theme}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([path, overflow]).toEqual([path, 0]);
        expect([path, theme, await mistakes(page, theme === 'dark' ? 'colours' : 'all')]).toEqual([
          path,
          theme,
          [],
        ]);
      };
      const titled = (at: Page) => at.getByRole('heading', { level: 1 }).first().waitFor();
      // Nobody can choose a theme here.
      for (const [path, ready] of [
        ['/login', (at: Page) => at.getByRole('button', { name: 'Sign in' }).waitFor()],
        ['/register', titled],
        ['/password_reset', titled],
        [`/activate/${invitation}`, (at: Page) => at.getByRole('textbox').first().waitFor()],
        ['/activate/no-such-link', titled],
      ] as const)
        for (const theme of themes) {
          await page.context().addCookies([{ name: 'theme_mode', value: theme, url: server.url }]);
          await page.goto(`${server.url}${path}`);
          await ready(page);
          await isFree(path, theme);
        }
      await signInAs(page, server.url, admin);
      const check = async (path: string, ready: (page: Page) => Promise<unknown>) => {
        await page.goto(`${server.url}${path}`);
        await ready(page);
        for (const theme of themes) {
          await chooseTheme(page, theme, ready);
          await isFree(path, theme);
        }
      };
      await check('/files', (at) => at.getByTestId(`file-row-${fileId}`).waitFor());
      await check('/search', titled);
      await check('/search?phrases=інтернет', (at) => at.getByTestId(`result-${fileId}`).waitFor());
      await check('/favorites', titled);
      await check('/source', titled);
      await check('/settings/speech', (at) => at.getByText('Parakeet TDT 0.6B v3').first().waitFor());
      for (const path of [
        '/monitoring',
        '/queue',
        '/users',
        '/users/1',
        '/audit',
        '/outbox',
        '/profile',
        '/profile/integration',
        '/profile/workspace',
        '/profile/entities',
        '/error',
        '/error_access',
        '/reports',
        '/tags',
        '/tags?id=1',
        '/patterns',
        '/patterns?id=1',
        '/segments',
        '/segments?id=1',
        '/segments?create=1',
        '/nothing-here',
      ])
        await check(path, titled);
      await check('/profile/change_password', (at) => at.getByRole('dialog').waitFor());
      await check(`/files/${fileId}`, (at) => at.locator('[data-word]').first().waitFor());
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});

/** One of each, with every kind of condition. */
async function makeRules(on: Client): Promise<void> {
  const detection = {
    methods: [
      { kind: 'query', query: { phrases: ['розірвати договір'], part: { name: 'ending', percent: 60 } } },
      { kind: 'metric', metric: 'hold_ms', limits: [1000, null] },
      { kind: 'event', event: 'interruptions', who: 'operator' },
      { kind: 'emotion', emotion: 'neutral', limits: [0.1, null] },
    ],
  };
  const apply = 'history';
  await on.json('POST', 'tags', { name: 'Leaving', color: 'red', weight: -40, detection, apply });
  for (const color of ['orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'])
    await on.json('POST', 'tags', { name: color, color });
  await on.json('POST', 'patterns', { name: 'Wants to leave', detection, apply });
  await on.json('POST', 'segments', { name: 'Complaints', filters: { tags: [1] } });
  await on.json('POST', 'metrics', {
    name: 'Hold share',
    formula: 'hold_ms / duration_ms',
    upper_limit: 0.1,
  });
}
