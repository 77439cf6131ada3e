import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueuePage } from '@earshot/core/queue/queue.api.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HeldSpeechServer, holdSpeech } from '../packages/server/src/testing/held-speech-server.ts';
import {
  admin,
  type Client,
  ended,
  form,
  type TestServer,
  until,
} from '../packages/server/src/testing/server.ts';
import { tone, wav } from '../packages/server/src/testing/sounds.ts';
import { mistakes, restingAnimations } from './axe.ts';
import {
  beSignedIn,
  chooseTheme,
  findChromium,
  newPage,
  phone,
  picture,
  tooWide_px,
  wide,
} from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let speech: HeldSpeechServer;
let server: TestServer;
let client: Client;
let browser: Browser;

const queue = () => client.json<QueuePage>('GET', 'queue');
const send = async (name: string, bytes: Uint8Array | string) =>
  (await client.json<{ file_id: string }>('POST', 'files', form(name, bytes))).file_id;
const demo = (name: string) => readFile(join(import.meta.dirname, '../demo', name));
const rows = (page: Page) => page.locator('tbody tr');

describe.skipIf(findChromium() === undefined)('the queue in a browser', () => {
  beforeAll(async () => {
    speech = await holdSpeech();
    const env = { PATH: '/nowhere', SPEECH_THREADS: '1', ASR_URL: speech.url };
    ({ server, client, browser } = await startProduct({ env }));
    await ended(client, await send('chat.txt', 'Operator: good morning\nCustomer: hello\n'));
    for (const name of ['en-bank-lost-card.opus', 'en-complaint-double-charge.opus'])
      await send(name, await demo(name));
    await until(queue, ({ results }) => results.filter(({ stage }) => stage === 'transcribe').length === 2);
  });
  afterAll(async () => {
    await endProduct({ server, browser });
    await speech?.stop();
  });

  it('says what is in work, what waits, why and until when; what is done leaves by itself', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/queue`);
    await page.getByText('Transcribing').first().waitFor();
    expect(await rows(page).count()).toBe(2);

    // What comes in meanwhile appears without a reload, short before long.
    await send('long.wav', wav([tone(400)], 240));
    await send('short.wav', wav([tone(410)], 6));
    await rows(page).nth(3).waitFor();
    const texts = async () =>
      (await rows(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    await until(texts, (found) => /short\.wav/.test(found[2] ?? ''));
    const [, , short = '', long = ''] = await texts();
    expect(short).toMatch(/^1 short\.wav .* All places are busy; this one is next\./);
    expect(long).toMatch(/^2 long\.wav .* 1 conversation that came before or is shorter goes first\./);
    // Two minutes of work, and nothing like it was done: a guess.
    expect(long).toMatch(/about \d\d:\d\d$/);
    await picture(page, 'queue');

    await page.getByRole('button', { name: 'Cancel processing of long.wav' }).click();
    await page.getByText('Processing cancelled').waitFor();
    await until(
      () => rows(page).count(),
      (count) => count === 3,
    );

    speech.letGo();
    await page.getByText('Nothing waits').waitFor();
    expect(await page.locator('dl').innerText()).toMatch(/Recordings waited, 24 h\n[<\d]/);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('is reached from a file that waits, and leads to the call by keys', async () => {
    speech.hold();
    for (const name of ['en-delivery-late-parcel.opus', 'en-sale-home-internet.opus'])
      await send(name, await demo(name));
    await until(queue, ({ in_work }) => in_work === 2);
    const waits = await send('waits.wav', wav([tone(420)], 30));
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/files`);
    await page.getByTestId(`file-row-${waits}`).getByRole('link', { name: 'In the queue' }).click();
    await page.waitForURL('**/queue');
    const row = page.getByTestId(`queue-row-${waits}`);
    await row.waitFor();

    for (const [viewport, theme] of [
      [wide, 'light'],
      [phone, 'dark'],
    ] as const) {
      await chooseTheme(page, theme, () => row.waitFor());
      await page.setViewportSize(viewport);
      const overflow = await tooWide_px(page);
      await restingAnimations(page);
      await picture(page, `queue-${viewport.width}-${theme}`);
      expect([viewport, theme, overflow, await mistakes(page)]).toEqual([viewport, theme, 0, []]);
    }
    await page.setViewportSize(wide);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/files/${waits}`);
    expect(problems).toEqual([]);
    await page.context().close();
    speech.letGo();
    await until(queue, ({ count }) => count === 0);
  });
});
