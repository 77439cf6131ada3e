import { sampleBlock, sampleCounted, sampleReport, sampleRun } from '@earshot/core/testing/sample-report.ts';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { takeCount } from '../../shared/counts.ts';
import { show } from '../../testing/show.tsx';
import { CountCancelled, Counting, isCancelled } from './Counting.tsx';
import { trialQuery } from './reports.queries.ts';

const report = sampleReport([sampleBlock({}), sampleBlock({}), sampleBlock({})]);

function Trial() {
  const query = trialQuery(report);
  const run = useQuery(query);
  if (run.isFetching) return <Counting queryKey={query.queryKey} blocks={report.blocks.length} />;
  if (isCancelled(run)) return <CountCancelled onAgain={() => void run.refetch()} />;
  return <p>All is counted</p>;
}

test('a count that takes long says how far it is, ends when it is cancelled, and can be asked for again', async () => {
  const runs: string[] = [];
  let answer: Response | undefined;
  window.fetch = (_, init) => {
    runs.push((JSON.parse(String(init?.body)) as { run: string }).run);
    if (answer !== undefined) return Promise.resolve(answer);
    return new Promise((_done, refuse) => {
      init?.signal?.addEventListener('abort', () => refuse(new DOMException('taken back', 'AbortError')));
    });
  };
  // It says so for a second only, which may be over before anybody asks.
  const said = new Set<string>();
  const watching = new MutationObserver(() => said.add(document.body.innerText.trim()));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  await show(<Trial />);
  await expect.element(page.getByText('0 of 3 blocks counted')).toBeVisible();
  watching.disconnect();
  expect(said).toContain('Counting');
  takeCount({ event: 'report.counted', run: runs[0] ?? '', done: 2, of: 3 });
  await expect.element(page.getByText('2 of 3 blocks counted')).toBeVisible();
  takeCount({ event: 'report.counted', run: 'of another tab', done: 3, of: 3 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('The count was cancelled')).toBeVisible();
  answer = Response.json(sampleRun([sampleCounted(), sampleCounted(), sampleCounted()]));
  await page.getByRole('button', { name: 'Count again' }).click();
  await expect.element(page.getByText('All is counted')).toBeVisible();
  expect(new Set(runs).size).toBe(2);
});
