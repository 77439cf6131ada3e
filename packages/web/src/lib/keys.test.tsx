import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { useCustomization } from './customization.ts';
import { useKeys } from './keys.ts';

afterEach(() => useCustomization.setState({ singleKeys: true }));

let pressed: string[] = [];

function Listening() {
  const keys = ['KeyJ', 'Shift+KeyX', '/', '?', 'Comma', 'BracketLeft', 'ArrowDown', 'Ctrl+KeyK', 'Space'];
  useKeys(Object.fromEntries(keys.map((name) => [name, () => pressed.push(name)])));
  return null;
}

async function pressAll(): Promise<string[]> {
  pressed = [];
  await userEvent.keyboard('j{Shift>}X{/Shift}/?,[[{ArrowDown}{Control>}k{/Control} ');
  return pressed;
}

test('keys of one character can be switched off; the others go on working', async () => {
  await show(<Listening />);
  expect(await pressAll()).toHaveLength(9);
  useCustomization.setState({ singleKeys: false });
  expect(await pressAll()).toEqual(['ArrowDown', 'Ctrl+KeyK', 'Space']);
});

test('Space leaves the focus on a row or a phrase, but takes it from a button that was clicked', async () => {
  const screen = await show(
    <>
      <Listening />
      <p tabIndex={-1}>A row</p>
      <button type="button">A button</button>
    </>,
  );
  const row = screen.getByText('A row').element() as HTMLElement;
  row.focus();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(row);
  await screen.getByRole('button').click();
  pressed = [];
  await userEvent.keyboard(' ');
  expect(pressed).toEqual(['Space']);
  expect(document.activeElement).toBe(document.body);
});
