import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { File } from '@earshot/core/files/files.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  admin,
  type Client,
  ended,
  form,
  makeDataDir,
  type TestServer,
  until,
} from '../packages/server/src/testing/server.ts';
import { toneCatalogueEntry, writeToneModel } from '../packages/server/src/testing/tone-words.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let mirror: Server;
let transcriber: Server;
/** While it is held, the transcription server takes requests and answers none. */
let isHeld = false;
const held: (() => void)[] = [];

describe.skipIf(findChromium() === undefined)('speech engines in a browser', () => {
  beforeAll(async () => {
    const dataDir = await makeDataDir();
    const models = join(dataDir, 'models');
    const source = join(dataDir, 'source');
    const entry = toneCatalogueEntry(await writeToneModel(source));
    await mkdir(models);
    await writeFile(join(models, 'catalogue.json'), JSON.stringify([{ ...entry, recommended: true }]));
    mirror = await listen(async (path, reply) => {
      const bytes = await readFile(join(source, path.replace('/tone-words/', ''))).catch(() => undefined);
      reply(bytes === undefined ? 404 : 200, bytes);
    });
    transcriber = await listen((_path, reply) => {
      const answer = () => reply(200, JSON.stringify({ text: 'good morning' }));
      if (isHeld) held.push(answer);
      else answer();
    });
    // Without the system's engine a call has no words until one is installed.
    const env = { PATH: '/nowhere', MODELS_DIR: models, MODELS_MIRROR: addressOf(mirror) };
    ({ server, client, browser } = await startProduct({ dataDir, env }));
  });
  afterAll(async () => {
    await endProduct({ server, browser });
    for (const one of [mirror, transcriber]) {
      one?.closeAllConnections();
      one?.close();
    }
  });

  it('a call without words leads to a model, its test, and words', async () => {
    const { page, problems } = await signedIn();
    const refused: string[] = [];
    page.on('response', (reply) => {
      if (reply.status() === 404) refused.push(reply.url());
    });
    const file = await upload('en-bank-lost-card', 'en');
    await ended(client, file);
    await page.goto(`${server.url}/files/${file}`);
    await page.getByRole('button', { name: 'Get a better engine' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Apache-2.0').waitFor();
    await picture(page, 'engine-offer');
    await dialog.getByRole('button', { name: 'Fetch' }).click();
    await page.waitForURL('**/settings/speech#model-tone-words');
    const model = page.getByTestId('model-tone-words');
    await model.getByText('Installed', { exact: true }).waitFor();
    await model.getByRole('button', { name: 'Self-test' }).click();
    await model.getByText('Self-test passed').waitFor();
    await picture(page, 'engine-tested');
    await page.getByRole('button', { name: /Notifications, 1 unread/ }).waitFor();

    await page.goto(`${server.url}/files/${file}`);
    await page.locator('.notice').getByRole('button', { name: 'Process again' }).click();
    await until(
      () => client.json<File>('GET', `files/${file}`),
      (now) => now.status === 'DONE' && now.words?.model === 'tone-words',
    );

    await page.goto(`${server.url}/settings/speech`);
    await model.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await model.getByText('Not installed').waitFor();
    expect(problems).toEqual([]);
    // Nothing was asked for that is not there: no words yet is not an error.
    expect(refused).toEqual([]);
    await page.context().close();
  });

  it('a transcription server is tried, then saved', async () => {
    const { page, problems } = await signedIn();
    await page.goto(`${server.url}/settings/speech`);
    await page.getByLabel('Address').fill(addressOf(transcriber));
    await page.getByLabel('Model name').fill('whisper-1');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await page.getByText('Heard: “good morning”').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved').waitFor();
    await page.getByRole('button', { name: 'Disconnect' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('cancel, go on from a stage, swap the sides, restart and delete many', async () => {
    const { page, problems } = await signedIn();
    isHeld = true;
    const files = [await upload('uk-likar-zapys', 'uk'), await upload('uk-bank-kredyt', 'uk')];
    const [first = '', second = ''] = files;
    await page.goto(`${server.url}/files`);
    const row = page.getByTestId(`file-row-${first}`);
    await row.getByText('Transcribing').waitFor();
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Cancel processing' }).click();
    await row.getByText('Cancelled').waitFor();
    release();

    await row.getByRole('link', { name: 'uk-likar-zapys' }).click();
    await page.getByRole('tab', { name: 'Stages' }).click();
    const stage = page.getByRole('listitem').filter({ hasText: 'Transcribing' });
    await stage.getByRole('button', { name: 'Restart from here' }).click();
    await page.locator('[data-word]').first().waitFor();
    await ended(client, first);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Swap operator and abonent' }).click();
    await page.getByText('Operator and abonent swapped').waitFor();
    expect((await client.json<File>('GET', `files/${first}`)).channel_roles).toEqual(['abonent', 'operator']);

    await ended(client, second);
    await page.goto(`${server.url}/files`);
    const many = page.getByRole('toolbar');
    await select(page, files);
    await many.getByRole('button', { name: 'Process again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Process again' }).click();
    await page.getByText('Processing again: 2').waitFor();
    await Promise.all(files.map((file) => ended(client, file)));
    await select(page, files);
    await many.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Deleted: 2').waitFor();
    await row.waitFor({ state: 'detached' });
    expect((await client.request('GET', `files/${first}`)).status).toBe(404);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

async function signedIn() {
  const opened = await newPage(browser);
  await beSignedIn(opened.page, server.url, admin);
  return opened;
}

async function upload(name: string, language: string): Promise<string> {
  const bytes = await readFile(join(import.meta.dirname, `../demo/${name}.opus`));
  const reply = await client.request('POST', 'files', form(`${name}.opus`, bytes, { language }));
  return ((await reply.json()) as { file_id: string }).file_id;
}

async function select(page: Page, files: string[]): Promise<void> {
  for (const file of files) await page.getByTestId(`file-row-${file}`).getByRole('checkbox').click();
}

function release(): void {
  isHeld = false;
  for (const answer of held.splice(0)) answer();
}

type Reply = (status: number, body: Uint8Array | string | undefined) => void;

async function listen(answer: (path: string, reply: Reply) => unknown): Promise<Server> {
  const one = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      void answer(request.url ?? '', (status, body) => response.writeHead(status).end(body));
    });
  });
  await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
  return one;
}

const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
