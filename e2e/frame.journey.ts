import type { File } from '@earshot/core/files/files.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin, type Client, form, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { findChromium, newPage, openBrowser, phone, picture, signInAs, wide } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let withScrollbars: Browser;
let page: Page;
let problems: string[];
let call = '';

const listed = async () => (await client.json<{ results: File[] }>('GET', 'files?limit=100')).results;
const open = async (path: string, size: { width: number; height: number } = wide) => {
  await page.setViewportSize(size);
  await page.goto(`${server.url}${path}`);
};
const rows = () => page.locator('[data-testid^="file-row-"], [data-testid^="result-"]');
const box = (selector: string) =>
  page.locator(selector).evaluate(({ clientWidth, scrollWidth, clientHeight, scrollHeight }) => ({
    clientWidth,
    scrollWidth,
    clientHeight,
    scrollHeight,
  }));
const text = 'Operator: good morning, this is the bank\nCustomer: hello, I want the other card\n'.repeat(3);
const who = (at: number) => ({ operator: `Maria Kovalenko ${at}`, abonent: `+380 44 537 01${at}` });
const lists = ['/files', '/search?text=the'];

/** Buttons in sight of which something else stands over the middle, by their names. */
const covered = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], [role="slider"]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // What is scrolled out of its box, or of the window, is not in sight.
        for (let up = one.parentElement; up !== null; up = up.parentElement) {
          const view = up.getBoundingClientRect();
          const cuts = getComputedStyle(up).overflow !== 'visible';
          if (cuts && (x < view.left || x > view.right || y < view.top || y > view.bottom)) return [];
        }
        const over = document.elementFromPoint(x, y);
        if (over === null || one.contains(over) || over.contains(one)) return [];
        // Where the page scrolls, a row is scrolled from under the bar of its own list.
        const bar = over.closest('.bulk-bar');
        if (bar && matchMedia('(max-width: 599.95px)').matches && one.closest('[data-testid^="file-row-"]'))
          return [];
        return [`${one.getAttribute('aria-label') ?? one.textContent} under ${over.className}`];
      }),
  );

