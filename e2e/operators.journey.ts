import type { ListedAgent } from '@earshot/core/agents/agents.api.ts';
import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, password } from '../packages/server/src/testing/people.ts';
import { admin, type Client, type TestServer, until } from '../packages/server/src/testing/server.ts';
import { beSignedIn, findChromium, newPage } from './browser.ts';
import { makeCareGoal } from './care-goal.ts';
import { endProduct, startProduct } from './product.ts';
import { uploadSample } from './sample-call.ts';

let server: TestServer;
let client: Client;
let browser: Browser;

/** What the screens say in Russian. */
const locale = 'ru';
const t = {
  call: 'ru-bank-perevod',
  word: 'вы',
  actions: 'Действия: Olena ru',
  account: 'Учётная запись…',
  observer: 'Наблюдатель',
  save: 'Сохранить',
  saved: 'Сохранено',
  acknowledge: 'Ознакомлен',
  acknowledged: 'Ознакомлен',
  scoreMyself: 'Оценить самостоятельно',
  answerTo: /^Ответ на/,
  yes: 'Да',
  keep: 'Сохранить мои ответы',
  ownScore: 'Ваша оценка 100',
  dispute: 'Оспорить «Is patient»',
  shouldBe: 'Должно быть: Is patient',
  why: 'Почему',
  take: 'Взять выделенное или то, что звучит',
  send: 'Отправить оспаривание',
  waits: 'Оспорено, ожидает ответа',
  change: 'Изменить ответ',
  decided: 'Изменено',
  wasChanged: 'Оспорено и изменено',
  movedTo: 'Изменено с 50 на 100',
  noneBlind: 'За этот период никто не оценивал звонков вслепую.',
} as const;

describe.skipIf(findChromium() === undefined)('an operator and their scores', () => {
  beforeAll(async () => {
    ({ server, client, browser } = await startProduct());
  });
  afterAll(() => endProduct({ server, browser }));

  it('hear why, acknowledge, score themselves and dispute an answer, which the lead changes', async () => {
    await client.json('POST', 'users/locale', { locale });
    const who = { email: `olena.${locale}@example.com`, name: `Olena ${locale}`, role: 'viewer' as const };
    const operator = await newMember(server, client, who);
    await operator.json('POST', 'users/locale', { locale });
    const { call, goal } = await publishedScore();

    const lead = await newPage(browser);
    await beSignedIn(lead.page, server.url, admin);
    await tieAccount(lead.page, who.name);

    const own = await newPage(browser);
    await beSignedIn(own.page, server.url, { ...who, password });
    await own.page.goto(`${server.url}/my-calls`);
    await lookAtOwnScore(own.page);
    await disputeAnswer(own.page);

    await lead.page.goto(`${server.url}/reviews?tab=disputes`);
    const dispute = lead.page.locator('[data-testid^="dispute-"]').filter({ hasText: who.name });
    await dispute.getByTestId('answer-moment').waitFor();
    await dispute.getByRole('textbox', { name: t.why }).fill('You did, I heard it');
    await dispute.getByRole('button', { name: t.change }).click();
    await dispute.getByText(t.decided, { exact: true }).waitFor();
    const scores = await client.json<{ results: CallScore[] }>('GET', `files/${call}/scores`);
    expect(scores.results.find(({ goal_id }) => goal_id === goal)).toMatchObject({ score: 100 });

    // The operator's page hears of it by itself.
    await own.page.getByText(t.movedTo).waitFor();
    await own.page.getByText(t.wasChanged).waitFor();

    await lead.page.goto(`${server.url}/reviews/agreement?goal=${goal}`);
    await lead.page.getByText(t.noneBlind).waitFor();
    expect([...lead.problems, ...own.problems]).toEqual([]);
    await Promise.all([lead, own].map(({ context }) => context.close()));
  });
});

/** A call of one operator with a score that a lead has published: all that is lost is lost in one answer. */
async function publishedScore(): Promise<{ call: string; goal: number }> {
  const call = await uploadSample(client, t.call, {
    operator: `Olena ${locale}`,
    recorded_at: new Date().toISOString(),
  });
  const { id } = await makeCareGoal(client, { name: `Care ${locale}`, call, word: t.word });
  const { results } = await until(
    () => client.json<{ results: CallScore[] }>('GET', `files/${call}/scores`),
    ({ results }) => results.some(({ goal_id }) => goal_id === id),
  );
  const score = results.find(({ goal_id }) => goal_id === id);
  const patient = score?.answers.at(-1)?.question_id;
  await client.json('POST', `files/${call}/scores/${id}/submit`, {
    revision: score?.revision,
    answers: [{ question_id: patient, state: 'answered', answer: 'no', comment: 'Talked over them' }],
  });
  return { call, goal: id };
}

async function tieAccount(page: Page, name: string): Promise<void> {
  const { results } = await client.json<{ results: ListedAgent[] }>('GET', 'agents');
  await page.goto(`${server.url}/agents/${results.find((one) => one.name === name)?.id}`);
  await page.getByRole('button', { name: t.actions }).click();
  await page.getByRole('menuitem', { name: t.account }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: t.observer }).click();
  await page.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: t.save }).click();
  await page.getByText(t.saved, { exact: true }).waitFor();
}

/** Plays what an answer stands on, says it was seen, and scores the call by themselves. */
async function lookAtOwnScore(page: Page): Promise<void> {
  const shown = page.getByTestId('my-call');
  await shown.getByText('Talked over them').waitFor();
  await shown.getByTestId('answer-moment').first().getByTestId('play-passage').click();
  await until(
    () => page.locator('#earshot-audio').evaluate((audio) => (audio as HTMLAudioElement).currentTime),
    (second) => second > 0,
  );
  await shown.getByRole('button', { name: t.acknowledge, exact: true }).click();
  await expect
    .poll(() => shown.getByRole('button', { name: t.acknowledged, exact: true }).isDisabled())
    .toBe(true);
  await shown.getByRole('button', { name: t.scoreMyself }).click();
  await page.getByRole('group', { name: t.answerTo }).first().waitFor();
  await page.goBack();
  await shown.getByRole('button', { name: t.scoreMyself }).click();
  const own = page.getByRole('group', { name: t.answerTo });
  for (const one of [0, 1]) await own.nth(one).getByRole('button', { name: t.yes, exact: true }).click();
  await page.getByRole('button', { name: t.keep }).click();
  await shown.getByText(t.ownScore).waitFor();
}

/** Says what the answer should be, and points at the moment that was played last. */
async function disputeAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.dispute }).click();
  const form = page.getByRole('form', { name: t.dispute });
  await form
    .getByRole('group', { name: t.shouldBe })
    .getByRole('button', { name: t.yes, exact: true })
    .click();
  await form.getByRole('textbox', { name: t.why }).fill('I waited for her to finish');
  await form.getByRole('button', { name: t.take }).click();
  await form.getByTestId('play-passage').waitFor();
  await form.getByRole('button', { name: t.send }).click();
  await page.getByText(t.waits).waitFor();
}
