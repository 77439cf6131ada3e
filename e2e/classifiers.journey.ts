import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { generator } from '@earshot/core/random.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type Client, form, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { mistakes } from './axe.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let page: Page;
let problems: string[];
/** Of what each chat is, by its id. */
const topics = new Map<string, 'bill' | 'line' | 'thanks'>();
let classifierId = 0;
let billId = 0;

const chats = 300;
const atOnce = 10;
const random = generator(11);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const hello = ['добрий день', 'вітаю', 'слухайте', 'скажіть будь ласка', 'алло', 'доброго ранку'];
const when = ['сьогодні', 'цього місяця', 'з понеділка', 'вже тиждень', 'знову', 'від учора'];
const said = {
  bill: () =>
    `${pick(hello)} ${pick(['рахунок прийшов', 'мені нарахували', 'оплата пройшла', 'за тариф зняли'])} ${pick(['двічі', 'забагато', 'не ту суму', 'більше ніж треба'])} ${pick(when)}`,
  line: () =>
    `${pick(hello)} ${pick(['інтернет', 'роутер', 'звʼязок', 'сигнал'])} ${pick(['зникає', 'не працює', 'дуже повільний', 'обривається'])} ${pick(when)}`,
  thanks: () =>
    `${pick(hello)} ${pick(['дякую за допомогу', 'усе гаразд', 'передзвоню пізніше', 'хочу залишити відгук'])} ${pick(when)}`,
};
const isBill = (text: string) => /рахунок|нарахували|оплата|тариф/.test(text);
const isLine = (text: string) => /інтернет|роутер|звʼязок|сигнал/.test(text);

const open = (path: string) => page.goto(`${server.url}${path}`);
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const classifier = () => client.json<Classifier>('GET', `classifiers/${classifierId}`);
const status = () => page.getByTestId('classifier-status').first();

async function isAccessible(): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
  expect(await mistakes(page)).toEqual([]);
}

/** Answers what is asked by keys, as somebody who reads it would; ends when nothing is missing any more, or after so many. */
async function label(most: number): Promise<number> {
  for (let done = 0; done < most; done += 1) {
    const item = page.locator('[data-testid^="item-"]');
    await item.waitFor();
    const id = await item.getAttribute('data-testid');
    const text = (await page.getByTestId('asked').textContent()) ?? '';
    if (isBill(text)) await page.keyboard.press('1');
    if (isLine(text)) await page.keyboard.press('2');
    await page.keyboard.press(isBill(text) || isLine(text) ? 'Enter' : '0');
    await expect.poll(() => page.locator(`[data-testid="${id}"]`).count()).toBe(0);
    const { missing } = await classifier();
    if (missing.length === 0 && done >= 40) return done + 1;
  }
  return most;
}

