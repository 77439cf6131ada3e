import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pattern } from '@earshot/core/patterns/patterns.api.ts';
import type { RuleRun } from '@earshot/core/rules/rules.ts';
import type { FileTag } from '@earshot/core/tags/tags.api.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import {
  admin,
  type Client,
  ended,
  form,
  query,
  type TestServer,
} from '../packages/server/src/testing/server.ts';
import { mistakes } from './axe.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { longCall } from './long-call.ts';
import { currentMs } from './player.ts';
import { endProduct, startProduct } from './product.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let page: Page;
let problems: string[];
/** The customer wants to leave in the first half of this one, and in the second half of the other. */
let early = '';
let late = '';
let patternId = '';

const phrase = 'хочу розірвати договір';
const demo = (name: string) => readFile(join(import.meta.dirname, '../demo', name));
const open = (path: string) => page.goto(`${server.url}${path}`);
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const idInAddress = async (path: string) => {
  await page.waitForURL((url) => url.pathname === path && url.searchParams.has('id'));
  return new URL(page.url()).searchParams.get('id') ?? '';
};

/** The colour of what a rule found; yellow is what somebody searched for. */
function isPurple(mark: Element): boolean {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.background = 'var(--hit-word)';
  const { backgroundColor } = getComputedStyle(sample);
  sample.remove();
  return getComputedStyle(mark).backgroundColor === backgroundColor;
}

/** Once nothing fades in any more: half transparent, every colour is too pale. */
async function isAccessible(): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
  expect(await mistakes(page)).toEqual([]);
}

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The same rule for the pattern and for the tag. */
async function writeRule(): Promise<void> {
  await page.getByRole('textbox', { name: 'Фрази' }).fill(phrase);
  await page.keyboard.press('Enter');
  await choose('Хто', 'Абонент');
  await choose('Частина дзвінка', 'Перша половина');
}

async function saveToHistory(path: string): Promise<string> {
  await press('Застосувати до минулих');
  await expect.poll(() => page.getByTestId('consequences').textContent()).toContain('+1');
  await press('Зберегти й застосувати');
  const id = await idInAddress(path);
  await page.getByTestId('run').getByText('Застосовано до минулих').waitFor();
  expect(await page.getByTestId('run').textContent()).toContain('додано 1, знято 0, без змін 0');
  return id;
}

