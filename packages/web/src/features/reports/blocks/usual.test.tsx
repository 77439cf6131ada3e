import { sampleBlock, sampleCounted, sampleRow } from '@earshot/core/testing/sample-report.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { BlockCard } from './BlockCard.tsx';
import { UsualRanges } from './usual-ranges.ts';

const days = { from: '2026-03-04', to: '2026-03-04' };
const calls = (count: number) => ({ value: count, n: count, hits: count });

test.each([
  [128, 'usual at this hour 104 – 131', false],
  [132, 'above usual at this hour: 104 – 131', true],
  [103, 'below usual at this hour: 104 – 131', true],
])('%i calls so far are %s', async (count, said, isUnusual) => {
  fakeServer();
  const usual = { totals: [{ low: 104, high: 131 }], rows: [] };
  await show(
    <UsualRanges value={{ usual, isNow: true }}>
      <BlockCard
        block={sampleBlock({ draw: 'number' })}
        counted={sampleCounted({ totals: sampleRow([], [calls(count)]) })}
        days={days}
      />
    </UsualRanges>,
  );
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  const number = page.getByText(String(count), { exact: true }).element().closest('dd');
  expect(number?.classList.contains('report-unusual')).toBe(isUnusual);
});

test('a bar outside of what is usual says so, and one of which nobody knows says nothing', async () => {
  fakeServer();
  const named = (key: string, count: number) => sampleRow([key], [calls(count)], [`Reason ${key}`]);
  const counted = sampleCounted({
    rows: [named('1', 29), named('2', 27), named('3', 19)],
    totals: sampleRow([], [calls(75)]),
  });
  const usual = {
    totals: [null],
    rows: [
      { keys: ['1'], values: [{ low: 11, high: 21 }] },
      { keys: ['2'], values: [{ low: 22, high: 33 }] },
    ],
  };
  await show(
    <UsualRanges value={{ usual, isNow: false }}>
      <BlockCard block={sampleBlock({ by: ['agent'], draw: 'bar' })} counted={counted} days={days} />
    </UsualRanges>,
  );
  await expect.element(page.getByRole('rowheader', { name: 'Reason 1 above usual: 11 – 21' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Reason 2', exact: true })).toBeVisible();
  const outlines = [...document.querySelectorAll('.report-bars tr')].map(
    (row) => row.querySelectorAll('.report-bar-usual').length,
  );
  expect(outlines).toEqual([0, 1, 1, 0, 0]);
  await expect.element(page.getByText('usual', { exact: true })).toBeVisible();
});
