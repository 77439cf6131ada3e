import type { Report } from '@earshot/core/reports/reports.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    await page.waitForURL((url) => url.pathname === '/files');
    await expect.poll(() => page.locator('[data-testid^="file-row-"]').count()).toBe(2);
    await page.goBack();

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
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

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
