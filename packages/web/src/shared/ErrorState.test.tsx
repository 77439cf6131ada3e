import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CallError } from '../lib/call.ts';
import { show } from '../testing/show.tsx';
import { ErrorState } from './ErrorState.tsx';

test.each([
  [404, 'classifiers.not_found', 'Back to the list', 'Try again'],
  [500, 'internal', 'Try again', 'Back to the list'],
] as const)('after %i %s there is %s and no %s', async (status, code, shown, not) => {
  await show(<ErrorState error={new CallError(status, code)} onRetry={vi.fn()} list="/classifiers" />);
  await expect.element(page.getByText(shown)).toBeVisible();
  expect(page.getByText(not).elements()).toHaveLength(0);
});
