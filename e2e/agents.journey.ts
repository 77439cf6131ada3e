import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

const listed = async () => (await client.json<{ results: ListedAgent[] }>('GET', 'agents')).results;
const idOf = async (name: string) => (await listed()).find((one) => one.name === name)?.id ?? 0;
const row = (page: Page, id: number) => page.getByTestId(`agent-${id}`);
const calls = (page: Page, id: number) => row(page, id).getByRole('link', { name: /calls?$/ });

describe.skipIf(findChromium() === undefined)('operators and abonents in a browser', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    const recorded_at = new Date().toISOString();
    await uploadSample(client, 'en-bank-lost-card', {
      operator: 'Olena Koval',
      abonent: '+380671234567',
      recorded_at,
    });
    await uploadSample(client, 'en-complaint-double-charge', {
      operator: 'O. Koval',
      abonent: '+38 (067) 123-45-67',
      recorded_at,
    });
  });
  afterAll(() => endProduct({ server, browser }));

  it('two names of one operator are merged; list, facet and page agree, and they are taken apart again', async () => {
    const [olena, short] = await Promise.all(['Olena Koval', 'O. Koval'].map(idOf));
    if (!olena || !short) return expect.fail('the calls made no operators');
    const { page, problems } = await newPage(browser);
    await signInAs(page, server.url, admin);
    await page.getByRole('link', { name: 'Operators' }).click();
    await page.waitForURL('**/agents');
    await row(page, olena).waitFor();
    expect(await page.getByTestId('agent-count').innerText()).toBe('2');
    expect(await calls(page, olena).innerText()).toBe('1');

    await page.getByRole('checkbox', { name: 'Select Olena Koval' }).check();
    await page.getByRole('checkbox', { name: 'Select O. Koval' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Olena Koval/ }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('O. Koval is now Olena Koval').waitFor();
    await row(page, short).waitFor({ state: 'detached' });
    expect(await page.getByTestId('agent-count').innerText()).toBe('1');
    expect(await calls(page, olena).innerText()).toBe('2');

    // The number opens as many calls as it says, and both name the operator as the list does.
    await calls(page, olena).click();
    await page.waitForURL(/\/files\?.*agents=/);
    await until(
      () => page.locator('[data-testid^="file-row-"]').count(),
      (count) => count === 2,
    );
    expect(await page.getByRole('link', { name: 'Olena Koval' }).count()).toBe(2);
    const facets = await client.json<{ facets: { operators: { value: string; count: number }[] } }>(
      'GET',
      'files?facets=1',
    );
    expect(facets.facets.operators).toMatchObject([{ value: 'Olena Koval', count: 2 }]);

    await page.getByRole('link', { name: 'Olena Koval' }).first().click();
    await page.waitForURL(`**/agents/${olena}`);
    await page.getByTestId('against-team').waitFor();
    expect(await page.getByTestId('person-calls').innerText()).toBe('2');
    await page.getByTestId('calls-of-person').locator('li').nth(1).waitFor();
    await page.getByRole('button', { name: 'Take apart: O. Koval' }).click();
    await page.getByText('O. Koval stands apart again').waitFor();
    await until(
      () => page.getByTestId('person-calls').innerText(),
      (shown) => shown === '1',
    );
    expect((await listed()).map(({ name }) => name).sort()).toEqual(['O. Koval', 'Olena Koval']);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('an operator is added, renamed and found; a name that is taken says so', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/agents?create=1`);
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.fill('olena  koval');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Calls already name this operator so/).waitFor();
    await field.fill('Maksym Hrytsenko');
    await page.getByRole('textbox', { name: 'Internal id' }).fill('KYV-0398');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Operator added').waitFor();
    await page.getByRole('searchbox', { name: 'Name or internal id' }).fill('0398');
    await page.getByRole('link', { name: 'Maksym Hrytsenko', exact: true }).waitFor();
    await until(
      () => page.locator('.agent-row').count(),
      (count) => count === 1,
    );
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('an abonent is one for a number however it is written, with the conversations in order', async () => {
    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/subscribers`);
    await page.getByRole('link', { name: '+380 67 123 45 67', exact: true }).click();
    await page.waitForURL(/\/subscribers\/\d+/);
    const conversations = page.locator('.conversation');
    await conversations.nth(1).waitFor();
    expect(await conversations.count()).toBe(2);
    await conversations.first().getByTestId('play-passage').click();
    await until(
      () => page.locator('#earshot-audio').evaluate((audio) => (audio as HTMLAudioElement).currentTime),
      (second) => second > 0,
    );
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
