import { getAdherence, getSetOrder, listAdherence } from '@earshot/core/adherence/adherence.api.ts';
import { saidShare } from '@earshot/core/adherence/adherence.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { AdherenceCard } from './AdherenceCard.tsx';
import { SetOrderCard } from './SetOrderCard.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

const figures = (said: number, not_said: number, unknown: number) => ({
  ...saidShare({ said, not_said, unknown }),
  open_said: { query: null, filters: { scripts_said: [7] } },
  open_not_said: { query: null, filters: { scripts_not_said: [7], agents: [1] } },
  open_unknown: { query: null, filters: { scripts_unknown: [7] } },
});
const script = { script_id: 7, name: 'Greets', type: 'greeting', demand: 'must', set: '', place: 1 } as const;

test('operators stand beside one another, few calls have no share, and every number opens its calls', async () => {
  const asked: (string | null)[] = [];
  server.answer(
    getAdherence,
    ({ query }) => {
      asked.push(query.get('by'));
      return {
        total: { ...script, ...figures(48, 12, 3) },
        results:
          query.get('by') === 'week'
            ? [{ key: '2026-03-02', name: null, ...figures(48, 12, 3) }]
            : [
                { key: '1', name: 'Ann', ...figures(45, 10, 0) },
                { key: '2', name: 'Bob', ...figures(3, 2, 3) },
              ],
      };
    },
    { id: 7 },
  );
  await show(<AdherenceCard id={7} />);
  await expect.element(page.getByTestId('adherence-sum').getByText('80%')).toBeVisible();
  const bob = page.getByTestId('adherence-2');
  await expect.element(bob).toHaveClass('few-row');
  await expect.element(bob.getByText('60%')).not.toBeInTheDocument();
  const notSaid = page.getByTestId('adherence-1').getByRole('link', { name: 'Ann, Not said: 10' });
  await expect.element(notSaid).toBeVisible();
  expect(notSaid.element().getAttribute('href')).toContain('scripts_not_said=');
  await page.getByRole('button', { name: 'Weeks' }).click();
  await expect.element(page.getByTestId('adherence-2026-03-02')).toBeVisible();
  expect(asked.at(-1)).toBe('week');
});

test('the steps of a set stand beside one another, in their order, and its broken order opens its calls', async () => {
  const inSet = { ...script, set: 'Renewal' };
  server.answer(getAdherence, { total: { ...inSet, ...figures(20, 0, 0) }, results: [] }, { id: 7 });
  server.answer(listAdherence, {
    results: [
      { ...inSet, ...figures(20, 0, 0) },
      { ...inSet, script_id: 8, name: 'Offers', place: 2, ...figures(5, 15, 0) },
      { ...script, script_id: 9, name: 'Elsewhere', ...figures(5, 15, 0) },
    ],
  });
  const [greets, offers] = [7, 8].map((script_id, at) => ({
    script_id,
    name: at === 0 ? 'Greets' : 'Offers',
    demand: 'must' as const,
    place: at + 1,
  }));
  if (greets === undefined || offers === undefined) return;
  server.answer(
    getSetOrder,
    {
      set: 'Renewal',
      steps: [greets, offers],
      broken: 3,
      open_broken: { query: null, filters: { scripts_out_of_order: [7] } },
      swaps: [{ later: offers, sooner: greets, calls: 3 }],
    },
    { id: 7 },
  );
  await show(
    <>
      <AdherenceCard id={7} />
      <SetOrderCard id={7} />
    </>,
  );
  await page.getByRole('button', { name: 'Scripts' }).click();
  await expect.element(page.getByTestId('adherence-8').getByText('25%')).toBeVisible();
  await expect.element(page.getByTestId('adherence-9')).not.toBeInTheDocument();
  const order = page.getByRole('region', { name: 'Order in “Renewal”' });
  await expect.element(order.getByText('“Offers” before “Greets”: 3')).toBeVisible();
  const broken = order.getByRole('link', { name: /out of order: 3/ });
  expect(broken.element().getAttribute('href')).toContain('scripts_out_of_order=');
});

test('what was never said, and what was never looked for, says so', async () => {
  server.answer(getAdherence, { total: { ...script, ...figures(0, 20, 0) }, results: [] }, { id: 7 });
  await show(<AdherenceCard id={7} />);
  await expect.element(page.getByText('never said', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('There are no calls in this period in which it was looked for.'))
    .toBeVisible();
});
