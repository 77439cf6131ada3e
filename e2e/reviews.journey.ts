import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Goal } from '../packages/core/src/goals/goals.ts';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { findChromium, newPage, picture, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

/** What the screens say in Russian. */
const locale = 'ru';
const t = {
  calls: ['ru-bank-perevod', 'ru-vrach-zapis', 'ru-zhaloba-zakaz'],
  word: 'вы',
  name: 'Название',
  random: 'Случайный, процентов',
  lowest: 'Самая низкая оценка, процентов',
  review: 'Проверить…',
  assign: 'Назначить',
  assigned: /^К проверке: 2 звонка/,
  unsure: 'Неуверенный ответ, процентов',
  long: 'Длинный звонок, процентов',
  perAgent: 'В неделю на каждого оператора',
  save: 'Сохранить',
  choose: 'Выбрать сейчас: Weekly ru',
  chosen: /Выбрано проверок: 1 /,
  comes: 'Всего 100 %',
  blind: /^Проверка вслепую/,
  overrule: 'Вы отклоняете автоматический ответ',
  comment: /^Комментарий к/,
  last: /последней в вашей очереди/,
  done: /^Готовые/,
  csv: 'Сохранить как CSV',
} as const;

describe.skipIf(findChromium() === undefined)('reviews', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
  });
  afterAll(() => endProduct({ server, browser }));

  it('are planned, chosen, done by keys, some of them blind, and taken away as a table', async () => {
    await client.json('POST', 'users/locale', { locale });
    const goalId = await scoredCalls();
    const { page, problems } = await newPage(browser);
    await signInAs(page, server.url, admin);
    await makePlan(page);
    await giveRest(page, goalId);
    await page.goto(`${server.url}/reviews`);
    const rows = page.locator('[data-testid^="review-"]');
    await expect.poll(() => rows.count()).toBe(t.calls.length);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const { blind, overruled } = await reviewAll(page);
    expect(blind).toBe(1);
    expect(overruled).toBe(1);
    await page.waitForURL(/\/reviews/);
    await page.getByRole('button', { name: t.done }).click();
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(t.calls.length);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t.csv }).click(),
    ]);
    // A row an answer; where the machine’s was let stand there is none.
    const table = await readFile(await download.path(), 'utf8');
    expect(table.split('\n').filter((line) => line.includes(`Care ${locale}`))).toHaveLength(5);
    expect(problems).toEqual([]);
    await page.close();
  });
});

/** Calls of one operator, with a goal that has scored them. */
async function scoredCalls(): Promise<number> {
  const ids: string[] = [];
  for (const name of t.calls) ids.push(await uploadSample(client, name, { operator: `Operator ${locale}` }));
  const { id } = await client.json<Goal>('POST', 'goals', {
    name: `Care ${locale}`,
    applies_to: { filters: { ids }, query: null },
    groups: [
      {
        name: 'All',
        questions: [
          {
            text: 'Speaks to the customer',
            answer_by: {
              kind: 'pattern',
              detection: { methods: [{ kind: 'query', query: { type: 'phrases', phrases: [t.word] } }] },
            },
          },
          { text: 'Is patient', answer_by: { kind: 'person' }, control_value: 10 },
        ],
      },
    ],
    apply: 'history',
  });
  await until(
    () => client.json<Goal>('GET', `goals/${id}`),
    ({ files }) => files === t.calls.length,
  );
  return id;
}

async function makePlan(page: Page): Promise<void> {
  await page.goto(`${server.url}/reviews/plans?create=1`);
  await page.getByRole('textbox', { name: t.name }).fill(`Weekly ${locale}`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(t.perAgent).fill('1');
  await field(t.random).fill('100');
  await field(t.lowest).fill('0');
  await field(t.unsure).fill('0');
  await field(t.long).fill('0');
  await page.getByText(t.comes).waitFor();
  await page.getByRole('checkbox', { name: /./ }).last().check();
  await page.getByRole('button', { name: t.save, exact: true }).click();
  await page.waitForURL(/plans\?id=/);
  await page.getByRole('button', { name: t.choose }).click();
  await page.getByText(t.chosen).waitFor();
}

/** Gives all calls of the goal to oneself from their list: the one that the plan chose already is left out. */
async function giveRest(page: Page, goalId: number): Promise<void> {
  await page.goto(`${server.url}/files?goals=${goalId}`);
  await page.locator('[data-testid^="file-row-"]').first().waitFor();
  await page.locator('thead input[type="checkbox"]').check();
  await page.getByRole('button', { name: t.review }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.assign, exact: true }).click();
  await page.getByText(t.assigned).waitFor();
}

/** Answers every review of the queue by keys alone but for the comment; of one that shows the machine's answer it gives another. */
async function reviewAll(page: Page): Promise<{ blind: number; overruled: number }> {
  let blind = 0;
  let overruled = 0;
  for (const [done] of t.calls.entries()) {
    const place = page.getByTestId('queue-place');
    await expect.poll(() => place.innerText()).toMatch(new RegExp(`1\\D+${t.calls.length - done}$`));
    await page.locator('.question-row.current').waitFor();
    const isBlind = (await page.getByText(t.blind).count()) > 0;
    await picture(page, `scorecard-${isBlind ? 'blind' : 'open'}-${done}`);
    const machine = page.locator('.question-row').first().locator('button[data-by="machine"] kbd');
    if (isBlind) {
      expect(await page.locator('.machine-line, [data-testid="answer-moment"]').count()).toBe(0);
      expect(await machine.count()).toBe(0);
      blind += 1;
      await page.keyboard.press('y');
    } else if (overruled === 0) {
      await page.keyboard.press((await machine.innerText()) === 'Y' ? 'n' : 'y');
      await page.getByText(t.overrule).waitFor();
      await page.getByRole('textbox', { name: t.comment }).fill('It was so');
      await page.keyboard.press('Enter');
      overruled += 1;
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    await page.keyboard.press('Shift+Enter');
  }
  await page.getByText(t.last).waitFor();
  return { blind, overruled };
}
