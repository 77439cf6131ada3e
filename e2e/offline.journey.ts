/** What is written and done while nobody answers: nothing of it is lost, and the person sees where it is. */
import type { Comment } from '@earshot/core/comments/comments.api.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation } from '../packages/server/src/testing/people.ts';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let page: Page;
let context: BrowserContext;
let problems: string[];
let call = '';

const isPossible = findChromium() !== undefined;
const banner = () => page.getByTestId('network').getByText('No connection to the server');
const network = async (isOn: boolean) => {
  await context.setOffline(!isOn);
  await banner().waitFor({ state: isOn ? 'hidden' : 'visible' });
};

beforeAll(async () => {
  if (!isPossible) return;
  ({ server, client, browser } = await startProduct());
  call = await conversation(client, 'talk', 'Operator: good morning\nCustomer: I want a refund');
  ({ page, context, problems } = await newPage(browser));
  await signInAs(page, server.url, admin);
});
afterAll(async () => {
  await endProduct({ server, browser });
});

describe.skipIf(!isPossible)('without a network', () => {
  it('a comment waits, a section that is not loaded says so, and all goes on by itself', async () => {
    await page.goto(`${server.url}/files/${call}?tab=comments`);
    await page.getByRole('tab', { name: /Comments/ }).click();
    await page.getByRole('textbox', { name: 'Comment' }).waitFor();
    await network(false);
    await page.getByRole('textbox', { name: 'Comment' }).fill('From a train');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByTestId('waiting').waitFor();
    await picture(page, 'offline-comment');
    await page.getByRole('link', { name: 'Segments' }).click();
    await page.getByRole('heading', { name: 'This section is not loaded yet' }).waitFor();
    await picture(page, 'offline-section');
    await network(true);
    await page.getByRole('heading', { name: 'Segments' }).first().waitFor();
    const sent = () => client.json<{ results: Comment[] }>('GET', `files/${call}/comments`);
    const { results } = await until(sent, ({ results }) => results.length > 0);
    expect(results.map(({ text }) => text)).toEqual(['From a train']);
  });
});

describe.skipIf(!isPossible)('a draft', () => {
  it('is back after a reload, on another device, and says so when one leaves', async () => {
    await page.goto(`${server.url}/tags?create=1`);
    await page.getByLabel('Name').fill('Refund of a');
    await page.getByTestId('draft-kept').waitFor();
    await picture(page, 'draft-kept');
    await page.getByRole('link', { name: 'Segments' }).click();
    await page.getByText('Your draft is kept.').waitFor();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Refund of a');
    const kept = () => client.json<{ draft: object | null }>('GET', 'drafts/tag/new');
    await until(kept, ({ draft }) => draft !== null);
    const other = await newPage(browser);
    await beSignedIn(other.page, server.url, admin);
    await other.page.goto(`${server.url}/tags?create=1`);
    await expect.poll(() => other.page.getByLabel('Name').inputValue()).toBe('Refund of a');
    await other.context.close();
  });
});

describe.skipIf(!isPossible)('a browser', () => {
  it('that was closed in the middle of an upload offers to go on', async () => {
    await page.goto(`${server.url}/files`);
    await page.route('**/api/uploads/*', (route) => route.abort());
    const bytes = Buffer.alloc(300_000, 1);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'long.mp3',
        mimeType: 'audio/mpeg',
        buffer: Buffer.concat([Buffer.from('ID3'), bytes]),
      });
    await page.getByTestId('upload-panel').waitFor();
    await page.waitForRequest((request) => request.url().includes('/api/uploads/'));
    await page.reload();
    await page.getByRole('region', { name: '1 upload did not finish' }).waitFor();
    await picture(page, 'upload-unfinished');
    await page.getByRole('button', { name: 'Forget' }).click();
  });

  it('whose storage is full shows every page all the same', async () => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    for (const path of ['/files', `/files/${call}`]) {
      await page.goto(`${server.url}${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.getByText('This page broke').count()).toBe(0);
    }
    expect(problems).toEqual([]);
  });
});
