import type { Script } from '@earshot/core/scripts/scripts.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { findChromium, newPage, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let page: Page;
let problems: string[];
let call = '';

describe.skipIf(findChromium() === undefined)('a script', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    call = await uploadSample(client, 'en-bank-lost-card');
    ({ page, problems } = await newPage(browser));
    await signInAs(page, server.url, admin);
  });
  afterAll(() => endProduct({ server, browser }));

  it('is written with a slot, tried on past calls, and applied to them', async () => {
    await page.getByRole('link', { name: 'Scripts', exact: true }).click();
    await page.getByRole('link', { name: 'New script' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Introduction');
    const variation = page.getByLabel('Variation 1', { exact: true });
    await variation.fill('My name is ');
    await page.getByRole('button', { name: 'a name', exact: true }).click();
    await variation.press('End');
    await variation.pressSequentially(', how may I help you?');
    await page.getByTestId(`sample-${call}`).getByText('How may I help').waitFor();
    await page.getByRole('button', { name: 'Apply to history' }).click();
    await page.getByRole('button', { name: 'Save', exact: false }).last().click();
    await page.waitForURL(/\/scripts\?id=1/);
    await until(
      () => client.json<Script>('GET', 'scripts/1'),
      ({ files }) => files === 1,
    );
  });

  it('is shown beside what was said in the call, which plays', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Scripts' }).click();
    await page.getByRole('link', { name: /1 call/ }).click();
    await page.waitForURL(/\/files\?.*scripts=/);
    await page.goto(`${server.url}/files/${call}?tab=scripts`);
    const line = page.getByTestId('call-script-1');
    await line.getByText('Said', { exact: true }).waitFor();
    await page.getByTestId('adherence').getByText('100%').waitFor();
    expect(await line.locator('.filled').innerText()).toContain('Maria');
    await line.getByTestId('play-passage').click();
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});
