import { readFile } from 'node:fs/promises';
import type { File } from '@earshot/core/files/files.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture, wide } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let calls: File[] = [];

const call = (operator: string) => calls.find((one) => one.operator === operator)?.file_id ?? '';
const result = (operator: string) => page.getByTestId(`result-${call(operator)}`);
const row = (operator: string) => page.getByTestId(`file-row-${call(operator)}`);
const open = (path: string) => page.goto(`${server.url}${path}`);
const box = () => page.getByTestId('query');
const counts = (text: string | RegExp) => page.getByTestId('count').filter({ hasText: text }).waitFor();
const pick = (name: string) => page.getByRole('menuitem', { name }).click();
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const chip = (text: string) => page.getByTestId('filter-chip').filter({ hasText: text });
const listed = async () => (await client.json<{ results: File[] }>('GET', 'files?limit=100')).results;

/** One comes with the sample calls. */
const segments = async (name: string) => {
  type Segment = { id: number; name: string; files: number };
  const { results } = await client.json<{ results: Segment[] }>('GET', 'segments');
  return results.filter((one) => one.name === name);
};

describe.skipIf(findChromium() === undefined)('finding calls by what was said', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await client.json('POST', 'demo');
    calls = await until(
      listed,
      (found) => found.length === 12 && found.every(({ status }) => status === 'DONE'),
    );
    ({ page, context, problems } = await newPage(browser));
    await beSignedIn(page, server.url, admin);
  });
  afterAll(() => endProduct({ server, browser }));

  it('words in any form, while they are typed, with the passage marked', async () => {
    await open('/search');
    await box().waitFor();
    await page.keyboard.press('Slash');
    await page.keyboard.type('cancels my plans', { delay: 10 });
    await counts('1 call');
    const hit = result('James Okafor').getByTestId('hit');
    expect(await hit.locator('mark').allTextContents()).toEqual(['cancel my plan.']);
    expect(await hit.textContent()).toContain('If it is not fixed this week I am going to');
    expect(page.url()).toContain('cancels');
    await picture(page, 'search-typed');
  });

  it('several phrases: all by default, any when asked', async () => {
    await open('/search');
    await box().fill('router');
    await box().press('Enter');
    await box().pressSequentially('parcel,');
    await counts('0 calls');
    await page.getByRole('button', { name: 'Any', exact: true }).click();
    await counts('2 calls');
    await page.getByRole('button', { name: 'Remove “parcel”' }).click();
    await counts('1 call');
  });

  it('words that were not said side by side are found with others between them', async () => {
    await open('/search?phrases=cancel%20plan');
    await counts('0 calls');
    await picture(page, 'search-none');
    await page.getByRole('button', { name: 'Allow 4 words between' }).click();
    await counts('1 call');
    expect(page.url()).toContain('distance=4');
    await result('James Okafor').waitFor();
  });

  it('an exact phrase is the words as they are written', async () => {
    await open('/search?phrases=charge%20twice&match=exact');
    await counts('0 calls');
    await open('/search?phrases=charged%20twice&match=exact');
    await counts('1 call');
  });

  it('who said it, and in which part of the call', async () => {
    await open('/search?phrases=thank%20you');
    const all = Number.parseInt((await until(count, (text) => /\d/.test(text))) ?? '', 10);
    await choose('Who', 'Abonent');
    await until(count, (text) => Number.parseInt(text, 10) < all);
    await choose('Part of the call', 'Beginning');
    await counts('0 calls');
    await choose('Part of the call', 'Ending');
    await until(count, (text) => Number.parseInt(text, 10) > 0);
    expect(page.url()).toMatch(/who=abonent.*part=ending/);
  });

  it('a mistake in an expression is marked at its place, and what another one found goes', async () => {
    await open('/search');
    await page.getByRole('button', { name: 'Advanced', exact: true }).click();
    await box().fill('abonent:cancel');
    await counts('1 call');
    await box().fill('abonent:cancel AND (plan');
    await page.getByText('A parenthesis is not closed.').waitFor();
    expect(await page.locator('.marked mark').textContent()).toContain('(');
    await result('James Okafor').waitFor({ state: 'detached' });
    await box().fill('abonent:(cancel AND plan)');
    await counts('1 call');
  });

  it('a hit plays where it stands, exactly its passage, and stops when pressed again', async () => {
    await open('/search?phrases=charged%20twice');
    const play = result('James Okafor').getByTestId('play-passage').first();
    await play.click();
    const position = () =>
      page.locator('#earshot-audio').evaluate((one) => (one as HTMLAudioElement).currentTime);
    await until(position, (at) => at > 7);
    expect(await position()).toBeLessThan(12);
    await result('James Okafor').getByRole('button', { name: 'Stop' }).click();
    expect(await page.locator('#earshot-audio').evaluate((one) => (one as HTMLAudioElement).paused)).toBe(
      true,
    );
    await play.click();
    await until(
      () => page.locator('#earshot-audio').evaluate((one) => (one as HTMLAudioElement).paused),
      (paused) => paused,
    );
    expect(await position()).toBeLessThan(12.2);
  });

  it('its time leads to the moment, and Back brings the search as it was', async () => {
    await open('/search?phrases=charged%20twice&who=abonent');
    await result('James Okafor').getByTestId('hit').getByRole('link').click();
    await page.waitForURL(/\/files\/.*\?t=6/);
    await page.goBack();
    await counts('1 call');
    expect(page.url()).toContain('who=abonent');
  });

  it('a call opens at what was searched for, keys go through it, and Back finds the results as they were', async () => {
    await open('/search?phrases=you&match=any');
    await page.setViewportSize({ ...wide, height: 700 });
    const last = page.getByRole('article').last();
    await last.waitFor();
    const list = page.getByRole('region', { name: 'Calls found' });
    await page.getByRole('article').first().getByRole('checkbox').check();
    await last.scrollIntoViewIfNeeded();
    const top = await list.evaluate((one) => one.scrollTop);
    expect(top).toBeGreaterThan(0);
    const hits = (await last.locator('mark').allTextContents()).length;
    expect(hits).toBeGreaterThan(1);
    await last.getByRole('heading').getByRole('link').click();
    const steps = page.getByTestId('sought');
    await steps.getByText(/^1 of /).waitFor();
    const isThere = () =>
      page.waitForFunction(() => {
        const word = document.querySelector<HTMLElement>('.hl-now');
        const audio = document.querySelector<HTMLAudioElement>('#earshot-audio');
        return Math.abs((audio?.currentTime ?? 0) * 1000 - Number(word?.dataset.startMs)) < 60;
      });
    await isThere();
    expect(await page.locator('.w.hl').count()).toBeGreaterThan(1);
    await picture(page, 'call-from-hit');
    await page.keyboard.press('KeyN');
    await steps.getByText(/^2 of /).waitFor();
    await isThere();
    await page.keyboard.press('KeyB');
    await steps.getByText(/^1 of /).waitFor();
    await isThere();
    await page.locator('.file-head-bar').getByRole('button', { name: 'Back' }).click();
    await last.waitFor();
    await until(
      () => list.evaluate((one) => one.scrollTop),
      (now) => Math.abs(now - top) < 2,
    );
    expect(await page.getByRole('article').first().getByRole('checkbox').isChecked()).toBe(true);
    await page.setViewportSize(wide);
  });

  it('Back goes through the questions that were asked, not through their letters', async () => {
    await open('/search');
    await box().fill('router');
    await counts('1 call');
    await box().press('Enter');
    await box().pressSequentially('parcel', { delay: 20 });
    await counts('0 calls');
    await box().press('Enter');
    await page.getByRole('button', { name: 'Any', exact: true }).click();
    await counts('2 calls');
    const asked = () => new URL(page.url()).searchParams;
    await page.goBack();
    await counts('0 calls');
    expect([asked().get('phrases'), asked().get('match')]).toEqual(['router,parcel', null]);
    await page.goBack();
    await counts('1 call');
    expect([asked().get('phrases'), asked().get('text')]).toEqual(['router', null]);
    await page.goBack();
    await page.waitForURL(({ pathname, search }) => pathname === '/search' && search === '');
    expect(await box().inputValue()).toBe('');
  });

  it('calls of a length go on a list all at once; a tag is set on all there are', async () => {
    await open('/files');
    await row('Grace Adeyemi').waitFor();
    const from = page.getByRole('group', { name: 'Length' }).getByLabel('From');
    await from.fill('1:00');
    await from.press('Enter');
    await page.getByTestId('filter-chip').filter({ hasText: 'Length' }).waitFor();
    await page.waitForURL(/duration_start=60000/);
    const long = calls.filter(({ duration_ms }) => (duration_ms ?? 0) >= 60_000).length;
    // All 12 of 12 would hold it, too.
    await page.getByText(`${long} of 12 files`, { exact: true }).waitFor();
    await page
      .getByTestId(/^file-row-/)
      .first()
      .getByRole('checkbox')
      .click();
    await page.getByRole('button', { name: `Select all ${long} matching` }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Add to segment', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of a new list' }).fill('A minute or more');
    await page.getByRole('button', { name: 'New list' }).click();
    const question = page.getByRole('dialog', { name: `Add to segment: ${long} calls?` });
    await question.getByRole('button', { name: 'Add to segment', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: `Added to “A minute or more”: ${long} calls` })
      .waitFor();
    const results = await segments('A minute or more');
    expect(results).toMatchObject([{ files: long }]);
    await client.request('DELETE', `segments/${results[0]?.id}`);
    await open('/files?limit=25&sorting_by=name');
    await row('Grace Adeyemi').getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Select all 12 matching' }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('textbox', { name: 'Find a tag' }).fill('Churn risk');
    await page.getByRole('textbox', { name: 'Find a tag' }).press('Enter');
    await page.getByRole('heading', { name: 'Tag: 12 calls?' }).waitFor();
    await picture(page, 'bulk-confirm');
    await page.getByRole('dialog').getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Tagged “Churn risk”: 12 calls' }).waitFor();
    await row('Grace Adeyemi').getByText('Churn risk').waitFor();
    expect((await listed()).every(({ tags }) => tags[0]?.name === 'Churn risk')).toBe(true);
    await page.getByRole('group', { name: 'Without tags' }).getByRole('button').click();
    await page
      .getByRole('group', { name: 'Without tags' })
      .getByRole('checkbox', { name: 'Churn risk' })
      .check();
    await page.getByText('No files match').waitFor();
  });

  it('what is done to selected calls can be undone', async () => {
    await open('/files');
    await row('Grace Adeyemi').getByRole('checkbox').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Favourite', exact: true }).click();
    const said = page.getByRole('alert').filter({ hasText: 'In favourites: 1 call' });
    await said.getByRole('button', { name: 'Undo' }).click();
    await until(listed, (found) => found.every(({ favorite }) => !favorite));
  });

  it('the listed calls as a table', async () => {
    await open('/search?phrases=thank%20you');
    await counts(/\d/);
    const found = Number.parseInt(await count(), 10);
    await page.getByRole('article').first().getByRole('checkbox').click();
    const all = page.getByRole('button', { name: /Select all/ });
    await all.click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(found + 1);
    expect(lines[0]).toContain('"first_hit"');
    expect(lines[1]?.toLowerCase()).toContain('thank you');
    const { results } = await client.json<{ results: { after: object }[] }>(
      'GET',
      'audit?action=file.exported',
    );
    expect(results[0]?.after).toMatchObject({ format: 'csv', calls: found });
  });

  it('a view is saved, opened, renamed, shared and deleted, which can be undone', async () => {
    await open('/search?phrases=router&who=abonent');
    await counts('1 call');
    await page.getByTestId('save-as').click();
    await pick('View');
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Routers');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'View “Routers” saved' }).waitFor();
    await open('/search');
    await page.getByTestId('views').click();
    await page.getByTestId('view').filter({ hasText: 'Routers' }).click();
    await counts('1 call');
    expect(page.url()).toContain('who=abonent');
    await page.getByTestId('views').click();
    await page.getByTitle('Actions with Routers').click();
    await pick('Share');
    await until(views, ([view]) => view?.is_shared === true);
    await page.getByTestId('views').click();
    await page.getByTitle('Actions with Routers').click();
    await pick('Delete');
    const deleted = page.getByRole('alert').filter({ hasText: 'View “Routers” deleted' });
    await deleted.hover();
    await until(views, (all) => all.length === 0);
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await until(views, ([view]) => view?.name === 'Routers');
  });

  it('a search becomes a segment that finds the same calls, and begins a pattern', async () => {
    await open('/search?phrases=parcel');
    await counts('1 call');
    await page.getByTestId('save-as').click();
    await pick('Segment');
    await page.getByRole('textbox', { name: 'Name of the segment' }).fill('Parcels');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Segment “Parcels” saved' }).waitFor();
    const results = await segments('Parcels');
    expect(results).toMatchObject([{ files: 1 }]);
    await open(`/files?segments=${results[0]?.id}`);
    await page.getByText('1 of 12 files').waitFor();
    await page.getByTestId('filter-chip').filter({ hasText: 'Parcels' }).waitFor();
    // The period of the search goes on moving with the calendar.
    await open(`/segments?id=${results[0]?.id}`);
    await chip('Addedlast 3 months').waitFor();
    await page
      .getByRole('group', { name: 'Added' })
      .getByRole('button', { name: '7 days', exact: true })
      .click();
    await chip('Addedlast 7 days').waitFor();
    await page.getByTestId('segment-count').getByText('1 call now').waitFor();
    await picture(page, 'segment-period');
    await open('/search?phrases=parcel');
    await counts('1 call');
    await page.getByTestId('save-as').click();
    await pick('Pattern');
    await page.waitForURL(/\/patterns\?create=1&query=.*parcel/);
  });

  it('favourites: a star in the list, by key and on the page of the call', async () => {
    await open('/files');
    await row('Grace Adeyemi').getByTestId('favorite').click();
    await open(`/files/${call('James Okafor')}`);
    await page.getByTestId('favorite').waitFor();
    await page.keyboard.press('KeyS');
    await until(listed, (found) => found.filter(({ favorite }) => favorite).length === 2);
    await page.keyboard.press('KeyG');
    await page.keyboard.press('KeyV');
    await page.waitForURL('**/favorites');
    await row('James Okafor').waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
    await row('James Okafor').getByTestId('favorite').click();
    const removed = page.getByRole('alert').filter({ hasText: 'Removed from favourites' });
    // A notice stays for as long as it is pointed at.
    await removed.hover();
    await row('James Okafor').waitFor({ state: 'detached' });
    await removed.getByRole('button', { name: 'Undo' }).click();
    await row('James Okafor').waitFor();
  });

  it('the last three months by both dates, what they hide, all time, and the usual again', async () => {
    const old = call('Grace Adeyemi');
    await client.json('PUT', `files/${old}`, { recorded_at: '2020-02-29T10:00:00Z' });
    await open('/files');
    for (const text of ['Addedlast 3 months', 'Recordedlast 3 months']) await chip(text).waitFor();
    const hidden = page.getByRole('status').filter({ hasText: '1 more call is outside the period' });
    await hidden.waitFor();
    await picture(page, 'files-hidden');
    expect(await row('Grace Adeyemi').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Reset' }).count()).toBe(0);
    await hidden.getByRole('button', { name: 'Show calls of any time' }).click();
    await row('Grace Adeyemi').waitFor();
    expect(await page.getByTestId('filter-chip').count()).toBe(0);
    await page.getByRole('button', { name: 'Reset' }).click();
    await row('Grace Adeyemi').waitFor({ state: 'detached' });
    await chip('Recordedlast 3 months').waitFor();
    await open('/search?phrases=thank%20you');
    await chip('Recordedlast 3 months').waitFor();
    await chip('Recordedlast 3 months').getByRole('button').click();
    await chip('Recordedlast 3 months').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Reset' }).click();
    await chip('Recordedlast 3 months').waitFor();
    expect(new URL(page.url()).search).toBe('?phrases=thank+you');
    await client.json('PUT', `files/${old}`, { recorded_at: null });
  });

  it('the order and the length of a list are remembered, the newest first before any is chosen', async () => {
    const kept = async () =>
      Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    await open('/files');
    const sort = page.getByRole('button', { name: /^Sort/ });
    await sort.filter({ hasText: 'Newest first' }).click();
    expect(await kept()).toMatchObject({ order_by: 'desc' });
    await pick('Oldest first');
    await page.getByRole('combobox', { name: 'Rows' }).click();
    await page.getByRole('option', { name: '25', exact: true }).click();
    await until(kept, ({ order_by, limit }) => order_by === 'asc' && limit === '25');
    const asked = page.waitForRequest(/\/api\/files\?.*limit=25/);
    await open('/files');
    expect((await asked).url()).toContain('order_by=asc');
    await sort.filter({ hasText: 'Oldest first' }).click();
    await pick('Newest first');
    await until(kept, ({ order_by }) => order_by === 'desc');
  });

  it('a list shows every agent and customer in full, and the date that it is sorted by', async () => {
    await open('/files?sorting_by=created');
    await page.getByRole('columnheader', { name: 'Added' }).waitFor();
    await page.locator('.file-row').nth(11).waitFor();
    const cut = await page
      .locator('.file-row')
      .evaluateAll((rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll('td:nth-child(-n+5) .el')]
            .filter((name) => name.scrollWidth > name.clientWidth)
            .map(({ textContent }) => textContent),
        ),
      );
    expect(cut).toEqual([]);
    await open('/files?sorting_by=duration_ms');
    await page.getByRole('columnheader', { name: 'Recorded' }).waitFor();
  });

  it('the player goes 15 seconds on and back, and goes away when it is closed', async () => {
    await open(`/files/${call('James Okafor')}`);
    const atS = () =>
      page.evaluate(() => document.querySelector<HTMLAudioElement>('#earshot-audio')?.currentTime ?? 0);
    await page.locator('[data-word]').first().click();
    await page.keyboard.press('Space');
    const stopped = await atS();
    await page.keyboard.press('ArrowRight');
    await until(atS, (now) => Math.abs(now - stopped - 15) < 0.5);
    // In a phrase that one came to by keys it goes from word to word.
    for (const key of ['Tab', 'Shift+Tab', 'ArrowRight']) await page.keyboard.press(key);
    await page.locator('.phrase .w.at').waitFor();
    expect(Math.abs((await atS()) - stopped - 15)).toBeLessThan(0.5);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('link', { name: 'Files' }).first().click();
    const bar = page.getByTestId('mini-player');
    await bar.getByRole('button', { name: 'Pause' }).click();
    const before = await atS();
    await bar.getByRole('button', { name: 'Forward 15 seconds' }).click();
    await until(atS, (now) => Math.abs(now - before - 15) < 0.5);
    await bar.getByRole('button', { name: 'Back 15 seconds' }).click();
    await until(atS, (now) => Math.abs(now - before) < 0.5);
    await bar.getByRole('button', { name: 'Close the player' }).click();
    await bar.waitFor({ state: 'detached' });
  });

  it('the form of the search folds away and comes back; the list of files has none', async () => {
    await open('/search?phrases=router');
    const who = page.getByRole('combobox', { name: 'Who', exact: true });
    await who.waitFor();
    await page.getByRole('button', { name: 'Hide the form' }).click();
    await who.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Show the form' }).click();
    await who.waitFor();
    await open('/files');
    await row('James Okafor').waitFor();
    expect(await page.getByRole('button', { name: /the form$/ }).count()).toBe(0);
  });

  it('says nothing of trouble', () => {
    expect(problems).toEqual([]);
  });
});

const count = async () => (await page.getByTestId('count').textContent()) ?? '';
const views = async () =>
  (await client.json<{ results: { name: string; is_shared: boolean }[] }>('GET', 'views?page=search'))
    .results;
