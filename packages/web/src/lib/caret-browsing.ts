/**
 * Whether arrows move a caret through the text of the page (F7 in most browsers). No browser tells, but a caret that an
 * arrow has moved shows itself as a change of the selection; after F7 it is believed until an arrow moves nothing.
 */
let state: 'off' | 'asked' | 'on' = 'off';
let isArrowDown = false;
let hasMoved = false;

const isArrow = (key: string) => key.startsWith('Arrow');
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', (event) => {
    if (event.key === 'F7' && !event.defaultPrevented) state = state === 'off' ? 'asked' : 'off';
    isArrowDown = isArrow(event.key) && !event.defaultPrevented && !isField(event.target);
    hasMoved = false;
  });
  window.addEventListener('keyup', ({ key }) => {
    if (!isArrow(key)) return;
    if (state === 'asked' && isArrowDown && !hasMoved) state = 'off';
    isArrowDown = false;
  });
  document.addEventListener('selectionchange', () => {
    if (!isArrowDown) return;
    hasMoved = true;
    state = 'on';
  });
}

export const isCaretBrowsing = (): boolean => state !== 'off';
