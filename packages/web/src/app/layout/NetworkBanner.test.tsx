import { listTags } from '@earshot/core/tags/tags.api.ts';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Skeleton } from '../../components/Skeleton.tsx';
import { suspectNetwork, useNetwork } from '../../lib/network.ts';
import { PartMissing } from '../../lib/parts.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { tagsQuery } from '../../shared/rules/rules.queries.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { CrashPage } from '../error-pages.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';

const server = fakeServer();
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
afterEach(async () => {
  isOnline.mockReturnValue(true);
  server.setGone(false);
  suspectNetwork();
  useNetwork.setState({ isAway: false, isSaid: false, isTrying: false });
});

function List() {
  const query = useQuery(tagsQuery());
  if (query.data) return <p>{query.data.count} tags</p>;
  return query.isError ? <ErrorState error={query.error} /> : <Skeleton height={100} />;
}

test('while nobody answers it is said, a list says that it waits, and all goes on once somebody does', async () => {
  server.setGone(true);
  isOnline.mockReturnValue(false);
  await show(
    <>
      <NetworkBanner />
      <List />
    </>,
  );
  await expect.element(page.getByRole('status')).toMatchTextContent(/No connection to the server/);
  await expect.element(page.getByTestId('waits')).toMatchTextContent('Waits for the connection');
  server.answer(listTags, { count: 3, limit: 10, offset: 0, results: [] });
  server.setGone(false);
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect.element(page.getByText('3 tags')).toBeVisible();
  await expect.element(page.getByText(/No connection/)).not.toBeInTheDocument();
});

test('a section that could not be fetched is tried again by its button and when the network is back', async () => {
  const again = vi.fn(async () => {});
  const reset = vi.fn();
  await show(<CrashPage error={new PartMissing(new TypeError('x'), again)} reset={reset} />);
  await expect.element(page.getByRole('heading', { name: 'This section is not loaded yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => reset.mock.calls.length).toBe(1);
  useNetwork.setState({ isAway: true });
  useNetwork.setState({ isAway: false });
  await expect.poll(() => again.mock.calls.length).toBe(2);
});
