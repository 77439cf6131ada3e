import { maskScore } from '@earshot/core/reviews/mask-score.ts';
import type { Review } from '@earshot/core/reviews/reviews.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { sampleFile } from '../../../testing/sample-call.ts';
import { reviewOfIryna, scoreOfOne } from '../../../testing/sample-review.ts';
import { show } from '../../../testing/show.tsx';
import { ScorecardList } from './ScorecardList.tsx';
import { useReview } from './use-review.ts';

beforeEach(() => {
  fakeServer();
});

function Card({ review }: { review: Review }) {
  const score = review.is_hidden ? maskScore(scoreOfOne) : scoreOfOne;
  const state = useReview('f', score, review);
  return (
    <ScorecardList
      file={sampleFile({ file_id: 'f' })}
      phrases={undefined}
      state={state}
      filter="all"
      onFilter={() => {}}
      current={2}
      numberOf={() => '1.1'}
      onTake={() => {}}
    />
  );
}

const yes = () => page.getByRole('button', { name: 'Yes' });
const shownOfMachine = ['which tariff', 'seen by a pattern'];

test('a review that assists shows what the machine says and why, and asks for a word against it', async () => {
  await show(<Card review={reviewOfIryna()} />);
  for (const text of shownOfMachine) await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(yes()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^No/ }).click();
  await expect.element(page.getByText('You overrule the machine')).toBeVisible();
});

test('one that is blind shows nothing of the machine, and asks for no word', async () => {
  await show(<Card review={reviewOfIryna({ is_blind: true, is_hidden: true })} />);
  await expect.element(page.getByText('Asks for the reason')).toBeVisible();
  for (const text of [...shownOfMachine, /58/, /Low confidence/])
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
  await expect.element(yes()).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /^No/ }).click();
  await expect.element(page.getByRole('button', { name: /^No/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('You overrule the machine')).not.toBeInTheDocument();
});
