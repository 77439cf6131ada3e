import { listConversions } from '@earshot/core/conversions/conversions.api.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { listReports, removeReport } from '@earshot/core/reports/reports.api.ts';
import { type Report, ReportInput } from '@earshot/core/reports/reports.ts';
import { listScripts } from '@earshot/core/scripts/scripts.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { Reports } from './ReportsPage.tsx';

const nothing = { count: 0, limit: 1000, offset: 0, results: [] };
const report = (id: number, name: string, part: Partial<Report> = {}): Report => ({
  ...ReportInput.parse({
    name,
    blocks: [{ measures: [{ name: 'calls' }], by: ['day'], draw: 'line' }, { measures: [{ name: 'calls' }] }],
  }),
  id,
  version: 1,
  author: 'Olena',
  locked: false,
  can_change: true,
  can_lock: true,
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  ...part,
});

let server: ReturnType<typeof fakeServer>;
const reportsAre = (...results: Report[]) =>
  server.answer(listReports, { ...nothing, count: results.length, results });
beforeEach(() => {
  server = fakeServer();
  server.answer(listTags, nothing);
  server.answer(listPatterns, nothing);
  server.answer(listScripts, nothing);
  server.answer(listConversions, nothing);
  server.answer(listGoals, nothing);
  server.answer(listCustomMetrics, nothing);
});

test('a report is listed by what its first block counts, and says that it is gone when it is removed', async () => {
  reportsAre(report(1, 'Week'), report(2, 'Sales', { locked: true, can_change: false, can_lock: false }));
  await show(<Reports />);
  const row = page.getByTestId('report-1');
  await expect.element(row.getByText('Calls by day · 2 blocks')).toBeVisible();
  await expect.element(row.getByText('Last 30 days')).toBeVisible();
  await expect
    .element(page.getByTestId('report-2').getByRole('img', { name: 'Locked by the author' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Actions: Sales' }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Delete' }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Actions: Week' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  server.answer(removeReport, undefined, { id: 1 });
  reportsAre();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Report deleted')).toBeVisible();
  await expect.element(page.getByText('No reports yet')).toBeVisible();
});

test('a template that needs a rule says which, the others can be begun with', async () => {
  reportsAre();
  await show(<Reports />);
  await expect
    .element(page.getByTestId('template-team-week'))
    .toHaveAttribute('href', '/reports/create?template=team-week');
  await expect.element(page.getByText('Needs a goal')).toBeVisible();
  await expect.element(page.getByTestId('template-quality')).not.toBeInTheDocument();
});

test('whoever only reads has neither templates nor a way to change', async () => {
  reportsAre(report(1, 'Week', { can_change: false, can_lock: false }));
  await show(<Reports />, 'viewer');
  await page.getByRole('button', { name: 'Actions: Week' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'See the form' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Templates')).not.toBeInTheDocument();
});
