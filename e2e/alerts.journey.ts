import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scheduledJob } from '../packages/server/src/platform/schedules.ts';
import { openContext } from '../packages/server/src/testing/context.ts';
import { type Letter, letterTo } from '../packages/server/src/testing/people.ts';
import { newProject, phrases } from '../packages/server/src/testing/projects.ts';
import { admin, type Client, query, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { mistakes, restingAnimations } from './axe.ts';
import { findChromium, newPage, tooWide_px, wide } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;
let page: Page;
let problems: string[];
let letter: Letter;

const pathIn = (pattern: RegExp) => pattern.exec(letter.text)?.[0] ?? '';

/** The schedule is due: what was found counts as found long before the last turn. */
async function turnComes(): Promise<void> {
  await until(
    () => query(server.dataDir, 'select 1 from alert_calls'),
    (rows) => rows.length > 0,
  );
  await query(server.dataDir, "update alert_calls set found_at = now() - interval '9 days'");
  const { ctx, close } = await openContext(server.dataDir);
  await ctx.jobs.add(ctx.db, scheduledJob, 1, { name: 'alerts.take_turns', workspace_id: 1 });
  await close();
}

/** How much wider than its window a page is, and what axe finds in it. */
async function flaws(of: Page): Promise<unknown[]> {
  await restingAnimations(of);
  const overflow = await tooWide_px(of);
  return [overflow, ...(await mistakes(of))];
}

describe.skipIf(findChromium() === undefined)('an alert of a project', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    const notify = { id: 'n', type: 'notify', user_ids: [1], emails: [] };
    const project = await newProject(client, {
      name: 'Lost cards',
      query: phrases('lost my card'),
      triggers: [notify],
      alerts_period: '4_a_day',
    });
    await client.json('POST', `projects/${project.id}/start`);
    await uploadSample(client, 'en-bank-lost-card');
    await turnComes();
    letter = await letterTo(server, admin.email);
    ({ page, problems } = await newPage(browser));
  });
  afterAll(() => endProduct({ server, browser }));

  it('leads from the letter, by way of signing in, to the call where it was said', async () => {
    expect(letter.subject).toBe('Lost cards: 1 call');
    await page.goto(server.url + pathIn(/\/files\/\S+\?t=\d+/));
    await page.getByLabel(/e-?mail/i).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/files\/[\w-]+\/monitoring\/1\?.*t=5/);
    await page.getByTestId('seen-by-project').waitFor();
    expect(await page.locator('main').innerText()).toContain('I lost my card');
    await page.goto(`${server.url}/outbox`);
    await page.getByText('Lost cards: 1 call').waitFor();
  });

  it('stands among the notifications with what was said, and opens exactly its calls', async () => {
    await page.goto(`${server.url}/monitoring`);
    await page.getByTestId('unread-alerts-1').click();
    await page.getByRole('link', { name: 'Lost cards: 1 call' }).waitFor();
    await page.getByTestId('hit').getByText('I lost my card').waitFor();
    for (const viewport of [{ width: 320, height: 800 }, wide]) {
      await page.setViewportSize(viewport);
      expect([viewport.width, await flaws(page)]).toEqual([viewport.width, [0]]);
    }
    await page.getByRole('button', { name: 'Quiet until Monday' }).click();
    await page.getByRole('button', { name: /^Quiet until \d/ }).waitFor();
    await page.getByRole('link', { name: 'Open 1 call' }).click();
    await page.waitForURL(/\/monitoring\/1\?alert=1/);
    await page.getByTestId('found-count').getByText('1 of 1').waitFor();
    // What was looked at counts as read.
    await page.goto(`${server.url}/notifications`);
    await page.getByRole('heading', { level: 2, name: 'Today' }).waitFor();
    await expect.poll(() => page.locator('.notifications li.unread').count()).toBe(0);
  });

  it('is stopped by the link of the letter without signing in, and started again in the project', async () => {
    const { page: other, context } = await newPage(browser);
    await other.goto(server.url + pathIn(/\/alerts#letter=[\w-]+/));
    await other.getByRole('button', { name: 'Stop these letters' }).waitFor();
    expect(await flaws(other)).toEqual([0]);
    await other.getByRole('button', { name: 'Stop these letters' }).click();
    await other.getByRole('button', { name: 'Get them again' }).waitFor();
    await context.close();
    await page.goto(`${server.url}/monitoring/1`);
    await page.getByRole('button', { name: 'You turned off the alerts of this project' }).click();
    await page.getByRole('button', { name: 'You get alerts of this project' }).waitFor();
    expect(problems).toEqual([]);
  });
});
