import type { Annotation } from '@earshot/core/annotations/annotations.api.ts';
import type { FileTag, Tag } from '@earshot/core/tags/tags.api.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import {
  admin,
  type Client,
  ended,
  form,
  type TestServer,
  until,
} from '../packages/server/src/testing/server.ts';
import { tone, wav } from '../packages/server/src/testing/sounds.ts';
import { mistakes } from './axe.ts';
import { beSignedIn, findChromium, newPage, phone, picture, wide } from './browser.ts';
import { currentMs } from './player.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let call = '';
let urgent: Tag;

const transcript = () => client.json<Transcript>('GET', `files/${call}/transcript`);
const foundBy = async (words: string) =>
  (
    await client.json<{ results: { file: { file_id: string } }[] }>('POST', 'search', {
      query: { phrases: [words], matching: 'exact' },
    })
  ).results.map(({ file }) => file.file_id);
const tags = async () =>
  (await client.json<{ results: FileTag[] }>('GET', `files/${call}/tags`)).results
    .map(({ name }) => name)
    .sort();

async function open(page: Page, tab = ''): Promise<void> {
  await page.goto(`${server.url}/files/${call}${tab === '' ? '' : `?tab=${tab}`}`);
  await page.locator('[data-word]').first().waitFor();
}

/** Takes a phrase in hand by its pencil, which is there while one points at the phrase; one that moves away is pointed at again. */
async function correct(page: Page, said: string): Promise<void> {
  const pencil = page.getByRole('button', { name: `Correct this phrase: ${said.slice(0, 60)}` });
  const isInHand = async () => {
    await page.getByRole('group', { name: said }).locator('[data-word]').first().hover();
    return pencil.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isInHand).toBe(true);
}

