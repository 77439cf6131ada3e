import { listConversions } from '@earshot/core/conversions/conversions.api.ts';
import { listGoals } from '@earshot/core/goals/goals.api.ts';
import { listCustomMetrics } from '@earshot/core/metrics/custom-metrics.api.ts';
import { listPatterns } from '@earshot/core/patterns/patterns.api.ts';
import { createReport, runReport } from '@earshot/core/reports/reports.api.ts';
import { ReportInput } from '@earshot/core/reports/reports.ts';
import { listScripts } from '@earshot/core/scripts/scripts.api.ts';
import { listTags } from '@earshot/core/tags/tags.api.ts';
import { sampleCounted } from '@earshot/core/testing/sample-report.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { ReportForm } from './ReportForm.tsx';

/** Of what is listed no more than this is read. */
const listed = <T extends { id: number; name: string }>(...named: { id: number; name: string }[]) => ({
  count: named.length,
  limit: 1000,
  offset: 0,
  results: named as T[],
});
const goal = (id: number, name: string, questions: string[]) => ({
  id,
  name,
  groups: [{ id: 1, name: 'All', questions: questions.map((text, at) => ({ id: at + 2, text })) }],
});
const start = ReportInput.parse({
  name: 'Week',
  blocks: [
    { title: 'First', measures: [{ name: 'calls' }], draw: 'number' },
    { title: 'Second', measures: [{ name: 'calls' }], by: ['day'], draw: 'line' },
  ],
});
type Sent = { report: ReportInput };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listTags, listed());
  server.answer(listPatterns, listed());
  server.answer(listScripts, listed());
  server.answer(listConversions, listed());
  server.answer(listCustomMetrics, listed());
  server.answer(
    listGoals,
    listed(goal(5, 'Support', ['Greets', 'How calm']), goal(6, 'Sale', ['Names the price'])),
  );
  server.answer(runReport, {
    days: { from: '2026-03-01', to: '2026-03-30' },
    before: null,
    time_zone: 'Europe/Kyiv',
    counted_at: '2026-03-30T10:00:00Z',
    blocks: [sampleCounted()],
  });
});

const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const draw = (name: string) => page.getByRole('group', { name: 'Drawn as' }).getByRole('button', { name });
const save = () => page.getByRole('button', { name: /^Save/ }).click();
const asked = () => (server.sentTo(runReport).at(-1) as Sent | undefined)?.report.blocks;

test('the chosen block is counted as it is written, and nothing that cannot be counted is saved', async () => {
  await show(<ReportForm report={null} start={start} />);
  await expect.element(page.getByTestId('report-trial')).toBeVisible();
  await choose('Measure 1', 'Tag');
  await expect.element(page.getByText('Choose of what it is counted.')).toBeVisible();
  await save();
  await expect
    .element(page.getByRole('alert').getByText('Block 1: Choose of what it is counted.'))
    .toBeVisible();
  expect(server.sentTo(createReport)).toEqual([]);
  // There is a goal, so that it is chosen at once.
  await choose('Measure 1', 'Score');
  await expect.poll(() => asked()?.[0]?.measures[0]).toMatchObject({ name: 'score', of: 5, stat: 'mean' });
  await choose('Told as', 'median');
  await expect.poll(() => asked()?.[0]?.measures[0]).toMatchObject({ stat: 'median' });
});

test('a question is chosen under the name of its goal', async () => {
  await show(<ReportForm report={null} start={start} />);
  await choose('Measure 1', 'Question, % of points');
  await expect
    .poll(() => asked()?.[0]?.measures[0])
    .toMatchObject({ name: 'question', of: '5.2', stat: 'mean' });
  await page.getByRole('combobox', { name: 'Of what', exact: true }).click();
  const list = page.getByRole('listbox');
  await expect.element(list).toMatchTextContent(/Support.*Greets.*How calm.*Sale.*Names the price/);
  await page.getByRole('option', { name: 'Names the price', exact: true }).click();
  await expect.poll(() => asked()?.[0]?.measures[0]).toMatchObject({ of: '6.2' });
  await draw('Distribution').click();
  await expect.poll(() => asked()?.[0]).toMatchObject({ draw: 'spread', measures: [{ of: '6.2' }] });
});

test('a question that is asked no more is told as such, and another can be chosen', async () => {
  const gone = ReportInput.parse({
    name: 'Gone',
    blocks: [{ measures: [{ name: 'question', of: '5.9' }], draw: 'number' }],
  });
  await show(<ReportForm report={null} start={gone} />);
  await expect.element(page.getByRole('combobox', { name: 'Of what' })).toHaveTextContent('deleted');
  await expect
    .element(page.getByRole('button', { name: 'Block 1: “deleted”, % of points', exact: true }))
    .toBeVisible();
  await choose('Of what', 'How calm');
  await expect
    .element(page.getByRole('button', { name: 'Block 1: “How calm”, % of points', exact: true }))
    .toBeVisible();
});

test('only what the grouping allows can be drawn', async () => {
  await show(<ReportForm report={null} start={start} />);
  await expect.element(draw('Heat map')).toBeDisabled();
  await choose('First', 'Weekday');
  await expect.element(draw('Bars')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(draw('Number')).toBeDisabled();
  await choose('Then', 'Hour');
  await draw('Heat map').click();
  await expect.poll(() => asked()?.[0]).toMatchObject({ by: ['weekday', 'hour'], draw: 'heat' });
  // What is chosen first is not offered again.
  await page.getByRole('combobox', { name: 'Then' }).click();
  await expect.element(page.getByRole('option', { name: 'Weekday' })).not.toBeInTheDocument();
});

test('blocks are moved with keys, copied and removed, and saved in their order', async () => {
  await show(<ReportForm report={null} start={start} />);
  const block = (name: string) => page.getByRole('button', { name, exact: true });
  await block('Block 1: First').click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(block('Block 2: First')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Copy the block' }).click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await expect.element(block('Block 4: Calls')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Remove the block' }).click();
  server.refuse(createReport, 409, 'reports.name_taken');
  await save();
  await expect
    .element(page.getByText('There is a report with this name. Choose another.').first())
    .toBeVisible();
  expect(server.sentTo(createReport).at(-1)).toMatchObject({
    name: 'Week',
    blocks: [{ title: 'Second' }, { title: 'First' }, { title: 'First' }],
  });
});

test('blocks are dragged to their place', async () => {
  await show(<ReportForm report={null} start={start} />);
  await userEvent.dragAndDrop(page.getByTestId('block-1'), page.getByTestId('block-2'));
  await expect
    .element(page.getByRole('button', { name: 'Block 2: First', exact: true }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('button', { name: 'Block 1: Second', exact: true })).toBeVisible();
});

test('a refusal to count is said, and the block can be mended', async () => {
  server.refuse(runReport, 422, 'queries.too_slow');
  await show(<ReportForm report={null} start={start} />);
  await expect.element(page.getByRole('region', { name: 'How it looks' }).getByRole('alert')).toBeVisible();
});

test('whoever only reads sees the form, and nothing to save', async () => {
  await show(<ReportForm report={null} start={start} />, 'viewer');
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Add a block' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});
