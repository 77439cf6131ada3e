import type { File } from '@earshot/core/files/files.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture, signInAs } from './browser.ts';
import { currentMs } from './player.ts';
import { endProduct, startProduct } from './product.ts';
import { shortCall } from './short-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

describe.skipIf(findChromium() === undefined)('the main job in a browser', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct({}));
  });
  afterAll(() => endProduct({ server, browser }));

  it('drop three files, watch them, open one, click a word and hear that word', async () => {
    // A second try begins with an empty list, too.
    for (const { file_id } of await list()) await client.request('DELETE', `files/${file_id}`);
    const { page, problems } = await newPage(browser, { isMoving: true });
    await signInAs(page, server.url, admin);
    await page.goto(`${server.url}/files`);
    const chat = {
      name: 'chat.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Operator: good morning\nCustomer: hello\n'),
    };
    const sounds = ['en-delivery-late-parcel', 'uk-likar-zapys'].map(async (name) => ({
      name: `${name}.opus`,
      mimeType: 'audio/ogg',
      buffer: await shortCall(name, 20),
    }));
    await page.getByTestId('upload-input').setInputFiles(await Promise.all(sounds));
    const names = async () => (await list()).map((file) => file.name).sort();
    await until(names, (found) => found.length === 2);
    await page.getByTestId('upload-input').setInputFiles([chat]);
    await until(names, (found) => found.length === 3);

    const call = (await list()).find((file) => file.name === 'en-delivery-late-parcel.opus') as File;
    const row = page.getByTestId(`file-row-${call.file_id}`);
    await row.getByRole('progressbar').waitFor();
    await picture(page, 'files-processing');
    await row.getByText('Done').waitFor();
    await row.click();
    await page.waitForURL(`**/files/${call.file_id}`);

    const words = page.locator('[data-word]');
    await words.first().waitFor();
    await picture(page, 'file-light');
    // Later words first: what of an earlier one is played until one hears of it may reach into a later one.
    for (const index of [20, 12, 3]) {
      const word = words.nth(index);
      await word.scrollIntoViewIfNeeded();
      const startMs = Number(await word.getAttribute('data-start-ms'));
      const heardMs = await clickAndListen(page, index);
      expect(Math.abs(heardMs - startMs)).toBeLessThanOrEqual(50);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('switch language and theme, reload, and it is still so', async () => {
    const { page, problems } = await newPage(browser, { isMoving: true });
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/files`);
    await page.getByTestId('language-menu').click();
    await page.getByRole('menuitem', { name: 'Українська' }).or(page.getByText('Українська')).first().click();
    await page.getByRole('heading', { name: 'Файли' }).waitFor();
    await page.getByTestId('theme-toggle').click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.reload();
    await page.getByRole('heading', { name: 'Файли' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('uk');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await picture(page, 'files-dark-uk');
    expect(problems).toEqual([]);
    // The language goes with the person, also into the browsers of the other journeys.
    await client.json('POST', 'users/locale', { locale: 'en' });
    await page.context().close();
  });

  it('the player goes on while one moves to another page', async () => {
    const { page } = await newPage(browser, { isMoving: true });
    await beSignedIn(page, server.url, admin);
    const call = (await list()).find((file) => file.name === 'en-delivery-late-parcel.opus') as File;
    await page.goto(`${server.url}/files`);
    await page.getByTestId(`file-row-${call.file_id}`).getByTestId('play').click();
    await isPlaying(page);
    await page.getByRole('link', { name: 'Sources' }).click();
    await page.waitForURL('**/source');
    const before = await currentMs(page);
    await until(
      () => currentMs(page),
      (now) => now > before + 200,
    );
    await page.context().close();
  });

  it('a picture renamed to .wav is refused in words, in the language of the person', async () => {
    const { page } = await newPage(browser, { isMoving: true });
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/files`);
    const png = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.alloc(300, 7),
    ]);
    const count = (await list()).length;
    await page
      .getByTestId('upload-input')
      .setInputFiles([{ name: 'photo.wav', mimeType: 'audio/wav', buffer: png }]);
    await page
      .getByText(/not what (its|the) name says|does not match its name|is not a \.?wav/i)
      .first()
      .waitFor();
    expect((await list()).length).toBe(count);
    await page.context().close();
  });
});

async function list(): Promise<File[]> {
  return (await client.json<{ results: File[] }>('GET', 'files?limit=100')).results;
}

async function isPlaying(page: Page): Promise<void> {
  const paused = () => page.locator('#earshot-audio').evaluate((audio) => (audio as HTMLAudioElement).paused);
  await until(paused, (value) => !value);
}

/** Clicks a word; answers from where in the call its sound was played, however late one hears of it. */
async function clickAndListen(page: Page, index: number): Promise<number> {
  return page.evaluate(async (at) => {
    const audio = document.querySelector<HTMLAudioElement>('#earshot-audio');
    const word = document.querySelectorAll<HTMLElement>('[data-word]')[at];
    if (audio === null || word === undefined) throw new Error('no player or no word');
    audio.pause();
    const heard = new Promise<number>((done) => {
      const stop = () => {
        audio.pause();
        const { played, currentTime } = audio;
        const ranges = Array.from(
          { length: played.length },
          (_, at) => [played.start(at), played.end(at)] as const,
        );
        // Nothing of it may have been played yet.
        const [from] = ranges.find(([start, end]) => start <= currentTime && currentTime <= end) ?? [
          currentTime,
        ];
        done(from * 1000);
      };
      audio.addEventListener('playing', stop, { once: true });
    });
    word.click();
    return heard;
  }, index);
}
