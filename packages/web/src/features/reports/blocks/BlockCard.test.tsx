import { listConversions } from '@earshot/core/conversions/conversions.api.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { listScripts } from '@earshot/core/scripts/scripts.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { sampleBlock, sampleCounted, sampleRow } from '@earshot/core/testing/sample-report.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { BlockCard } from './BlockCard.tsx';

/** Of what is listed no more than this is read. */
const listed = <T extends { id: number; name: string }>(
  ...named: { id: number; name: string; groups?: object[] }[]
) => ({
  count: named.length,
  limit: 1000,
  offset: 0,
  results: named as T[],
});
const days = { from: '2026-03-01', to: '2026-03-04' };
const passed = { name: 'passed' as const, of: 5 };

beforeEach(() => {
  const server = fakeServer();
  server.answer(listTags, listed());
  server.answer(listPatterns, listed());
  server.answer(listScripts, listed());
  server.answer(listConversions, listed());
  server.answer(listCustomMetrics, listed());
  server.answer(listGoals, listed({ id: 5, name: 'Support', groups: [] }));
});

test('a number opens its calls, and says what it was and of how many it is', async () => {
  const share = { value: 0.8, n: 400, hits: 320, low: 0.76, high: 0.84, before: { value: 0.6, n: 400 } };
  const counted = sampleCounted({
    totals: sampleRow([], [share]),
    left_out: { n: 21 },
  });
  await show(
    <BlockCard block={sampleBlock({ measures: [passed], draw: 'number' })} counted={counted} days={days} />,
  );
  await expect.element(page.getByRole('heading', { name: 'Goal passed “Support”' })).toBeVisible();
  const link = page.getByRole('link', { name: /80%, open 320 calls/ });
  expect(link.element().getAttribute('href')).toMatch(/^\/files\?.*agents=%227/);
  await expect.element(page.getByText('was 60% · n 400 · 76% – 84% · more than chance')).toBeVisible();
  await expect.element(page.getByText('+20')).toHaveClass(/report-better/);
  await expect.element(page.getByText('Cannot be known, and left out: 21 calls.')).toBeVisible();
});

