import { useEffect, useRef } from 'react';
import { useCustomization } from './customization.ts';
import { isSingle, keyName } from './key-name.ts';

type Handler = (event: KeyboardEvent) => void;
/** By names of keys, such as `keyName` gives. */
export type KeyMap = Record<string, Handler>;

/** True where a key is text or belongs to the control in focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="dialog"],[role="menu"],[role="listbox"]'))
    return true;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button'].includes(target.type)
  );
}

/** A control that was just clicked keeps the focus, but whoever presses Space then means the player. */
let clicked: Element | null = null;
if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      clicked = target instanceof Element ? target.closest(pressed) : null;
    },
    true,
  );
  window.addEventListener('keydown', ({ code }) => {
    if (code === 'Tab') clicked = null;
  });
}

const pressed = 'button,a,[role="button"],[role="tab"],[role="checkbox"],[role="slider"],input';
const moved = '[role="slider"],[role="tab"],input[type="range"],input[type="radio"]';

/** Space and Enter press the control in focus; arrows move a slider. */
function belongsToControl({ target, code, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const selector = code === 'Space' || key === 'Enter' ? pressed : code.startsWith('Arrow') ? moved : null;
  const control = selector === null ? null : target.closest(selector);
  return control !== null && control !== clicked;
}

let areKeysOff = false;
/** The guided tour shows the way: a key must not lead elsewhere. */
export function switchKeys(on: boolean): void {
  areKeysOff = !on;
}

/** True where a key of the app may act at all. */
export function mayPress(event: KeyboardEvent): boolean {
  if (areKeysOff || event.defaultPrevented || isTyping(event.target)) return false;
  return useCustomization.getState().singleKeys !== false || !isSingle(keyName(event));
}

export function useKeys(keys: KeyMap, enabled = true): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => {
      if (!mayPress(event) || belongsToControl(event)) return;
      const handler = current.current[keyName(event)];
      if (handler === undefined) return;
      event.preventDefault();
      // Else the key, when it comes up, would press the button that was clicked last. A row or a phrase keeps the focus.
      if (event.code === 'Space' && event.target instanceof HTMLElement)
        event.target.closest<HTMLElement>(pressed)?.blur();
      handler(event);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled]);
}
