import { getAgent, listAgents } from '@earshot/core/agents/agents.api.ts';
import { giveCoaching, listMoments } from '@earshot/core/coaching/coaching.api.ts';
import { dropDraft, getDraft, keepDraft } from '@earshot/core/drafts/drafts.api.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { listScripts } from '@earshot/core/scripts/scripts.api.ts';
import type { Me } from '@earshot/core/users/account.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { agentList, agentNamed } from '../../../testing/people.ts';
import { coachingOfIryna, momentOfIryna } from '../../../testing/sample-coaching.ts';
import { show } from '../../../testing/show.tsx';
import { forgetDraft } from '../../drafts/kept-drafts.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { itemOfMoment } from './give-draft.ts';

const draft = { kind: 'coaching', subject: 'new' } as const;
const workspace = { id: 1 } as Me['workspace'];
const none = { results: [], count: 0, limit: 100, offset: 0 };
const one = itemOfMoment(momentOfIryna());
const other = { ...one, file_id: 'b', moment: { ...one.moment, text: 'thank you for waiting' }, note: '' };
const foreign = { ...other, file_id: 'c', operator: { id: 2, name: 'Taras' } };

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listAgents, agentList([agentNamed('Iryna Bondar')]));
  server.answer(getAgent, agentNamed('Iryna Bondar'), { id: 1 });
  server.answer(listGoals, none);
  server.answer(listScripts, none);
  server.answer(listCustomMetrics, none);
  server.answer(listMoments, { ...none, themes: [], operators: [], count: 1, results: [momentOfIryna()] });
  server.answer(giveCoaching, coachingOfIryna());
  server.answer(getDraft, { draft: null }, draft);
  server.answer(keepDraft, { ...draft, base: {}, body: {}, updated: new Date().toISOString() }, draft);
  server.answer(dropDraft, undefined, draft);
});

const open = async (items: (typeof one)[], onGiven = vi.fn()) => {
  await show(
    <GiveDialog
      first={{ agent: { id: 1, name: 'Iryna Bondar' }, items }}
      onGiven={onGiven}
      onClose={() => {}}
    />,
    'admin',
    { workspace },
  );
  await forgetDraft(draft);
  return onGiven;
};
const give = () => page.getByRole('button', { name: 'Give to the operator' }).click();
const name = () => page.getByRole('textbox', { name: 'Name' });

test('moments are given in the order and with the notes they have, and what should move', async () => {
  const onGiven = await open([one, other]);
  await name().fill('Ask first');
  await page.getByRole('textbox', { name: /thank you for waiting/ }).click();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByTestId('give-item-1')).toMatchTextContent(/thank you for waiting/);
  // The focus goes with what was moved.
  await userEvent.keyboard('Hear this first.');
  await page.getByRole('combobox', { name: 'What should move' }).click();
  await page.getByRole('option', { name: 'A metric' }).click();
  await give();
  await vi.waitFor(() => expect(onGiven).toHaveBeenCalledWith(7));
  const at = { start_ms: 58_000, end_ms: 61_000 };
  expect(server.sentTo(giveCoaching)).toEqual([
    {
      agent_id: 1,
      name: 'Ask first',
      note: '',
      measure: { kind: 'metric', metric: 'talk_share' },
      items: [
        { file_id: 'b', at, note: 'Hear this first.' },
        { file_id: one.file_id, at, note: 'Hear how long he waits.' },
      ],
    },
  ]);
});

test('without a name or with a moment of a colleague nothing is sent, and both are said', async () => {
  await open([one, foreign]);
  await give();
  await expect.element(name()).toHaveFocus();
  await name().fill('Ask first');
  await expect.element(page.getByTestId('give-item-2')).toMatchTextContent(/Not a call of Iryna Bondar/);
  await give();
  await expect.element(page.getByText(/nobody hears the calls of a colleague/)).toBeVisible();
  expect(server.sentTo(giveCoaching)).toEqual([]);
  await page.getByRole('button', { name: /^Leave out: thank you/ }).click();
  await give();
  await vi.waitFor(() => expect(server.sentTo(giveCoaching)).toHaveLength(1));
});

test('what the server refuses is said beside the button, in the words of the product', async () => {
  server.refuse(giveCoaching, 400, 'coaching.other_operator');
  await open([one]);
  await name().fill('Ask first');
  await give();
  await expect
    .element(page.getByText(/^An operator can be given moments of their own calls only/))
    .toBeVisible();
});

test('a moment is added from the library once, and whoever has no account is named', async () => {
  await open([]);
  await expect.element(page.getByText(/^No account is tied to this operator/)).toBeVisible();
  await page.getByRole('button', { name: 'From the library' }).click();
  await page.getByRole('button', { name: 'Add “Asks why first”' }).click();
  await expect.element(page.getByText('Added')).toBeVisible();
  await expect.element(page.getByTestId('give-item-1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add “Asks why first”' })).not.toBeInTheDocument();
});

test('what is entered is there again when one comes back, and can be let go of', async () => {
  await open([]);
  await name().fill('Ask first');
  await expect.element(page.getByTestId('draft-kept')).toBeVisible();
  await show(<GiveDialog first={{}} onClose={() => {}} />, 'admin', { workspace });
  // Another operator was chosen there: what is kept is offered, not put over it.
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect.element(name()).toHaveValue('Ask first');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(name()).toHaveValue('');
});
