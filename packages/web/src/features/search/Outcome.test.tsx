import { listFiles } from '@earshot/core/calls/calls.api.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { Outcome } from './Outcome.tsx';

const found = { count: 0, count_is_capped: false, results: [], offset: 0, limit: 20 };

/** What is shown where nothing was found while so many calls are processed. */
async function shown(inProcess: number, { hasWords = true } = {}) {
  fakeServer().answer(listFiles, ({ query }) => {
    const count = query.get('status') === 'PROCESSING' ? inProcess : 12;
    return { ...found, count, total: count, total_is_capped: false };
  });
  await show(
    <Outcome
      page={{ ...found, facets: null, hits: null, semantics: null }}
      hasWords={hasWords}
      isMistake={false}
      error={null}
      listed={{ filters: {}, query: null }}
      order={{ sorting_by: 'created', order_by: 'desc' }}
      filtered={{ labels: '11' }}
      onRetry={() => {}}
      onClear={null}
      onLoosen={null}
      onPage={() => {}}
    />,
    'viewer',
  );
}

test('nothing is found while calls are processed: it says how many are still to be searched', async () => {
  await shown(2);
  await expect.element(page.getByText(/^Calls still being processed: 2\./u)).toBeVisible();
});

test('nothing is found and none is processed: nothing is said of that', async () => {
  await shown(0);
  await expect.element(page.getByText(/^Try other words/u)).toBeVisible();
  await expect.element(page.getByText(/still being processed/u)).not.toBeInTheDocument();
});

test('filters without words lead to the calls that they leave', async () => {
  await shown(0, { hasWords: false });
  await expect.element(page.getByText('Add words to look for in these calls')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the calls of these filters' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/files\?.*labels=/));
});
