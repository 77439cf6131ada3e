import type { Browser, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { admin } from '../packages/server/src/testing/server.ts';
import { spawnServer } from '../packages/server/src/testing/spawned-server.ts';
import { findChromium, newPage, openBrowser, phone, wide } from './browser.ts';
import { Hand } from './hand.ts';
import { endProduct, type Product } from './product.ts';

const running: Partial<Product>[] = [];
afterEach(async () => {
  for (const product of running.splice(0)) await endProduct(product);
});

/** On a narrow screen the menu is behind a button. */
async function goTo(page: Page, hand: Hand, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Меню', exact: true });
  const back = page
    .getByRole('link', { name: 'До списку' })
    .or(page.getByRole('button', { name: 'До списку' }))
    .first();
  const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  await menu.or(link).or(back).first().waitFor();
  // A call fills a narrow screen; what is behind it has the menu.
  if (!(await menu.isVisible()) && !(await link.isVisible())) await hand.click(back);
  await menu.or(link).first().waitFor();
  if (await menu.isVisible()) await hand.click(menu);
  await hand.click(link);
}

const isPlaying = (page: Page) =>
  page.waitForFunction(() => {
    const audio = document.querySelector<HTMLAudioElement>('#earshot-audio');
    return audio !== null && !audio.paused && audio.currentTime > 0;
  });

/** Clicks and keys of each step, besides what is written, at 1500 and at 400 px. */
const efforts: Record<string, [wide: number, narrow: number]> = {
  'sign in': [1, 1],
  samples: [1, 1],
  tour: [6, 6],
  'find a cancellation': [2, 3],
  'hear it': [3, 3],
  'write a pattern and leave it': [4, 7],
  'come back and save it': [4, 5],
  'correct a word': [3, 3],
  'invite by a copied link': [5, 7],
  'share the call': [4, 4],
};

describe.skipIf(findChromium() === undefined)('the first hour in an empty folder, in Ukrainian', () => {
  it.each([
    ['wide', wide],
    ['phone', phone],
  ])('%s', async (name, viewport) => {
    const browser: Browser = await openBrowser();
    running.push({ browser });
    // Nobody has signed in before.
    const server = await spawnServer({ env: { PATH: '/nowhere' } });
    running.push({ server });
    const { page, problems } = await newPage(browser, {
      viewport,
      isFirstVisit: true,
      isMoving: true,
      locale: 'uk-UA',
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const hand = new Hand(page, `first-hour-${name}`);
    const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });

    await hand.step('sign in', async () => {
      await page.goto(server.url);
      await hand.write(page.getByLabel('Електронна пошта'), admin.email);
      await hand.write(page.getByLabel('Пароль', { exact: true }), admin.password);
      await hand.press('Enter');
      await button('Додати приклади').waitFor();
    });

    const stop = page.locator('.driver-popover');
    await hand.step('samples', async () => {
      await hand.click(button('Додати приклади'));
      await stop.filter({ hasText: 'Вітаємо в Earshot' }).waitFor();
    });

    await hand.step('tour', async () => {
      for (let at = 1; at <= 6; at += 1) {
        await stop.filter({ hasText: `${at} із 6` }).waitFor();
        await hand.click(stop.getByRole('button', { name: /^(Далі|Готово)$/ }));
      }
      await stop.waitFor({ state: 'detached' });
      const waiting = () => page.request.get(`${server.url}/api/files?status=PROCESSING`);
      const left = async () => ((await (await waiting()).json()) as { count: number }).count;
      // Twelve calls take their time where others work, too.
      await expect.poll(left, { timeout: 400_000 }).toBe(0);
    });

    await hand.step('find a cancellation', async () => {
      await goTo(page, hand, 'Пошук');
      await hand.write(page.getByTestId('query'), 'розірвати договір');
      await hand.press('Enter');
      await page.getByTestId('hit').first().waitFor();
    });

    await hand.step('hear it', async () => {
      await hand.click(page.getByTestId('hit').first().getByRole('link'));
      await page.locator('[data-word].hl').first().waitFor();
      await hand.click(page.locator('[data-word].hl').first());
      await isPlaying(page);
      await hand.press('Space');
    });
    const callUrl = page.url();

    const phrases = page.getByRole('textbox', { name: 'Фрази' });
    await hand.step('write a pattern and leave it', async () => {
      await goTo(page, hand, 'Патерни');
      await hand.click(page.getByRole('link', { name: 'Новий патерн' }).or(button('Новий патерн')).first());
      await hand.write(page.getByRole('textbox', { name: 'Назва' }), 'Розриває договір');
      await hand.write(phrases, 'розірвати договір');
      await hand.press('Enter');
      await page.getByText('Чернетку збережено о').waitFor();
      await goTo(page, hand, 'Файли');
      await page.getByRole('heading', { level: 1, name: 'Файли' }).waitFor();
    });

    await hand.step('come back and save it', async () => {
      await goTo(page, hand, 'Патерни');
      await hand.click(page.getByRole('link', { name: 'Новий патерн' }).or(button('Новий патерн')).first());
      await page.getByText('розірвати договір').first().waitFor();
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Назва' }).inputValue())
        .toBe('Розриває договір');
      await hand.click(button('Застосувати до минулих'));
      await hand.click(button('Зберегти й застосувати'));
      await page.getByTestId('run').getByText('Застосовано до минулих').waitFor();
    });

    await hand.step('correct a word', async () => {
      await page.goto(callUrl);
      const word = page.locator('[data-word].hl').first();
      await hand.click(word);
      await hand.press('KeyE');
      const text = page.getByTestId('phrase-editor').getByRole('textbox');
      await hand.write(text, (await text.inputValue()).replace('розірвати', 'негайно розірвати'));
      await hand.press('Enter');
      await page.locator('[data-word]', { hasText: 'негайно' }).waitFor();
    });

    await hand.step('invite by a copied link', async () => {
      await goTo(page, hand, 'Користувачі');
      await hand.click(button('Запросити'));
      const dialog = page.getByRole('dialog');
      await hand.write(dialog.getByLabel('Адреси пошти'), 'ivan@example.com');
      await hand.click(dialog.getByRole('button', { name: 'Запросити' }));
      await hand.click(dialog.getByRole('button', { name: 'Копіювати' }));
      await expect.poll(copied).toContain('/activate/');
      await hand.click(dialog.getByRole('button', { name: 'Готово' }));
    });

    await hand.step('share the call', async () => {
      await page.goto(callUrl);
      await page.locator('[data-word]').first().waitFor();
      await hand.click(button('Інші дії'));
      await hand.click(page.getByRole('menuitem', { name: 'Поділитися' }));
      await hand.click(button('Створити посилання'));
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Копіювати' }));
      await expect.poll(copied).toContain('view=');
    });

    await hand.tell();
    // A step that asks for more than it did is a step that got harder.
    for (const { name: step, clicks, keys } of hand.steps)
      expect([step, clicks + keys]).toEqual([step, efforts[step]?.[viewport === phone ? 1 : 0]]);
    expect(problems).toEqual([]);
  });
});
