/** Such a notice asks nothing: what it lies over stays within reach, and it fades where somebody comes near that. */
const notices = '.notistack-Snackbar:not(:has(button))';

type Box = { left: number; right: number; top: number; bottom: number };

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function yieldTo(box: Box): void {
  for (const notice of document.querySelectorAll<HTMLElement>(notices))
    notice.toggleAttribute('data-yields', meet(notice.getBoundingClientRect(), box));
}

/** Has notices give way to the pointer and to the focus; answers how to stop that. */
export function letNoticesYield(): () => void {
  const toPointer = ({ clientX: x, clientY: y }: PointerEvent) =>
    yieldTo({ left: x, right: x + 1, top: y, bottom: y + 1 });
  const toFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      yieldTo(target.getBoundingClientRect());
  };
  window.addEventListener('pointermove', toPointer);
  window.addEventListener('focusin', toFocus);
  return () => {
    window.removeEventListener('pointermove', toPointer);
    window.removeEventListener('focusin', toFocus);
  };
}
