import { listRuleRuns } from '@earshot/core/rules/rules.api.ts';
import { checkScript, createScript, previewScript } from '@earshot/core/scripts/scripts.api.ts';
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
  server.answer(listRuleRuns, { count: 0, limit: 1, offset: 0, results: [] });
});

test('a sentence is written with its slots, mistakes are shown where they are, and nothing is saved with them', async () => {
  await show(<ScriptEditor script={null} />);
  await page.getByLabelText('Name', { exact: true }).fill('Introduction');
  const variation = page.getByLabelText('Variation 1', { exact: true });
  await variation.fill('My name is {nmae}');
  await expect.element(page.getByText('There are {name}, {number}, {date} and {any 3}.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(server.sentTo(createScript)).toEqual([]);
  await variation.fill('My name is ');
  await page.getByRole('button', { name: 'a name', exact: true }).click();
  await expect.element(variation).toHaveValue('My name is {name}');
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
  const left = [...document.querySelectorAll('.saying del')].map((one) => one.textContent);
  expect(left).toEqual(['is', 'here']);
  expect(document.querySelector('.saying .filled')?.textContent).toBe('Helen');
});
