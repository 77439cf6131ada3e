import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, password } from '../packages/server/src/testing/people.ts';
import {
  admin,
  type Client,
  ended,
  form,
  type TestServer,
  until,
} from '../packages/server/src/testing/server.ts';
import { tone, wav } from '../packages/server/src/testing/sounds.ts';
import { beSignedIn, findChromium, newPage, phone, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

const turns = 400;
const said = (at: number) => (at % 2 === 0 ? `this is what the agent says ${at}` : `and the answer is ${at}`);

let server: TestServer;
let client: Client;
let browser: Browser;
let chat = '';

describe.skipIf(findChromium() === undefined)('what leaves the screen', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    const lines = Array.from(
      { length: turns },
      (_, at) => `${at % 2 === 0 ? 'Operator' : 'Customer'}: ${said(at)}`,
    );
    chat = await conversation(client, 'long', lines.join('\n'));
    await client.json('PUT', `files/${chat}`, { operator: 'Olena Koval', abonent: 'Ivan Franko' });
  });
  afterAll(() => endProduct({ server, browser }));

  it('whoever is mentioned is told, and the notice opens the comment at its moment', async () => {
    const sound = form('call.wav', wav([tone(400)], 15));
    const { file_id } = (await (await client.request('POST', 'files', sound)).json()) as { file_id: string };
    await ended(client, file_id);
    for (let at = 0; at < 12; at += 1)
      await client.json('POST', `files/${file_id}/comments`, { text: `An earlier word ${at}` });
    const person = { email: 'olena@example.com', name: 'Олена Ковальчук', role: 'manager' as const };
    await newMember(server, client, person);
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/files/${file_id}?tab=comments&t=12`);
    const field = page.getByRole('textbox', { name: 'Comment' });
    await field.pressSequentially('@ков');
    await page.getByRole('option', { name: person.name }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('please listen');
    await page.getByText('At 0:12').click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.mention', { hasText: '@Олена Ковальчук' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();

    const theirs = (await newPage(browser, { viewport: phone })).page;
    await signInAs(theirs, server.url, { ...person, password });
    await theirs.getByRole('button', { name: /Notifications, 1 unread/ }).click();
    await theirs.getByText('Administrator mentioned you in a comment on “call.wav”').click();
    const shown = theirs.locator('[aria-current="true"]', { hasText: '@Олена Ковальчук please listen' });
    await shown.waitFor();
    await until(
      () => shown.evaluate((row) => row.getBoundingClientRect().bottom <= window.innerHeight),
      (isInView) => isInView,
    );
    await until(
      () => theirs.locator('#earshot-audio').evaluate((audio) => (audio as HTMLAudioElement).currentTime),
      (second) => Math.round(second) === 12,
    );
    await theirs.context().close();
  });

  it('prints as a light document with every turn, whatever the screen', async () => {
    const { page, problems } = await newPage(browser, { colorScheme: 'dark', viewport: phone });
    await open(page);
    const pdf = await page.pdf({ format: 'A4' });
    // Four hundred lines are many sheets, not what was in sight.
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.printed-call');
    await sheet.waitFor();
    const text = (await sheet.innerText()).replaceAll(/\s+/g, ' ');
    for (const part of ['Olena Koval, Ivan Franko', 'long.txt', said(0), said(199), said(turns - 1)])
      expect(text).toContain(part);
    expect(await sheet.locator('.printed-turns tr').count()).toBe(turns);
    const look = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      const others = [...document.body.children].filter((one) => one.className !== 'printed-call');
      return {
        ground: of('body').backgroundColor,
        ink: of('.printed-call h1').color,
        buttons: document.querySelectorAll('.printed-call button').length,
        shown: others.filter((one) => getComputedStyle(one).display !== 'none').length,
      };
    });
    expect(look).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', buttons: 0, shown: 0 });
    await page.emulateMedia({ media: 'screen' });
    await sheet.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('is copied with who said it: all of it, a part beyond what is on the page, and by the menu without a safe address', async () => {
    const { page, problems } = await newPage(browser);
    // As over plain HTTP, where the clipboard cannot be asked.
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.addInitScript(keepCopied);
    await open(page);
    const box = page.locator('.transcript-scroll');
    await box.focus();
    await page.keyboard.press('ControlOrMeta+a');
    const all = (await copied(page)).split('\n');
    expect(all).toHaveLength(turns);
    expect([all[0], all.at(-1)]).toEqual([`Olena: ${said(0)}`, `Ivan: ${said(turns - 1)}`]);
    await page.getByText('The whole transcript is copied').waitFor();

    // From the first turn on, over many that come and go while one scrolls.
    await page.locator('[data-word="0:2"]').click();
    await page.evaluate(async () => {
      const word = document.querySelector('[data-word="0:2"]')?.firstChild as Node;
      const told = new Promise((done) => document.addEventListener('selectionchange', done, { once: true }));
      window.getSelection()?.setBaseAndExtent(word, 0, word, 1);
      await told;
      // Nobody scrolls before what they have selected is drawn.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = page.locator(`[data-word="${turns - 1}:1"]`);
    await last.waitFor();
    await last.click({ modifiers: ['Shift'] });
    const part = (await copied(page)).split('\n');
    expect([part.length, part[0], part.at(-1)]).toEqual([
      turns,
      'Olena: what the agent says 0',
      'Ivan: and the',
    ]);

    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    await page.locator('.file-actions').getByRole('button', { name: 'More' }).click();
    await page.locator('html').evaluate((html) => delete html.dataset.copied);
    await page.getByRole('menuitem', { name: 'Copy transcript' }).click();
    const again = await until(
      () => lastCopied(page),
      (text) => text !== '',
    );
    expect(again.split('\n')).toEqual(all);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  async function open(page: Page): Promise<void> {
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/files/${chat}`);
    await page.locator('[data-word]').first().waitFor();
  }
});

/** Remembers what is put on the clipboard; the real one is shared by all who test on this machine. */
function keepCopied(): void {
  document.addEventListener('copy', (event) => {
    document.documentElement.dataset.copied = event.clipboardData?.getData('text/plain') ?? '';
  });
  const put = DataTransfer.prototype.setData;
  DataTransfer.prototype.setData = function setData(format: string, text: string) {
    document.documentElement.dataset.copied = text;
    put.call(this, format, text);
  };
}

const lastCopied = async (page: Page) => (await page.locator('html').getAttribute('data-copied')) ?? '';

async function copied(page: Page): Promise<string> {
  await page.locator('html').evaluate((html) => delete html.dataset.copied);
  await page.keyboard.press('ControlOrMeta+c');
  return until(
    () => lastCopied(page),
    (text) => text !== '',
  );
}
