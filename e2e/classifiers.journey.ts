import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { generator } from '@earshot/core/random.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  admin,
  type Client,
  ended,
  form,
  type TestServer,
  until,
} from '../packages/server/src/testing/server.ts';
import { mistakes } from './axe.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { currentMs } from './player.ts';
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
let lineId = 0;
/** The sample call in which somebody has no internet. */
const sample = { name: 'uk-skarha-internet.opus', saidAtMs: 4700 };
let testingId = 0;
let names = 0;

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
  // Words of the others occur here, too, so that a machine takes some of it for them.
  thanks: () =>
    `${pick(hello)} ${pick(['дякую за допомогу', 'усе гаразд', 'передзвоню пізніше', 'хочу залишити відгук'])} ${pick(['', 'про рахунок', 'про інтернет'])} ${pick(when)}`,
};
const isThanks = (text: string) => /дякую|гаразд|передзвоню|відгук/.test(text);
const isBill = (text: string) => !isThanks(text) && /рахунок|нарахували|оплата|тариф/.test(text);
const isLine = (text: string) => !isThanks(text) && /інтернет|роутер|звʼязок|сигнал/.test(text);

const labelOf = { bill: 'Рахунок', line: 'Інтернет' };

/** Another name each time: what is tried again finds what was made before. */
const named = (name: string) => {
  names += 1;
  return `${name} ${names}`;
};
const open = (path: string) => page.goto(`${server.url}${path}`);
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const classifier = () => client.json<Classifier>('GET', `classifiers/${classifierId}`);
async function upload(name: string, words: string): Promise<string> {
  const text = `Оператор: чим можу допомогти\nАбонент: ${words}\nОператор: хвилинку ${name}`;
  const { file_id } = await client.json<{ file_id: string }>(
    'POST',
    'files',
    form(name, text, { language: 'uk' }),
  );
  return file_id;
}
const labelled = () =>
  client.json<{ count: number }>('POST', 'search', {
    query: null,
    filters: { labels: [billId] },
    exact: true,
  });
const status = () => page.getByTestId('classifier-status').first();

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Once what fades has faded, half transparent notices among it. */
const isAccessible = () => expect.poll(() => mistakes(page)).toEqual([]);

/** Answers what is asked by keys, as somebody who reads it would, until the classifier has come so far. */
async function labelByKeys({ until: isThere }: { until: (one: Classifier) => boolean }): Promise<void> {
  await open(`/classifiers/${classifierId}/label`);
  for (let done = 0; done < chats; done += 1) {
    if (isThere(await classifier())) return;
    const item = page.locator('[data-testid^="item-"]');
    await item.waitFor();
    const id = await item.getAttribute('data-testid');
    const text = (await page.getByTestId('asked').textContent()) ?? '';
    if (isBill(text)) await page.keyboard.press('1');
    if (isLine(text)) await page.keyboard.press('2');
    await page.keyboard.press(isBill(text) || isLine(text) ? 'Enter' : '0');
    await expect.poll(() => page.locator(`[data-testid="${id}"]`).count()).toBe(0);
  }
}

/** Three hundred chats beside the other journeys. */
const intakeMs = 480_000;

