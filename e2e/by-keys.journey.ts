import type { File } from '@earshot/core/files/files.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { findChromium, newPage, picture, wide } from './browser.ts';
import { endProduct, type Product, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let product: Product;
let server: TestServer;
let client: Client;

/** 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };
/** Whoever needs more than this to come to a control of a page has given up. */
const mostTabs = 40;

describe.skipIf(findChromium() === undefined)('the main job without a mouse', () => {
  beforeAll(async () => {
    product = await startProduct();
    ({ server, client } = product);
    await uploadSample(client, 'en-delivery-late-parcel');
  });
  afterAll(() => endProduct(product));

  it.each([wide, enlarged])('from signing in to a saved pattern: %j', async (viewport) => {
    const { page, problems } = await newPage(product.browser, { viewport });
    await signInByKeys(page);
    await uploadByKeys(page, `chat ${viewport.width}.txt`);
    await openHit(page);
    await picture(page, `by-keys-hit-${viewport.width}`);
    await hearWord(page);
    await makePattern(page, `Parcel ${viewport.width}`);
    await picture(page, `by-keys-pattern-${viewport.width}`);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

async function signInByKeys(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  // The first field waits for what is typed.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email');
  await page.keyboard.type(admin.email);
  await tabTo(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Monitoring' }).waitFor();
}

async function uploadByKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press('KeyG');
  await page.keyboard.press('KeyF');
  await page.getByRole('heading', { level: 1, name: 'Files' }).waitFor({ state: 'attached' });
  // The bar stands before the page.
  await tabTo(page.getByRole('button', { name: 'Upload', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await tabTo(dialog.getByRole('button', { name: 'Choose files' }));
  const choosing = page.waitForEvent('filechooser');
  // Once the browser has answered, it knows that the chooser is waited for.
  await page.title();
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  // The same words twice would be the same call.
  const text = `Operator: good morning\nAbonent: hello, this is ${name}\n`;
  await chooser.setFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }]);
  const arrived = () => client.json<{ results: File[] }>('GET', 'files?limit=100');
  await until(arrived, ({ results }) => results.some((one) => one.name === name && one.status === 'DONE'));
  await dialog.waitFor({ state: 'detached' });
  // What became of it leaves the page its room.
  const panel = await page.getByTestId('upload-panel').boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect((panel?.height ?? height) / height).toBeLessThan(0.25);
}

/** Finds what was said, and opens the first call at the moment it was said. */
async function openHit(page: Page): Promise<void> {
  await page.keyboard.press('KeyG');
  await page.keyboard.press('KeyS');
  await page.getByTestId('query').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('parcel');
  await page.keyboard.press('Enter');
  await page.getByTestId('hit').first().waitFor();
  // Out of the field the keys belong to the list.
  await page.keyboard.press('Escape');
  await page.keyboard.press('KeyJ');
  await page.keyboard.press('Enter');
  await page
    .getByTestId('sought')
    .getByText(/^1 of /u)
    .waitFor();
}

async function hearWord(page: Page): Promise<void> {
  await tabTo(page.locator('.transcript-scroll [tabindex="0"]'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => {
    const audio = document.querySelector<HTMLAudioElement>('#earshot-audio');
    return audio !== null && !audio.paused && audio.currentTime > 0;
  });
}

/** Some words are taken, and the bar over them leads to a pattern that begins with them. */
async function makePattern(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  await bar.waitFor();
  await tabTo(bar.getByRole('button', { name: 'Pattern' }));
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name' }).evaluate((one) => one === document.activeElement))
    .toBe(true);
  await page.keyboard.type(name);
  await page.keyboard.press('Control+KeyS');
  await until(
    () => client.json<{ results: { name: string }[] }>('GET', 'patterns'),
    ({ results }) => results.some((one) => one.name === name),
  );
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const isFramed = () => page.evaluate(() => document.querySelector('main')?.matches(':focus-visible'));
  expect(await isFramed()).toBe(false);
}

/** Tab after Tab, until the focus is there. */
async function tabTo(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = control.page();
  const isThere = () => control.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  expect(`${control} has the focus`).toBe(`${focused} has it`);
}
