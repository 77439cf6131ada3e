import { listGoals } from '@earshot/core/goals/goals.api.ts';
import type { Review } from '@earshot/core/reviews/reviews.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { reviewOfIryna } from '../../../testing/sample-review.ts';
import { show } from '../../../testing/show.tsx';
import { QueueRow } from './QueueRow.tsx';

beforeEach(() => {
  fakeServer().answer(listGoals, { count: 0, limit: 1000, offset: 0, results: [] });
});

const row = (change: Partial<Review> = {}) =>
  show(
    <table>
      <tbody>
        <QueueRow
          review={reviewOfIryna(change)}
          me={1}
          isCurrent={false}
          isSelected={false}
          onSelect={() => {}}
        />
      </tbody>
    </table>,
  );
const inDays = (days: number) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toISOString();
};
const hasText = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test('says why, with the moment that plays and what the machine makes of it', async () => {
  await row();
  await hasText('Lowest score');
  await hasText('46, lowest of the week');
  await hasText('minus eighteen');
  await hasText('not begun');
  await expect.element(page.getByRole('button', { name: /1:10/ })).toBeVisible();
});

test.each([
  [-1, '1 day late'],
  [-3, '3 days late'],
  [0, 'today'],
  [1, 'tomorrow'],
])('due in %i days reads "%s"', async (days, text) => {
  await row({ due_at: inDays(days) });
  await hasText(text);
});

test.each<[string, Partial<Review>]>([
  ['5 of 9', { answered: 5 }],
  ['K. Moroz', { reviewer: { id: 2, name: 'K. Moroz' } }],
  ['for anybody', { reviewer: null }],
])('its state is "%s"', async (text, change) => {
  await row(change);
  await hasText(text);
});

test('of one that is blind nothing of the machine is shown, and the call plays from its beginning', async () => {
  await row({
    reason: 'random',
    chosen_by: {},
    is_blind: true,
    is_hidden: true,
    machine_score: null,
    machine_passed: null,
    moment: null,
  });
  await hasText('hidden');
  await hasText('counts in agreement');
  await hasText('from the beginning');
  await expect.element(page.getByText('46')).not.toBeInTheDocument();
});

test('leads to its form for whoever answers it, and to the scores for others', async () => {
  await row();
  const link = page.getByRole('link', { name: 'Iryna Bondar' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('review='));
  await row({ reviewer: { id: 2, name: 'K. Moroz' } });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('tab=scores'));
});
