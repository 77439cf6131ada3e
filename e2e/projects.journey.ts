import type { Project } from '@earshot/core/projects/projects.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage, picture } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

const hourMs = 3_600_000;
const ago = (hours: number) => ({ recorded_at: new Date(Date.now() - hours * hourMs).toISOString() });

describe.skipIf(findChromium() === undefined)('a project that watches, in a browser', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    await uploadSample(client, 'en-complaint-double-charge', ago(80));
    const detection = {
      methods: [{ kind: 'query', query: { phrases: ['cancel my plan', 'lost my card', 'keep freezing'] } }],
    };
    await client.json('POST', 'patterns', { name: 'Wants to leave', detection });
    await client.json('POST', 'tags', { name: 'Leaving', color: 'red', weight: -12 });
  });
  afterAll(() => endProduct({ server, browser }));

  it('is tried, started, finds and tags two calls as they come, is locked, and goes over past calls anew', async () => {
    const { page, problems } = await newPage(browser);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await beSignedIn(page, server.url, admin);
    await page.goto(`${server.url}/monitoring/create`);
    await page.getByLabel(/^Name/u).fill('Cancellation risk');
    await page
      .getByRole('switch', { name: /Detect each call/ })
      .or(page.getByRole('checkbox', { name: /Detect each call/ }))
      .check();
    await page.getByRole('combobox', { name: 'Add a pattern' }).click();
    await page.getByRole('option', { name: 'Wants to leave' }).click();
    await page.getByRole('combobox', { name: 'Tag for Wants to leave' }).click();
    await page.getByRole('option', { name: 'Leaving' }).click();

    // What it would have found is there before it is started, and plays.
    await page.getByTestId('dry-run-count').filter({ hasText: '1 call found' }).waitFor();
    await picture(page, 'project-dry-run');
    await button('Start').click();
    await page.waitForURL(/\/monitoring\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    const project = () => client.json<Project>('GET', `projects/${id}`);
    expect(await project()).toMatchObject({ state: 'started', found: 0 });

    // Nobody loads the page again: both calls come to it by themselves, tagged and with what was said.
    const bank = await uploadSample(client, 'en-bank-lost-card', ago(2));
    const sale = await uploadSample(client, 'en-sale-home-internet', ago(1));
    const found = (fileId: string) => page.getByTestId(`found-${fileId}`);
    await found(bank).getByText('lost my card').waitFor();
    await found(sale).getByText('keep freezing').waitFor();
    await found(sale).getByText('Leaving').waitFor();
    await page.getByTestId('found-count').filter({ hasText: '2' }).waitFor();
    expect(await project()).toMatchObject({ found: 2, added_today: 2, score: -12 });
    await picture(page, 'project-page');

    // What was said is heard where it was said.
    await found(bank).getByRole('button', { name: /^Play/ }).first().click();
    await page.waitForFunction(() => {
      const audio = document.querySelector<HTMLAudioElement>('#earshot-audio');
      return audio !== null && !audio.paused && audio.currentTime > 4;
    });

    await button('Play all hits').click();
    await button('Stop, 2 of 2').waitFor();
    await button('Play all hits').waitFor();

    await button(/^More actions/).click();
    await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
    await page.getByText('Project locked').waitFor();
    await cannotEdit(id);

    await button('Restart').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Calls since').fill(ago(24).recorded_at.slice(0, 10));
    await dialog.getByRole('checkbox', { name: 'Clear the results first' }).check();
    await dialog.getByRole('button', { name: 'Restart' }).click();
    const isHistory = async () => {
      const { results } = await client.json<{ results: { project: { is_history: boolean } }[] }>(
        'GET',
        `projects/${id}/files`,
      );
      return results.map(({ project }) => project.is_history);
    };
    await expect.poll(isHistory).toEqual([true, true]);
    await until(project, ({ progress, found }) => progress === null && found === 2);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  /** Another manager may look at what its author has locked, and change nothing of it. */
  async function cannotEdit(id: number): Promise<void> {
    const person = { email: 'ihor@example.com', name: 'Ihor Bondar', role: 'manager' as const };
    await newMember(server, client, person);
    const { page } = await newPage(browser);
    await beSignedIn(page, server.url, { ...person, password });
    await page.goto(`${server.url}/monitoring/edit/${id}`);
    await page.getByText(/has locked this project/).waitFor();
    expect(await page.getByLabel(/^Name/u).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /Save|Start/u }).count()).toBe(0);
    await page.context().close();
  }
});
