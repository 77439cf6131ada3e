import { listClassifiers } from '@earshot/core/classifiers/classifiers.api.ts';
import {
  addTruth,
  answerTruth,
  collectTruth,
  drawTruth,
  listTruth,
  removeTruth,
} from '@earshot/core/evaluations/truths.api.ts';
import type { Right, Truth } from '@earshot/core/evaluations/truths.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import { GoalInput } from '@earshot/core/goals/goals.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import { getTranscript } from '@earshot/core/transcripts/transcripts.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { sampleTranscript } from '../../../../testing/sample-call.ts';
import { sampleClassifier } from '../../../../testing/sample-classifier.ts';
import { sampleProject } from '../../../../testing/sample-project.ts';
import { sampleTruth, truthList } from '../../../../testing/sample-test.ts';
import { show } from '../../../../testing/show.tsx';
import { TruthTab } from './TruthTab.tsx';

const ids = [1, 2, 3];
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listClassifiers, { results: [sampleClassifier()], count: 1, limit: 100, offset: 0 });
  for (const id of ids)
    server.answer(
      answerTruth,
      ({ body }) => sampleTruth(id, { right: (body as { right: Right | null }).right, by: 'You' }),
      { id: 3, truth_id: id },
    );
});

async function editor(
  truths: Truth[],
  subject: Subject = { kind: 'classifier', id: 1, version: null },
  items?: object,
) {
  server.answer(listTruth, truthList(truths, items), { id: 3 });
  const ask = vi.fn();
  const project = sampleProject({ kind: 'testing', subject });
  await show(<TruthTab project={project} subject={subject} search={{}} ask={ask} />);
  return ask;
}

const sent = (id: number) => server.sentTo(answerTruth, { id: 3, truth_id: id });
const current = () => document.querySelector('[data-current="true"]')?.getAttribute('data-testid');