/** Buttons and links in sight that a finger hits less than 44 px of, one way or the other. */
function tooSmall(): string[] {
  const isHit = (one: Element, x: number, y: number) => one.contains(document.elementFromPoint(x, y));
  const reach = (one: Element, stepX: number, stepY: number) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    let length = 0;
    while (length < 22 && isHit(one, left + width / 2 + stepX * length, top + height / 2 + stepY * length))
      length += 1;
    return length;
  };
  return (
    [...document.querySelectorAll('button, a[href], [role="checkbox"]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && reach(one, 0, 0) > 0)
      .filter((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      })
      // All of a call in the list of files opens it, not its title alone.
      .filter((one) => !one.matches('.file-card-title'))
      .filter((one) => reach(one, -1, 0) + reach(one, 1, 0) < 43 || reach(one, 0, -1) + reach(one, 0, 1) < 43)
      .map((one) => `${one.getAttribute('aria-label') ?? one.textContent}`)
  );
}

/** Pixels between what is widest on the page and the edge of where pages are. */
const roomLeft = () =>
  page.locator('#content').evaluate((main) => {
    const { left } = main.getBoundingClientRect();
    const ends = [...main.querySelectorAll('.card, table')].map((one) => one.getBoundingClientRect().right);
    return Math.round(left + main.clientWidth - Math.max(0, ...ends));
  });

describe.skipIf(findChromium() === undefined)('the frame around every page', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    withScrollbars = await openBrowser({ scrollbars: true, isForJourneys: true });
    // The one that can be heard is the oldest.
    call = await uploadSample(client, 'en-bank-lost-card', who(0));
    for (let at = 1; at < 12; at += 1)
      await client.json('POST', 'files', form(`chat-${at}.txt`, `${text}Operator: number ${at}\n`, who(at)));
    await until(listed, (found) => found.filter(({ status }) => status === 'DONE').length >= 11);
    ({ page, problems } = await newPage(withScrollbars));
    await signInAs(page, server.url, admin);
  });
  beforeEach(() => expect(problems ?? []).toEqual([]));
  afterAll(async () => {
    await withScrollbars?.close();
    await endProduct({ server, browser });
  });

  it('a low window scrolls as a page, down to the last row, and never sideways', async () => {
    for (const path of [...lists, '/tags', '/users'])
      for (const size of ['320x256', '455x256', '480x270', '740x360']) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await open(path, { width, height });
        await page.locator('#content h1').first().waitFor({ state: 'attached' });
        if (lists.includes(path)) await rows().last().scrollIntoViewIfNeeded();
        const main = await box('#content');
        expect([path, size, main.clientHeight >= 150, main.scrollWidth <= main.clientWidth]).toEqual([
          path,
          size,
          true,
          true,
        ]);
        if (!lists.includes(path)) continue;
        const last = await rows().last().boundingBox();
        const isSeen = last !== null && last.y + last.height > 60 && last.y < height - 20;
        expect([path, size, isSeen, main.scrollHeight > height]).toEqual([path, size, true, true]);
      }
  });

  it.each(['320x568', '360x640'])(
    'at %s nothing of a call is drawn through its player or under its star',
    async (size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await open(`/files/${call}`, { width, height });
      await page.locator('[data-word]').first().waitFor();
      const { through, background } = await page.evaluate(() => {
        const player = document.querySelector('.player-card') as Element;
        const over = player.getBoundingClientRect();
        const through = [...document.querySelectorAll('[data-word]')].filter((word) => {
          const { left, top, width, height } = word.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isUnder = y > over.top && y < Math.min(over.bottom, window.innerHeight);
          return isUnder && !player.contains(document.elementFromPoint(x, y));
        });
        return { through: through.length, background: getComputedStyle(player).backgroundColor };
      });
      expect([through, background]).toEqual([0, 'rgb(255, 255, 255)']);
      const star = await page.getByTestId('favorite').boundingBox();
      const day = page
        .locator('.file-head-bar')
        .getByText(/\d{4}, \d\d:\d\d/u)
        .first();
      const date = await day.boundingBox();
      expect((date?.x ?? 0) + (date?.width ?? width)).toBeLessThanOrEqual(star?.x ?? 0);
    },
  );

  it('on a page that begins at the right a date and a name are read from their own side', async () => {
    const kept = (await page.context().cookies()).find(({ name }) => name === 'customization');
    const look = JSON.parse(decodeURIComponent(kept?.value ?? '{}')) as { state: object };
    const turned = encodeURIComponent(JSON.stringify({ ...look, state: { ...look.state, rtlLayout: true } }));
    await page.context().addCookies([{ name: 'customization', value: turned, url: server.url }]);
    await open('/files');
    await rows().first().waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const ends = await rows()
      .first()
      .evaluate((row) =>
        ['Maria Kovalenko', 'Today'].map((begins) => {
          const cell = [...row.querySelectorAll('td, .el')].findLast((one) =>
            one.textContent?.startsWith(begins),
          );
          const text = document.createTreeWalker(cell as Element, NodeFilter.SHOW_TEXT).nextNode() as Text;
          const at = (from: number) => {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, from + 1);
            return range.getBoundingClientRect().left;
          };
          return at(0) < at(text.length - 1);
        }),
      );
    expect(ends).toEqual([true, true]);
    await page.context().addCookies([{ name: 'customization', value: kept?.value ?? '', url: server.url }]);
  });

  it('beside real scrollbars a list has one for itself, and its table fits', async () => {
    for (const path of lists)
      for (const width of [740, 1000, 1280, 1500]) {
        await open(path, { width, height: 950 });
        await rows().first().waitFor();
        const main = await box('#content');
        expect([path, width, main.scrollHeight <= main.clientHeight]).toEqual([path, width, true]);
        if (path !== '/files') continue;
        const table = await box('.files-scroll');
        expect([width, table.scrollWidth <= table.clientWidth]).toEqual([width, true]);
      }
  });

  it('nothing that comes and goes lies over a button of something else', async () => {
    const chat = JSON.stringify([{ speaker: 'operator', text: 'Good morning' }]);
    for (const size of [wide, { width: 1280, height: 600 }, phone]) {
      // The calls that can be heard come first, also once there are texts.
      await open('/files?sorting_by=created&order_by=asc', size);
      await rows().first().waitFor();
      await page.keyboard.press('KeyJ');
      await page.keyboard.press('KeyX');
      await page.keyboard.press('KeyP');
      await page.locator('.mini-player').waitFor();
      await page.locator('.bulk-bar').waitFor();
      await page
        .getByTestId('upload-input')
        .setInputFiles([
          { name: `chat-${size.width}.json`, mimeType: 'application/json', buffer: Buffer.from(chat) },
        ]);
      await page.getByTestId('upload-panel').waitFor();
      expect([size.width, await covered()]).toEqual([size.width, []]);
      await picture(page, `frame-${size.width}`);
      // One that is broken off by the next page would be offered above it.
      await page.getByTestId('upload-panel').getByRole('button', { name: 'Clear' }).waitFor();
    }
  });

  it('what is told stands under the top bar', async () => {
    await open('/files');
    await rows().first().waitFor();
    await page.keyboard.press('KeyJ');
    await page.keyboard.press('KeyX');
    await page.getByRole('button', { name: 'Export' }).click();
    const told = page.locator('.notistack-MuiContent').first();
    await told.waitFor();
    const bar = await page.locator('header.top').boundingBox();
    expect((await told.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  it('every page of the menu is named in the title, and so is a page that is not there', async () => {
    await open('/files');
    const links = page.locator('.drawer a.nav');
    await links.first().waitFor();
    const titles: string[] = [];
    for (let at = 0; at < (await links.count()); at += 1) {
      const link = links.nth(at);
      const name = await link.locator('span').first().textContent();
      await link.click();
      await expect.poll(() => page.title()).toBe(`${name} · Earshot`);
      titles.push(`${name}`);
      // What is read in columns has all of the page for itself.
      if (['Users', 'Audit log', 'Outbox', 'Sources'].includes(`${name}`))
        await expect.poll(roomLeft).toBe(16);
    }
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeGreaterThan(10);
    for (const path of ['/nowhere', '/error', '/error_access', '/error_link', '/profile', '/workspace']) {
      await page.goto(`${server.url}${path}`);
      await expect.poll(() => page.title()).toMatch(/.+ · Earshot/u);
    }
  });

  it('the slash goes to the search of the page, or to the one that finds everything', async () => {
    await open('/files');
    await rows().first().waitFor();
    await page.keyboard.press('Slash');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Name/u);
    await open('/outbox');
    await page.locator('h1').waitFor();
    await page.keyboard.press('Slash');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.top-search').click();
    await page.getByRole('dialog').getByRole('combobox').waitFor();
  });

  it('Space shows the call under the cursor beside its list, and the keys stay with the list', async () => {
    await open('/files');
    await rows().first().waitFor();
    const peek = page.getByTestId('peek');
    await page.keyboard.press('Space');
    const shown = () => peek.getByRole('status').textContent();
    const before = await shown();
    await page.keyboard.press('KeyJ');
    await expect.poll(shown).not.toBe(before);
    await page.keyboard.press('KeyK');
    await expect.poll(shown).toBe(before);
    await picture(page, 'peek');
    await page.keyboard.press('Escape');
    await peek.waitFor({ state: 'detached' });
    await open('/search?text=the');
    await rows().first().waitFor();
    await page.keyboard.press('Space');
    await peek.locator('mark').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/files\/[^?]+/u);
  });

  it('a table has the columns that one chose, in their order, also after a reload', async () => {
    await open('/files');
    await rows().first().waitFor();
    const heads = () => page.locator('thead th').allTextContents();
    expect((await heads()).slice(3, 6)).toEqual(['Operator', 'Abonent', 'Name']);
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Emotion' }).press('Space');
    const down = page.getByRole('button', { name: 'Move Operator down' });
    await down.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await down.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.reload();
    await rows().first().waitFor();
    expect((await heads()).slice(3, 6)).toEqual(['Abonent', 'Name', 'Operator']);
    expect(await heads()).not.toContain('Emotion');
  });

  it('on a phone what was found comes before what one can do with it', async () => {
    for (const path of lists) {
      await open(path, phone);
      const first = rows().first();
      await first.waitFor();
      // What is still coming above it, such as the number of hits, has its place already or comes at once.
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(phone.height * 0.35);
    }
    await open('/files', phone);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    await page.getByRole('button', { name: /^Show \d+ calls$/u }).waitFor();
    await picture(page, 'filter-drawer');
  });

  it('under a finger all that can be done in a list has 44 px each way', async () => {
    const phoned = await newPage(browser, { isPhone: true, state: await page.context().storageState() });
    for (const path of lists) {
      await phoned.page.goto(`${server.url}${path}`);
      await phoned.page.locator('[data-testid^="file-row-"], [data-testid^="result-"]').first().waitFor();
      expect([path, await phoned.page.evaluate(tooSmall)]).toEqual([path, []]);
      await picture(phoned.page, `finger${path.slice(0, 6).replace('/', '-')}`);
    }
    expect(phoned.problems).toEqual([]);
    await phoned.context.close();
  });
});
