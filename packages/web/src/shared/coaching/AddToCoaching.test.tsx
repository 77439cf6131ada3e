import { getAgent, listAgents } from '@earshot/core/agents/agents.api.ts';
import { listMoments, saveMoment } from '@earshot/core/coaching/coaching.api.ts';
import { getDraft } from '@earshot/core/drafts/drafts.api.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { listScripts } from '@earshot/core/scripts/scripts.api.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { keepDrafts } from '../../testing/kept-drafts.ts';
import { agentList, agentNamed } from '../../testing/people.ts';
import { sampleFile } from '../../testing/sample-call.ts';
import { momentOfIryna } from '../../testing/sample-coaching.ts';
import { show } from '../../testing/show.tsx';
import { AddToCoaching } from './AddToCoaching.tsx';
import { useCoachingAction } from './use-coaching-action.tsx';

const none = { results: [], count: 0, limit: 100, offset: 0 };
const at = { start_ms: 1000, end_ms: 2500, role: 'operator' as const, text: 'what has changed' };
const call = sampleFile({ agent_id: 1, operator: 'Iryna Bondar' });

let server: ReturnType<typeof fakeServer>;
let draft: ReturnType<typeof keepDrafts>;
beforeEach(() => {
  server = fakeServer();
  draft = keepDrafts(server, 'moment', `${call.file_id}:1000-2500`);
  server.answer(listMoments, { ...none, themes: ['Opening'], operators: [] });
  server.answer(saveMoment, momentOfIryna());
  server.answer(listAgents, agentList([agentNamed('Iryna Bondar')]));
  server.answer(getAgent, agentNamed('Iryna Bondar'), { id: 1 });
  server.answer(listGoals, none);
  server.answer(listScripts, none);
  server.answer(listCustomMetrics, none);
  server.answer(getDraft, { draft: null }, { kind: 'coaching', subject: 'new' });
});

test('words of a call are kept under their own name until another is given', async () => {
  const onClose = vi.fn();
  await show(<AddToCoaching call={call} at={at} onClose={onClose} />);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('what has changed');
  await page.getByRole('button', { name: 'Could be better' }).click();
  await page.getByRole('button', { name: 'Save to the library' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sentTo(saveMoment)).toEqual([
    {
      file_id: call.file_id,
      at: { start_ms: 1000, end_ms: 2500 },
      name: 'what has changed',
      kind: 'improve',
      theme: '',
      note: '',
    },
  ]);
});

const me: Partial<Me> = { workspace: { id: 1 } as Me['workspace'] };

test('what is written of a moment is there again until it is saved', async () => {
  await show(<AddToCoaching call={call} at={at} onClose={() => {}} />, 'admin', me);
  await page.getByRole('textbox', { name: 'Note' }).fill('Listen to the pause');
  await vi.waitFor(() => expect(draft.kept()?.body).toMatchObject({ note: 'Listen to the pause' }), 20_000);
  await show(<AddToCoaching call={call} at={at} onClose={() => {}} />, 'admin', me);
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Listen to the pause');
  server.refuse(saveMoment, 404, 'files.not_found');
  await page.getByRole('button', { name: 'Save to the library' }).click();
  await vi.waitFor(() => expect(server.sentTo(saveMoment)).toHaveLength(1));
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Listen to the pause');
  server.answer(saveMoment, momentOfIryna());
  await page.getByRole('button', { name: 'Save to the library' }).click();
  await vi.waitFor(() => expect(draft.kept()).toBeNull(), 20_000);
});

test('given now, the moment and its note go to the operator of the call', async () => {
  await show(<AddToCoaching call={call} at={at} about="Asks why" onClose={() => {}} />);
  await page.getByRole('textbox', { name: 'Note' }).fill('Too early.');
  await page.getByRole('button', { name: 'Give now…' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Operator' })).toHaveValue('Iryna Bondar');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asks why');
  await expect.element(page.getByRole('textbox', { name: /^Note on this moment/ })).toHaveValue('Too early.');
});

test('of a call that names no operator a moment is kept, and given to nobody', async () => {
  await show(
    <AddToCoaching call={sampleFile({ agent_id: null, operator: null })} at={at} onClose={() => {}} />,
  );
  await expect.element(page.getByText(/^The call names no operator/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Give now…' })).not.toBeInTheDocument();
});

function Quote() {
  return useCoachingAction(call)('Asks why')?.(at);
}

test.each([
  ['admin', 1],
  ['viewer', 0],
] as const)('a quote goes to coaching by whoever may coach: %s', async (role, buttons) => {
  await show(
    <p>
      Quote <Quote />
    </p>,
    role,
  );
  await expect.element(page.getByText('Quote')).toBeVisible();
  expect(page.getByRole('button', { name: 'Add to coaching: 0:01' }).elements()).toHaveLength(buttons);
});