describe.skipIf(findChromium() === undefined)('classifiers, in Ukrainian', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await client.json('POST', 'users/locale', { locale: 'ua' });
    const kinds = ['bill', 'line', 'bill', 'line', 'thanks'] as const;
    const wanted = Array.from({ length: chats }, (_, at) => kinds[at % kinds.length] ?? 'bill');
    for (let from = 0; from < chats; from += atOnce)
      await Promise.all(
        wanted.slice(from, from + atOnce).map(async (topic, at) => {
          topics.set(await upload(`chat-${from + at}.txt`, said[topic]()), topic);
        }),
      );
    const { added } = await client.json<{ added: number }>('POST', 'demo', { locale: 'ua' });
    await until(
      () =>
        client.json<{ count: number }>('POST', 'search', {
          query: null,
          filters: { status: ['DONE'] },
          exact: true,
          limit: 1,
        }),
      ({ count }) => count === chats + added,
      intakeMs,
    );
    ({ page, problems } = await newPage(browser));
    await beSignedIn(page, server.url, admin);
  }, intakeMs * 2);
  afterAll(() => endProduct({ server, browser }));

  it('two labels are defined, and chats are labelled by keys until it learns by itself', async () => {
    await open('/classifiers');
    await page.getByRole('link', { name: 'Новий класифікатор' }).first().click();
    await page.getByLabel('Назва', { exact: true }).fill('Про що дзвонять');
    await page.getByLabel('Мітка 1', { exact: true }).fill('Рахунок');
    await page.getByLabel('Мітка 2', { exact: true }).fill('Інтернет');
    await choose('Хто', 'Абонент');
    await press('Зберегти');
    await page.waitForURL((url) => /^\/classifiers\/\d+$/.test(url.pathname));
    classifierId = Number(new URL(page.url()).pathname.split('/').at(-1));
    await expect.poll(() => status().textContent()).toContain('Новий');
    await labelByKeys({ until: ({ status }) => status === 'WAITING FOR DATA' });
    await open(`/classifiers/${classifierId}`);
    await expect.poll(() => status().textContent()).toContain('Чекає на дані');
    await picture(page, 'classifier-waits');
    await labelByKeys({ until: ({ status }) => status === 'LEARNING' || status === 'READY' });
    await open(`/classifiers/${classifierId}`);
    // An answer that was on its way when it began to learn is one that it does not know yet.
    await expect.poll(() => status().textContent()).toMatch(/Готовий|Треба навчити знову/);
    await page.getByTestId('version-1').waitFor();
    await picture(page, 'classifier-learned');
    await isAccessible();
    const [bill, line] = (await classifier()).labels;
    billId = bill?.id ?? 0;
    lineId = line?.id ?? 0;
  });

  it('a text is checked: the label, how likely, and by which words', async () => {
    await open(`/classifiers/${classifierId}/check`);
    await page.getByLabel('Текст для перевірки').fill('добрий день мені нарахували забагато за тариф');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.locator('main').textContent()).toContain('Рахунок');
    await page.getByText('нарахували').first().waitFor();
    await expect.poll(() => page.getByTestId('nearest').textContent()).toMatch(/Рахунок схожість \d+\s?%/);
    await picture(page, 'classifier-check');
    await isAccessible();
  });

  it('it is applied to history, and calls are found by its label', async () => {
    await open(`/classifiers/${classifierId}`);
    await press('Застосувати до минулих');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Застосувати', exact: true }).click();
    await expect.poll(() => page.getByTestId('runs').textContent()).toContain('завершено');
    await open(`/files?labels=${billId}`);
    await page.locator('[data-testid^="file-row-"]').first().waitFor();
    const bills = [...topics.values()].filter((topic) => topic === 'bill').length;
    const { count } = await labelled();
    expect(count).toBeGreaterThan(bills * 0.8);
    expect(count).toBeLessThan(bills * 1.2);
    await picture(page, 'classifier-filter');
  });

  it('a sample call has its label, and plays the words that it stands on', async () => {
    type Calls = { results: { file_id: string; name: string }[] };
    const found = async (filter: string) => {
      const { results } = await client.json<Calls>('GET', `files?limit=50&order_by=desc${filter}`);
      return results.find(({ name }) => name === sample.name);
    };
    const call = await found('');
    expect(call).toBeDefined();
    // How sure the machine is of a sentence depends on what it was told of before: a person has the last word.
    await correct(call?.file_id ?? '', lineId);
    const line = page.getByTestId(`call-label-${lineId}`);
    await line.getByTestId('answer-moment').first().getByRole('button').first().click();
    await expect.poll(() => currentMs(page)).toBeGreaterThan(sample.saidAtMs);
    await page.keyboard.press('Space');
    await expect.poll(() => found(`&labels=${lineId}`)).toBeDefined();
    await picture(page, 'classifier-on-a-call');
    await isAccessible();
  });

  it('a pattern asks for the label', async () => {
    await open('/patterns');
    await page.getByRole('link', { name: 'Новий патерн' }).click();
    await page.getByLabel('Назва', { exact: true }).fill(named('Про рахунок'));
    await press('Мітка');
    await choose('Яка мітка', 'Рахунок');
    await page
      .getByRole('button', { name: /^Прибрати/ })
      .first()
      .click();
    // From one half on, whatever the threshold of the label is: nearly the same calls, not just those.
    const { count } = await labelled();
    const found = async () =>
      Number.parseInt((await page.getByTestId('preview-count').textContent()) ?? '', 10);
    await expect.poll(found).toBeGreaterThan(count * 0.8);
    expect(await found()).toBeLessThan(count * 1.2);
    await picture(page, 'classifier-in-pattern');
    await press('Зберегти');
    await page.waitForURL((url) => url.searchParams.has('id'));
  });

  it('a testing project tells how often it is right', async () => {
    await open('/testing/create');
    await page.getByLabel(/^Назва/u).fill(named('Чи влучає'));
    await page
      .getByRole('switch', { name: /Визначати мову/ })
      .or(page.getByRole('checkbox', { name: /Визначати мову/ }))
      .check();
    await choose('Що тестується', 'Класифікатор');
    await choose('Виберіть класифікатор', 'Про що дзвонять');
    await press('Розпочати');
    await page.waitForURL(/\/testing\/\d+$/);
    testingId = Number(page.url().split('/').at(-1));
    await press('Імпорт');
    const rows = [...topics].map(([file, topic]) => `${file},${topic === 'thanks' ? '' : labelOf[topic]}`);
    await page.getByTestId('import-truths').setInputFiles({
      name: 'truth.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`file_id,labels\n${rows.join('\n')}`),
    });
    await page.getByText(`Додано: ${chats}`).waitFor();
    await page.getByRole('button', { name: 'Тестувати v1' }).first().click();
    await page.locator('.testing-main table').first().waitFor();
    await picture(page, 'classifier-tested');
    await isAccessible();
  });

  it('mistakes are corrected on calls, and what it learns from them is compared with what it was', async () => {
    const odd = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        upload(`odd-${at}.txt`, `${pick(hello)} з картки зникли кошти ${pick(when)}`),
      ),
    );
    for (const file of odd) await ended(client, file);
    const entries = odd.map((file_id) => ({ file_id, labels: ['Рахунок'] }));
    await client.json('POST', `projects/${testingId}/truth`, { entries });
    await open(`/testing/${testingId}`);
    await page
      .getByRole('button', { name: /^Тестувати v1/ })
      .first()
      .click();
    type Runs = { results: { status: string }[] };
    const isTested = ({ results }: Runs) =>
      results.length > 1 && results.every(({ status }) => status === 'done');
    await until(() => client.json<Runs>('GET', `projects/${testingId}/tests`), isTested);
    // Half of them are what it learns from, the other half what it is tested on.
    for (const file of odd.slice(0, 5)) await correct(file);
    await open(`/classifiers/${classifierId}`);
    await expect.poll(() => status().textContent()).toContain('Треба навчити знову');
    await page.getByRole('button', { name: /^Навчити v2/ }).click();
    await page.getByTestId('version-2').waitFor();

    await open(`/classifiers/${classifierId}/check`);
    await page.getByLabel('Текст для перевірки').fill('вітаю з картки зникли кошти');
    await page.keyboard.press('Control+Enter');
    await page.getByLabel('Порівняти з').click();
    await page.getByRole('option', { name: 'v1', exact: true }).click();
    await page.getByTestId('other-version').waitFor();

    await open(`/testing/${testingId}`);
    await choose('Версія', 'v2 · не протестовано');
    await page.getByRole('button', { name: 'Тестувати v2' }).first().click();
    await choose('Проти', 'v1');
    await expect.poll(() => page.locator('.testing-main').textContent()).toMatch(/виграно \d+/);
    await picture(page, 'classifier-versions-compared');
    await isAccessible();
    expect(problems).toEqual([]);
  });

  /** Says of a call, on its page, that it has the label. */
  async function correct(file: string, labelId = billId): Promise<void> {
    await open(`/files/${file}?tab=labels`);
    const line = page.getByTestId(`call-label-${labelId}`);
    const more = page.getByRole('button', { name: /^Не має: / });
    await line.or(more).first().waitFor();
    if ((await line.count()) === 0) await more.click();
    await line.getByRole('button', { name: 'Має', exact: true }).click();
    const told = () => client.json<{ results: CallLabel[] }>('GET', `files/${file}/labels`);
    await until(told, ({ results }) =>
      results.some((one) => one.label_id === labelId && one.by === 'person' && one.decision === 'yes'),
    );
  }
});
