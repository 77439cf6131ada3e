import { listRuleRuns } from '@earshot/core/rules/rules.api.ts';
import type { RuleRun } from '@earshot/core/rules/rules.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { progressPollMs } from '../../../lib/query-client.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { RunProgress } from './RunProgress.tsx';

const waiting: RuleRun = {
  id: 3,
  kind: 'tag',
  rule_id: 5,
  rule_version: 1,
  status: 'waiting',
  total: 200,
  done: 0,
  added: 0,
  removed: 0,
  kept: 0,
  created: '2026-01-01T00:00:00Z',
  ended: null,
};

let server: ReturnType<typeof fakeServer>;
const runIs = (run: RuleRun) =>
  server.answer(listRuleRuns, { count: 1, limit: 1, offset: 0, results: [run] });

beforeEach(() => {
  server = fakeServer();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

test('a run is asked after while it is on, for a message may be lost, and not when it is over', async () => {
  runIs(waiting);
  await show(<RunProgress kind="tag" id={5} canStop />);
  await expect.element(page.getByText('0 of 200 calls')).toBeVisible();
  runIs({ ...waiting, status: 'running', done: 120 });
  vi.advanceTimersByTime(progressPollMs);
  await expect.element(page.getByText('120 of 200 calls')).toBeVisible();
  runIs({ ...waiting, status: 'done', done: 200, added: 40, ended: '2026-01-01T00:01:00Z' });
  vi.advanceTimersByTime(progressPollMs);
  await expect.element(page.getByText(/of 200 calls/)).not.toBeInTheDocument();
  vi.advanceTimersByTime(10 * progressPollMs);
  expect(server.sentTo(listRuleRuns)).toHaveLength(3);
});

test('a run that found no calls to go over says so, not how many of them stayed', async () => {
  runIs({ ...waiting, status: 'done', total: 0, ended: '2026-01-01T00:01:00Z' });
  await show(<RunProgress kind="tag" id={5} canStop />);
  await expect.element(page.getByRole('status')).toMatchTextContent('There were no calls yet.');
});
