import { createAgent, listTeams, updateAgent } from '@earshot/core/agents/agents.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { agentNamed, teamNamed } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AgentForm } from './AgentForm.tsx';

const olena = agentNamed('Olena Koval', { id: 7, internal_id: 'KYV-0417' });
const update = { ...updateAgent, path: 'agents/7' };
const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save' });
let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer();
  const results = [teamNamed('Retention', { id: 3 })];
  server.answer(listTeams, { results, count: 1, limit: 1000, offset: 0 });
});

test('what is not changed cannot be saved, and of what is changed only that is sent', async () => {
  server.answer(update, olena);
  const onClose = vi.fn();
  await show(<AgentForm agent={olena} onClose={onClose} />);
  await expect.element(save()).toBeDisabled();
  await field('Name').fill('Olena Koval ');
  await expect.element(save()).toBeDisabled();
  await field('Name').fill('Olena Kovalenko');
  await save().click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.sentTo(update)).toEqual([{ name: 'Olena Kovalenko' }]);
});

test('a name that calls give to somebody else is said at its field, with whose it is', async () => {
  server.refuse(update, 409, 'agents.name_taken', { name: 'Andrii Melnyk' });
  await show(<AgentForm agent={olena} onClose={() => {}} />);
  await field('Name').fill('Andrii');
  await save().click();
  await expect.element(page.getByText(/name this operator so: Andrii Melnyk/)).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
});

test('an internal id that is too short says so before anything is sent', async () => {
  await show(<AgentForm agent={null} onClose={() => {}} />);
  await field('Name').fill('Maksym');
  await field('Internal id').fill('K');
  await save().click();
  await expect.element(page.getByText(/at least 3/)).toBeVisible();
  expect(server.sentTo(createAgent)).toEqual([]);
});

test('a new operator goes into the team that is chosen', async () => {
  server.answer(createAgent, olena);
  await show(<AgentForm agent={null} onClose={() => {}} />);
  await field('Name').fill('Maksym');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Retention' }).click();
  await save().click();
  await vi.waitFor(() =>
    expect(server.sentTo(createAgent)).toEqual([{ name: 'Maksym', internal_id: null, team_id: 3 }]),
  );
});