/** Selects the words from one to another as a mouse would. */
async function select(page: Page, from: Locator, to: Locator): Promise<void> {
  // A transcript that follows the sound moves on under the mouse; to hover is to wait until it stands still.
  await page.evaluate(() => (document.querySelector('#earshot-audio') as HTMLAudioElement | null)?.pause());
  for (const word of [from, to]) await word.hover();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('The words are not in sight');
  await page.mouse.move(start.x + 1, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 1, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

describe.skipIf(findChromium() === undefined)('what people do to a call', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    urgent = await client.json<Tag>('POST', 'tags', { name: 'Urgent', color: 'red', weight: -15 });
    await client.json('POST', 'tags', {
      name: 'Card',
      color: 'purple',
      detection: { methods: [{ kind: 'query', query: { phrases: ['card'] } }] },
    });
    await client.json('POST', 'patterns', {
      name: 'Loses something',
      detection: { methods: [{ kind: 'query', query: { phrases: ['lost', 'stolen', 'lose'] } }] },
    });
    const people = { operator: 'Maria Kovalenko', abonent: 'Daniel Hughes' };
    call = await uploadSample(client, 'en-bank-lost-card', people);
  });
  afterAll(() => endProduct({ server, browser }));

  it('a word is corrected, found, and stays after a new run; a version comes back', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await open(page);
    const before = await transcript();
    const said = before.phrases[1]?.text ?? '';
    await correct(page, said);
    const field = page.getByRole('textbox', { name: 'Words of the phrase' });
    await field.fill(`${said} velociraptor`);
    await picture(page, 'phrase-editor');
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    await field.waitFor();
    await field.press('Escape');
    await correct(page, said);
    await field.fill(`${said} velociraptor`);
    await field.press('Enter');
    await page.locator('[data-word]', { hasText: 'velociraptor' }).first().waitFor();
    // Whoever saved a phrase goes on from it.
    const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(inFocus).toContain('velociraptor');
    expect((await transcript()).phrases[1]?.text).toBe(`${said} velociraptor`);
    await until(
      () => foundBy('velociraptor'),
      (found) => found.includes(call),
    );

    // Somebody else corrects while the phrase is in hand.
    await correct(page, said);
    const { version, phrases } = await transcript();
    await client.json('PUT', `files/${call}/transcript`, {
      version,
      phrases: [{ id: phrases[0]?.id, text: `well ${phrases[0]?.text}` }],
    });
    await field.fill(`${said} tyrannosaur`);
    await field.press('Enter');
    await page.getByText('Somebody corrected this call meanwhile').waitFor();
    await picture(page, 'phrase-conflict');
    await page.getByRole('button', { name: 'Reload the transcript' }).click();
    await page.getByText('Somebody corrected this call meanwhile').waitFor({ state: 'detached' });
    await field.press('Enter');
    await page.locator('[data-word]', { hasText: 'tyrannosaur' }).waitFor();

    await client.json('POST', `files/${call}/restart`, { clear: true });
    await ended(client, call);
    await open(page);
    await page.locator('[data-word]', { hasText: 'tyrannosaur' }).waitFor();
    expect(await foundBy('tyrannosaur')).toEqual([call]);

    await page.getByRole('button', { name: 'Versions of the transcript' }).click();
    await page
      .getByTestId('version-1')
      .getByRole('button', { name: /Compare/ })
      .click();
    await page.locator('.version-diff ins', { hasText: 'tyrannosaur' }).waitFor();
    await picture(page, 'versions');
    await page
      .getByTestId('version-1')
      .getByRole('button', { name: /Restore/ })
      .click();
    await page.getByText('Version 1 is the current one again').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-word]', { hasText: 'tyrannosaur' }).waitFor({ state: 'detached' });
    expect((await transcript()).phrases).toEqual(before.phrases);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('a phrase is given to the other side', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await open(page);
    const { phrases } = await transcript();
    const phrase = phrases[1];
    const other = phrase?.role === 'operator' ? 'Daniel' : 'Maria';
    await correct(page, phrase?.text ?? '');
    await page.getByTestId('phrase-editor').getByRole('button', { name: other }).click();
    await page.getByTestId('phrase-editor').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Transcript corrected').waitFor();
    const moved = (await transcript()).phrases[1];
    expect(moved?.role).not.toBe(phrase?.role);
    expect(moved?.words).toEqual(phrase?.words);
    await client.json('POST', `files/${call}/transcript/versions/1/restore`);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('somebody says who is who of three people, and it stays so after a new run', async () => {
    const says = (speaker: string, start_ms: number, text: string) => ({
      speaker,
      start_ms,
      end_ms: start_ms + 3000,
      text,
    });
    const phrases = [
      says('Olena', 0, 'Good morning, this is the delivery service, how may I help you?'),
      says('Speaker 2', 4000, 'My parcel has not arrived'),
      says('Ihor', 8000, 'I am from the warehouse, let me look it up'),
    ];
    const data = form('three.wav', wav([tone(440)], 12), { language: 'en' });
    data.append('sidecar', new Blob([JSON.stringify({ phrases })]), 'three.json');
    const reply = await client.request('POST', 'files', data);
    const { file_id } = (await reply.json()) as { file_id: string };
    await ended(client, file_id);
    const roles = async () =>
      (await client.json<Transcript>('GET', `files/${file_id}/transcript`)).speakers.map(({ role }) => role);
    expect(await roles()).toEqual([null, null, null]);

    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/files/${file_id}?tab=details`);
    const dialog = page.getByRole('dialog');
    const looks = [
      ['dark', phone],
      ['dark', wide],
      ['light', phone],
      ['light', wide],
    ] as const;
    for (const [theme, viewport] of looks) {
      await page.setViewportSize(wide);
      if ((await page.locator('html').getAttribute('data-theme')) !== theme)
        await page.getByTestId('theme-toggle').click();
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'Who is who' }).click();
      await dialog.getByText('My parcel has not arrived').waitFor();
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))),
      );
      await picture(page, `who-is-who-${viewport.width}-${theme}`);
      expect(await mistakes(page)).toEqual([]);
      if (theme === 'dark' || viewport === phone)
        await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    const choose = (name: string, role: string) =>
      dialog
        .getByRole('group', { name: `Role of ${name}` })
        .getByRole('button', { name: role })
        .click();
    await dialog.getByTestId('play-passage').nth(1).click();
    await dialog.getByRole('button', { name: 'Stop' }).waitFor();
    await choose('Olena', 'Operator');
    await choose('Speaker 2', 'Abonent');
    await choose('Ihor', 'Operator');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Roles saved').waitFor();
    await page.getByText('Speaker 2: Abonent').waitFor();
    await page.getByText('Mono: speakers unknown').waitFor({ state: 'detached' });
    await picture(page, 'who-is-who-details');
    expect(await roles()).toEqual(['operator', 'abonent', 'operator']);
    expect(problems).toEqual([]);
    await page.context().close();

    const again = { phrases: phrases.map((one) => ({ ...one, text: `${one.text} please` })) };
    await client.json('POST', `files/${file_id}/sidecar`, form('again.json', JSON.stringify(again)));
    await ended(client, file_id);
    expect(await roles()).toEqual(['operator', 'abonent', 'operator']);
    const viewer = { email: 'viewer@example.com', name: 'Viewer', role: 'viewer' } as const;
    await newMember(server, client, viewer);
    const other = await newPage(browser);
    await beSignedIn(other.page, server.url, { email: viewer.email, password });
    await other.page.goto(`${server.url}/files/${file_id}?tab=details`);
    await other.page.getByText('Speaker 2: Abonent').waitFor();
    expect(await other.page.getByRole('button', { name: 'Who is who' }).count()).toBe(0);
    expect(other.problems).toEqual([]);
    await other.context.close();
  });

  it('tags are added and taken off by hand and stay so', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await open(page, 'tags');
    const side = page.getByRole('tabpanel');
    await side.getByTestId('hit').first().waitFor();
    await page.locator('.w.hit-word').first().waitFor();
    expect(await side.getByTestId('play-passage').count()).toBeGreaterThan(1);
    await side.getByText('Loses something').waitFor();
    await side
      .getByRole('link', { name: /Open the call at/ })
      .first()
      .click();
    await page.waitForURL(({ searchParams }) => searchParams.has('t') && searchParams.get('tab') === 'tags');
    await side.getByRole('button', { name: 'Add a tag' }).click();
    await page.getByRole('button', { name: 'Urgent' }).click();
    await side.getByTestId(`file-tag-${urgent.id}`).waitFor();
    await picture(page, 'tags-light');
    await until(tags, (names) => names.includes('Urgent'));
    await side.getByRole('button', { name: 'Take off “Card”' }).click();
    await until(tags, (names) => !names.includes('Card'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(tags, (names) => names.includes('Card'));
    await side.getByRole('button', { name: 'Take off “Card”' }).click();
    await until(tags, (names) => !names.includes('Card'));
    await client.json('POST', `files/${call}/restart`, { clear: true });
    await ended(client, call);
    expect(await tags()).toEqual(['Urgent']);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('a moment is commented and jumped to; words are noted, quoted and made a pattern', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await open(page);
    const words = page.locator('[data-word]');
    const startMs = Number(await words.nth(14).getAttribute('data-start-ms'));
    await words.nth(14).click();
    await page.keyboard.press('Space');
    await page.keyboard.press('c');
    const field = page.getByRole('textbox', { name: 'Comment' });
    await field.fill('Listen to this');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const comment = page.locator('[data-testid^="comment-"]');
    await comment.getByText('Listen to this').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      (document.querySelector('#earshot-audio') as HTMLAudioElement).currentTime = 0;
    });
    await comment.getByRole('button', { name: /Go to/ }).click();
    await until(
      () => currentMs(page),
      (ms) => ms >= startMs - 50 && ms < startMs + 5000,
    );
    await comment.getByRole('button', { name: 'Change the comment' }).click();
    await page.getByRole('textbox', { name: 'Comment' }).first().fill('Listen again');
    await page.getByRole('button', { name: 'Save' }).click();
    await comment.getByText('Listen again').waitFor();

    await select(page, words.nth(3), words.nth(5));
    const bar = page.getByRole('toolbar', { name: 'Selected words' });
    await bar.waitFor();
    await picture(page, 'selection');
    await bar.getByRole('button', { name: 'Note' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('A good start');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.locator('.w.noted').first().waitFor();
    const { results } = await client.json<{ results: Annotation[] }>('GET', `files/${call}/annotations`);
    expect(results).toMatchObject([{ text: 'A good start' }]);
    expect(await page.locator('.w.noted').count()).toBe(3);
    await page.getByRole('button', { name: /A good start/ }).click();
    await page.getByTestId(`note-${results[0]?.id}`).waitFor();
    await picture(page, 'comments-light');

    await page.getByRole('tab', { name: /Comments/ }).focus();
    await select(page, words.nth(3), words.nth(5));
    const quote = (await Promise.all([3, 4, 5].map((at) => words.nth(at).textContent()))).join(' ');
    await bar.getByRole('button', { name: 'Pattern' }).click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/patterns'));
    const address = new URL(page.url()).searchParams;
    expect(address.get('create')).toBe('1');
    expect(JSON.parse(address.get('query') ?? '')).toMatchObject({ matching: 'exact', phrases: [quote] });
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
