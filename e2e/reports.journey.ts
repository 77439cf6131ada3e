import type { Report } from '@earshot/core/reports/reports.ts';
import type { Browser, Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { letterTo } from '../packages/server/src/testing/people.ts';
import { admin, type Client, type TestServer } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

const dayMs = 86_400_000;
const of = (operator: string, days: number) => ({
  operator,
  recorded_at: new Date(Date.now() - days * dayMs).toISOString(),
});

describe.skipIf(findChromium() === undefined)('a report', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await uploadSample(client, 'uk-bank-kredyt', of('Оксана', 1));
    await uploadSample(client, 'uk-skarha-internet', of('Оксана', 5));
    await uploadSample(client, 'uk-likar-zapys', of('Марко', 5));
    await uploadSample(client, 'uk-dostavka-posylka', of('Марко', 20));
    await client.json('POST', 'users/locale', { locale: 'ua' });
  });
  afterAll(() => endProduct({ server, browser }));

  it('is made from nothing, opens as many calls as it says, and is shown for the days that are chosen on its line', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await make(page);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await page.getByTestId('report-calls').getByText('4 дзвінки').waitFor();

    // A number opens exactly the calls that it stands for.
    await page.getByTestId('number-0').getByText('4', { exact: true }).waitFor();
    const bars = page.getByRole('table', { name: 'Дзвінки за операторами' });
    await bars.getByRole('link', { name: 'Оксана: 2, відкрити 2 дзвінки' }).click();
    await listenBeside(page);

    // The last week of the line, by keys: the report is of these days, and stays so when the page is loaded again.
    await chooseLastWeek(page);
    await page.waitForURL(/dateFrom=/);
    await page.getByTestId('report-calls').getByText('3 дзвінки').waitFor();
    await picture(page, 'report-of-a-week');
    await page.reload();
    await page.getByTestId('report-calls').getByText('3 дзвінки').waitFor();
    const saved = () => client.json<Report>('GET', `reports/${id}`);
    expect((await saved()).period).toMatchObject({ last: '30d' });

    await page.getByRole('button', { name: 'Перезапустити' }).click();
    await page.getByText('Тепер звіт має цей період').waitFor();
    await page.waitForURL((url) => url.search === '');
    await page.getByTestId('report-calls').getByText('3 дзвінки').waitFor();
    const { period } = await saved();
    expect(period).toMatchObject({ last: null, start: expect.any(String), to: expect.any(String) });

    // The same with the pointer: what it is drawn over is not opened.
    const plot = await page.locator('.report-brush').boundingBox();
    if (plot === null) throw new Error('no line');
    const at = (share: number): [number, number] => [plot.x + plot.width * share, plot.y + plot.height / 2];
    await page.mouse.move(...at(0.5));
    await page.mouse.down();
    await page.mouse.move(...at(0.7), { steps: 4 });
    await page.mouse.move(...at(0.95), { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: /^Показати .* – / }).click();
    await page.waitForURL(/dateFrom=/);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === `/reports/${id}` && url.search === '');

    // Set beside nothing, and beside the days a year before, in which there was nothing.
    const compare = async (option: string) => {
      await page.getByRole('combobox', { name: 'Порівняння' }).click();
      await page.getByRole('option', { name: option }).click();
    };
    const change = bars.getByRole('columnheader', { name: 'Зміна' });
    await compare('Без порівняння');
    await change.waitFor({ state: 'detached' });
    await compare('З тим самим торік');
    await bars.getByText('+2', { exact: true }).first().waitFor();
    await compare('З попереднім періодом');
    await page.waitForURL((url) => url.search === '');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('goes out by letter, as a file, by link and on a wall', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    // Where it is tried again, it begins anew.
    for (const { id, name } of (await client.json<{ results: Report[] }>('GET', 'reports')).results)
      if (name === 'Понеділок') await client.request('DELETE', `reports/${id}`);
    const report = await client.json<Report>('POST', 'reports', {
      name: 'Понеділок',
      period: { last: '30d', compare: 'previous' },
      blocks: [
        { measures: [{ name: 'calls' }] },
        { measures: [{ name: 'calls' }], by: ['agent'], draw: 'bar' },
      ],
    });
    await page.goto(`${server.url}/reports/${report.id}`);
    await page.getByTestId('report-calls').getByText('4 дзвінки').waitFor();
    await setUpLetters(page);

    await page.getByRole('button', { name: 'Експорт' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /PDF/ }).click();
    expect((await download).suggestedFilename()).toBe('Понеділок.pdf');
    await takeTable(page);

    await page.getByRole('button', { name: 'Інші дії' }).click();
    await page.getByRole('menuitem', { name: 'Поділитися посиланням' }).click();
    await page.getByRole('button', { name: 'Створити посилання' }).click();
    const link = await page.getByRole('textbox', { name: 'Посилання' }).inputValue();
    const guest = await newPage(browser, { locale: 'uk-UA' });
    await guest.page.goto(server.url + new URL(link).pathname + new URL(link).hash);
    await guest.page.getByRole('heading', { name: 'Понеділок' }).waitFor();
    await guest.page.getByRole('rowheader', { name: 'Оксана' }).waitFor();
    expect(await guest.page.getByRole('main').getByRole('link').count()).toBe(0);
    await picture(guest.page, 'report-by-link');
    await guest.page.context().close();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Інші дії' }).click();
    await page.getByRole('menuitem', { name: 'Показати на стіні' }).click();
    const wall = page.getByRole('dialog', { name: 'Звіти на стіні' });
    await wall.getByRole('rowheader', { name: 'Марко' }).waitFor();
    await picture(page, 'report-on-a-wall');
    await page.keyboard.press('Escape');
    await wall.waitFor({ state: 'hidden' });
    expect([...problems, ...guest.problems]).toEqual([]);
    await page.context().close();
  });
});

