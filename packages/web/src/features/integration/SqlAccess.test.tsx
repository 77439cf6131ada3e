import type { SqlAccessState } from '@earshot/core/sql-access/sql-access.api.ts';
import * as api from '@earshot/core/sql-access/sql-access.api.ts';
import { sqlViews } from '@earshot/core/sql-access/sql-views.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { SqlAccess } from './SqlAccess.tsx';

let server: ReturnType<typeof fakeServer>;
let state: SqlAccessState;
const door = { host: 'calls.example.com', port: 5433, database: 'earshot', is_local: false, has_tls: true };
const access = {
  user: 'earshot_bi_7_0a1b2c3d',
  created_at: '2026-03-02T10:00:00Z',
  created_by: 'Ann',
  renewed_at: null,
  last_used_at: '2026-03-03T10:00:00Z',
  last_used_from: '203.0.113.7',
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  server = fakeServer();
  state = { door, access: null };
  server.answer(api.getSqlAccess, () => state);
});

test('without a port it says that the engineer has to set one, and offers nothing', async () => {
  state = { door: null, access: null };
  await show(<SqlAccess />);
  await expect.element(page.getByText(/set SQL_PORT/)).toBeVisible();
  await expect.element(button('Switch on')).not.toBeInTheDocument();
});

test('switched on, the password is shown once, with where to connect', async () => {
  server.answer(api.openSqlAccess, () => {
    state = { door, access };
    return { user: access.user, password: 'p4ss' };
  });
  await show(<SqlAccess />);
  await button('Switch on').click();
  const dialog = page.getByRole('dialog', { name: 'The password for SQL' });
  await expect.element(dialog.getByRole('textbox', { name: 'Password' })).toHaveValue('p4ss');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Connection string' }))
    .toHaveValue(`postgresql://${access.user}:p4ss@calls.example.com:5433/earshot?sslmode=require`);
  await button('I have copied it').click();
  await expect.element(dialog).not.toBeInTheDocument();
  for (const [name, value] of [
    ['Host', 'calls.example.com'],
    ['Port', '5433'],
    ['Database', 'earshot'],
    ['User', access.user],
    ['Connection string', `postgresql://${access.user}@calls.example.com:5433/earshot?sslmode=require`],
  ] as const)
    await expect.element(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  await expect.element(page.getByText(/203\.0\.113\.7/)).toBeVisible();
  await expect.element(page.getByText(/in the clear/)).not.toBeInTheDocument();
});

test('a new password and switching off are asked about first', async () => {
  state = { door: { ...door, has_tls: false }, access };
  server.answer(api.renewSqlAccess, { user: access.user, password: 'n3w' });
  server.answer(api.closeSqlAccess, () => {
    state = { door, access: null };
    return undefined;
  });
  await show(<SqlAccess />);
  await expect.element(page.getByText(/in the clear/)).toBeVisible();
  await button('New password').click();
  expect(server.sentTo(api.renewSqlAccess)).toEqual([]);
  await page
    .getByRole('dialog', { name: 'Make a new password?' })
    .getByRole('button', { name: 'New password' })
    .click();
  await expect.element(page.getByRole('textbox', { name: 'Password' })).toHaveValue('n3w');
  await button('I have copied it').click();
  await button('Switch off').click();
  await page
    .getByRole('dialog', { name: 'Switch off SQL?' })
    .getByRole('button', { name: 'Switch off' })
    .click();
  await expect.element(button('Switch on')).toBeVisible();
});

test('every view is listed with its columns', async () => {
  await show(<SqlAccess />);
  const list = page.getByRole('region', { name: 'What can be read' });
  await expect.element(list).toBeVisible();
  expect(list.element().querySelectorAll('details')).toHaveLength(sqlViews.length);
  await list.getByText('One row for each call', { exact: true }).click();
  await expect.element(list.getByRole('rowheader', { name: 'duration_seconds' })).toBeVisible();
});
