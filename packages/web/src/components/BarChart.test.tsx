import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { BarChart } from './BarChart.tsx';

const bars = [
  { key: 'a', label: 'Oct', title: 'October 2026', value: 3, before: 5, line: -4 },
  { key: 'b', label: 'Nov', title: 'November 2026', value: 12, before: null, line: null },
];
const names = { value: 'Found', before: 'Before', line: 'Score' };

const chart = (canOpen: boolean) => (
  <BarChart
    label="Files found"
    over="When"
    bars={bars}
    names={names}
    show={(value) => String(value)}
    open={
      canOpen
        ? (bar, name, content, stop) => (
            <a {...stop} className="bar-area" href={`#${bar.key}`} aria-label={name}>
              {content}
            </a>
          )
        : undefined
    }
  />
);

test('every bar opens what is behind it and says its numbers', async () => {
  await show(chart(true));
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'October 2026: Found 3, Before 5, Score -4',
    'November 2026: Found 12, Before –, Score –',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b']);
});

test('the same numbers stand in a table, and a bar is as high as its number', async () => {
  await show(chart(false));
  const rows = page.getByRole('table', { name: 'Files found' }).element().querySelectorAll('tbody tr');
  expect([...rows].map((row) => row.textContent)).toEqual(['October 202635-4', 'November 202612––']);
  const heights = [...document.querySelectorAll('.bar-value')].map(
    (bar) => bar.getBoundingClientRect().height,
  );
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(4, 0);
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

test('its bars are one stop of the Tab key', async () => {
  await show(chart(true));
  const bar = (name: RegExp) => page.getByRole('link', { name });
  await userEvent.keyboard('{Tab}');
  await expect.element(bar(/October/u)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(bar(/November/u)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(bar(/October/u)).toHaveFocus();
});
