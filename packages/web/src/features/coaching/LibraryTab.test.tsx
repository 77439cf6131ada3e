import { changeMoment, listMoments } from '@earshot/core/coaching/coaching.api.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { momentOfIryna } from '../../testing/sample-coaching.ts';
import { show } from '../../testing/show.tsx';
import { LibraryTab } from './LibraryTab.tsx';

const library = (
  results = [momentOfIryna(), momentOfIryna({ id: 2, name: 'Talks over', kind: 'improve' })],
) => ({
  results,
  count: results.length,
  limit: 50,
  offset: 0,
  themes: ['Closing', 'Opening'],
  operators: [{ id: 1, name: 'Iryna Bondar', moments: 2 }],
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(listMoments, library());
});

test('the moments that are chosen are given to whoever they are of', async () => {
  const onGive = vi.fn();
  await show(<LibraryTab search={{}} onChange={() => {}} onGive={onGive} />);
  await page.getByRole('checkbox', { name: 'Choose “Talks over”' }).click();
  await page.getByRole('checkbox', { name: 'Choose “Asks why first”' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^2 moments chosen/);
  await page.getByRole('button', { name: 'Give to operator…' }).click();
  expect(onGive).toHaveBeenCalledWith({
    agent: { id: 1, name: 'Iryna Bondar' },
    items: [expect.objectContaining({ note: 'Hear how long he waits.' }), expect.anything()],
  });
});

test('what is said of a moment is changed, with a theme of those there are', async () => {
  server.answer(changeMoment, momentOfIryna(), { id: 1 });
  await show(<LibraryTab search={{}} onChange={() => {}} onGive={() => {}} />);
  await page.getByRole('button', { name: 'Change “Asks why first”' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(server.sentTo(changeMoment, { id: 1 })).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Asks why');
  await dialog.getByRole('combobox', { name: 'Theme' }).fill('Clos');
  await page.getByRole('option', { name: 'Closing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await vi.waitFor(() =>
    expect(server.sentTo(changeMoment, { id: 1 })).toEqual([
      { name: 'Asks why', note: 'Hear how long he waits.', kind: 'good', theme: 'Closing' },
    ]),
  );
});

test('an empty library says how it fills; one that is narrowed to nothing shows the way back', async () => {
  server.answer(listMoments, library([]));
  await show(<LibraryTab search={{}} onChange={() => {}} onGive={() => {}} />);
  await expect.element(page.getByText('The library is empty')).toBeVisible();
  const onChange = vi.fn();
  await show(<LibraryTab search={{ kind: 'good' }} onChange={onChange} onGive={() => {}} />);
  await page.getByRole('button', { name: 'Show all' }).click();
  expect(onChange).toHaveBeenCalledWith({
    agent: undefined,
    text: undefined,
    kind: undefined,
    theme: undefined,
  });
});

test('whoever may only look hears moments, and does nothing with them', async () => {
  server.answer(listMoments, library([momentOfIryna({ can_change: false })]));
  await show(<LibraryTab search={{}} onChange={() => {}} onGive={() => {}} />, 'viewer');
  await expect.element(page.getByRole('button', { name: /^Play from 0:58|0:58/ })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^(Change|Delete)/ })).not.toBeInTheDocument();
});
