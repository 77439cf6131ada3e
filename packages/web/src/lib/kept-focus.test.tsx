import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { keepFocus } from './kept-focus.ts';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

/** Rows of which each can be starred and taken out. */
function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  return (
    <main>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Star {row}</button>
            <button type="button" onClick={() => setRows((all) => all.filter((one) => one !== row))}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const focused = () => expect.poll(() => document.activeElement?.textContent);

test('who deletes rows one after the other stays at the same button of the next, then of the one before', async () => {
  await show(<Rows />);
  (page.getByRole('button', { name: 'Delete two' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await focused().toBe('Delete three');
  await userEvent.keyboard('{Enter}');
  await focused().toBe('Delete one');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.tagName).toBe('MAIN');
});

test('who clicked beside everything keeps nothing in focus', async () => {
  await show(<Rows />);
  const last = page.getByRole('button', { name: 'Delete three' }).element() as HTMLElement;
  last.focus();
  last.blur();
  await expect.poll(() => document.activeElement).toBe(document.body);
  last.click();
  await expect.element(page.getByRole('button', { name: 'Delete three' })).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
