import type { Detection } from '@earshot/core/detection/detection.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { checkQuery } from '@earshot/core/search/search.api.ts';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { DetectionBuilder } from './DetectionBuilder.tsx';
import { newDetection } from './detection-draft.ts';

let rule: Detection;
function Builder({ from = newDetection(), disabled = false }: { from?: Detection; disabled?: boolean }) {
  const [detection, setDetection] = useState(from);
  rule = detection;
  return <DetectionBuilder detection={detection} onChange={setDetection} disabled={disabled} />;
}

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(checkQuery, { valid: true, issues: [] });
  server.answer(listCustomMetrics, { results: [], count: 0, limit: 1000, offset: 0 });
});

const phrases = () => page.getByRole('textbox', { name: 'Phrases' });

test('phrases are taken by Enter and by leaving the field, and Backspace takes the last one back', async () => {
  await show(<Builder />);
  await phrases().fill('cancel the contract');
  await userEvent.keyboard('{Enter}');
  await phrases().fill('give notice');
  await page.getByRole('heading', { name: 'Matches when' }).click();
  expect(rule.methods).toMatchObject([{ query: { phrases: ['cancel the contract', 'give notice'] } }]);
  await phrases().click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(phrases()).toHaveValue('give notice');
  expect(rule.methods).toMatchObject([{ query: { phrases: ['cancel the contract'] } }]);
});

test('several ways are joined by all or any, and one that is taken out leaves the words of the others where they are', async () => {
  await show(<Builder />);
  await page.getByRole('button', { name: 'Event', exact: true }).click();
  await page.getByRole('button', { name: 'Words', exact: true }).click();
  await page.getByRole('button', { name: 'any of these' }).click();
  expect(rule.join).toBe('any');
  await phrases().nth(1).fill('half typed');
  await page.getByRole('button', { name: 'Remove: Event' }).click();
  await expect.element(page.getByText('half typed')).toBeVisible();
  expect(rule.methods).toMatchObject([
    { kind: 'query', query: { phrases: [] } },
    { kind: 'query', query: { phrases: ['half typed'] } },
  ]);
});

test('the last way of all cannot be taken out', async () => {
  await show(<Builder />);
  await expect.element(page.getByRole('button', { name: /^Remove: / })).not.toBeInTheDocument();
});

test('limits that hold for no call say so', async () => {
  await show(<Builder />);
  await page.getByRole('button', { name: 'Event', exact: true }).click();
  await page.getByRole('textbox', { name: 'Least, times' }).fill('5');
  await page.getByRole('textbox', { name: 'Most, times' }).fill('2');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('The lower limit is above the upper one.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Least, times' }).fill('');
  await page.getByRole('textbox', { name: 'Most, times' }).fill('');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Give at least one limit.')).toBeVisible();
});

test('a share is entered in per cent, and kept as a share', async () => {
  await show(<Builder />);
  await page.getByRole('button', { name: 'Emotion', exact: true }).click();
  const least = page.getByRole('textbox', { name: 'Least, share of what was said' });
  await least.fill('40');
  await userEvent.keyboard('{Tab}');
  expect(rule.methods[1]).toMatchObject({ kind: 'emotion', emotion: 'anger', limits: [0.4, null] });
});

test('a mistake in an expression is told where it is typed', async () => {
  server.answer(checkQuery, {
    valid: false,
    issues: [{ code: 'unclosed_parenthesis', start: 0, end: 1 }],
  });
  await show(<Builder />);
  await page.getByRole('button', { name: 'Advanced' }).click();
  const text = page.getByRole('textbox', { name: 'Expression' });
  await text.fill('(cancel OR refund');
  await expect.element(text).toBeInvalid();
});

test('whoever may only look changes nothing', async () => {
  await show(<Builder disabled />);
  await expect.element(page.getByRole('button', { name: 'all of these' })).toBeDisabled();
  await expect.element(phrases()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Event', exact: true })).not.toBeInTheDocument();
});
