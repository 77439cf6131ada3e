import { mergeAgent, unmergeAgent } from '@earshot/core/agents/agents.api.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { agentNamed } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { LikelyDialog } from './LikelyDialog.tsx';

const merge = { ...mergeAgent, path: 'agents/9/merge' };
const unmerge = { ...unmergeAgent, path: 'agents/9/unmerge' };
const pair = { id: 9, name: 'O. Koval', files: 14, into: { id: 7, name: 'Olena Koval' } };

test('a pair is merged where it stands, and taken apart again', async () => {
  const server = fakeServer();
  server.answer(merge, agentNamed('Olena Koval', { id: 7 }));
  server.answer(unmerge, agentNamed('O. Koval', { id: 9 }));
  await show(<LikelyDialog pairs={[pair]} onClose={() => {}} />);
  await expect.element(page.getByText('14 calls')).toBeVisible();
  await page.getByRole('button', { name: 'Merge O. Koval into Olena Koval' }).click();
  await page.getByRole('button', { name: 'Take apart: O. Koval' }).click();
  await expect.element(page.getByText('looks like Olena Koval')).toBeVisible();
  expect(server.sentTo(merge)).toEqual([{ into: 7 }]);
  expect(server.sentTo(unmerge)).toHaveLength(1);
});

test('a pair that cannot be merged stays, and says why', async () => {
  const server = fakeServer();
  server.refuse(merge, 404, 'agents.not_found');
  await show(<LikelyDialog pairs={[pair]} onClose={() => {}} />);
  await page.getByRole('button', { name: 'Merge O. Koval into Olena Koval' }).click();
  await expect.element(page.getByText('This operator no longer exists.')).toBeVisible();
  await expect.element(page.getByText('looks like Olena Koval')).toBeVisible();
});