describe.skipIf(findChromium() === undefined)('classifiers, in Ukrainian', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await client.json('POST', 'users/locale', { locale: 'ua' });
    const kinds = ['bill', 'line', 'bill', 'line', 'thanks'] as const;
    const wanted = Array.from({ length: chats }, (_, at) => kinds[at % kinds.length] ?? 'bill');
    for (let from = 0; from < chats; from += atOnce)
      await Promise.all(
        wanted.slice(from, from + atOnce).map(async (topic, at) => {
          const words = `Оператор: чим можу допомогти\nАбонент: ${said[topic]()}\nОператор: хвилинку ${from + at}`;
          const body = form(`chat-${from + at}.txt`, words, { language: 'uk' });
          const { file_id } = await client.json<{ file_id: string }>('POST', 'files', body);
          topics.set(file_id, topic);
        }),
      );
    await until(
      () =>
        client.json<{ count: number }>('POST', 'search', {
          query: null,
          filters: { status: ['DONE'] },
          exact: true,
        }),
      ({ count }) => count === chats,
    );
    ({ page, problems } = await newPage(browser));
    await beSignedIn(page, server.url, admin);
  });
  afterAll(() => endProduct({ server, browser }));

  it('two labels are defined, and chats are labelled by keys until it learns by itself', async () => {
    await open('/classifiers');
    await page.getByRole('link', { name: 'Новий класифікатор' }).first().click();
    await page.getByLabel('Назва', { exact: true }).fill('Про що дзвонять');
    await page.getByLabel('Мітка 1', { exact: true }).fill('Рахунок');
    await page.getByLabel('Мітка 2', { exact: true }).fill('Інтернет');
    await press('Зберегти');
    await page.waitForURL((url) => /^\/classifiers\/\d+$/.test(url.pathname));
    classifierId = Number(new URL(page.url()).pathname.split('/').at(-1));
    await expect.poll(() => status().textContent()).toContain('Новий');
    await open(`/classifiers/${classifierId}/label`);
    await label(90);
    await open(`/classifiers/${classifierId}`);
    await expect.poll(async () => (await classifier()).version).toBeGreaterThan(0);
    await page.getByTestId('versions').waitFor();
    await picture(page, 'classifier-learned');
    await isAccessible();
    billId = (await classifier()).labels[0]?.id ?? 0;
  });

  it('a text is checked: the label, how likely, and by which words', async () => {
    await open(`/classifiers/${classifierId}/check`);
    await page.getByLabel('Текст для перевірки').fill('добрий день мені нарахували забагато за тариф');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.locator('main').textContent()).toContain('Рахунок');
    await page.getByText('нарахували').first().waitFor();
    await picture(page, 'classifier-check');
  });

  it('it is applied to history, and calls are found by its label', async () => {
    await open(`/classifiers/${classifierId}`);
    await press('Застосувати до минулих');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('radio', { name: 'Усі' })
      .or(dialog.getByRole('button', { name: 'Усі', exact: true }))
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Застосувати', exact: true }).click();
    await expect.poll(() => page.getByTestId('runs').textContent()).toContain('завершено');
    await open(`/files?labels=${billId}`);
    await page.locator('[data-testid^="file-row-"]').first().waitFor();
    const bills = [...topics].filter(([, topic]) => topic === 'bill').length;
    const found = await client.json<{ count: number }>('POST', 'search', {
      query: null,
      filters: { labels: [billId] },
      exact: true,
    });
    expect(found.count).toBeGreaterThan(bills * 0.9);
    expect(found.count).toBeLessThan(bills * 1.1);
    await picture(page, 'classifier-filter');
  });

  it('a pattern asks for the label, and a testing project tells how good it is', async () => {
    const pattern = await client.json<{ id: number }>('POST', 'patterns', {
      name: 'Про рахунок',
      detection: { methods: [{ kind: 'label', label_id: billId, limits: [0.6, null] }] },
      apply: 'history',
    });
    await open(`/files?patterns=${pattern.id}`);
    await page.locator('[data-testid^="file-row-"]').first().waitFor();
    const { id } = await client.json<{ id: number }>('POST', 'projects', {
      name: 'Чи влучає',
      kind: 'testing',
      auto_language: true,
      history_from: '2000-01-01',
      subject: { kind: 'pattern', id: pattern.id },
    });
    await client.json('POST', `projects/${id}/start`);
    const entries = [...topics].slice(0, 100).map(([file_id, topic]) => ({ file_id, has: topic === 'bill' }));
    await client.json('POST', `projects/${id}/truth`, { entries });
    await open(`/testing/${id}`);
    await page
      .getByRole('button', { name: /перевірку|Перевірити/ })
      .first()
      .click();
    await page.locator('.testing-main table').first().waitFor();
    await expect.poll(() => page.locator('.testing-main').textContent()).toContain('n 100');
    await picture(page, 'classifier-tested');
    await isAccessible();
  });

  it('mistakes are corrected on calls, and what it learns from them is another version', async () => {
    const wrong = [...topics].filter(([, topic]) => topic === 'thanks').slice(0, 5);
    for (const [file] of wrong) await client.json('PUT', `files/${file}/labels/${billId}`, { has: false });
    const [file] = [...topics].find(([, topic]) => topic === 'bill') ?? [''];
    await open(`/files/${file}?tab=labels`);
    await page.getByText('Рахунок').first().waitFor();
    const { results } = await client.json<{ results: CallLabel[] }>('GET', `files/${file}/labels`);
    expect(results.some(({ label_id }) => label_id === billId)).toBe(true);
    await open(`/classifiers/${classifierId}`);
    const before = (await classifier()).version;
    await page.getByRole('button', { name: /^Навчити v/ }).click();
    await expect.poll(async () => (await classifier()).version).toBe(before + 1);
    await page.getByTestId(`version-${before + 1}`).waitFor();
    await open(`/classifiers/${classifierId}/check`);
    await page.getByLabel('Текст для перевірки').fill('вітаю інтернет не працює знову');
    await page.keyboard.press('Control+Enter');
    await page.getByLabel('Порівняти з').first().waitFor();
    expect(problems).toEqual([]);
  });
});