describe.skipIf(findChromium() === undefined)('rules, in Ukrainian', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await client.json('POST', 'users/locale', { locale: 'ua' });
    const other = form('skarha.opus', await demo('uk-skarha-internet.opus'), { language: 'uk' });
    other.append('sidecar', new Blob([await demo('uk-skarha-internet.json')]), 'skarha.json');
    for (const data of [await longCall(), other]) {
      const { file_id } = (await (await client.request('POST', 'files', data)).json()) as { file_id: string };
      expect((await ended(client, file_id)).status).toBe('DONE');
      if (early === '') early = file_id;
      else late = file_id;
    }
    ({ page, problems } = await newPage(browser));
    await beSignedIn(page, server.url, admin);
  });
  afterAll(() => endProduct({ server, browser }));

  it('a pattern is written, tried on past calls while it is written, saved and applied to them', async () => {
    await open('/patterns');
    await page.getByRole('link', { name: 'Новий патерн' }).click();
    await page.getByLabel('Назва', { exact: true }).fill('Хоче піти');
    await page.getByRole('textbox', { name: 'Фрази' }).fill(phrase);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('preview-count').textContent()).toContain('2 із 2 дзвінків');
    await choose('Хто', 'Абонент');
    await choose('Частина дзвінка', 'Перша половина');
    await expect.poll(() => page.getByTestId('preview-count').textContent()).toContain('1 із 2 дзвінків');
    const sample = page.getByTestId(`sample-${early}`);
    expect(await sample.locator('mark').textContent()).toBe(`${phrase}.`);
    expect(await sample.locator('mark').evaluate(isPurple)).toBe(true);
    await sample.getByRole('button', { name: /^Правильно/ }).click();
    expect(await page.getByTestId('precision').textContent()).toContain('100');
    await picture(page, 'pattern-editor');
    await isAccessible();
    patternId = await saveToHistory('/patterns');
    await picture(page, 'pattern-applied');
  });

  it('its hit is heard where it was said, in the editor and on the page of the call', async () => {
    const sample = page.getByTestId(`sample-${early}`);
    await sample.getByTestId('play-passage').click();
    await expect.poll(() => currentMs(page)).toBeGreaterThan(45_900);
    expect(await currentMs(page)).toBeLessThan(50_000);
    // A sound that goes on would be past the moment before one looks.
    await page.evaluate(() => (document.getElementById('earshot-audio') as HTMLAudioElement).pause());
    await sample.locator('.hit-time').click();
    await page.waitForURL((url) => url.pathname === `/files/${early}` && url.searchParams.get('t') === '45');
    await page.locator('[data-word]').first().waitFor();
    await expect.poll(() => currentMs(page)).toBeLessThan(46_000);
    if (await page.evaluate(() => (document.getElementById('earshot-audio') as HTMLAudioElement).paused))
      await page.keyboard.press('Space');
    await expect.poll(() => currentMs(page)).toBeGreaterThan(46_000);
  });

  it('the call is found by the pattern, and by a search for the same words', async () => {
    await open(`/files?patterns=${patternId}`);
    await page.getByTestId(`file-row-${early}`).waitFor();
    expect(await page.getByTestId(`file-row-${late}`).count()).toBe(0);
    const asked = new URLSearchParams({ phrases: phrase, who: 'abonent', part: 'first_half' });
    await open(`/search?${asked}`);
    await page.getByTestId(`result-${early}`).waitFor();
    expect(await page.getByTestId(`result-${late}`).count()).toBe(0);
  });

  it('a pattern starts from what was searched for', async () => {
    const query = JSON.stringify({ phrases: ['втрачаю гроші'], who: 'abonent' });
    await open(`/patterns/?${new URLSearchParams({ create: '1', query })}`);
    await page.getByRole('button', { name: 'Прибрати «втрачаю гроші»' }).waitFor();
    await expect.poll(() => page.getByTestId('preview-count').textContent()).toContain('2 із 2 дзвінків');
  });

  it('a mistake in a query is marked where it is', async () => {
    await open('/patterns?create=1');
    await press('Розширений');
    await page.getByRole('textbox', { name: 'Вираз' }).fill('договір AND (розірвати');
    await page.getByText('Дужку не закрито.').waitFor();
    expect(await page.locator('.query-mistakes mark').textContent()).toBe('(');
  });

  it('a rule is tried on one call and on a pasted text', async () => {
    await open(`/patterns/?id=${patternId}`);
    await press('Один дзвінок');
    await page.getByRole('button', { name: /^skarha\.opus/ }).click();
    await page.getByText('Не підходить', { exact: true }).waitFor();
    await press('Текст');
    const text = 'Оператор: добрий день\nАбонент: ХОЧУ розірвати договори\nОператор: чому\nАбонент: бо так';
    await page.getByLabel('Текст для перевірки').fill(text);
    await page.getByText('Підходить', { exact: true }).waitFor();
    await isAccessible();
    expect(await page.getByTestId('hit').getByRole('link').count()).toBe(0);
    await picture(page, 'on-a-text');
    await page.getByLabel('Текст для перевірки').fill(text.replace('Абонент: ХОЧУ', 'Оператор: хочу'));
    await page.getByText('Не підходить', { exact: true }).waitFor();
  });

  it('a version comes back as a new one, and a locked pattern stays its author’s', async () => {
    await open(`/patterns/?id=${patternId}`);
    await choose('Частина дзвінка', 'Увесь дзвінок');
    await press('Зберегти');
    await page.getByText('Версія 2', { exact: true }).waitFor();
    await press('Історія');
    await page.getByRole('dialog').getByText('поточна', { exact: true }).waitFor();
    await isAccessible();
    await picture(page, 'versions');
    await page.getByRole('dialog').getByRole('button', { name: 'Відновити версію 1' }).click();
    await page.getByText('Версія 3', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Частина дзвінка' }).textContent())
      .toBe('Перша половина');
    await press('Заблокувати');
    await page.getByText('Заблоковано', { exact: true }).waitFor();
    await press('Розблокувати');
    await page.getByRole('button', { name: 'Заблокувати', exact: true }).waitFor();
  });

  it('a copy of a pattern is saved by a key, its run is stopped, and it is deleted', async () => {
    await open(`/patterns/?id=${patternId}`);
    await press('Клонувати');
    await page.getByText('Скопійовано як «Хоче піти (2)»').waitFor();
    await page.waitForURL((url) => ![null, patternId].includes(url.searchParams.get('id')));
    const id = await idInAddress('/patterns');
    const copy = () => client.json<Pattern>('GET', `patterns/${id}`);
    await page.getByLabel('Опис', { exact: true }).fill('Лише для спроби');
    await page.keyboard.press('Control+s');
    await page.getByText('Збережено', { exact: true }).waitFor();
    expect(await copy()).toMatchObject({ version: 1, description: 'Лише для спроби' });

    // Two calls are done before anybody could stop them; a run that nobody works on stands still.
    await query(
      server.dataDir,
      `insert into rule_runs (workspace_id, kind, rule_id, rule_version, status, total, done, created_at)
       select workspace_id, 'pattern', id, version, 'running', 900, 300, now() from patterns where id = $1`,
      [id],
    );
    await page.reload();
    await page.getByTestId('run').getByText('300 із 900 дзвінків').waitFor();
    await picture(page, 'run');
    await press('Зупинити');
    await page.getByTestId('run').getByText('Зупинено', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Зупинити' }).count()).toBe(0);
    const { results } = await client.json<{ results: RuleRun[] }>(
      'GET',
      `rules/runs?kind=pattern&rule_id=${id}`,
    );
    expect(results).toMatchObject([{ status: 'cancelled', done: 300 }]);

    await open('/patterns');
    await press('Видалити «Хоче піти (2)»');
    await page.getByRole('dialog').getByRole('button', { name: 'Видалити' }).click();
    await page.getByText('Патерн видалено').waitFor();
    await page.getByRole('link', { name: 'Хоче піти (2)' }).waitFor({ state: 'detached' });
    expect((await client.request('GET', `patterns/${id}`)).status).toBe(404);
  });

  it('a segment of the calls it was detected in opens them', async () => {
    await open('/segments?create=1');
    await page.getByLabel('Назва', { exact: true }).fill('Можуть піти');
    await page.getByRole('button', { name: 'Патерн', exact: true }).click();
    const pattern = page.getByRole('checkbox', { name: 'Хоче піти' });
    await pattern.check();
    await page.getByTestId('segment-count').getByText('1 дзвінок зараз').waitFor();
    await picture(page, 'segment-editor');
    await isAccessible();
    await press('Зберегти');
    const id = await idInAddress('/segments');
    await open('/segments');
    await page.getByRole('link', { name: 'Відкрити 1 дзвінок: Можуть піти' }).click();
    await page.waitForURL((url) => url.pathname === '/files' && url.searchParams.get('segments') === id);
    await page.getByTestId(`file-row-${early}`).waitFor();
    expect(await page.getByTestId(`file-row-${late}`).count()).toBe(0);
  });

  it('calls are picked by hand for a segment, and taken off it', async () => {
    await open('/segments?create=1');
    await page.getByLabel('Назва', { exact: true }).fill('Послухати');
    await press('Складений вручну');
    await page.getByRole('button', { name: /^skarha\.opus/ }).click();
    await press('Зберегти');
    const id = await idInAddress('/segments');
    await page.getByTestId(`segment-call-${late}`).waitFor();
    await page.getByRole('button', { name: /^skarha-i-dostavka\.opus/ }).click();
    await page.getByTestId(`segment-call-${early}`).waitFor();
    await press('Вилучити: skarha.opus');
    await page.getByTestId('segment-count').getByText('1 дзвінок зараз').waitFor();
    await expect
      .poll(async () => (await client.json<{ files: number }>('GET', `segments/${id}`)).files)
      .toBe(1);
  });

  it('a tag that was taken off by hand stays off when the call is processed again', async () => {
    await open('/tags?create=1');
    await page.getByLabel('Назва', { exact: true }).fill('Ризик відходу');
    await press('Червоний');
    await press('За правилом');
    await writeRule();
    const id = await saveToHistory('/tags');
    const tagsOf = async () =>
      (await client.json<{ results: FileTag[] }>('GET', `files/${early}/tags`)).results.map(({ tag_id }) =>
        String(tag_id),
      );
    expect(await tagsOf()).toEqual([id]);
    await open('/tags');
    await page.getByRole('link', { name: 'Відкрити 1 дзвінок: Ризик відходу' }).waitFor();
    await picture(page, 'tags');
    await open(`/files/${early}`);
    await page.getByRole('tab', { name: /^Теги/ }).click();
    await page.getByTestId(`file-tag-${id}`).getByTestId('play-passage').waitFor();
    await press('Зняти «Ризик відходу»');
    await page.getByText('«Ризик відходу» знято').waitFor();
    expect(await tagsOf()).toEqual([]);
    await client.json('POST', `files/${early}/restart`, { from_stage: 'analyse' });
    expect((await ended(client, early)).status).toBe('DONE');
    expect(await tagsOf()).toEqual([]);
    await open('/tags');
    await page
      .getByRole('row', { name: /Ризик відходу/ })
      .getByText('0', { exact: true })
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });

  it('a viewer looks and tests, but changes nothing', async () => {
    const viewer = { email: 'viewer@example.com', name: 'Viewer', role: 'viewer' } as const;
    await newMember(server, client, viewer);
    const other = await newPage(browser);
    await beSignedIn(other.page, server.url, { email: viewer.email, password });
    await other.page.goto(`${server.url}/patterns`);
    await other.page.getByRole('link', { name: 'Хоче піти', exact: true }).click();
    await other.page.getByText('Ваша роль дає змогу дивитися й перевіряти, але не зберігати.').waitFor();
    await expect
      .poll(() => other.page.getByTestId('preview-count').textContent())
      .toContain('1 із 2 дзвінків');
    expect(
      await other.page.getByRole('button', { name: /^(Зберегти|Заблокувати|Клонувати|Слова)$/ }).count(),
    ).toBe(0);
    await other.page.goto(`${server.url}/tags`);
    await other.page.getByRole('link', { name: 'Ризик відходу', exact: true }).waitFor();
    expect(await other.page.getByRole('link', { name: 'Новий тег' }).count()).toBe(0);
    expect(await other.page.getByRole('button', { name: /^Видалити/ }).count()).toBe(0);
    expect(other.problems).toEqual([]);
    await other.context.close();
  });

  it('a metric of the workspace stands among the numbers of a call', async () => {
    await open('/profile/workspace');
    await press('Нова метрика');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Назва', { exact: true }).fill('Частка утримання');
    await dialog.getByLabel('Формула', { exact: true }).fill('hold_ms / nothing');
    await dialog.getByText('Такого показника немає.').waitFor();
    await dialog.getByLabel('Формула', { exact: true }).fill('hold_ms / duration_ms * 100');
    await dialog.getByLabel('Одиниця', { exact: true }).fill('%');
    await dialog.getByLabel('Позначати, якщо більше', { exact: true }).fill('5');
    await expect.poll(() => dialog.getByTestId('formula-value').textContent()).toMatch(/\d %/u);
    await picture(page, 'metric-form');
    await isAccessible();
    await dialog.getByRole('button', { name: 'Зберегти' }).click();
    await page.getByText('hold_ms / duration_ms * 100').waitFor();
    await open(`/files/${late}`);
    await page.getByTestId('own-metrics').getByText('вище за межу 5').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });
});
