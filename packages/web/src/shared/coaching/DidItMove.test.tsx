import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { movedShare } from '../../testing/sample-coaching.ts';
import { show } from '../../testing/show.tsx';
import { DidItMove } from './DidItMove.tsx';

beforeEach(() => {
  fakeServer().answer(listCustomMetrics, { results: [], count: 0, limit: 100, offset: 0 });
});

const hasText = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

test('a share has both sides with their intervals, the change in points, and the calls that are missing', async () => {
  await show(<DidItMove moved={movedShare()} />);
  await hasText('Asks for the reason');
  await hasText('32% – 65%');
  await hasText('39% – 86%');
  await hasText(/Too early to say\./);
  await hasText(/The change is \+18 percentage points, anywhere from −14 to \+44\. About 40 more calls\./);
  await expect.element(page.getByRole('link', { name: 'Before: open the calls, 31' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^After/ })).not.toBeInTheDocument();
});

test('a metric is called and written as everywhere else', async () => {
  const side = { value: 2400, n: 20, low: 2000, high: 2800, open: null };
  await show(
    <DidItMove
      moved={movedShare({
        measure: { kind: 'metric', metric: 'response_ms' },
        name: 'response_ms',
        unit: 'value',
        before: side,
        after: { ...side, value: 1200, low: 900, high: 1500 },
        change: { value: -1200, low: -1700, high: -700 },
        state: 'down',
        calls_needed: null,
      })}
    />,
  );
  await expect.element(page.getByText('response_ms')).not.toBeInTheDocument();
  await hasText('It went down.');
  await hasText(/^0\.9\W?s – 1\.5\W?s$/u);
});

test('what no longer exists is said to be gone', async () => {
  const none = { value: null, n: 0, low: null, high: null, open: null };
  await show(
    <DidItMove
      moved={movedShare({
        name: null,
        before: none,
        after: none,
        change: null,
        state: 'no_calls',
        calls_needed: null,
      })}
    />,
  );
  await hasText('What it measured is gone');
  await hasText('No calls since then.');
});