test('a number that cannot be counted is none, and nothing opens', async () => {
  const counted = sampleCounted({ totals: sampleRow([], [{ value: null, n: 0, hits: 0 }]) });
  await show(
    <BlockCard block={sampleBlock({ measures: [passed], draw: 'number' })} counted={counted} days={days} />,
  );
  await expect.element(page.getByText('It cannot be counted on these calls')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('a period without a call says so', async () => {
  const counted = sampleCounted({ totals: { ...sampleRow([], [{ value: 0, n: 0 }]), calls: 0 } });
  await show(<BlockCard block={sampleBlock({ by: ['agent'], draw: 'bar' })} counted={counted} days={days} />);
  await expect.element(page.getByText('No calls in this period')).toBeVisible();
});

test('a bar of few calls is hatched, and what has no name is said in words', async () => {
  const counted = sampleCounted({
    rows: [
      sampleRow(['7'], [{ value: 0.9, n: 60, hits: 54, low: 0.8, high: 0.95 }], ['Olena']),
      sampleRow(['8'], [{ value: 0.5, n: 6, hits: 3, low: 0.2, high: 0.8 }], ['Marko']),
      sampleRow([null], [{ value: 0, n: 40, hits: 0, low: 0, high: 0.1 }]),
    ],
    count: 12,
    adds_up: false,
  });
  await show(
    <BlockCard
      block={sampleBlock({ measures: [passed], by: ['agent'], draw: 'bar' })}
      counted={counted}
      days={days}
    />,
  );
  await expect.element(page.getByTestId('bar-7')).not.toHaveClass(/report-few/);
  await expect.element(page.getByTestId('bar-8')).toHaveClass(/report-few/);
  await expect.element(page.getByRole('rowheader', { name: 'No operator' })).toBeVisible();
  // No call counts: there is nothing to open.
  await expect.element(page.getByRole('link', { name: /^No operator/ })).not.toBeInTheDocument();
  await expect.element(page.getByText(/several rows, so they do not add up.*Shown: 3 of 12/)).toBeVisible();
  await page.getByRole('button', { name: /^Table/ }).click();
  await expect.element(page.getByRole('table', { name: /^Table/ })).toBeVisible();
});

const grid = sampleCounted({
  rows: [
    sampleRow(['mon', '08'], [{ value: 0.5, n: 40, hits: 20 }]),
    sampleRow(['mon', '10'], [{ value: 0.9, n: 8, hits: 7 }]),
    sampleRow(['tue', '10'], [{ value: 0.7, n: 20, hits: 14 }]),
  ],
  sums: [
    [
      sampleRow(['mon'], [{ value: 0.6, n: 48, hits: 27 }]),
      sampleRow(['tue'], [{ value: 0.7, n: 20, hits: 14 }]),
    ],
    [
      sampleRow(['10'], [{ value: 0.75, n: 28, hits: 21 }]),
      sampleRow(['08'], [{ value: 0.5, n: 40, hits: 20 }]),
    ],
  ],
  totals: sampleRow([], [{ value: 0.6, n: 68, hits: 41 }]),
});

test('arrows go from cell to cell, and of few calls only how many is told', async () => {
  await show(
    <BlockCard
      block={sampleBlock({ measures: [passed], by: ['weekday', 'hour'], draw: 'pivot' })}
      counted={grid}
      days={days}
    />,
  );
  // Hours in their order, those between without a call among them.
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Weekday', '08', '09', '10', 'All', 'n']);
  const first = page.getByRole('link', { name: /^Monday, 08:00 – 08:59: 50%, open 20 calls/ });
  first.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const few = page.getByRole('link', { name: /^Monday, 10:00 – 10:59: n 8, open 7 calls/ });
  await expect.element(few).toHaveFocus();
  await expect.element(few).toHaveClass(/report-hatch/);
  await userEvent.keyboard('{ArrowDown}');
  const faded = page.getByRole('link', { name: /^Tuesday, 10:00/ });
  await expect.element(faded).toHaveFocus();
  await expect.element(faded).toHaveClass(/report-faded/);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(page.getByText('Tuesday, 08:00 – 08:59')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Monday, All: 60%/ })).toBeVisible();
});

test('a stretch of a line becomes the period, by keys too', async () => {
  const onDays = vi.fn();
  const counted = sampleCounted({
    rows: ['01', '02', '03', '04'].map((day, at) =>
      sampleRow([`2026-03-${day}`], [{ value: at * 10, n: at * 10 }]),
    ),
  });
  await show(
    <BlockCard
      block={sampleBlock({ by: ['day'], draw: 'line' })}
      counted={counted}
      days={days}
      onDays={onDays}
    />,
  );
  const from = page.getByRole('slider', { name: 'First day of the chosen stretch' });
  const to = page.getByRole('slider', { name: 'Last day of the chosen stretch' });
  from.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(from).toHaveAttribute('aria-valuetext', '2 Mar 2026');
  to.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('button', { name: 'Show 2 Mar 2026 – 3 Mar 2026' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onDays).toHaveBeenCalledExactlyOnceWith({ from: '2026-03-02', to: '2026-03-03' });
  await expect.element(page.getByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  // Whoever does not see the line has its numbers.
  await expect.element(page.getByRole('cell', { name: '30', exact: true })).toBeInTheDocument();
});

test('parts of a bar are named, and those that are too many are one', async () => {
  const sources = Array.from({ length: 10 }, (_, at) => String(at + 1));
  const counted = sampleCounted({
    rows: sources.map((id, at) => sampleRow(['mon', id], [{ value: 10 - at, n: 10 - at, hits: 10 - at }])),
    sums: [
      [sampleRow(['mon'], [{ value: 55, n: 55, hits: 55 }])],
      sources.map((id, at) =>
        sampleRow([id], [{ value: 10 - at, n: 10 - at, hits: 10 - at }], [`Source ${id}`]),
      ),
    ],
  });
  await show(
    <BlockCard
      block={sampleBlock({ by: ['weekday', 'source'], draw: 'stacked' })}
      counted={counted}
      days={days}
    />,
  );
  await expect.element(page.getByText('Source 7', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Others')).toBeVisible();
  expect(document.querySelector('[title="Monday, Others: 6"]')).not.toBeNull();
});

test('a funnel says what is left of the step before and of all', async () => {
  const steps = [
    { name: 'passed' as const, of: 5, share: false },
    { name: 'passed' as const, of: 6, share: false },
  ];
  const counted = sampleCounted({
    totals: {
      ...sampleRow(
        [],
        [
          { value: 40, n: 200, hits: 40 },
          { value: 10, n: 40, hits: 10 },
        ],
      ),
      calls: 200,
    },
  });
  await show(
    <BlockCard block={sampleBlock({ measures: steps, draw: 'funnel' })} counted={counted} days={days} />,
  );
  const second = page.getByTestId('step-1');
  for (const share of ['25%', '5%'])
    await expect.element(second.getByRole('cell', { name: share, exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /: 10, open 10 calls/ })).toBeVisible();
});

test('a dot stands by two numbers, opens the calls of the second, and is a table for whoever does not see it', async () => {
  const counted = sampleCounted({
    rows: [
      sampleRow(
        ['7'],
        [
          { value: 60_000, n: 90, hits: null },
          { value: 0.8, n: 60, hits: 48 },
        ],
        ['Olena'],
      ),
      sampleRow(
        ['8'],
        [
          { value: 90_000, n: 90, hits: null },
          { value: null, n: 0, hits: 0 },
        ],
        ['Marko'],
      ),
    ],
  });
  const measures = [{ name: 'length' as const, of: null }, passed];
  await show(
    <BlockCard
      block={sampleBlock({ measures, by: ['agent'], draw: 'scatter' })}
      counted={counted}
      days={days}
    />,
  );
  const dot = page.getByRole('link', { name: /^Olena: Length of the call 1:00, Goal passed “Support” 80%/ });
  await expect.element(dot).toHaveAttribute('href', expect.stringMatching(/^\/files\?/));
  // Who has only one of the numbers has no place, but a line of the table.
  await expect.element(page.getByRole('link', { name: /^Marko/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: 'Marko' })).toBeInTheDocument();
});

test('a line says where what it counts was changed', async () => {
  const counted = sampleCounted({
    rows: ['01', '02', '03', '04'].map((day) =>
      sampleRow([`2026-03-${day}`], [{ value: 0.5, n: 40, hits: 20 }]),
    ),
    changes: [
      { day: '2026-03-03', measure: 0, version: 4 },
      { day: '2026-03-02', measure: 1, version: 9 },
    ],
  });
  const block = sampleBlock({ measures: [passed], by: ['day'], draw: 'line' });
  await show(<BlockCard block={block} counted={counted} days={days} />);
  await expect
    .element(page.getByText(/Goal passed .* was changed on 3 Mar.*: version 4 counts from then on/))
    .toBeInTheDocument();
  await expect.element(page.getByText('v9')).not.toBeInTheDocument();
});

test('a distribution says what it comes to, and each of its bars opens its calls', async () => {
  const numbers = [240_000, 200_000, 480_000].map((value) => ({ value, n: 90, hits: null }));
  const counted = sampleCounted({
    rows: [
      sampleRow(['180000', '240000'], [{ value: 60, n: 60, hits: 60 }]),
      sampleRow(['240000', null], [{ value: 30, n: 30, hits: 30 }]),
    ],
    totals: sampleRow([], numbers),
  });
  const block = sampleBlock({ measures: [{ name: 'length' }], draw: 'spread' });
  await show(<BlockCard block={block} counted={counted} days={days} />);
  await expect.element(page.getByText('median 3:20')).toBeVisible();
  const bars = page.getByRole('link');
  await expect.element(bars.nth(0)).toHaveAccessibleName('3:00 – 4:00: 60 calls, median');
  await expect.element(bars.nth(1)).toHaveAccessibleName('from 4:00: 30 calls');
  await page.getByRole('button', { name: 'Table: Length of the call' }).click();
  await expect.element(page.getByRole('cell', { name: '66.7%' })).toBeVisible();
});

test('what lies beyond the rows is one more, and opens its calls', async () => {
  const counted = sampleCounted({
    rows: [sampleRow(['1'], [{ value: 9, n: 9, hits: 9 }], ['Olena'])],
    rest: sampleRow([null], [{ value: 31, n: 31, hits: 31 }]),
    count: 4,
  });
  const block = sampleBlock({ by: ['agent'], draw: 'bar', limit: 1 });
  await show(<BlockCard block={block} counted={counted} days={days} />);
  await expect.element(page.getByRole('link', { name: 'Others: 31, open 31 calls' })).toBeVisible();
  await expect.element(page.getByText(/^Shown/)).not.toBeInTheDocument();
});

test('what may not be seen is said instead of its numbers', async () => {
  const counted = sampleCounted({ hidden: 'conversion' });
  const block = sampleBlock({ measures: [{ name: 'conversion', of: 3 }], draw: 'number' });
  await show(<BlockCard block={block} counted={counted} days={days} />);
  await expect.element(page.getByText('You may not see this: Conversion')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
