import { permissionsOf } from '@earshot/core/access.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { AbonentLink, OperatorLink } from './PersonLink.tsx';

const names = (id: number | null) => (
  <>
    <OperatorLink name="Olena Koval" id={id} />
    <AbonentLink name="Halyna Moroz" id={id} />
  </>
);

test('names lead to the pages of operators and abonents', async () => {
  await show(names(7), 'viewer');
  await expect.element(page.getByRole('link', { name: 'Olena Koval' })).toHaveAttribute('href', '/agents/7');
  await expect
    .element(page.getByRole('link', { name: 'Halyna Moroz' }))
    .toHaveAttribute('href', '/subscribers/7');
});

const closed = { allow_callcenter: false, allow_classifiers: true, allow_reports: true };

test.each([
  ['nobody says whose it is', null, {}],
  ['one may not see the pages', 7, { permissions: permissionsOf({ role: 'manager', ...closed }) }],
])('where %s a name is only that', async (_, id, more) => {
  await show(names(id), 'manager', more);
  await expect.element(page.getByText('Olena Koval')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
