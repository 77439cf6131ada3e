import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import { newProject, phrases, settled } from '../packages/server/src/testing/projects.ts';
import { admin, type Client, type TestServer } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

const lead = { email: 'olena@example.com', name: 'Olena Kovalenko', role: 'manager' as const };

/** Of a call that never was. */
const nobodys = '01a1fd80-9e52-707e-8508-5dd781fe6998';

let server: TestServer;
let client: Client;
let browser: Browser;
let own: string;
let foreign: string;
let project: number;
let agents: Record<'own' | 'foreign', number>;

async function setLimit(page: Page, isOn: boolean): Promise<void> {
  const limit = page.getByRole('switch', { name: 'Sees only the calls of the teams they lead' });
  await limit.click();
  // It turns when the server has taken it.
  await expect.poll(() => limit.isChecked()).toBe(isOn);
}

describe.skipIf(findChromium() === undefined)('a team lead who is limited to their team', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    const { userId } = await newMember(server, client, lead);
    const recorded_at = new Date().toISOString();
    own = await uploadSample(client, 'en-bank-lost-card', { operator: 'Maria Bondar', recorded_at });
    foreign = await uploadSample(client, 'en-sale-home-internet', { operator: 'Ihor Melnyk', recorded_at });
    const { results } = await client.json<{ results: { id: number; name: string }[] }>('GET', 'agents');
    const idOf = (name: string) => results.find((one) => one.name === name)?.id ?? 0;
    agents = { own: idOf('Maria Bondar'), foreign: idOf('Ihor Melnyk') };
    const { id } = await client.json<{ id: number }>('POST', 'teams', { name: 'Cards', lead_ids: [userId] });
    await client.json('PUT', `agents/${agents.own}`, { team_id: id });
    const query = phrases('lost my card', 'keep freezing');
    ({ id: project } = await newProject(client, { name: 'Trouble', query, history_from: '2020-01-01' }));
    await client.json('POST', `projects/${project}/start`);
    await settled(server.dataDir);
  });
  afterAll(() => endProduct({ server, browser }));

  it('sees the calls and the numbers of the own team, nothing of another, and all of it when the limit is off', async () => {
    const boss = await newPage(browser);
    await beSignedIn(boss.page, server.url, admin);
    await boss.page.goto(`${server.url}/users`);
    await boss.page.getByRole('link', { name: lead.name }).click();
    await boss.page.getByText('Leads: Cards').waitFor();
    await setLimit(boss.page, true);

    const { page, problems } = await newPage(browser);
    await beSignedIn(page, server.url, { ...lead, password });
    const see = (path: string) => page.goto(server.url + path);
    await see('/files');
    await page.getByTestId(`file-row-${own}`).waitFor();
    expect(await page.getByTestId(`file-row-${foreign}`).count()).toBe(0);
    await picture(page, 'limited-files');

    // A word that was said only in the other team's call.
    await see('/search?phrases=freezing');
    await page
      .getByTestId('count')
      .filter({ hasText: /^0 calls/ })
      .waitFor();
    await see('/search?phrases=card');
    await page.getByTestId(`result-${own}`).waitFor();

    await see('/agents');
    await page.getByTestId(`agent-${agents.own}`).waitFor();
    expect(await page.getByTestId(`agent-${agents.foreign}`).count()).toBe(0);

    await see(`/monitoring/${project}`);
    await page.getByTestId(`found-${own}`).waitFor();
    await page.getByTestId('found-count').getByText('1 of 1').waitFor();
    await page.getByRole('link', { name: 'Calls that Trouble found: 1', exact: true }).waitFor();
    expect(await page.getByTestId(`found-${foreign}`).count()).toBe(0);
    await picture(page, 'limited-project');

    for (const id of [foreign, nobodys]) {
      await see(`/files/${id}`);
      await page.getByText('This file is not here. It may have been deleted.').waitFor();
    }

    await setLimit(boss.page, false);
    // The page hears of it by itself, and begins anew.
    await page.getByText('Calls of: Cards').waitFor({ state: 'detached' });
    await see(`/monitoring/${project}`);
    await page.getByTestId('found-count').getByText('2 of 2').waitFor();
    await see('/files');
    await page.getByTestId(`file-row-${foreign}`).waitFor();
    expect([...boss.problems, ...problems]).toEqual([]);
  });
});
