import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { findChromium, newPage, signInAs } from './browser.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

/** What the screens say in English. */
const locale = 'en';
const t = {
  calls: ['en-bank-lost-card', 'en-sale-home-internet', 'en-delivery-late-parcel'],
  add: 'New goal',
  templates: 'Templates',
  template: 'Support',
  whatIf: 'What if',
  save: 'Save',
  review: /^Review by/,
  comment: /^Comment on “Asks what happened”/,
  overrule: 'You overrule the machine',
  publish: 'Publish',
  published: 'The score is published',
  open: /^Unanswered/,
} as const;

describe.skipIf(findChromium() === undefined)('a goal', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
  });
  afterAll(() => endProduct({ server, browser }));

  it('is made of a template, scores calls that come in, and is reviewed by keys', async () => {
    await client.json('POST', 'users/locale', { locale });
    const { page, problems } = await newPage(browser);
    await signInAs(page, server.url, admin);
    await page.goto(`${server.url}/goals?create=1`);
    await page.getByRole('button', { name: t.templates }).click();
    await page.getByRole('menuitem', { name: t.template, exact: true }).click();
    await page.getByLabel(t.whatIf).getByText(/0/).first().waitFor();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await page.waitForURL(/\/goals\?id=/);
    const goalId = Number(new URL(page.url()).searchParams.get('id'));
    const ids: string[] = [];
    for (const name of t.calls) ids.push(await uploadSample(client, name));
    const [call = ''] = ids;
    await until(
      () => client.json<Goal>('GET', `goals/${goalId}`),
      ({ files }) => files === ids.length,
    );
    await page.goto(`${server.url}/files/${call}?tab=scores`);
    const card = page.getByTestId(`score-${goalId}`);
    await card.getByTestId('answer-moment').first().getByTestId('play-passage').click();
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
    await card.getByRole('link', { name: t.review }).click();
    await reviewByKeys(page);
    const scores = await client.json<{ results: CallScore[] }>('GET', `files/${call}/scores`);
    const score = scores.results.find(({ goal_id }) => goal_id === goalId);
    expect(score).toMatchObject({ is_provisional: false, published_at: expect.any(String) });
    expect(score?.score).not.toBe(score?.machine_score);
    expect(problems).toEqual([]);
    await page.close();
  });
});

/** Accepts what the machine says, overrules one answer with a word, answers what is open, and publishes. */
async function reviewByKeys(page: Page): Promise<void> {
  const score = page.getByTestId('score-now').locator('.score-now');
  await score.waitFor();
  const before = await score.innerText();
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Enter');
  const asked = page.locator('.question-row.current');
  await asked.getByText('2.1').waitFor();
  const machine = await asked.locator('button[data-by="machine"] kbd').innerText();
  await page.keyboard.press(machine === 'Y' ? 'n' : 'y');
  await page.getByText(t.overrule).waitFor();
  await expect.poll(() => score.innerText()).not.toBe(before);
  await page.getByRole('textbox', { name: t.comment }).fill('It was so');
  await page.getByRole('button', { name: t.open }).click();
  await page.keyboard.press('y');
  await page.getByRole('button', { name: t.publish, exact: true }).click();
  await page.getByText(t.published).waitFor();
}
