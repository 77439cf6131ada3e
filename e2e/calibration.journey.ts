import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { Calibration } from '@earshot/core/reviews/calibrations.api.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage } from './browser.ts';
import { makeCareGoal } from './care-goal.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

const lead = { email: 'kateryna@example.com', name: 'Kateryna Moroz', role: 'manager' as const };
const note = 'A pause counts as patience';

let server: TestServer;
let client: Client;
let browser: Browser;

/** What the screens say in English. */
const locale = 'en';
const t = {
  call: 'en-bank-lost-card',
  word: 'you',
  name: 'Name',
  begin: 'Begin',
  begun: 'The calls are in everybody’s queue.',
  blind: /^Blind review/,
  reveal: 'Show the scores',
  open: 'Open “Week en”',
  differ: 'They differ',
  note: 'Note on the wording',
  reference: 'Reference for this call',
  intoForm: 'Add to what the scorer reads, as a new version of the form',
  settled: '1 of 2 settled',
} as const;

describe.skipIf(findChromium() === undefined)('a calibration', () => {
  let colleague: Client;
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
    colleague = await newMember(server, client, lead);
  });
  afterAll(() => endProduct({ server, browser }));

  it('is scored blind by two people, who then see each other, settle, and put a note into the form', async () => {
    for (const one of [client, colleague]) await one.json('POST', 'users/locale', { locale });
    const { call, goal } = await scoredCall();
    const first = await newPage(browser);
    const second = await newPage(browser);
    await beSignedIn(first.page, server.url, admin);
    await beSignedIn(second.page, server.url, { ...lead, password });
    const id = await begin(first.page);
    await scoreBlind(first.page, { call, id, patient: 'y' });
    await scoreBlind(second.page, { call, id, patient: 'n' });
    // What the other one said is nowhere yet.
    await second.page.goto(`${server.url}/files/${call}?calibration=${id}`);
    await second.page.locator('.calibration-blind').waitFor();

    await first.page.goto(`${server.url}/reviews/calibrations`);
    await first.page.getByTestId(`calibration-${id}`).getByRole('button', { name: t.reveal }).click();
    await first.page.getByRole('dialog').getByRole('button', { name: t.reveal }).click();
    await first.page.getByRole('link', { name: t.open }).click();
    await settle(first.page);

    const [form, scores] = await Promise.all([
      client.json<Goal>('GET', `goals/${goal.id}`),
      client.json<{ results: CallScore[] }>('GET', `files/${call}/scores`),
    ]);
    expect(form.version).toBe(goal.version + 1);
    expect(form.groups[0]?.questions[1]?.description).toContain(note);
    const score = scores.results.find(({ goal_id }) => goal_id === goal.id);
    expect(score?.answers[1]).toMatchObject({ by: 'person', answer: 'no' });
    await second.page.reload();
    await second.page.getByTestId('calibration-sum').getByText(t.settled).waitFor();
    expect([...first.problems, ...second.problems]).toEqual([]);
    await Promise.all([first, second].map(({ context }) => context.close()));
  });
});

/** A call that a goal has scored as far as it can. */
async function scoredCall(): Promise<{ call: string; goal: Goal }> {
  const call = await uploadSample(client, t.call, { recorded_at: new Date().toISOString() });
  const { id } = await makeCareGoal(client, { name: `Care ${locale}`, call, word: t.word });
  const goal = await until(
    () => client.json<Goal>('GET', `goals/${id}`),
    ({ files }) => files === 1,
  );
  return { call, goal };
}

/** Has both score the call that chance takes: there is one. */
async function begin(page: Page): Promise<number> {
  await page.goto(`${server.url}/reviews/calibrations?create=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t.name }).fill(`Week ${locale}`);
  const people = dialog.getByRole('checkbox');
  await people.nth(1).waitFor();
  for (const person of await people.all()) await person.check();
  await dialog.locator('.calibration-calls li').first().waitFor();
  await dialog.getByRole('button', { name: t.begin }).click();
  await page.getByText(t.begun).waitFor();
  const { results } = await client.json<{ results: Calibration[] }>('GET', 'calibrations');
  return results[0]?.id ?? 0;
}

/** By keys alone, from the page of the calibration: with nothing in sight of what the machine says. */
async function scoreBlind(
  page: Page,
  { call, id, patient }: { call: string; id: number; patient: string },
): Promise<void> {
  await page.goto(`${server.url}/files/${call}?calibration=${id}`);
  await page.locator('.calibration-blind a').click();
  await page.getByText(t.blind).waitFor();
  await page.locator('.question-row.current').waitFor();
  expect(await page.locator('.machine-line, [data-testid="answer-moment"], .emotion-strip i').count()).toBe(
    0,
  );
  await page.keyboard.press('y');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(patient);
  await page.keyboard.press('Shift+Enter');
  await page.waitForURL(/\/reviews/);
}

/** Where they differ is open already: the answer, why, that it is the reference, and the note for whoever scores next. */
async function settle(page: Page): Promise<void> {
  const row = page.getByTestId('calibrated-1.2');
  await row.getByText(t.differ).waitFor();
  await page.locator('.calibration-panel').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: t.note }).fill(note);
  expect(await page.getByRole('checkbox', { name: t.reference }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: t.intoForm }).check();
  await page.locator('.score-foot .MuiButton-outlined').click();
  await page.getByTestId('calibration-sum').getByText(t.settled).waitFor();
}
