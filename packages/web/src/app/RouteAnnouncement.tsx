import { useEffect, useState } from 'react';
import { focusMain } from '../lib/focus-main.ts';
import { lastOpened, setLastOpened } from '../shared/files/list-context.ts';
import { router } from './routes.tsx';

/** Says which page one has come to, and takes the focus there: a new page that nobody hears of is none. */
export function RouteAnnouncement() {
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const from = fromLocation?.pathname;
        // Other search parameters are the same page.
        if (from === undefined || from === toLocation.pathname) return;
        setTitle(document.title);
        focusPage();
      }),
    [],
  );
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        // One comes back to the row of a call from its page only.
        if (lastOpened() !== null && !fromLocation?.pathname.startsWith('/files/')) setLastOpened(null);
      }),
    [],
  );
  return (
    <p className="visually-hidden" role="status" data-testid="route">
      {title}
    </p>
  );
}

/** Unless the page has put the focus on something of its own. */
function focusPage(): void {
  const main = document.querySelector('main');
  const { activeElement: at } = document;
  if (main?.contains(at) || at?.closest('[role="dialog"]')) return;
  focusMain();
}
