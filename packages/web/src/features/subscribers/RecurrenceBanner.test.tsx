import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { conversation } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { ConversationItem } from './ConversationItem.tsx';
import { RecurrenceBanner } from './RecurrenceBanner.tsx';

const drops = { id: 4, name: 'Drops', color: 'red' } as const;
const third = conversation({
  file_id: 'c',
  tags: [drops],
  days_since: 4,
  recurrences: [{ tag_id: 4, name: 'Drops', nth: 3, days: 9 }],
});
const before = ['b', 'a'].map((file_id) => conversation({ file_id, tags: [drops] }));

test('the third call about the same is told with the calls it was', async () => {
  await show(<RecurrenceBanner conversations={[third, ...before]} />);
  await expect.element(page.getByText('3rd call about the same in 9 days')).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(3);
});

test('where nothing came back there is nothing', async () => {
  await show(<RecurrenceBanner conversations={before} />);
  await expect.element(page.getByTestId('recurrence')).not.toBeInTheDocument();
});

test('a conversation says how long after the one before it was, and for which time', async () => {
  await show(<ConversationItem conversation={third} />);
  await expect.element(page.getByText('4 days later')).toBeVisible();
  await expect.element(page.getByText('3rd in 9 days')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Olena Koval' })).toHaveAttribute('href', '/agents/1');
});
