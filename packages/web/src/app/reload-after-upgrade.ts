import { tabShelf } from '../lib/browser-storage.ts';
import { probe } from '../lib/network.ts';

const key = 'earshot.reloaded';
/** A second failure so soon is not an upgrade: reloading again would go round for ever. */
const onceInMs = 30_000;

/** A tab that is older than the server asks for parts that are gone. Where nobody answers, a reload would lose the page. */
export function reloadAfterUpgrade(): void {
  window.addEventListener('vite:preloadError', () => {
    void probe().then((isThere) => {
      if (isThere) reloadOnce();
    });
  });
}

function reloadOnce(): void {
  const last = Number(tabShelf.read(key) ?? 0);
  // Where nothing can be kept nobody could tell the second time from the first.
  if (Date.now() - last < onceInMs || !tabShelf.keep(key, String(Date.now()))) return;
  window.location.reload();
}
