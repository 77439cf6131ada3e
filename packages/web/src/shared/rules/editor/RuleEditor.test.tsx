import type { Detection } from '@earshot/core/detection/detection.ts';
import { previewDetection } from '@earshot/core/patterns/patterns.api.ts';
import { listPatternMarks, listRuleRuns, markPatternCalls } from '@earshot/core/rules/rules.api.ts';
import { checkQuery } from '@earshot/core/search/search.api.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import type { Drafting } from '../../drafts/use-kept-draft.ts';
import { newDetection } from '../builder/detection-draft.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { sendUnsavedMarks } from './use-marks.ts';

const drafting: Drafting = {
  keptAtMs: null,
  isSafe: true,
  found: null,
  isDirty: true,
  stored: {},
  value: {},
  show() {},
  takeMine() {},
  takeStored() {},
  discard() {},
  saving() {},
  saved() {},
  failed() {},
};
const onSave = vi.fn();
const onDiscard = vi.fn();
type EditorProps = {
  id?: number | null;
  isDirty?: boolean;
  closed?: 'locked' | 'role' | null;
  problem?: string | null;
};
function Editor({ id = null, isDirty = true, closed = null, problem = null }: EditorProps) {
  const [detection, setDetection] = useState<Detection>(newDetection);
  return (
    <RuleEditor
      kind="pattern"
      id={id}
      version={id === null ? null : 2}
      detection={detection}
      onDetection={setDetection}
      closed={closed}
      problem={problem}
      isDirty={isDirty}
      drafting={drafting}
      isSaving={false}
      onSave={onSave}
      onDiscard={onDiscard}
    >
      <p>Name</p>
    </RuleEditor>
  );
}

const answer = { days: 30, looked_at: 200, total: 200, matched: 12, added: 9, removed: 0, sample: [] };
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  onSave.mockClear();
  onDiscard.mockClear();
  server = fakeServer();
  server.answer(checkQuery, { valid: true, issues: [] });
  server.answer(previewDetection, answer);
});

async function writePhrase(phrase: string) {
  await page.getByRole('textbox', { name: 'Phrases' }).fill(phrase);
  await userEvent.keyboard('{Enter}');
}
const save = () => page.getByRole('button', { name: /^Save/ });

test('a rule is tried while it is written, and can be saved once it says something', async () => {
  await show(<Editor />);
  await save().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/every condition needs words or limits/);
  expect(onSave).not.toHaveBeenCalled();
  await expect.element(page.getByText(/Write a phrase or set a limit/)).toBeVisible();
  await writePhrase('cancel the contract');
  await expect.element(page.getByTestId('preview-count')).toMatchTextContent('12 of 200 calls would match');
  // Nothing lost is nothing to be warned of.
  expect(page.getByText('−0 lost').element().className).not.toContain('live-lost');
  expect(page.getByText('+9 new').element().className).toContain('live-added');
  await save().click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith('from_now_on');
});

test('only what has rested is asked', async () => {
  await show(<Editor />);
  await writePhrase('cancel');
  await writePhrase('the contract');
  await expect.element(page.getByTestId('preview-count')).toBeVisible();
  const asked = () => server.sentTo(previewDetection).at(-1);
  await expect.poll(asked).toMatchObject({
    days: 30,
    pattern: { detection: { methods: [{ query: { phrases: ['cancel', 'the contract'] } }] } },
  });
});

test('applying to history says what it changes, before it is saved', async () => {
  await show(<Editor />);
  await writePhrase('cancel the contract');
  await page.getByRole('button', { name: 'Apply to history' }).click();
  const facts = page.getByTestId('consequences');
  await expect.element(facts).toMatchTextContent(/\+9.*−0.*3/);
  await page.getByRole('button', { name: 'Save and apply' }).click();
  expect(onSave).toHaveBeenCalledExactlyOnceWith('history');
});

test('a rule that cannot be understood is not saved, and the reason stands beside it', async () => {
  server.refuse(previewDetection, 422, 'queries.invalid', { issue: 'unclosed' });
  await show(<Editor />);
  await writePhrase('(cancel');
  await expect.element(page.getByRole('status')).toBeVisible();
  await save().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot be understood/);
  expect(onSave).not.toHaveBeenCalled();
});

test('what hinders saving is said once one tries', async () => {
  await show(<Editor problem="Name: Too short: at least 3 characters" />);
  await writePhrase('cancel');
  await expect.element(page.getByText(/Too short/)).not.toBeInTheDocument();
  await save().click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Name: Too short: at least 3 characters');
  expect(onSave).not.toHaveBeenCalled();
});

test('a phrase that is too long says so, and stays where it can be shortened', async () => {
  await show(<Editor />);
  const phrases = page.getByRole('textbox', { name: 'Phrases' });
  await phrases.fill('a'.repeat(513));
  await expect.element(page.getByText('Too long: at most 512 characters, now 513')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(phrases).toHaveValue('a'.repeat(513));
});

test('a rule that cannot be tried just now can be saved all the same', async () => {
  server.refuse(previewDetection, 503, 'unavailable');
  await show(<Editor />);
  await writePhrase('cancel');
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.element(save()).toBeEnabled();
});

test('marks are kept with the version they were made of, and say how precise each version was', async () => {
  const call = {
    file_id: 'f',
    name: 'one.wav',
    operator: 'Ann',
    started_at: '2026-01-01T00:00:00Z',
    evidence: [],
  };
  server.answer(previewDetection, { ...answer, sample: [{ ...call, change: 'kept' }] });
  const listed = { ...listPatternMarks, path: 'patterns/7/marks' };
  const marking = { ...markPatternCalls, path: 'patterns/7/marks' };
  const results = [
    { version: 2, right: 5, wrong: 1, at: '2026-01-02T00:00:00Z' },
    { version: 1, right: 9, wrong: 3, at: '2026-01-01T00:00:00Z' },
  ];
  server.answer(listed, {
    count: 2,
    limit: 50,
    offset: 0,
    results,
    marks: [{ file_id: 'f', is_right: false }],
  });
  server.answer(listRuleRuns, { count: 0, limit: 1, offset: 0, results: [] });
  server.answer(marking, undefined);
  await show(<Editor id={7} isDirty={false} />);
  const history = page.getByTestId('precision-history');
  await expect
    .element(history)
    .toMatchTextContent(/Version 2.*4 more marks are needed.*Version 1.*75\s?%.*9 right of 12/);
  await writePhrase('cancel');
  await expect
    .element(page.getByRole('button', { name: 'Wrong: Ann' }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Right: Ann' }).click();
  await expect
    .poll(() => server.sentTo(marking))
    .toEqual([{ version: 2, marks: [{ file_id: 'f', is_right: true }] }]);
  // Of what is being written there is no version yet: its marks go with the one that is made of it.
  await show(<Editor id={7} />);
  await writePhrase('cancel');
  await page.getByRole('button', { name: 'Wrong: Ann' }).click();
  await sendUnsavedMarks('pattern', 7, { id: 7, version: 3 });
  expect(server.sentTo(marking).slice(1)).toEqual([
    { version: 3, marks: [{ file_id: 'f', is_right: false }] },
  ]);
});

test('Ctrl+S saves while one types', async () => {
  await show(<Editor />);
  await writePhrase('cancel');
  await expect.element(save()).toBeEnabled();
  await page.getByRole('textbox', { name: 'Phrases' }).click();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith('from_now_on');
});

test('a locked rule is looked at and tried, not saved', async () => {
  await show(<Editor closed="locked" />);
  await expect.element(page.getByText(/The author locked this/)).toBeVisible();
  await expect.element(save()).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Live test' })).toBeVisible();
});
