import {
  createConversion,
  listConversions,
  updateConversion,
} from '@earshot/core/conversions/conversions.api.ts';
import type { Conversion } from '@earshot/core/conversions/conversions.ts';
import { listFields } from '@earshot/core/files/fields.api.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { listScripts } from '@earshot/core/scripts/scripts.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { ConversionEditor } from './ConversionEditor.tsx';

/** Of what is listed the editor reads no more than this. */
const listed = <T extends { id: number; name: string }>(...named: Pick<T, 'id' | 'name'>[]) => {
  const results = named as T[];
  return { count: results.length, limit: 1000, offset: 0, results };
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listConversions, listed());
  server.answer(listTags, listed({ id: 3, name: 'Saved' }));
  server.answer(listPatterns, listed({ id: 4, name: 'Takes the router' }));
  server.answer(listScripts, listed());
  server.answer(listGoals, listed({ id: 5, name: 'Retention call' }));
  server.answer(listFields, { of: 10, results: [{ name: 'fee', files: 10, values: ['350'] }] });
});

const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const save = () => page.getByRole('button', { name: 'Save' }).click();

test('conditions are chosen one by one, and nothing is saved while one says nothing', async () => {
  await show(<ConversionEditor conversion={null} />);
  await page.getByLabelText('Name', { exact: true }).fill('Contract kept');
  await page.getByLabelText('Type', { exact: true }).fill('retention');
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await save();
  await expect.element(page.getByText('Choose what condition 1 counts, or remove it.')).toBeVisible();
  expect(server.sentTo(createConversion)).toEqual([]);
  await choose('Kind of condition 1', 'Goal');
  await choose('Goal', 'Retention call');
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await choose('Tag', 'Saved');
  await page.getByRole('button', { name: 'Any of them' }).click();
  await page.getByLabelText('Number from field').fill('fee');
  await page.getByLabelText('Fixed', { exact: true }).fill('40');
  await choose('Currency', 'UAH');
  server.refuse(createConversion, 409, 'conversions.name_taken');
  await save();
  await expect
    .element(page.getByText('There is a conversion of this type with this name. Choose another.'))
    .toBeVisible();
  expect(server.sentTo(createConversion).at(-1)).toEqual({
    name: 'Contract kept',
    type: 'retention',
    counts: {
      join: 'any',
      conditions: [
        { kind: 'goal', id: 5, outcome: 'passed' },
        { kind: 'tag', id: 3 },
      ],
    },
    out_of: { query: null, filters: {} },
    value: { field: 'fee', fixed: 40, currency: 'UAH' },
  });
});

const stored = {
  id: 7,
  name: 'Kept',
  type: 'Own type',
  counts: {
    join: 'all',
    conditions: [
      { kind: 'tag', id: 99 },
      { kind: 'field', field: 'visit', equals: null },
    ],
  },
  out_of: { query: null, filters: {} },
  value: { fixed: null, field: null, currency: null },
  names: [{ id: 99, name: null, state: 'gone' }, null],
  projects: [],
  version: 1,
  author: null,
  locked: false,
  can_change: true,
  can_lock: true,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
} satisfies Conversion;

test('a rule that is deleted is named so, and can be taken out', async () => {
  await show(<ConversionEditor conversion={stored} />);
  await expect.element(page.getByRole('combobox', { name: 'Tag' })).toHaveTextContent('deleted');
  await page.getByRole('button', { name: 'Remove condition 1' }).click();
  await page.getByLabelText('says', { exact: true }).fill('yes');
  server.answer(updateConversion, { ...stored, version: 2 }, { id: 7 });
  await save();
  await expect
    .poll(() => server.sentTo(updateConversion, { id: 7 }).at(-1))
    .toMatchObject({
      type: 'Own type',
      counts: { conditions: [{ kind: 'field', field: 'visit', equals: 'yes' }] },
    });
});

test('whoever may not change it sees it, and nothing to save', async () => {
  await show(<ConversionEditor conversion={stored} />, 'viewer');
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Add a condition' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
