/** Takes the focus to the page itself, without a frame around all of it, which would say nothing. */
export function focusMain(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true, focusVisible: false });
}