/** The calls behind a number, beside the report: they play there, are still there when the page is loaded anew, and go with Back. */
async function listenBeside(page: Page): Promise<void> {
  const beside = page.getByRole('region', { name: 'Дзвінки за числом: Дзвінки: Оксана' });
  await beside.getByText('тут 2, у числі 2').waitFor();
  expect(await beside.getByTestId(/^cell-call-/).count()).toBe(2);
  await page.reload();
  await beside.getByText('тут 2, у числі 2').waitFor();
  await beside.getByTestId('play-passage').first().click();
  await beside.getByRole('button', { name: 'Зупинити' }).first().click();
  await picture(page, 'calls-beside-a-report');
  await page.goBack();
  await beside.waitFor({ state: 'hidden' });
  // A new tab, or whoever asks for it, gets the list.
  await page.goForward();
  await beside.getByRole('link', { name: 'Відкрити список' }).click();
  await page.waitForURL((url) => url.pathname === '/files');
  await expect.poll(() => page.locator('[data-testid^="file-row-"]').count()).toBe(2);
  await page.goBack();
  await beside.getByRole('button', { name: 'Закрити' }).click();
  await beside.waitFor({ state: 'hidden' });
}

/** The spreadsheet holds the numbers of the page. */
async function takeTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Експорт' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  const sheets = await readXlsxFile(await (await download).path());
  const rows = sheets.flatMap(({ data }) => data);
  expect(rows.find(([name]) => name === 'Оксана')?.[1]).toBe(2);
}

/** Every Tuesday to oneself and to somebody outside; a draft that is left half-way comes back, and one is sent at once. */
async function setUpLetters(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Надсилати «Понеділок» листом' });
  const open = () => page.getByRole('button', { name: 'Листом' }).click();
  await open();
  await dialog.getByRole('button', { name: 'Вівторок' }).click();
  await dialog.getByRole('button', { name: 'Понеділок' }).click();
  await dialog.getByLabel('Додати адресу').fill('nora@example.com');
  await dialog.getByLabel('Додати адресу').press('Enter');
  await page.getByTestId('draft-kept').waitFor();
  await page.reload();
  await open();
  await dialog.getByText('nora@example.com').waitFor();
  await dialog.frameLocator('iframe').getByRole('heading', { name: 'Понеділок' }).waitFor();
  await picture(page, 'letters-of-a-report');
  await dialog.getByRole('button', { name: 'Зберегти' }).click();
  await dialog.getByText('Ще нічого.').waitFor();
  await dialog.getByRole('button', { name: 'Надіслати мені зараз' }).click();
  await page.getByText(`Надіслано на ${admin.email}`).waitFor();
  await dialog.getByRole('button', { name: 'Закрити' }).last().click();
  await page.getByRole('button', { name: 'Щотижня: вівторок, 08:00, 2 людям' }).waitFor();
  const letter = await letterTo(server, admin.email);
  expect(letter.subject).toBe('Понеділок: Дзвінки 4, було 0');
}

/** From the empty list to the page of a report with a line, a number and bars. */
async function make(page: Page): Promise<void> {
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const trial = page.getByTestId('report-trial');
  await page.goto(`${server.url}/reports`);
  await page.getByText('Звітів ще немає').waitFor();
  await page.getByRole('link', { name: 'Новий звіт' }).click();
  await page.getByLabel('Назва', { exact: true }).fill('Тиждень');
  await trial.getByRole('heading', { name: 'Дзвінки за днями' }).waitFor();
  await page.getByRole('button', { name: 'Додати блок' }).click();
  await trial.getByText('4', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Додати блок' }).click();
  await choose('Спершу', 'Оператор');
  await trial.getByRole('rowheader', { name: 'Марко' }).waitFor();
  await picture(page, 'report-form');
  await page.keyboard.press('Control+s');
  await page.getByText('Звіт додано').waitFor();
  await page.waitForURL(/\/reports\/\d+$/);
}

async function chooseLastWeek(page: Page): Promise<void> {
  const first = page.getByRole('slider', { name: 'Перший день вибраного відтинку' });
  await first.focus();
  for (const key of ['End', 'PageDown', 'ArrowRight']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /^Показати .* – / }).waitFor();
  await first.press('Enter');
}
