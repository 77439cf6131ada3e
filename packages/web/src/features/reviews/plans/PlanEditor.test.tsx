import { listFields } from '@earshot/core/files/fields.api.ts';
import { createPlan, listReviewers } from '@earshot/core/reviews/reviews.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { PlanEditor } from './PlanEditor.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listFields, { of: 0, results: [] });
  server.answer(listReviewers, {
    count: 1,
    limit: 200,
    offset: 0,
    results: [{ user_id: 4, name: 'Oksana', open: 3 }],
  });
});

const goals = [{ id: 5, name: 'Retention call' }];
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('what hinders is said one after the other, and nothing is sent until it is mended', async () => {
  await show(<PlanEditor plan={null} goals={goals} />);
  await save();
  await expect.element(page.getByText('The name needs 3 to 100 characters.')).toBeVisible();
  await field('Name').fill('Weekly');
  await field('Random, per cent').fill('70');
  await expect.element(page.getByTestId('shares-rest')).toHaveTextContent('30 % too much');
  await expect.element(page.getByText('The shares have to come to 100 %.')).toBeVisible();
  await field('Random, per cent').fill('30');
  await expect.element(page.getByTestId('shares-rest')).toHaveTextContent('10 % left');
  await field('Pattern, per cent').fill('10');
  await expect.element(page.getByText(/^Choose the pattern/)).toBeVisible();
  await field('Pattern, per cent').fill('0');
  await field('Random, per cent').fill('40');
  await expect.element(page.getByText(/^Choose at least one person/)).toBeVisible();
  expect(server.sentTo(createPlan)).toEqual([]);
  await page.getByRole('checkbox', { name: /Oksana/ }).click();
  server.refuse(createPlan, 409, 'reviews.plan_name_taken');
  await save();
  await expect.element(page.getByText('There is a plan with this name. Choose another.')).toBeVisible();
  expect(server.sentTo(createPlan)).toMatchObject([
    { name: 'Weekly', goal_id: 5, reviewers: [4], shares: { random: 40, pattern: 0 } },
  ]);
});
