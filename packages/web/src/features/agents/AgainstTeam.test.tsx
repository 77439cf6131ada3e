import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { summaryOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AgainstTeam } from './AgainstTeam.tsx';

const row = (name: RegExp) => page.getByRole('row', { name });

test('a number is higher or lower only where its interval leaves the median out', async () => {
  fakeServer();
  await show(<AgainstTeam name="Olena Koval" team="Retention" metrics={summaryOf().metrics} />);
  await expect.element(row(/^Talk share .*higher$/)).toBeVisible();
  await expect.element(row(/^Time to respond .*same$/)).toBeVisible();
  await expect.element(row(/^Questions .*too few$/)).toBeVisible();
});

test('the drawing is told in words', async () => {
  fakeServer();
  await show(<AgainstTeam name="Olena Koval" team="Retention" metrics={summaryOf().metrics} />);
  await expect
    .element(page.getByRole('img', { name: /^60\s?%, 95 % between 57\s?% and 63\s?%; team median 50\s?%$/ }))
    .toBeInTheDocument();
});

test('every n opens its calls', async () => {
  fakeServer();
  const open = { query: null, filters: { operators: ['Olena Koval'] } };
  const metrics = summaryOf().metrics.map((metric) => ({ ...metric, open }));
  await show(<AgainstTeam name="Olena Koval" team="Retention" metrics={metrics} />);
  await expect
    .element(page.getByRole('link', { name: 'Talk share: 50 calls' }))
    .toHaveAttribute('href', expect.stringContaining('operators=Olena'));
});

test('of too few operators it is said that there is no median', async () => {
  fakeServer();
  const metrics = summaryOf().metrics.map((metric) => ({
    ...metric,
    team_median: null,
    team_low: null,
    team_high: null,
  }));
  await show(<AgainstTeam name="Olena Koval" team={null} metrics={metrics} />);
  await expect.element(page.getByText(/a median needs three/)).toBeVisible();
});
