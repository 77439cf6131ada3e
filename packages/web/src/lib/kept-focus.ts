import { focusMain } from './focus-main.ts';

/**
 * What has the focus may go: a row that is deleted, a button that leaves with its state. The browser then lets the focus
 * fall to the page, and whoever works by keys begins anew. Here it goes to what stands where the lost thing stood.
 */
type Level = { element: Element; among: Element[]; parent: Element };

/** The control in focus, with everything it stands in. */
let trail: Level[] = [];

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

const isOnPage = (element: Element) => element.isConnected && element.getClientRects().length > 0;
const controlsOf = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(focusable)].filter((one) => !one.closest('[aria-hidden="true"]'));

function trailOf(element: Element): Level[] {
  const levels: Level[] = [];
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    levels.push({ element: at, among: [...at.parentElement.children], parent: at.parentElement });
  return levels;
}

/** What to focus in place of the element at the beginning of a trail. */
function nextBest([lost, ...above]: Level[]): HTMLElement | null {
  if (lost === undefined) return null;
  const top = [lost, ...above].find(({ parent }) => parent.isConnected);
  if (top === undefined || top.parent === document.body) return null;
  const at = top.among.indexOf(top.element);
  // The one that moves up first, as in a list.
  const others = [...top.among.slice(at + 1), ...top.among.slice(0, at).toReversed()].filter(
    (one) => isOnPage(one) && one.tagName === top.element.tagName,
  );
  const place = controlsOf(top.element).indexOf(lost.element as HTMLElement);
  for (const other of others) {
    const alike = lost === top ? other : (controlsOf(other)[place] ?? controlsOf(other)[0]);
    if (alike instanceof HTMLElement) return alike;
  }
  return null;
}

function recover(): void {
  const [lost] = trail;
  const { activeElement } = document;
  if (lost === undefined || lost.element.isConnected) return;
  if (activeElement !== null && activeElement !== document.body) return;
  const next = nextBest(trail);
  trail = [];
  if (next === null) {
    focusMain();
    return;
  }
  if (!next.matches(focusable)) next.tabIndex = -1;
  next.focus();
}

/** Begins to look after the focus; answers how to stop. */
export function keepFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    trail = target instanceof Element ? trailOf(target) : [];
  };
  // Whoever clicks beside everything wants nothing in focus.
  const forget = () =>
    setTimeout(() => {
      if (trail[0]?.element.isConnected && document.hasFocus() && document.activeElement === document.body)
        trail = [];
    });
  // A dialog that leaves gives the focus back by itself, a little later.
  const watcher = new MutationObserver(() => {
    if (trail[0] !== undefined && !trail[0].element.isConnected) setTimeout(recover);
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    watcher.disconnect();
  };
}
