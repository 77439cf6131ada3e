import { sampleCohorts, sampleCounted, sampleRow } from '@earshot/core/testing/sample-report.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { BlockCard } from './BlockCard.tsx';

const days = { from: '2020-01-01', to: '2020-03-20' };
const back = { value: 0.25, n: 400, hits: 100, low: 0.2, high: 0.3 };

beforeEach(() => {
  fakeServer();
});

test('cohorts say how many people they are, and each cell opens its calls', async () => {
  const [block, counted] = sampleCohorts(3, back);
  await show(<BlockCard block={block} counted={counted} days={days} />);
  await expect
    .element(page.getByRole('heading', { name: 'Abonents who call again, by month of the first call' }))
    .toBeVisible();
  const table = page.getByRole('table', { name: /^Abonents who call again/ });
  await expect.element(table.getByText('Months since then')).toBeVisible();
  await expect.element(table.getByRole('row', { name: /^January 2020 400/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /^All 1,200/ })).toBeVisible();
  // As many calls as there are, of fewer people.
  const cell = table.getByRole('link', { name: 'January 2020, 1 month later: 25%, open 499 calls' });
  expect(cell.element().getAttribute('href')).toMatch(/^\/files\?/);
  await expect
    .element(page.getByText('Calls of abonents who first called earlier are not here: 12.'))
    .toBeVisible();
});

test('a month that is not over is hatched, and a later one is empty', async () => {
  const [block, counted] = sampleCohorts(3, back);
  await show(<BlockCard block={block} counted={counted} days={days} />);
  const open = page.getByRole('link', { name: /2 months later: 25%, not over, open/ });
  await expect.element(open).toHaveClass(/report-open/);
  await expect.element(page.getByText('a month that is not over; “All” is without it')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^March 2020, 1 month/ })).not.toBeInTheDocument();
  expect(page.getByRole('link', { name: /^All, 2 months later/ }).query()).toBeNull();
  // Arrows go from cell to cell, and End to the last one of the row.
  (page.getByRole('link', { name: /^February 2020, the same month/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('link', { name: /^February 2020, 1 month later/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('link', { name: /^January 2020, 1 month later/ })).toHaveFocus();
});

test('a table under it says every number and of how many people it is', async () => {
  const [block, counted] = sampleCohorts(2, back);
  await show(<BlockCard block={block} counted={counted} days={days} />);
  await userEvent.click(page.getByRole('button', { name: /^Table: / }));
  const table = page.getByRole('table', { name: /^Table: / });
  await expect
    .element(table.getByRole('row', { name: /January 2020 the same month .*25%.* 400$/ }))
    .toBeVisible();
  await expect
    .element(table.getByRole('row', { name: /January 2020 1 month later \(not over\) .*25%.* 400$/ }))
    .toBeVisible();
});

test('of few people there is only how many', async () => {
  const [block, counted] = sampleCohorts(2, { ...back, n: 4, hits: 1 });
  await show(<BlockCard block={block} counted={counted} days={days} />);
  await expect
    .element(page.getByRole('link', { name: /^January 2020, the same month: n 4, open/ }))
    .toBeVisible();
  await expect.element(page.getByText('under 10 people: only n')).toBeVisible();
});

test('where no month begins in the period that is said', async () => {
  const [block] = sampleCohorts();
  const none = sampleCounted({
    totals: sampleRow([], [{ value: null, n: 0, hits: 0, calls: 0 }]),
    sums: [[], []],
    count: 0,
    cohort: { sizes: [], under_way: null, earlier: 0 },
  });
  await show(<BlockCard block={block} counted={none} days={days} />);
  await expect.element(page.getByText('No month begins in this period. Choose a longer one.')).toBeVisible();
});
