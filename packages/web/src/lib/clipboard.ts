/**
 * The clipboard API is missing over plain HTTP on a local network; copying by command works everywhere. What is put there
 * is said at the copying itself: a menu or dialog that is closing may take the focus, and the selection with it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  // Safari copies nothing where nothing is selected.
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // An open dialog takes the focus back from whatever lies outside of it, and with it what is selected.
  (focused?.closest('[role="dialog"]') ?? document.body).append(area);
  area.select();
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('copy', put, { capture: true });
  const done = document.execCommand('copy');
  window.removeEventListener('copy', put, { capture: true });
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
