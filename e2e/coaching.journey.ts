import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedAgent } from '../packages/core/src/agents/agents.api.ts';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

const moment = 'Перша відповідь';
/** What the screens say, in Ukrainian, which no other journey reads. */
const t = {
  call: 'uk-skarha-internet',
  operator: 'Ірина Бондар',
  add: 'Коучинг',
  name: 'Назва',
  improve: 'Можна краще',
  theme: 'Тема',
  note: 'Примітка',
  save: 'Зберегти до бібліотеки',
  saved: 'Момент збережено до бібліотеки',
  library: /^Бібліотека/,
  choose: `Вибрати «${moment}»`,
  giveChosen: 'Передати операторові…',
  measure: 'Що має змінитися',
  metric: 'Показник',
  give: 'Передати операторові',
  none: 'прослухано 0 з 1',
  heard: 'прослухано 1 з 1',
  takeBack: `Відкликати «${moment}»`,
  confirm: 'Відкликати',
  taken: 'Коучинг відкликано',
} as const;

describe.skipIf(findChromium() === undefined)('coaching', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
  });
  afterAll(() => endProduct({ server, browser }));

  it('is words of a call that a lead keeps, gives with what should move, and sees listened to', async () => {
    await client.json('POST', 'users/locale', { locale: 'ua' });
    const fileId = await uploadSample(client, t.call, { operator: t.operator });
    const operator = await accountOf(t.operator);
    const lead = await newPage(browser);
    await beSignedIn(lead.page, server.url, admin);
    await keepWords(lead.page, fileId);
    await give(lead.page);
    const given = lead.page.locator('[data-testid^="given-"]').first();
    await given.getByText(t.none).waitFor();

    const other = await newPage(browser);
    await beSignedIn(other.page, server.url, { email: operator.email, password });
    await listen(other.page, t.operator, moment);

    // Nobody loads the page again for it.
    await given.getByText(t.heard).waitFor();
    await lead.page.getByRole('button', { name: t.takeBack }).click();
    await lead.page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).click();
    await lead.page.getByText(t.taken).waitFor();
    await given.waitFor({ state: 'detached' });
    expect([...lead.problems, ...other.problems]).toEqual([]);
    await Promise.all([lead, other].map(({ context }) => context.close()));
  });
});

/** Somebody whose account is that of the operator of a call. */
async function accountOf(name: string): Promise<{ email: string }> {
  const email = 'operator@example.com';
  const { userId, ...member } = await newMember(server, client, { email, name, role: 'viewer' });
  await member.json('POST', 'users/locale', { locale: 'ua' });
  const { results } = await client.json<{ results: ListedAgent[] }>('GET', 'agents');
  const agent = results.find((one) => one.name === name);
  await client.json('PUT', `agents/${agent?.id}/account`, { user_id: userId });
  return { email };
}

/** Selects a word of the transcript, and keeps it for the team. */
async function keepWords(page: Page, fileId: string): Promise<void> {
  await page.goto(`${server.url}/files/${fileId}`);
  const word = page.locator('[data-word]').nth(2);
  await word.dblclick();
  await page.locator('.selection-bar').getByRole('button', { name: t.add }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await expect.poll(() => field(t.name).inputValue()).toBe((await word.innerText()).trim());
  await field(t.name).fill(moment);
  await dialog.getByRole('button', { name: t.improve }).click();
  await field(t.theme).fill('Початок');
  await field(t.note).fill('Hear how it begins.');
  await dialog.getByRole('button', { name: t.save }).click();
  await page.getByText(t.saved).waitFor();
}

/** Gives what is in the library to whoever it is of. */
async function give(page: Page): Promise<void> {
  await page.goto(`${server.url}/coaching`);
  await page.getByRole('button', { name: t.library }).click();
  await page.getByRole('checkbox', { name: t.choose }).check();
  await page.getByRole('button', { name: t.giveChosen }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByRole('combobox').first().inputValue()).toBe(t.operator);
  await dialog.getByLabel(t.name, { exact: true }).fill(moment);
  await dialog.getByRole('combobox', { name: t.measure }).click();
  await page.getByRole('option', { name: t.metric }).click();
  await dialog.getByRole('button', { name: t.give, exact: true }).click();
  await page.waitForURL(/\/coaching\?id=/);
}

/** The operator is told, lands at what was given, and hears it. */
async function listen(page: Page, name: string, given: string): Promise<void> {
  await page.goto(`${server.url}/my-calls`);
  await page.locator('.bell button').click();
  await page.locator('.bell-list').getByText(given).click();
  await page.waitForURL(/\/my-calls\?coaching=/);
  const card = page.locator('[data-testid^="coaching-"]').first();
  await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
  // The section of those who coach is not theirs.
  expect(await page.locator('nav a[href="/coaching"]').count()).toBe(0);
  await card.getByTestId('play-passage').click();
  await until(
    () => client.json<{ results: { agent: { name: string }; listened: number }[] }>('GET', 'coaching'),
    ({ results }) => results.some(({ agent, listened }) => agent.name === name && listened === 1),
  );
}
