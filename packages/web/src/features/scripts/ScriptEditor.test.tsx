import { listRuleRuns } from '@earshot/core/rules/rules.api.ts';
import { emptyCloseness } from '@earshot/core/scripts/closeness.ts';
import {
  checkScript,
  createScript,
  measureCloseness,
  previewScript,
} from '@earshot/core/scripts/scripts.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { ScriptEditor } from './ScriptEditor.tsx';

let server: ReturnType<typeof fakeServer>;
const noCalls = { days: 30, looked_at: 0, total: 0, matched: 0, added: 0, removed: 0, sample: [] };
beforeEach(() => {
  server = fakeServer();
  server.answer(previewScript, noCalls);
  server.answer(measureCloseness, emptyCloseness(30, 0, 1));
  server.answer(listRuleRuns, { count: 0, limit: 1, offset: 0, results: [] });
});

test('a sentence is written with its slots, mistakes are shown where they are, and nothing is saved with them', async () => {
  await show(<ScriptEditor script={null} />);
  await page.getByLabelText('Name', { exact: true }).fill('Introduction');
  const variation = page.getByLabelText('Variation 1', { exact: true });
  await variation.fill('My name is {nmae}');
  await expect
    .element(page.getByText('There are {name}, {number}, {date}, {any 3}, {must words} and {may words}.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(server.sentTo(createScript)).toEqual([]);
  await variation.fill('My name is ');
  await page.getByRole('button', { name: 'a name', exact: true }).click();
  await expect.element(variation).toHaveValue('My name is {name}');
  await variation.fill('My name is {name} please');
  const field = variation.element() as HTMLTextAreaElement;
  field.setSelectionRange(18, 24);
  await page.getByRole('button', { name: 'optional', exact: true }).click();
  await expect.element(variation).toHaveValue('My name is {name} {may please}');
  await variation.fill('My name is {name}');
  await page.getByRole('button', { name: 'Variation', exact: true }).click();
  await page.getByLabelText('Variation 2', { exact: true }).fill('This is {name} speaking');
  await page.getByRole('button', { name: 'Must not be said' }).click();
  server.refuse(createScript, 409, 'scripts.name_taken');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('There is a script with this name. Choose another.')).toBeVisible();
  expect(server.sentTo(createScript).at(-1)).toMatchObject({
    name: 'Introduction',
    demand: 'must_not',
    variations: [
      { language: null, text: 'My name is {name}' },
      { language: null, text: 'This is {name} speaking' },
    ],
  });
});

test('tried on a text it is shown to the word what was said beside what is written', async () => {
  const piece = { places: [], similarity: 1 };
  server.answer(checkScript, {
    outcome: 'said',
    reason: null,
    closeness: 0.8,
    not_counted: [
      {
        variation: 0,
        closeness: 0.7,
        is_said: true,
        speaker: 'abonent',
        start_ms: 3000,
        end_ms: 4000,
        text: 'my name is Tom',
        places: [],
        difference: [{ kind: 'same', written: [0, 10], said: 'my name is', ...piece }],
      },
    ],
    sayings: [
      {
        variation: 0,
        closeness: 0.8,
        is_said: true,
        speaker: 'operator',
        start_ms: 0,
        end_ms: 2000,
        text: 'my name was Helen',
        places: [{ phrase: 0, phrase_id: 0, words: [0, 3] }],
        difference: [
          { kind: 'same', written: [0, 7], said: 'my name', ...piece },
          { kind: 'different', written: [8, 10], said: 'was', ...piece },
          { kind: 'filled', written: [11, 17], said: 'Helen', ...piece },
          { kind: 'left_out', written: [18, 22], said: '', ...piece },
        ],
      },
    ],
  });
  await show(<ScriptEditor script={null} />);
  await page.getByLabelText('Variation 1', { exact: true }).fill('My name is {name} here');
  await page.getByRole('button', { name: 'A text' }).click();
  await page.getByLabelText('Text to test on').fill('operator: my name was Helen');
  await expect.element(page.getByTestId('outcome').getByText('Said')).toBeVisible();
  await expect.element(page.getByText('was', { exact: true })).toBeVisible();
  const others = page.getByTestId('not-counted');
  await expect.element(others.getByText('Said by the other side, not counted')).toBeVisible();
  await expect.element(others.getByText('my name is')).toBeVisible();
  const left = [...document.querySelectorAll('.script-outcome > .side-list .saying del')].map(
    (one) => one.textContent,
  );
  expect(left).toEqual(['is', 'here']);
  expect(document.querySelector('.saying .filled')?.textContent).toBe('Helen');
});

test('beside past calls it is shown how close each variation comes, and what is unsure plays', async () => {
  const sum = emptyCloseness(30, 40, 2);
  server.answer(measureCloseness, {
    ...sum,
    looked_at: 40,
    said: 30,
    unsure: 1,
    not_said: 8,
    unknown: 1,
    histogram: sum.histogram.with(5, 1).with(0, 8).with(19, 30),
    variations: [30, 0],
    near: [
      {
        file_id: 'b1f0f1d2-0000-4000-8000-000000000001',
        name: 'call.wav',
        operator: 'Helen',
        started_at: '2026-03-01T10:00:00Z',
        saying: {
          variation: 0,
          closeness: 0.27,
          is_said: false,
          speaker: 'operator',
          start_ms: 0,
          end_ms: 2000,
          text: 'my name',
          places: [],
          difference: [{ kind: 'same', written: [0, 7], said: 'my name', places: [], similarity: 1 }],
        },
      },
    ],
  });
  await show(<ScriptEditor script={null} />);
  await page.getByLabelText('Variation 1', { exact: true }).fill('My name is {name} here');
  await page.getByRole('button', { name: 'Variation', exact: true }).click();
  await page.getByLabelText('Variation 2', { exact: true }).fill('This is {name} speaking');
  const card = page.getByTestId('closeness');
  await expect.element(card.getByText('never said in 30 days')).toBeVisible();
  await expect.element(card.getByText('30 calls')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Helen' })).toBeVisible();
  await expect.element(card.getByRole('button', { name: /Play/ })).toBeVisible();
  expect(document.querySelectorAll('.closeness-bars .unsure')).toHaveLength(1);
});
