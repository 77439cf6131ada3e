import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import { admin, signIn } from '../packages/server/src/testing/server.ts';
import { spawnServer } from '../packages/server/src/testing/spawned-server.ts';
import { findChromium, newPage, openBrowser, phone, wide } from './browser.ts';
import { Hand } from './hand.ts';
import { endProduct, type Product } from './product.ts';

const product: Partial<Product> = {};
afterAll(() => endProduct(product));

/** Who comes first finds nothing there; who comes second, with a phone, what the first one left. */
const visitors = [
  { name: 'wide', viewport: wide, pattern: 'Розриває договір', added: 'негайно', guest: 'ivan@example.com' },
  {
    name: 'phone',
    viewport: phone,
    pattern: 'Просить розірвати',
    added: 'справді',
    guest: 'iryna@example.com',
  },
] as const;
const second = { email: 'olha@example.com', name: 'Ольга' };

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
  it.each(visitors)('$name', async ({ name, viewport, pattern, added, guest }) => {
    const isFirst = product.server === undefined;
    product.browser ??= await openBrowser();
    // Nobody has signed in before.
    product.server ??= await spawnServer({ env: { PATH: '/nowhere' } });
    const { server } = product;
    if (!isFirst) await newMember(server, await signIn(server), { ...second, role: 'admin' });
    const person = isFirst ? admin : { email: second.email, password };
    const { page, problems } = await newPage(product.browser, {
      viewport,
      isFirstVisit: true,
      isMoving: true,
      locale: 'uk-UA',
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const hand = new Hand(page, `first-hour-${name}`);
    const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });

    const stop = page.locator('.driver-popover');
    await hand.step('sign in', async () => {
      await page.goto(server.url);
      await hand.write(page.getByLabel('Електронна пошта'), person.email);
      await hand.write(page.getByLabel('Пароль', { exact: true }), person.password);
      await hand.press('Enter');
      await (isFirst ? button('Додати приклади') : stop).waitFor();
    });

    const welcome = stop.filter({ hasText: 'Вітаємо в Earshot' });
    if (isFirst)
      await hand.step('samples', async () => {
        await hand.click(button('Додати приклади'));
        await welcome.waitFor();
      });
    await welcome.waitFor();

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
      await hand.write(page.getByRole('textbox', { name: 'Назва' }), pattern);
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
      await expect.poll(() => page.getByRole('textbox', { name: 'Назва' }).inputValue()).toBe(pattern);
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
      await hand.write(text, (await text.inputValue()).replace('розірвати', `${added} розірвати`));
      await hand.press('Enter');
      await page.locator('[data-word]', { hasText: added }).waitFor();
    });

    await hand.step('invite by a copied link', async () => {
      await goTo(page, hand, 'Користувачі');
      await hand.click(button('Запросити'));
      const dialog = page.getByRole('dialog');
      await hand.write(dialog.getByLabel('Адреси пошти'), guest);
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