test('numbers choose labels, and Enter saves and goes on to the next one without an answer', async () => {
  await editor([sampleTruth(1), sampleTruth(2, { right: { labels: [12] } }), sampleTruth(3)]);
  await expect.element(page.getByRole('button', { name: 'Invoice' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Choose an answer first, or none of these.')).toBeVisible();
  await userEvent.keyboard('12{Enter}');
  await vi.waitFor(() => expect(sent(1)).toEqual([{ right: { labels: [11, 12] } }]));
  expect(current()).toBe('truth-3');
  await expect.element(page.getByTestId('truth-1')).toMatchTextContent(/Invoice, Outage/u);
  await userEvent.keyboard('0');
  await vi.waitFor(() => expect(sent(3)).toEqual([{ right: { labels: [] } }]));
  await userEvent.keyboard('k');
  expect(current()).toBe('truth-2');
});

test('of a classifier that chooses one label only one is on', async () => {
  server.answer(listClassifiers, {
    results: [sampleClassifier({ choose: 'one' })],
    count: 1,
    limit: 100,
    offset: 0,
  });
  await editor([sampleTruth(1)]);
  await expect.element(page.getByRole('button', { name: 'Invoice' })).toBeVisible();
  await userEvent.keyboard('12');
  await expect.element(page.getByRole('button', { name: 'Outage' })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(page.getByRole('button', { name: 'Invoice' }))
    .toHaveAttribute('aria-pressed', 'false');
});

const whole = { place: null, text: '', role: null } as const;

test('whether a pattern is in a call is said by Y and N, beside what was said', async () => {
  const truth = sampleTruth(1, whole);
  server.answer(getTranscript, sampleTranscript('good day', 'give me my money back'), {
    file_id: truth.file_id,
  });
  await editor([truth], { kind: 'pattern', id: 4, version: null }, { items: [{ id: 4, name: 'Refund' }] });
  await expect.element(page.getByRole('group', { name: 'Is “Refund” in this call?' })).toBeVisible();
  await expect.element(page.getByText('give me my money back')).toBeVisible();
  await userEvent.keyboard('ny{Enter}');
  await vi.waitFor(() => expect(sent(1)).toEqual([{ right: { has: true } }]));
});

test('questions of a scorecard are answered as far as somebody knows', async () => {
  const truth = sampleTruth(1, whole);
  server.refuse(getTranscript, 404, 'transcripts.not_found');
  const questions = [
    { id: 2, text: 'Did they greet?', mode: 'yes_no' },
    { id: 3, text: 'How many offers?', mode: 'number' },
  ];
  const form = GoalInput.parse({ name: 'Care', groups: [{ name: 'Talk', questions }] });
  const created = '2026-01-01T00:00:00Z';
  const by = { version: 1, author: null, locked: false, can_change: true, can_lock: true };
  const goal = {
    ...form,
    ...by,
    id: 5,
    created,
    updated: created,
    files: 0,
    mean: null,
    passed: 0,
    failed: 0,
  };
  server.answer(listGoals, { count: 1, limit: 100, offset: 0, results: [goal] });
  const items = [
    { id: 2, name: 'Did they greet?' },
    { id: 3, name: 'How many offers?' },
  ];
  await editor([truth], { kind: 'goal', id: 5, version: null }, { items });
  await page.getByRole('group', { name: 'Did they greet?' }).getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('textbox', { name: 'How many offers?' }).fill('2');
  await page.getByRole('button', { name: /Save and next/u }).click();
  const answers = [
    { question_id: 2, answer: 'yes' },
    { question_id: 3, answer: 2 },
  ];
  await vi.waitFor(() => expect(sent(1)).toEqual([{ right: { answers } }]));
});

test('the words of a call may start from what was heard', async () => {
  const truth = sampleTruth(1, whole);
  server.answer(getTranscript, sampleTranscript('good day', 'my bill'), { file_id: truth.file_id });
  await editor([truth], { kind: 'engine', id: 0, version: null }, { items: [] });
  await page.getByRole('button', { name: 'Start from what was heard' }).click();
  const text = page.getByRole('textbox', { name: /The words as they were said/u });
  await expect.element(text).toHaveValue('good day\nmy bill');
  await text.fill('good day\nmy pill');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(sent(1)).toEqual([{ right: { text: 'good day\nmy pill' } }]));
});

test('an answer is taken back, and a place taken out', async () => {
  await editor([sampleTruth(1, { right: { labels: [11] } })]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await vi.waitFor(() => expect(sent(1)).toEqual([{ right: null }]));
  server.answer(removeTruth, undefined, { id: 3, truth_id: 1 });
  await page.getByRole('button', { name: 'Take out of the set' }).click();
  await vi.waitFor(() => expect(server.sentTo(removeTruth, { id: 3, truth_id: 1 })).toHaveLength(1));
});

test('an answer that cannot be kept comes back with the reason', async () => {
  await editor([sampleTruth(1), sampleTruth(2)]);
  const refused = { id: 3, truth_id: 1 };
  server.answer(
    answerTruth,
    () => {
      throw new TypeError('Failed to fetch');
    },
    refused,
  );
  await userEvent.keyboard('1{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(current).toBe('truth-1');
});

test('places are drawn, and what people decided is taken over', async () => {
  server.answer(drawTruth, { added: 10 }, { id: 3 });
  server.answer(collectTruth, { added: 7 }, { id: 3 });
  await editor([]);
  await page.getByLabelText('How many to draw').fill('10');
  await page.getByRole('button', { name: 'Draw by chance' }).click();
  await expect.element(page.getByText('Places drawn: 10')).toBeVisible();
  expect(server.sentTo(drawTruth, { id: 3 })).toEqual([{ count: 10 }]);
  await page.getByRole('button', { name: 'Take over people’s decisions' }).click();
  await expect.element(page.getByText('Answers taken over: 7')).toBeVisible();
});

test('a file that cannot be read says which row, and nothing is sent', async () => {
  server.answer(addTruth, { added: 1, replaced: 0 }, { id: 3 });
  await editor([sampleTruth(1)]);
  await page.getByRole('button', { name: 'Import' }).click();
  const input = page.getByTestId('import-truths');
  const file = (text: string) => new File([text], 'answers.csv', { type: 'text/csv' });
  await userEvent.upload(input, file('file_id,labels\nnone,Invoice'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Row 2: what stands under “file_id” cannot be understood/u);
  expect(server.sentTo(addTruth, { id: 3 })).toHaveLength(0);
  const id = sampleTruth(1).file_id;
  await userEvent.upload(input, file(`file_id,phrase_id,labels\n${id},4,Invoice | Outage`));
  await expect.element(page.getByText('Added: 1; replaced: 0')).toBeVisible();
  expect(server.sentTo(addTruth, { id: 3 })).toEqual([
    { entries: [{ file_id: id, phrase_id: 4, labels: ['Invoice', 'Outage'] }] },
  ]);
});

test('whoever may only look is shown the answers and nothing to change', async () => {
  server.answer(listTruth, truthList([sampleTruth(1, { right: { labels: [11] } })]), { id: 3 });
  const subject = { kind: 'classifier', id: 1, version: null } as const;
  const project = sampleProject({ kind: 'testing', subject });
  await show(<TruthTab project={project} subject={subject} search={{}} ask={vi.fn()} />, 'viewer');
  await expect.element(page.getByTestId('truth-1')).toMatchTextContent(/Invoice/u);
  expect(page.getByRole('button', { name: /Save and next|Draw by chance|Import/u }).elements()).toHaveLength(
    0,
  );
});
