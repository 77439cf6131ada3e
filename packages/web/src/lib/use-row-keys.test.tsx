import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { useRowKeys } from './use-row-keys.ts';

const names = ['Ann', 'Bob', 'Cid'];
let opened: string[] = [];

function List({ first }: { first: number | null }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState(first);
  useRowKeys({
    body,
    current,
    move: (step) => setCurrent((at) => Math.min(names.length - 1, Math.max(0, (at ?? -1) + step))),
    open: () => current !== null && opened.push(names[current] ?? ''),
    settle: setCurrent,
  });
  return (
    <table>
      <tbody ref={body}>
        {names.map((name, index) => (
          <tr key={name} data-current={index === current}>
            <td>
              <button type="button">Star {name}</button>
              <a href="#here">{name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const row = (name: string) => page.getByRole('row', { name, exact: true });

test('keys take the focus from row to row, each called by its name, and Tab goes into it', async () => {
  opened = [];
  await show(<List first={null} />);
  await userEvent.keyboard('jj');
  await expect.element(row('Bob')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['Bob']);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Star Bob' })).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(row('Ann')).toHaveFocus();
});

test('keys go on from the row that the focus came to by itself', async () => {
  await show(<List first={null} />);
  (page.getByRole('button', { name: 'Star Bob' }).element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(row('Cid')).toHaveFocus();
});

test('whoever comes back to a list is at the row they left it from', async () => {
  await show(<List first={1} />);
  await expect.element(row('Bob')).toHaveFocus();
});

test('a row that is half out of sight stays where it is pressed, and keys bring the next one into sight', async () => {
  await show(
    <div data-testid="window" style={{ height: 30, overflow: 'auto' }}>
      <List first={null} />
    </div>,
  );
  const scrolled = () => page.getByTestId('window').element().scrollTop;
  const star = page.getByRole('button', { name: 'Star Bob' }).element() as HTMLElement;
  const height = star.closest('tr')?.getBoundingClientRect().height ?? 0;
  page.getByTestId('window').element().scrollTop = height * 1.5;
  const before = scrolled();
  expect(before).toBeGreaterThan(height);
  // As a press does: what is under the pointer gets the focus.
  star.focus({ preventScroll: true });
  await expect.poll(() => star.closest('tr')?.dataset.current).toBe('true');
  expect(scrolled()).toBe(before);
  await userEvent.keyboard('k');
  await expect.element(row('Ann')).toHaveFocus();
  await expect.poll(scrolled).toBeLessThan(height / 2);
});
